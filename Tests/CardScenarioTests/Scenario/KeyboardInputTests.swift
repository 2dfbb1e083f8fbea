import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import CardText
import Testing

/// A keyboard under a card, as it is written.
@Suite struct KeyboardInputTests {
  static func text(_ inputs: String, set: String = "", more: String = "") -> String {
    #"""
    {"cards": [{"name": "a", "header": 60, "content": 1200,
       "detents": {"tip": {"height": 72}, "half": "50%", "full": 96}\#(more)}],
     "set": {\#(set)}, "inputs": [\#(inputs)]}
    """#
  }

  static let upAndDown = #"{"at": "1s", "keyboard": 336}, {"at": "2s", "keyboard": 0}, {"at": "3s", "keyboard": 336}"#

  /// A plain height needs no list and no responder: 336 − 34 above where the detents were, and 71 at most.
  @Test func anyCardIsLifted() throws {
    let scenario = try scenario(Self.text(Self.upAndDown))
    let layouts = scenario.stack.layouts
    #expect(layouts.map { $0.cards[0].detents.map(\.y) } == [[746, 426, 96], [444, 124, 71]])
    #expect(layouts.map { $0.cards[0].contentBottomInset } == [0, 336])
    #expect(
      scenario.inputs.map(\.input) == [1, 0, 1].enumerated().map { .keyboard(change: $0, card: nil, layout: $1) })
    #expect(scenario.warnings.isEmpty)
  }

  @Test(arguments: [("inset", 2, 336), ("none", 1, 0)] as [(String, Int, Double)])
  func orStays(rule: String, count: Int, inset: Double) throws {
    let text = Self.text(Self.upAndDown, set: "\"keyboard.avoidance\": \"\(rule)\"")
    let layouts = try scenario(text).stack.layouts
    #expect(layouts.count == count)
    for layout in layouts { #expect(layout.cards[0].detents.map(\.y) == [746, 426, 96]) }
    #expect(layouts.last?.cards[0].contentBottomInset == inset)
  }

  static let presets: [(String, KeyboardAvoidance)] = [
    ("standard", .lift), ("tgcard-2.5.1", .none), ("tgcard-2018", .none), ("sweetcurtain-0.2.5", .none),
    ("sweetcurtain-0.9", .none), ("cardparts-sheet", .lift),
  ]

  @Test(arguments: presets)
  func presetsSayIt(preset: String, rule: KeyboardAvoidance) throws {
    #expect(try #require(Preset.named(preset)).settings.layout.keyboardAvoidance == rule)
  }

  /// The keyboard stays while the screen turns: in landscape only the outer detents remain, and both end at the top.
  @Test func itStaysWhileTheScreenTurns() throws {
    let text = Self.text(#"{"at": "1s", "keyboard": 300}, {"at": "2s", "rotate": true}, {"at": "3s", "keyboard": 0}"#)
    let layouts = try scenario(text).stack.layouts
    #expect(layouts.map(\.screen.height) == [852, 852, 393, 393])
    let isInset = layouts.dropLast().map { (layout: Layout) -> Bool in layout.cards[0].contentBottomInset > 0 }
    #expect(isInset == [false, true, true])
    #expect(layouts[3].cards[0].contentBottomInset == 0)
    let (lifted, plain) = (layouts[2].cards[0].detents, layouts[3].cards[0].detents)
    #expect(lifted.count == 2)
    #expect(plain.count == 2)
    #expect(lifted[0].y < plain[0].y)
  }

  /// A list of CardParts makes room by its own rule: its card isn't lifted as well. Other cards are.
  @Test func aListMakesRoomByItself() throws {
    let text = #"""
      {"cards": [
        {"name": "list", "content": {"cards": [{"name": "x", "parts": [{"kind": "text", "height": 900}]}]},
         "feed": {"rules": "cardparts-4.0"}}, {"name": "plain"}],
       "inputs": [{"at": "1s", "keyboard": 336, "responder": [400, 44]}]}
      """#
    let layouts = try scenario(text).stack.layouts
    #expect(layouts[0].cards[0].detents == layouts[1].cards[0].detents)
    #expect(layouts[1].cards[0].contentBottomInset == 0)
    #expect(layouts[0].cards[1].detents[1].y - layouts[1].cards[1].detents[1].y == 302)
  }

  /// Pages are inset, and stand at their card's detents.
  @Test func pagesMakeRoomToo() throws {
    let text = #"""
      {"cards": [{"name": "a", "pages": [{"name": "p", "content": 900}, {"name": "q"}]}],
       "inputs": [{"at": "1s", "keyboard": 336}]}
      """#
    let cards = try scenario(text).stack.layouts[1].cards
    #expect(cards.map(\.contentBottomInset) == [336, 336, 336])
    #expect(cards[1].detents == cards[0].detents)
    #expect(cards[0].detents[1].y == 88.5)
  }

  /// The card rises, follows, and is back where it was; the events tell of the keyboard.
  @Test func theWholeRun() throws {
    let scenario = try scenario(Self.text(Self.upAndDown, more: #", "detent": "half""#))
    var simulation = scenario.simulation
    var heights: [Double] = []
    var places: [Int64: Double] = [:]
    while try simulation.next() {
      for entry in simulation.events { if case .keyboard(let height) = entry.event { heights.append(height) } }
      places[simulation.frame.ticks / 9_000_000] = simulation.frame.sample.cardY
    }
    #expect(heights == [336, 0, 336])
    #expect(places[0] == 426)
    #expect(places[1] == 124)
    #expect(places[2] == 426)
    #expect(simulation.frame.sample.cardY == 124)
  }

  static let mistakes: [(String, String)] = [
    (#"{"at": "1s", "keyboard": -1}"#, "0"), (#"{"at": "1s", "keyboard": "high"}"#, "number"),
    (#"{"at": "1s", "keyboard": 300, "responder": [1]}"#, "2"),
    (#"{"at": "1s", "keyboard": 300, "animated": true}"#, "animated"),
  ]

  @Test(arguments: mistakes)
  func mistakesAreExplained(input: String, expected: String) {
    let problems = scenarioProblems(Self.text(input))
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.contains { $0.contains(expected) && $0.contains("inputs[0]") }, "\(problems)")
  }
}
