import CardMath
import CardScenario
import CardScenarioSupport
import CardSimulation
import Testing

@Suite struct ExpectationRunTests {
  static func answers(_ expectations: String, until end: String? = nil) throws -> [ExpectationRun.Answer] {
    let duration = end.map { "\"duration\": \"\($0)\"," } ?? ""
    let document = try document(
      """
      {"cards": [{"name": "a", "content": 1600, "detent": "peaking"}], "inputs": [{"at": "100ms", "move": "extended"}],
       \(duration) "expect": [\(expectations)]}
      """)
    let scenario = try document.scenario()
    var (simulation, run) = (scenario.simulation, ExpectationRun(document.expectations, names: scenario.names))
    while try simulation.next() {
      run.add(&simulation)
    }
    return run.answers
  }

  @Test func metricsAreOfTheWhole() throws {
    let answers = try Self.answers(
      #"{"metric": "target", "is": "extended"}, {"metric": "settle_ms", "max": 10}, {"metric": "release_velocity_pt_s", "is": ""}"#
    )
    #expect(answers.map(\.isMet) == [true, false, true])
    #expect(answers[0].found == .text("extended"))
    #expect(answers[2].found == .nothing)
    #expect(answers[1].words.hasPrefix("settle_ms is "))
    #expect(answers[1].words.hasSuffix(", expected at most 10"))
  }

  /// The number found has two decimals, and more only where two would be on the other side of the limit.
  @Test func theNumberFoundIsRounded() throws {
    let answer = try Self.answers(#"{"metric": "settle_ms", "max": 10}"#)[0]
    guard case .number(let number) = answer.found else { throw Failure() }
    let short = (number * 100).rounded() / 100
    try #require((short - number).magnitude > 0.0001)
    #expect(answer.words == "settle_ms is \(short), expected at most 10")
    let (key, wanted) = short < number ? ("max", "at most") : ("min", "at least")
    let near = try Self.answers("{\"metric\": \"settle_ms\", \"\(key)\": \(short)}")[0]
    #expect(!near.isMet)
    #expect(near.words.hasSuffix(", expected \(wanted) \(short)"))
    #expect(!near.words.hasPrefix("settle_ms is \(short),"))
  }

  /// There is no number.
  private struct Failure: Error {}

  /// A column is read in the first frame at or after the instant: 100 ms are frame 6 at 60 Hz, 100.001 ms frame 7.
  @Test func aColumnIsLookedAtInItsFrame() throws {
    let answers = try Self.answers(
      """
      {"column": "frame", "at": "100ms", "is": 6}, {"column": "frame", "at": "100001us", "is": 7},
      {"column": "frame", "at": "0ms", "is": 0}, {"column": "events", "at": "100ms", "is": "move(extended)"},
      {"column": "card_y_pt", "at": "0ms", "is": 390.5}, {"column": "card_y_pt", "at": "end", "is": 71},
      {"column": "phase", "at": "200ms", "is": "settling"}, {"column": "touch_y_pt", "at": "end", "is": ""},
      {"column": "events", "at": "200ms", "is": ""}, {"column": "card", "at": "end", "is": "a"}
      """)
    #expect(answers.map(\.isMet) == answers.map { _ in true }, "\(answers.filter { !$0.isMet }.map(\.words))")
  }

  @Test func partsOfTheSceneAreLookedAt() throws {
    let answers = try Self.answers(
      #"{"column": "card_height_pt", "at": "end", "is": 781}, {"column": "card_width_pt", "at": "0ms", "is": 393}"#)
    #expect(answers.map(\.isMet) == [true, true])
  }

  /// At 60 Hz two of three frames lie between two microseconds; an instant copied from a row finds that row.
  @Test func anInstantOfARowFindsIt() throws {
    for frame in 0..<60 as Range<Int64> {
      let time = Instant(ticks: frame * Instant.ticksPerSecond / 60).microseconds
      let answers = try Self.answers(
        """
        {"column": "time_us", "at": "\(time)us", "is": \(time)},
        {"column": "frame", "at": "\(time)us", "is": \(frame)},
        {"column": "frame", "at": "\(time + 1)us", "is": \(frame + 1)}
        """, until: "2s")
      #expect(answers.map(\.isMet) == [true, true, true], "\(answers.map(\.words))")
    }
  }

  @Test func whatIsAfterTheEndIsReported() throws {
    let answers = try Self.answers(#"{"column": "card_y_pt", "at": "20s", "is": 71}"#, until: "1.2s")
    #expect(answers.map(\.found) == [.tooLate(end: 1_200_000)])
    #expect(!answers[0].isMet)
    #expect(answers[0].words == "card_y_pt: the timeline ends at 1.2s, before 20s")
  }
}
