import CardSimulation
import Testing

@Suite struct MetricPartsTests {
  /// A metric that is measured alone has the same value as among all others.
  @Test(arguments: Metric.ofTimelines) func whatIsAskedForIsMeasured(metric: Metric) throws {
    let inputs =
      Fixtures.stroke(from: 460, to: 300, at: 50, until: 130) + Fixtures.stroke(from: 200, to: 320, at: 260, until: 380)
      + [Fixtures.move(0, at: 900)] + Fixtures.stroke(from: 300, to: -200, at: 1800, until: 2000)
    var simulation = Simulation(stack: Fixtures.stack(), inputs: inputs, clock: FrameClock(hertz: 60))
    var (all, one, none) = (Metrics(), Metrics(of: [metric]), Metrics(of: [.target]))
    while try simulation.next() {
      all.add(simulation)
      one.add(simulation)
      none.add(simulation)
    }
    #expect(one[metric] == all[metric])
    #expect(none[.settleTime] == all[.settleTime])
    // It is no 0: nothing was measured.
    for other in [Metric.crossings, .peakVelocity, .fadeStep, .handoffs, .overdrag] { #expect(none[other] == .none) }
  }
}
