import CardScenarioSupport
import CardSimulation
import CardTestSupport
import CardText
import CardTimeline
import Testing

@Suite struct ExpectationReaderTests {
  static func text(_ expectations: String, _ rest: String = "") -> String {
    #"{"cards": [{"name": "a", "detents": {"up": 71, "down": 734}}], "expect": [\#(expectations)]\#(rest)}"#
  }

  @Test func whatIsWrittenIsRead() throws {
    let text = Self.text(
      """
      {"metric": "settle_ms", "max": 500},
      {"metric": "overshoot_pt", "min": 0, "max": 5},
      {"metric": "overshoot_pt", "is": 4},
      {"metric": "frames", "is": 4},
      {"metric": "target", "is": "up"},
      {"column": "card_y_pt", "at": "0.5s", "is": 71, "within": 0.5},
      {"column": "card_y_pt", "at": "end", "is": 71},
      {"column": "touch_y_pt", "at": "0ms", "is": ""},
      {"column": "phase", "at": "end", "is": "resting"},
      {"column": "events", "at": "0ms", "is": "drag;grab"}
      """)
    let document = try document(text)
    #expect(
      document.expectations.map(\.subject) == [
        .metric(.settleTime), .metric(.overshoot), .metric(.overshoot), .metric(.frames), .metric(.target),
        .column(.fixed(.cardY), .at(500_000)), .column(.fixed(.cardY), .end), .column(.fixed(.touchY), .at(0)),
        .column(.fixed(.phase), .end),
        .column(.fixed(.events), .at(0)),
      ])
    #expect(
      document.expectations.map(\.limits) == [
        .number(low: nil, high: 500), .number(low: 0, high: 5), .near(4, within: 0.5), .near(4, within: 0), .text("up"),
        .near(71, within: 0.5), .near(71, within: 0.00005), .text(""), .text("resting"), .text("drag;grab"),
      ])
    // Each expectation knows its line.
    #expect(document.source.position(of: document.expectations[4].range.lowerBound).line == 5)
  }

  @Test func tolerancesAreRead() throws {
    let text = Self.text("", #", "tolerances": {"card_y_pt": 0.01, "*": {"abs": 1, "rel": 0.5}}"#)
    let tolerances = try document(text).tolerances
    #expect(tolerances["card_y_pt"] == Tolerance(absolute: 0.01))
    #expect(tolerances["progress"] == Tolerance(absolute: 1, relative: 0.5))
    #expect(try document(Self.text("")).tolerances == Tolerances())
  }

  @Test(arguments: [
    (#"{"metric": "settle", "max": 5}"#, #"expected "target", "frames","#),
    (#"{"max": 5}"#, "metric"), (#"{"metric": "frames", "column": "page", "is": 1, "at": "end"}"#, "column"),
    (#"{"metric": "frames"}"#, "an expectation needs limits"),
    (#"{"metric": "frames", "at": "1ms", "is": 5}"#, "a metric is of the whole timeline"),
    (#"{"metric": "frames", "is": 5, "max": 6}"#, #""is" gives the number, and "max" another one"#),
    (#"{"metric": "frames", "within": 5}"#, #""within" needs an "is""#),
    (#"{"metric": "frames", "is": 5, "within": -1}"#, "expected a number of at least 0"),
    (#"{"metric": "frames", "is": null}"#, #"found null | write "" for no value"#),
    (#"{"metric": "frames", "is": "five"}"#, #"expected a number, or "" for nothing"#),
    (#"{"metric": "frames", "min": 5, "max": 4}"#, "no number is at least 5 and at most this"),
    (#"{"metric": "frames", "min": "5"}"#, "expected a number, found"),
    (#"{"metric": "target", "max": 5}"#, "a text has no limits"),
    (#"{"metric": "target", "is": 5}"#, "expected text"),
    (#"{"metric": "target", "is": "upp"}"#, #""upp" isn't a value that can be there"#),
    (#"{"column": "card", "at": "end", "is": "b"}"#, #""b" isn't a value that can be there"#),
    (#"{"column": "phase", "at": "end", "is": "rest"}"#, #""rest" isn't a value that can be there"#),
    (#"{"column": "card_y", "at": "end", "is": 5}"#, #"expected "frame""#),
    (#"{"column": "card_y", "at": "end", "is": 5}"#, #"did you mean "card_y_pt"?"#),
    (#"{"column": "events", "at": "1s", "is": "drag;snp(up)"}"#, #"there is no event "snp""#),
    (#"{"column": "events", "at": "1s", "is": "drag;snp(up)"}"#, #"did you mean "snap"?"#),
    (#"{"column": "events", "at": "1s", "is": "nothing at all"}"#, #"there is no event "nothing at all""#),
    (#"{"column": "page", "is": 5}"#, "at"),
    (#"{"column": "page", "at": "later", "is": 5}"#, "later"), (#"{"column": "page", "at": 5, "is": 5}"#, "a duration"),
    (#"{"metric": "frames", "is": 5, "foo": 1}"#, "foo"),
    (#"5"#, #"expected an object such as {"metric": "settle_ms", "max": 500}"#),
  ])
  func everyMistakeHasItsPlace(expectation: String, message: String) {
    let problems = scenarioProblems(Self.text(expectation))
    #expect(problems.count == 1 && problems[0].contains("$.expect[0]") && problems[0].contains(message), "\(problems)")
  }

  @Test(arguments: [
    (#"{"card": 1}"#, "text has no tolerance"), (#"{"card_y": 1}"#, "there is no such column"),
    (#"{"card_y_pt": -1}"#, "expected a number of at least 0"), (#"{"card_y_pt": {"abs": 1, "rell": 2}}"#, "rell"),
  ])
  func everyToleranceHasItsPlace(tolerances: String, message: String) {
    let problems = scenarioProblems(Self.text("", #", "tolerances": \#(tolerances)"#))
    #expect(
      problems.count == 1 && problems[0].contains("$.tolerances.") && problems[0].contains(message), "\(problems)")
  }

  /// A name that no column has is shown itself, and not its tolerance.
  @Test func aWrongNameIsShown() throws {
    let text = Self.text("", #", "tolerances": {"card_y": 1}"#)
    let error = try #require(thrown(DiagnosticsError.self) { try document(text) })
    #expect(error.diagnostics[0].excerpt.marked == #""card_y""#)
  }
}
