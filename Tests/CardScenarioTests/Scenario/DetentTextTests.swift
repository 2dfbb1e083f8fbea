import CardModel
import CardScenario
import CardScenarioSupport
import CardText
import Testing

/// Detents and who reaches them, as they are written.
@Suite struct DetentTextTests {
  static func card(_ detents: String, _ rest: String = "") -> String {
    #"{"cards": [{"name": "a", "header": 60, "content": 200, "detents": \#(detents)\#(rest)}]}"#
  }

  /// A finger reaches a detent unless it says otherwise; `place` holds what stands alone elsewhere.
  @Test func eachMaySayWhoReachesIt() throws {
    let text = Self.card(
      #"""
      {"tip": {"from_bottom": 90, "reach": "finger"}, "half": {"place": "50%", "reach": "command"},
       "list": {"height": 500, "reach": "program"}, "y": {"place": 150}, "full": 96}
      """#)
    let scenario = try scenario(text)
    let card = scenario.stack.topCard
    #expect(card.detents.map { scenario.names[$0.name] } == ["tip", "half", "list", "y", "full"])
    #expect(card.detents.map(\.y) == [762, 426, 318, 150, 96])
    #expect(card.detents.map(\.reach) == [.finger, .command, .program, .finger, .finger])
    #expect(card.stops.places.map(\.y) == [762, 150, 96])
  }

  /// In a compact height the outer detents remain, of those that a finger reaches, and all others.
  @Test func aCompactHeightLeavesOutOnlyWhatAFingerReaches() throws {
    let text = #"""
      {"device": "iphone-15-landscape", "cards": [{"name": "a", "detents": {
        "off": {"from_bottom": 0, "reach": "command"}, "tip": {"from_bottom": 60}, "half": "50%", "more": "60%",
        "own": {"place": "70%", "reach": "program"}, "full": "90%"}}]}
      """#
    let scenario = try scenario(text)
    let card = scenario.stack.topCard
    #expect(card.detents.map { scenario.names[$0.name] } == ["off", "tip", "own", "full"])
    #expect(scenario.stack.targetDetent == 3)
  }

  /// A bar moves all detents down but the lowest that a finger reaches and those below it.
  @Test func aBarMovesWhatIsAboveTheLowest() throws {
    let text = #"""
      {"bar": 40, "cards": [{"name": "a", "detents": {"off": {"place": 852, "reach": "command"}, "tip": 750,
        "half": 420, "own": {"place": 200, "reach": "program"}, "full": 96}}],
       "inputs": [{"at": "0ms", "bar": true}]}
      """#
    #expect(
      try ScenarioDocumentLayoutTests.detents(text)
        == [[852, 750, 420, 200, 96], [852, 750, 460, 240, 136]])
  }

  @Test(arguments: [
    (#"{"a": {"height": 3, "reach": "fingers"}}"#, "did you mean \"finger\"?"),
    (#"{"a": {"height": 3, "reach": 1}}"#, "expected \"finger\", \"command\" or \"program\", found 1"),
    (#"{"a": {"reach": "program"}, "b": 3}"#, "the detent has no place"),
    (#"{"a": {"height": 3, "place": 4}}"#, "a detent has one place, found height and place"),
    (#"{"a": {"place": "hlaf"}}"#, "a share of the screen's height"),
    (#"{"a": {"place": 9, "reach": "program"}, "b": {"place": 4, "reach": "command"}}"#, "no finger reaches a detent"),
  ])
  func mistakesAreExplained(detents: String, expected: String) {
    let problems = scenarioProblems(Self.card(detents))
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.contains { $0.contains(expected) && $0.contains("cards[0].detents") }, "\(problems)")
  }

  /// Whoever reads of two detents at one place also reads of the screen on which they are.
  @Test func twoAtOnePlaceNameTheirScreen() {
    let problems = scenarioProblems(Self.card(#"{"a": "50%", "b": {"place": 426, "reach": "program"}}"#))
    #expect(problems.contains { $0.contains("lie at the same place on the screen of 393 by 852 pt: y 426.0") })
  }
}
