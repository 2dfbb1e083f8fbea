import CardModel
import Testing

@testable import CardSimulation

@Suite struct ConfigurationMeasureTests {
  static let all = ConfigurationMeasure(of: Fixtures.card, rules: Rules(), [.effort, .skip, .flips])

  @Test func isWhatEachMeasuresAlone() {
    let (card, rules) = (Fixtures.card, Rules())
    let efforts = FlickEffort.speeds.map { FlickEffort.largest(speed: $0, of: card, rules: rules) }
    #expect(Self.all.efforts == efforts)
    #expect(efforts.count == 3)
    #expect(efforts.contains { ($0 ?? 0) > 0 })
    #expect(Self.all.skipVelocity == SkipVelocity.least(of: card, rules: rules))
    #expect(Self.all.flipShare == FlipProbability().mean(of: card, rules: rules))
    #expect(Self.all.flipShare! > 0)
  }

  @Test func whatNobodyAsksForIsNotMeasured() {
    let one = ConfigurationMeasure(of: Fixtures.card, rules: Rules(), [.skip])
    #expect(one.efforts == [nil, nil, nil])
    #expect(one.flipShare == nil)
    #expect(one.skipVelocity == Self.all.skipVelocity)
  }

  /// The metrics of a run have these measures from its first frame on, for any inputs.
  @Test func aRunHasThem() throws {
    var simulation = Simulation(
      stack: Fixtures.stack(), inputs: [Fixtures.move(2, at: 100)], clock: FrameClock(hertz: 60))
    var metrics = Metrics(of: [.flickEffort, .flipShare])
    while try simulation.next() { metrics.add(simulation) }
    #expect(metrics[.flipShare] == .number(Self.all.flipShare!))
    #expect(metrics[.flickEffort] == Self.all.efforts[1].map { .number($0) } ?? .none)
    #expect(metrics[.skipVelocity] == .none)
    #expect(Metrics()[.flipShare] == .none)
  }
}
