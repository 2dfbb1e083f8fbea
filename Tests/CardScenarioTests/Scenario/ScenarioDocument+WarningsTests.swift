import CardScenario
import CardText
import Testing

/// Each warning has a scenario that gets it, and one beside it that doesn't.
@Suite struct ScenarioDocumentWarningsTests {
  private static func warnings(_ text: String) throws -> [String] {
    try ScenarioDocument.read(SourceText(name: "x.json", text: text), name: "x").scenario().warnings.map(\.message)
  }

  private static func card(_ detents: String, _ rest: String = "", set: String = "") -> String {
    #"{ "cards": [{ "name": "a", \#(rest) "detents": \#(detents) }], "set": {\#(set)}, "inputs": [] }"#
  }

  @Test(arguments: [
    (#"{ "low": 900, "high": 100 }"#, "\"low\" of \"a\" lies off the screen: at y 900.0, below the screen"),
    (#"{ "low": 700, "high": -20 }"#, "\"high\" of \"a\" lies off the screen: at y -20.0, above"),
    (#"{ "low": 0.5, "high": 0.25 }"#, "lies 0.5 pt below the screen's top edge, which looks like a fraction"),
    (#"{ "low": "0.45%", "high": 100 }"#, "\"low\" shows 0.45% of the screen's height, which looks like a fraction"),
    (#"{ "low": 110, "high": 100 }"#, "all detents of \"a\" lie within 20 pt, from 100.0 to 110.0"),
  ]) func detents(text: String, problem: String) throws {
    let warnings = try Self.warnings(Self.card(text))
    #expect(warnings.contains { $0.contains(problem) }, "\(warnings)")
  }

  /// The warning of a fraction stands at its number.
  @Test(arguments: [("0.45", "45%"), ("0.07", "7%"), ("\"0.45%\"", "45%")])
  func aFractionHasItsPlace(place: String, remedy: String) throws {
    let text = Self.card("{ \"low\": 700, \"high\": \(place) }")
    let warnings = try ScenarioDocument.read(SourceText(name: "x.json", text: text), name: "x").scenario().warnings
    let warning = try #require(warnings.first { $0.message.contains("looks like a fraction") })
    #expect(warning.excerpt.marked == place)
    #expect(warning.help == "for a share of the screen's height, write \"\(remedy)\"")
  }

  @Test(arguments: [
    #"{ "low": 700, "high": 100 }"#, #"{ "low": "gone", "high": 100 }"#, #"{ "low": "50%", "high": 0 }"#,
    #"{ "only": 300 }"#, #"{ "low": 121, "high": 100 }"#,
  ]) func goodDetents(text: String) throws {
    #expect(try Self.warnings(Self.card(text)) == [])
  }

  @Test func aPreferredDetentThatARuleOverrides() throws {
    let detents = #"{ "low": 700, "high": 100 }"#
    let warnings = try Self.warnings(Self.card(detents, #""map": false, "detent": "low","#))
    #expect(warnings.count == 1 && warnings[0].contains("it stays at \"high\", by \"snap.fixed_without_map\""))
    #expect(try Self.warnings(Self.card(detents, #""map": false, "detent": "high","#)) == [])
    #expect(try Self.warnings(Self.card(detents, #""map": true, "detent": "low","#)) == [])
    let off = #""snap.fixed_without_map": false"#
    #expect(try Self.warnings(Self.card(detents, #""map": false, "detent": "low","#, set: off)) == [])
  }

  @Test func aSettingThatMeansNothing() throws {
    let detents = #"{ "low": 700, "high": 100 }"#
    let set = #""snap.policy": "projection", "snap.resistance": 300"#
    let warnings = try Self.warnings(Self.card(detents, set: set))
    #expect(warnings == ["snap.resistance means nothing under these settings, and changes nothing"])
    #expect(try Self.warnings(Self.card(detents, set: #""snap.resistance": 300"#)) == [])
  }

  @Test(arguments: [(-400.0, 0), (400, 1), (0, 0)]) func aSwipeThatTurnsBack(velocity: Double, count: Int) throws {
    let text =
      #"{ "cards": [{ "name": "a" }], "inputs": [{ "at": "100ms", "swipe": { "from": [190, 780], "#
      + #""to": [190, 560], "duration": "200ms", "velocity": \#(velocity) } }] }"#
    let warnings = try Self.warnings(text)
    #expect(warnings.count == count, "\(warnings)")
    if count > 0 { #expect(warnings[0].contains("it turns back before it lifts")) }
  }

  /// The turn is along the longer axis, to either side.
  @Test func theLongerAxisCounts() {
    let start = GesturePoint(x: 100, y: 100)
    #expect(SwipeTurn(from: start, to: GesturePoint(x: 300, y: 150), releaseVelocity: 5)?.sentence == nil)
    #expect(
      SwipeTurn(from: start, to: GesturePoint(x: 300, y: 150), releaseVelocity: -5)?.sentence
        == "the finger goes to the right by 200 pt and lifts at 5 pt/s to the left: it turns back before it lifts")
    #expect(SwipeTurn(from: start, to: start, releaseVelocity: -5) == nil)
  }
}
