import CardContent
import CardScenarioSupport
import CardTestSupport
import Testing

@testable import CardScenario

@Suite struct ScenarioReaderContentTests {
  static let spots = #"{"components": [{"items": [{}]}]}"#
  static let parts = #"{"cards": [{"name": "x"}, {"name": "y"}]}"#

  /// A scenario with a Spots document, a list of CardParts and a card whose content is a plain height.
  static func text(_ inputs: String, _ contents: [String] = [spots, parts, "500"]) -> String {
    let cards = contents.enumerated().map { #"{"name": "\#(["a", "b", "c"][$0])", "content": \#($1)}"# }
    return #"{"inputs": [\#(inputs)], "cards": [\#(cards.joined(separator: ", "))]}"#
  }

  /// The content input with these members.
  static func input(_ text: String) throws -> ScenarioDocument.ContentInput {
    let inputs = try document(Self.text(#"{"at": "1ms", \#(text)}"#)).inputs
    return try #require(inputs.first?.action.content)
  }

  // MARK: - Contents

  @Test func aContentIsAHeightOrADocument() throws {
    let cards = try document(
      """
      {"cards": [{"name": "a", "content": 500.5}, {"name": "b", "content": {"components": []}},
                 {"name": "c", "content": {"cards": []}}, {"name": "d"}]}
      """
    ).cards
    #expect(cards.map(\.contentHeight) == [500.5, 0, 0, 0])
    #expect(cards.map { $0.content?.kind } == [nil, .spots, .cardParts, nil])
    // The model's content is as high as its document.
    let scenario = try scenario(
      """
      {"cards": [{"name": "a", "content": {"components": [{"items": [{"size": {"height": 70}, "repeat": 30}]}]}},
                 {"name": "b", "content": 500}]}
      """)
    #expect(scenario.stack.cards.map(\.contentHeight) == [2100, 500])
  }

  @Test func aPageHasAContentOfItsOwn() throws {
    let page = try document(
      """
      {"cards": [{"name": "a", "pages": [{"name": "b", "content": \(Self.parts), "feed": {"rules": "cardparts-2.6"}},
                                         {"name": "c", "content": 7}]}]}
      """
    ).cards[0].pages
    #expect(page[0].content?.kind == .cardParts)
    #expect(page[0].feed.system == .cardParts26)
    #expect(page[1].content == nil)
    #expect(page[1].contentHeight == 7)
  }

  @Test(
    arguments: [
      (
        #"{"cards": [{"name": "a", "content": "high"}]}"#,
        [#"1:37 $.cards[0].content expected a number from 0 to 1000000 or an object, found the text "high""#]
      ),
      (
        #"{"cards": [{"name": "a", "content": -1}]}"#,
        ["1:37 $.cards[0].content expected a number from 0 to 1000000, found -1"]
      ),
      (
        #"{"cards": [{"name": "a", "content": {"cards": [], "compnents": []}}]}"#,
        [#"1:51 $.cards[0].content.compnents unknown key "compnents" | did you mean "components"?"#]
      ),
      (
        #"{"cards": [{"name": "a", "content": {"components": [{"span": -1, "items": [{}]}]}}]}"#,
        [
          "1:62 $.cards[0].content.components[0].span "
            + "expected 0 or a number from 0.01 to 10000, which may be in quotation marks, found -1"
        ]
      ),
      (
        #"{"cards": [{"name": "a", "pages": [{"name": "b", "content": {"cards": [{}]}}]}]}"#,
        [#"1:72 $.cards[0].pages[0].content.cards[0] missing key "name""#]
      ),
      (
        #"{"cards": [{"name": "a", "content": 5, "feed": {}}]}"#,
        [
          "1:48 $.cards[0].feed content that is a plain height has no feed "
            + #"| give it components or cards: "content": { "cards": [] }"#
        ]
      ),
      (
        #"{"cards": [{"name": "a", "feed": {"rules": "x"}}]}"#,
        [
          "1:34 $.cards[0].feed content that is a plain height has no feed "
            + #"| give it components or cards: "content": { "cards": [] }"#
        ]
      ),
      // A wrong document isn't a missing one: neither for its feed nor for its inputs.
      (
        #"{"cards": [{"name": "a", "content": {"cards": [{}]}, "feed": {"rules": "cardparts-4.0"}}]}"#,
        [#"1:48 $.cards[0].content.cards[0] missing key "name""#]
      ),
      (
        #"{"cards": [{"name": "a", "content": {"cards": [{}]}}], "inputs": [{"at": "1ms", "state": "b"}]}"#,
        [#"1:48 $.cards[0].content.cards[0] missing key "name""#]
      ),
      (
        #"{"cards": [{"name": "a", "content": {"components": 5}}], "inputs": [{"at": "1ms", "append": []}]}"#,
        ["1:52 $.cards[0].content.components expected an array of 0 to 10000, found 5"]
      ),
    ])
  func everyMistakeOfAContentHasItsPlace(text: String, problems: [String]) {
    #expect(scenarioProblems(text) == problems)
  }

  // MARK: - Warnings

  static func warnings(_ content: String, _ feed: String? = nil) throws -> [String] {
    let feed = feed.map { #", "feed": \#($0)"# } ?? ""
    return try document(#"{"cards": [{"name": "a", "content": \#(content)\#(feed)}]}"#).warnings.map {
      "\($0.line):\($0.column) \($0.path ?? "-") \($0.message)"
    }
  }

  static func unknown(_ index: Int, _ kind: String, _ rules: String, _ standard: String) -> String {
    "component \(index) has the unknown kind \"\(kind)\": \(rules) takes it as a \(standard); "
      + "\"kinds\" may say what it is"
  }

  @Test func aKindThatNobodyKnowsIsWarnedOf() throws {
    let content = #"{"components": [{"kind": "list", "items": [{}]}, {"kind": "advert", "items": [{}]}]}"#
    let place = "1:\(FeedReaderTests.column(content)) $.cards[0].feed "
    #expect(try Self.warnings(content, "{}") == [place + Self.unknown(1, "advert", "spots-7.5", "list")])
    #expect(
      try Self.warnings(content, #"{"rules": "spots-1.9"}"#) == [
        place + Self.unknown(1, "advert", "spots-1.9", "grid")
      ])
    #expect(try Self.warnings(content, #"{"kinds": {"advert": "grid"}}"#).isEmpty)
    // Spots 7.5 has no single views.
    let view = #"{"components": [{"kind": "view", "items": [{}]}, {"items": [{}]}]}"#
    #expect(try Self.warnings(view, #"{"rules": "spots-1.9"}"#).isEmpty)
    #expect(try Self.warnings(view, "{}").count == 1)
  }

  /// The warning appears even if the scenario gives no feed.
  @Test func itIsWarnedOfWithoutAFeedToo() throws {
    let found = try Self.warnings(#"{"components": [{"kind": "advert", "items": [{}]}]}"#)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.hasSuffix(Self.unknown(0, "advert", "spots-7.5", "list")) })
  }

  @Test func whatIsOddOfADocumentIsAWarningOfTheScenario() throws {
    #expect(
      try Self.warnings(#"{"components": [{"span": 0, "items": []}]}"#) == [
        "1:62 $.cards[0].content.components[0].span "
          + "a span of 0 divides nothing: items have their own widths, as without a span",
        "1:74 $.cards[0].content.components[0].items "
          + "a component without items takes no room, but for what its layout says",
      ])
    #expect(try contentText(#"{"cards": []}"#).kindWarnings(FeedText()).isEmpty)
  }

  /// A scenario may have a million items in all: those of its documents, of all that arrives, and of its inputs.
  @Test func aMillionItemsAreTheMostOfAScenario() {
    func problems(_ document: Int, end: Int = 0, beginning: Int = 0, refresh: Int = 0, input: String = "") -> [String] {
      func items(_ count: Int) -> String { #"[{"repeat": \#(count)}]"# }
      let content = #"{"components": [{"kind": "list", "items": \#(items(document))}]}"#
      let feed =
        #"{"at_end": [\#(items(end))], "at_beginning": [\#(items(beginning))], "on_refresh": [\#(items(refresh))]}"#
      let inputs = input.isEmpty ? "" : #"{"at": "1ms", \#(input)}"#
      return scenarioProblems(
        #"{"cards": [{"name": "a", "content": \#(content), "feed": \#(feed)}], "inputs": [\#(inputs)]}"#)
    }
    let one = ["1:1 $ a scenario has at most 1000000 items, found 1000001"]
    #expect(problems(999_990, end: 1, beginning: 2, refresh: 3, input: #""append": [{"repeat": 4}]"#) == [])
    #expect(problems(999_990, end: 2, beginning: 2, refresh: 3, input: #""append": [{"repeat": 4}]"#) == one)
    guard Seeds.areAll else { return }
    #expect(problems(999_990, end: 1, beginning: 3, refresh: 3, input: #""append": [{"repeat": 4}]"#) == one)
    #expect(problems(999_990, end: 1, beginning: 2, refresh: 4, input: #""append": [{"repeat": 4}]"#) == one)
    #expect(problems(999_990, input: #""append": [{"repeat": 11}]"#) == one)
    #expect(problems(999_990, input: #""prepend": [{"repeat": 11}]"#) == one)
    #expect(problems(999_990, input: #""insert": [{"repeat": 11}], "index": 0"#) == one)
    #expect(problems(999_990, input: #""insert": [{"repeat": 10}], "index": 0"#) == [])
  }

  /// Items of pages count too.
  @Test func theItemsOfPagesCount() {
    func page(_ name: String, _ count: Int) -> String {
      #"{"name": "\#(name)", "content": {"components": [{"kind": "list", "items": [{"repeat": \#(count)}]}]}}"#
    }
    func problems(_ count: Int) -> [String] {
      scenarioProblems(#"{"cards": [{"name": "a", "pages": [\#(page("b", 600_000)), \#(page("c", count))]}]}"#)
    }
    #expect(problems(400_000) == [])
    #expect(problems(400_001) == ["1:1 $ a scenario has at most 1000000 items, found 1000001"])
  }
}

extension ScenarioDocument.Action {
  /// The content input, if the action is one.
  fileprivate var content: ScenarioDocument.ContentInput? { if case .content(let input) = self { input } else { nil } }
}
