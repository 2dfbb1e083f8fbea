import CardContent
import CardModel
import CardScenario
import CardScenarioSupport
import CardTimeline
import Testing

@Suite struct ContentResolverTests {
  /// Two documents, the second of which shows after its card was pushed, and a page with a third.
  static func scenario(_ inputs: String) throws -> Scenario {
    try CardScenarioSupport.scenario(
      """
      {"cards": [
        {"name": "news", "content": {"components": [{"items": [{}]}, {"items": [{}]}]}},
        {"name": "money", "content": {"cards": [{"name": "balance"}, {"name": "offer"}]}},
        {"name": "week", "pages": [{"name": "monday", "content": {"cards": [{"name": "rain"}]}}, {"name": "tuesday"}]}],
       "inputs": [\(inputs)]}
      """)
  }

  /// The changes that inputs make, and the names.
  static func changes(_ inputs: String) throws -> (changes: [ContentChange], names: Names) {
    let scenario = try scenario(inputs)
    return (scenario.stack.changes, scenario.names)
  }

  static func item(_ height: Double, _ name: Int32? = nil) -> SpotsItem { SpotsItem(name: name, height: height) }

  // MARK: - Items

  static let items: [(String, ContentChange)] = [
    (#""append": [{"size": {"height": 5}, "repeat": 2}]"#, .append([item(5), item(5)], of: 0)),
    (#""append": [], "of": 1"#, .append([], of: 1)),
    (#""prepend": [{"size": {"height": 5}}, {}]"#, .insert([item(5), item(0)], at: 0, of: 0)),
    (#""prepend": [{}], "of": 1"#, .insert([item(0)], at: 0, of: 1)),
    (#""insert": [{}], "index": 7"#, .insert([item(0)], at: 7, of: 0)),
    (#""insert": [{}], "index": 7, "of": 1"#, .insert([item(0)], at: 7, of: 1)),
    (#""update": {"size": {"height": 9}}, "index": 2, "of": 1"#, .update([item(9)], at: 2, of: 1)),
    (#""update": {}, "index": 0"#, .update([item(0)], at: 0, of: 0)),
    (#""delete": 3, "index": 2"#, .delete(at: 2, count: 3, of: 0)),
    (#""delete": 0, "index": 1000000, "of": 1"#, .delete(at: 1_000_000, count: 0, of: 1)),
    (#""slide": 4"#, .slide(section: 0, to: 4, animated: true)),
    (#""slide": 0, "of": 1, "animated": false"#, .slide(section: 1, to: 0, animated: false)),
    (#""keyboard": 336, "responder": [590, 44]"#, .keyboard(height: 336, responderY: 590, responderHeight: 44)),
    (#""keyboard": 0"#, .keyboard(height: 0, responderY: 0, responderHeight: 0)),
  ]

  @Test(arguments: items)
  func anInputIsAChange(text: String, change: ContentChange) throws {
    let scenario = try Self.scenario(#"{"at": "5ms", \#(text)}"#)
    #expect(scenario.stack.changes == [change])
    let layout = if case .keyboard(let height, _, _) = change { height > 0 ? 1 : 0 } else { Int?.none }
    #expect(
      scenario.inputs.map(\.input) == [
        layout.map { .keyboard(change: 0, card: nil, layout: $0) } ?? .content(change: 0, card: nil)
      ])
    #expect(scenario.inputs.map(\.ticks) == [45_000])
  }

  @Test func itemsHaveTheirNames() throws {
    let (changes, names) = try Self.changes(
      #"{"at": "1ms", "append": [{"identifier": "x", "kind": "article"}, {"identifier": "y", "kind": "article"}]}"#)
    guard case .append(let items, of: 0) = try #require(changes.first) else {
      Issue.record("\(changes)")
      return
    }
    #expect(items.map { $0.name.map { names[$0] } } == ["x", "y"])
    #expect(items.map { $0.view.map { names[$0] } } == ["article", "article"])
  }

  // MARK: - Views

  /// One change for each kind of view, in the document's order; none for an empty list.
  @Test func everyKindOfViewsIsAChange() throws {
    let text = #"{"at": "1ms", "measure": {"b": 150, "a": {"width": 10, "height": 20}}}"#
    let (changes, names) = try Self.changes(text)
    let sizes = changes.compactMap { if case .measure(let size) = $0 { size } else { nil } }
    #expect(changes.count == 2 && sizes.map { names[$0.view] } == ["b", "a"])
    #expect(sizes.map(\.width) == [0, 10])
    #expect(sizes.map(\.height) == [150, 20])
    let scenario = try Self.scenario(text)
    #expect(scenario.inputs.map(\.input) == [.content(change: 0, card: nil), .content(change: 1, card: nil)])
    #expect(scenario.inputs.map(\.ticks) == [9_000, 9_000])
    #expect(try Self.changes(#"{"at": "1ms", "measure": {}}"#).changes.isEmpty)
  }

  // MARK: - Cards in a list

  /// The state belongs to the named card, the card with that index, or the first.
  @Test(
    arguments: [
      (#""state": "b", "of": "offer", "card": "money""#, "offer"), (#""state": "b", "card": "money""#, "balance"),
      (#""state": "b", "of": 1, "card": "money""#, "offer"), (#""state": "b", "of": 0, "card": "money""#, "balance"),
      (#""state": "b", "card": "monday""#, "rain"), (#""state": "b", "of": "rain""#, "rain"),
    ])
  func aStateIsThatOfACard(text: String, card: String) throws {
    let (changes, names) = try Self.changes(#"{"at": "1ms", \#(text)}"#)
    guard case .state(let state, let of) = try #require(changes.first) else {
      Issue.record("\(changes)")
      return
    }
    #expect(changes.count == 1 && names[state] == "b" && names[of] == card)
  }

  /// Without such a card there is no change.
  @Test(
    arguments: [
      #""state": "b", "card": "news""#, #""state": "b", "of": 0"#,
    ])
  func noCardHasNoState(text: String) throws {
    let scenario = try Self.scenario(#"{"at": "1ms", \#(text)}"#)
    #expect(scenario.stack.changes.isEmpty)
    #expect(scenario.inputs.isEmpty)
  }

  @Test func aCardIsHiddenAndShown() throws {
    let (changes, names) = try Self.changes(
      #"{"at": "1ms", "hide": "offer", "card": "money"}, {"at": "2ms", "show": "rain"}"#)
    guard case .hide(true, of: let hidden) = changes[0], case .hide(false, of: let shown) = changes[1] else {
      Issue.record("\(changes)")
      return
    }
    #expect(changes.count == 2 && names[hidden] == "offer" && names[shown] == "rain")
  }

  /// A slide's section is the index of the named card in its list.
  @Test(
    arguments: [
      (#""slide": 2, "of": "offer", "card": "money""#, 1), (#""slide": 2, "of": "balance", "card": "money""#, 0),
      (#""slide": 2, "of": 1, "card": "money""#, 1), (#""slide": 2, "card": "money""#, 0),
    ])
  func aCardSlidesByItsName(text: String, section: Int) throws {
    let changes = try Self.changes(#"{"at": "1ms", \#(text)}"#).changes
    #expect(changes == [.slide(section: section, to: 2, animated: true)])
  }

  // MARK: - The card whose content changes

  /// Pages follow all cards.
  @Test(arguments: [("news", 0), ("money", 1), ("monday", 3)])
  func aCardMayBeNamed(card: String, index: Int) throws {
    let scenario = try Self.scenario(#"{"at": "1ms", "keyboard": 0, "card": "\#(card)"}"#)
    #expect(scenario.inputs.map(\.input) == [.keyboard(change: 0, card: index, layout: 0)])
  }

  /// Without a named card, names and indexes refer to the card that shows at that instant.
  @Test func theCardThatShowsByThenCounts() throws {
    let push = #"{"at": "1s", "push": "money", "animated": false}"#
    let late = try Self.scenario(
      #"\#(push), {"at": "2s", "state": "b", "of": 1}, {"at": "2s", "slide": 1, "of": "offer"}"#)
    #expect(late.stack.changes.count == 2)
    #expect(late.stack.changes.last == .slide(section: 1, to: 1, animated: true))
    #expect(late.inputs.dropFirst().map(\.input) == [.content(change: 0, card: nil), .content(change: 1, card: nil)])
    // Before the push the card `news` shows, whose components have no states.
    let early = try Self.scenario(#"\#(push), {"at": "500ms", "state": "b", "of": 1}"#)
    #expect(early.stack.changes.isEmpty)
    // A page that shows counts as a card.
    let paged = #"{"at": "1s", "push": "week", "animated": false}, {"at": "2s", "state": "b"}"#
    let (changes, names) = try Self.changes(paged)
    guard case .state(_, let of) = try #require(changes.first) else { return }
    #expect(names[of] == "rain")
  }

  /// Changes are in the order of time, not in the document's order.
  @Test func changesComeInTheOrderOfTime() throws {
    let scenario = try Self.scenario(
      #"{"at": "9ms", "delete": 1, "index": 9}, {"at": "3ms", "delete": 1, "index": 3}"#)
    #expect(scenario.stack.changes == [.delete(at: 3, count: 1, of: 0), .delete(at: 9, count: 1, of: 0)])
    #expect(scenario.inputs.map(\.input) == [.content(change: 0, card: nil), .content(change: 1, card: nil)])
  }
}
