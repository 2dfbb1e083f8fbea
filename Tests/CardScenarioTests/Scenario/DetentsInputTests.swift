import CardModel
import CardScenario
import CardScenarioSupport
import CardText
import Testing

/// Inputs that give a card other detents, as they are written.
@Suite struct DetentsInputTests {
  static let text = #"""
    {"cards": [{"name": "a", "header": 60, "content": 200, "detent": "half",
       "detents": {"tip": {"height": 72}, "half": "50%", "full": 96}}, {"name": "b"}],
     "inputs": [
       {"at": "300ms", "card": "a", "detents": {"tip": {"height": 72}, "list": "content", "own": {"place": 150, "reach": "program"}}},
       {"at": "2s", "move": "own"},
       {"at": "4s", "resize": "iphone-se-3"},
       {"at": "6s", "card": "a", "detents": {"half": "50%", "full": "90%"}, "animated": false}]}
    """#

  /// Each set is resolved for each screen that it is used on.
  @Test func theyAreResolvedForTheirScreens() throws {
    let scenario = try scenario(Self.text)
    let layouts = scenario.stack.layouts
    #expect(layouts.map(\.screen.height) == [852, 852, 667, 667])
    let names = layouts.map { $0.cards[0].detents.map { scenario.names[$0.name] } }
    #expect(names == [["tip", "half", "full"], ["tip", "list", "own"], ["tip", "list", "own"], ["half", "full"]])
    let places = layouts.map { $0.cards[0].detents.map(\.y) }
    #expect(places[0] == [746, 426, 96])
    #expect(places[1] == [746, 558, 150])
    let low: Double = 150 * (667.0 / 852)
    #expect(places[2] == [595, 407, low])
    let rounded: [Double] = places[3].map { ($0 * 1e6).rounded() / 1e6 }
    #expect(rounded == [333.5, 66.7])
    // The other card has its own in each.
    #expect(Set(layouts.map { $0.cards[1].detents.count }) == [3])
    #expect(layouts[1].cards[0].fittedDetent?.index == 1)
    #expect(layouts[0].cards[0].fittedDetent == nil)
  }

  @Test func theCardGoesWhereTheyLead() throws {
    var simulation = try scenario(Self.text).simulation
    var places: [Int: Double] = [:]
    var targets: [Int: String] = [:]
    let names = try scenario(Self.text).names
    while try simulation.next() {
      let frame = simulation.frame
      let second = Int(frame.ticks / 9_000_000)
      places[second] = frame.sample.cardY
      targets[second] = frame.sample.target.map { names[$0] }
    }
    // Half, at 426, is gone: the list, at 558, is the nearest that a finger reaches.
    #expect(places[1] == 558)
    #expect(targets[1] == "list")
    #expect(places[3] == 150)
    #expect(targets[3] == "own")
    #expect(places[5] == 150 * (667.0 / 852))
    #expect(targets[5] == "own")
    // Its own is gone, too: full is nearest.
    #expect(simulation.frame.sample.cardY == simulation.stack.topCard.detents[1].y)
    #expect(simulation.frame.sample.target.map { names[$0] } == "full")
  }

  @Test func withOneCardNoneIsNamed() throws {
    let text = #"""
      {"cards": [{"name": "a", "detents": {"half": "50%"}}], "inputs": [{"at": "1s", "detents": {"full": "90%"}}]}
      """#
    let scenario = try scenario(text)
    #expect(scenario.inputs.map(\.input) == [.detents(layout: 1, card: 0, animated: true)])
  }

  /// A rotation back and forth uses the layouts that there are.
  @Test func layoutsAreMadeOnce() throws {
    let text = #"""
      {"cards": [{"name": "a", "detents": {"half": "50%", "full": "90%"}}],
       "inputs": [{"at": "1s", "rotate": true}, {"at": "2s", "detents": {"half": "40%"}}, {"at": "3s", "rotate": true},
         {"at": "4s", "rotate": true}, {"at": "5s", "rotate": true}]}
      """#
    #expect(try scenario(text).stack.layouts.count == 4)
    // So do detents that a card had before, and its own.
    let again = #"""
      {"cards": [{"name": "a", "detents": {"half": "50%", "full": "90%"}}],
       "inputs": [{"at": "1s", "detents": {"half": "40%"}}, {"at": "2s", "detents": {"half": "50%", "full": "90%"}},
         {"at": "3s", "detents": {"half": "40%"}}]}
      """#
    let inputs = try scenario(again).inputs.map(\.input)
    #expect(
      inputs == [1, 0, 1].map { .detents(layout: $0, card: 0, animated: true) })
  }

  static let mistakes: [(String, String)] = [
    (#"{"at": "1s", "detents": {"x": 3}}"#, "which card has these detents from now on?"),
    (#"{"at": "1s", "card": "c", "detents": {"x": 3}}"#, "\"c\""),
    (#"{"at": "1s", "card": "a", "detents": {}}"#, "a card needs at least one detent"),
    (#"{"at": "1s", "card": "a", "detents": {"x": "gone"}}"#, "no finger reaches a detent where this card shows"),
    (#"{"at": "1s", "card": "a", "detents": {"x": 96, "y": 96.005}}"#, "lie at the same place on the screen of 393"),
    (#"{"at": "1s", "card": "b", "detents": {"x": "content"}}"#, "a card with pages has no detent \"content\""),
    (
      #"{"at": "1s", "card": "a", "detents": {"x": 96, "h": {"place": "gone", "reach": "finger"}}}"#,
      "both say who takes the card away"
    ),
    (#"{"at": "1s", "move": "hafl"}"#, "did you mean \"half\"?"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreExplained(input: String, expected: String) {
    let text = #"""
      {"cards": [{"name": "a", "detents": {"h": "gone", "half": "50%"}, "dismissal": "asks"},
        {"name": "b", "pages": [{"name": "p"}]}], "inputs": [\#(input)]}
      """#
    let problems = scenarioProblems(text)
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.contains { $0.contains(expected) && $0.contains("inputs[0]") }, "\(problems)")
  }

  /// A detent that only an input gives to a card may be a move's goal and an expectation's target.
  @Test func theirNamesAreKnownEverywhere() throws {
    let text = #"""
      {"cards": [{"name": "a", "detents": {"half": "50%"}}],
       "inputs": [{"at": "1s", "move": "full"}, {"at": "0s", "detents": {"half": "50%", "full": "90%"}}],
       "expect": [{"metric": "target", "is": "full"}]}
      """#
    #expect(scenarioProblems(text).isEmpty)
  }
}
