import CardExamples
import CardMath
import CardModel
import CardScenario
import CardSettings
import CardTestSupport
import Testing

@testable import CardSimulation

/// Under every preset: a session whose inputs come late and out of order, over frames at irregular instants, stands
/// where its replay stands, to the bit.
@Suite struct LiveReplayTests {
  static let names = [
    "tour", "flick-up", "push-pop", "scroll-momentum", "scroll-handoff-both-ways", "double-pop", "paging", "rotation",
    "sheet-over-keyboard", "cards-keyboard", "spots-carousel", "taps-by-position", "second-finger",
  ]

  /// A preset, a scenario and a seed.
  struct Case: Sendable, CustomTestStringConvertible {
    var preset: String
    var scenario: String
    var seed: UInt64
    var testDescription: String { "\(scenario) under \(preset), seed \(seed)" }
  }

  static var cases: [Case] {
    let all = Preset.names.flatMap { preset in
      names.enumerated().map { Case(preset: preset, scenario: $1, seed: UInt64($0 + 1)) }
    }
    return Seeds.every(6, of: all)
  }

  @Test(arguments: cases)
  func theStateIsTheReplayOfAllInputs(one: Case) throws {
    var document = try #require(BuiltInScenarios.named(one.scenario)).document
    document.use(try #require(Preset.named(one.preset)))
    let scenario = try document.scenario()
    var random = SplitMix64(seed: one.seed)
    var session = LiveSession(
      stack: scenario.stack, delivery: scenario.delivery, recognizesTaps: one.seed.isMultiple(of: 2))
    // Most inputs come within 60 ms, some much later.
    let arrivals = scenario.inputs.map { input in
      let time = input.ticks / Instant.ticksPerMicrosecond
      return (
        input: input.input, time: time, at: time + Int64(random.next(below: random.nextUnit() < 0.9 ? 60_000 : 600_000))
      )
    }.enumerated().sorted { ($0.element.at, $0.offset) < ($1.element.at, $1.offset) }.map(\.element)
    var (next, now, lateCount) = (0, Int64(0), 0)
    let end = min((arrivals.map(\.at).max() ?? 0) + 900_000, 9_000_000)
    while now < end {
      while next < arrivals.count, arrivals[next].at <= now {
        if try session.add(arrivals[next].input, microseconds: arrivals[next].time) { lateCount += 1 }
        next += 1
      }
      try session.show(microseconds: now)
      if random.nextUnit() < 0.03 { try Self.expectReplay(session, "\(one.testDescription) at \(now) us") }
      now += Int64(4_000 + random.next(below: random.nextUnit() < 0.95 ? 30_000 : 250_000))
    }
    #expect(lateCount > 0 || arrivals.count < 10)
    try Self.expectReplay(session, one.testDescription)
  }

  private static func expectReplay(_ session: LiveSession, _ comment: String) throws {
    var replay = session.replay()
    while try replay.next() {}
    let live = session.simulation
    #expect(live.frame == replay.frame, "\(comment)")
    #expect(live.events == replay.events, "\(comment)")
    #expect(live.scene == replay.scene, "\(comment)")
  }
}
