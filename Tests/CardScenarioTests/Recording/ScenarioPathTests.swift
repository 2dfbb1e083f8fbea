import CardExamples
import CardMath
import CardSimulation
import CardTestSupport
import Testing

@testable import CardScenario

/// A path between its samples, whatever their distances in time.
@Suite struct ScenarioPathTests {
  /// Samples at one rate, after a pause, and at random instants.
  private static func times(_ kind: Int, _ random: inout SplitMix64) -> [Double] {
    let count = 2 + Int(random.nextUnit() * 60)
    let start = random.nextUnit() * 10 - 5
    var times = [start]
    for index in 1..<count {
      let step = [0.001, index == count / 2 ? 3 : 0.016, 1e-6 + random.nextUnit() * random.nextUnit()][kind]
      times.append(times[index - 1] + step)
    }
    return times
  }

  /// The number at each sample is its index, and the expected samples around an instant are looked for one by one.
  @Test(arguments: 0..<3, Seeds.few) func aNumberLiesBetweenItsNeighbours(kind: Int, seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let times = ScenarioPathTests.times(kind, &random)
    let path = ScenarioPath(times: times, values: times.indices.map(Double.init))
    for (index, time) in times.enumerated() { #expect(path.value(at: time) == Double(index), "\(time), seed \(seed)") }
    for _ in 0..<200 {
      let time = times[0] - 0.1 + random.nextUnit() * (path.duration - times[0] + 0.2)
      guard let next = times.firstIndex(where: { $0 > time }) else {
        #expect(path.value(at: time) == Double(times.count - 1), "after the end, seed \(seed)")
        continue
      }
      if next == 0 {
        #expect(path.value(at: time) == 0, "before the start, seed \(seed)")
        continue
      }
      let step = times[next] - times[next - 1]
      #expect(path.value(at: time) == Double(next - 1) + (time - times[next - 1]) / step, "\(time), seed \(seed)")
      #expect(path.slope(at: time) == 1 / step, "\(time), seed \(seed)")
    }
  }

  private static let rates = [
    FrameRate(frames: 60), FrameRate(frames: 60_000, seconds: 1001),
  ]

  /// The path is the timeline, at every frame of 60 Hz and of 59.94 Hz, under a finger too; frames have whole
  /// microseconds, as a log has them.
  @Test(arguments: ["rubber-band", "grab-and-drag", "scroll-handoff-up", "tour"], rates)
  func itIsTheTimeline(name: String, rate: FrameRate) throws {
    let scenario = try #require(BuiltInScenarios.named(name)).document.scenario()
    let path = try ScenarioPath(scenario, column: .cardY)
    let clock = FrameClock(rates: [FrameClock.Rate(start: 0, rate)])
    var simulation = Simulation(
      stack: scenario.stack, inputs: scenario.inputs, clock: clock, delivery: scenario.delivery,
      duration: scenario.duration, recognizesTaps: scenario.recognizesTaps)
    while try simulation.next() {
      let time = Double(Instant(ticks: simulation.frame.ticks).microseconds) / 1e6
      #expect(path.value(at: time).isNear(simulation.frame.sample.cardY, 0.05), "\(name) at \(time) s")
    }
  }

  @Test func onePointIsEverywhere() {
    let path = ScenarioPath(times: [2], values: [7])
    for time in [-1, 2, 3.0] {
      #expect(path.value(at: time) == 7)
      #expect(path.slope(at: time) == 0)
    }
  }
}
