import CardContent
import Testing

@testable import CardFormats

@Suite struct ScenarioReaderContentTests {
  static let spots = #"{"components": [{"items": [{}]}]}"#
  static let parts = #"{"cards": [{"name": "x"}, {"name": "y"}]}"#

  /// A scenario with a Spots document, a list of CardParts and a card that is just so high.
  static func text(_ inputs: String, _ contents: [String] = [spots, parts, "500"]) -> String {
    let cards = contents.enumerated().map { #"{"name": "\#(["a", "b", "c"][$0])", "content": \#($1)}"# }
    return #"{"inputs": [\#(inputs)], "cards": [\#(cards.joined(separator: ", "))]}"#
  }

  /// The content input of its members.
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
    #expect(cards.map { $0.content?.isSpots } == [nil, true, false, nil])
    // What the model has is as high as what it is made of.
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
    #expect(page[0].content?.isSpots == false && page[0].feed.system == .cardParts26)
    #expect(page[1].content == nil && page[1].contentHeight == 7)
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
          "1:48 $.cards[0].feed a content that is just so high has no feed "
            + #"| give it components or cards: "content": { "cards": [] }"#
        ]
      ),
      (
        #"{"cards": [{"name": "a", "feed": {"rules": "x"}}]}"#,
        [
          "1:34 $.cards[0].feed a content that is just so high has no feed "
            + #"| give it components or cards: "content": { "cards": [] }"#
        ]
      ),
      // A document that is wrong isn't missing: neither for its feed, nor for what happens to it.
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
    "component \(index) is a \"\(kind)\", which nobody knows: \(rules) takes it as a \(standard); "
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
    // 7.5 has no single views.
    let view = #"{"components": [{"kind": "view", "items": [{}]}, {"items": [{}]}]}"#
    #expect(try Self.warnings(view, #"{"rules": "spots-1.9"}"#).isEmpty)
    #expect(try Self.warnings(view, "{}").count == 1)
  }

  /// Whether or not anything else is said of the content.
  @Test func itIsWarnedOfWithoutAFeedToo() throws {
    let found = try Self.warnings(#"{"components": [{"kind": "advert", "items": [{}]}]}"#)
    #expect(found.count == 1 && found.allSatisfy { $0.hasSuffix(Self.unknown(0, "advert", "spots-7.5", "list")) })
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

  // MARK: - Inputs

  @Test func itemsComeAndGo() throws {
    guard case .append(let appended) = try Self.input(#""append": [{"repeat": 2}, {}]"#).change,
      case .prepend(let prepended) = try Self.input(#""prepend": [{"identifier": "x"}]"#).change,
      case .insert(let inserted, at: 12) = try Self.input(#""insert": [{}, {}, {}], "index": 12"#).change,
      case .update(let updated, at: 1_000_000) = try Self.input(
        #""update": {"identifier": "y"}, "index": 1000000"#
      ).change,
      case .delete(100, at: 0) = try Self.input(#""delete": 100, "index": 0"#).change
    else {
      Issue.record("another change")
      return
    }
    #expect(appended.map(\.count) == [2, 1] && prepended.map(\.name) == ["x"])
    #expect(inserted.count == 3 && updated.name == "y")
  }

  @Test func otherChangesAreRead() throws {
    #expect(
      try Self.input(#""measure": {"article": 150, "b": {"width": 3}}"#).change
        == .measure([
          FeedText.ViewText(kind: "article", height: 150), FeedText.ViewText(kind: "b", width: 3, height: 0),
        ]))
    #expect(try Self.input(#""state": "any-State_1""#).change == .state("any-State_1"))
    #expect(try Self.input(#""hide": "x""#).change == .hide("x", true))
    #expect(try Self.input(#""show": "y""#).change == .hide("y", false))
    #expect(try Self.input(#""keyboard": 336"#).change == .keyboard(336, responderY: 0, responderHeight: 0))
    #expect(
      try Self.input(#""keyboard": 1000, "responder": [590.5, 44]"#).change
        == .keyboard(1000, responderY: 590.5, responderHeight: 44))
    #expect(try Self.input(#""slide": 3"#).change == .slide(3, animated: true))
    #expect(try Self.input(#""slide": 0, "animated": false"#).change == .slide(0, animated: false))
  }

  @Test(
    arguments: [
      #""append": []"#, #""prepend": []"#, #""insert": [], "index": 1"#, #""update": {}, "index": 1"#,
      #""delete": 1, "index": 1"#, #""state": "b""#, #""slide": 1"#,
    ])
  func aChangeIsOfAComponentOrACard(text: String) throws {
    #expect(try Self.input(text).of == nil && Self.input(text).card == nil)
    #expect(try Self.input(text + #", "of": 1"#).of == .component(1))
    let named = try Self.input(text + #", "of": "y", "card": "b""#)
    #expect(named.of == .card("y") && named.card == "b")
  }

  /// An input names what there is: the document with the most of them has two.
  @Test(arguments: [(2, "append"), (10_000, "slide")])
  func thereMustBeTheComponent(index: Int, key: String) {
    let value = key == "append" ? "[]" : "1"
    let problems = scenarioProblems(Self.text(#"{"at": "1ms", "\#(key)": \#(value), "of": \#(index)}"#))
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        " $.inputs[0].of there is no component or card \(index) in the content | they go from 0 to 1") == true,
      "\(problems)")
  }

  /// Any card has CardParts' four states; of others it shows nothing.
  @Test func aStateThatNoCardKnowsIsWarnedOf() throws {
    func warnings(_ state: String, _ input: String) throws -> [String] {
      let content = #"{"cards": [{"name": "x", "state": "\#(state)", "states": {"hasData": [], "own": []}}]}"#
      return try document(
        #"{"cards": [{"name": "a", "content": \#(content)}], "inputs": [{"at": "1ms", "state": "\#(input)"}]}"#
      ).warnings.map { "\($0.path ?? "-") \($0.message)" }
    }
    for state in ["none", "loading", "empty", "hasData", "own"] { #expect(try warnings(state, state) == []) }
    let message = #"the card "x" has no state "laoding", and shows nothing in it; did you mean "loading"?"#
    #expect(try warnings("laoding", "own") == ["$.cards[0].content.cards[0].state " + message])
    #expect(try warnings("own", "laoding") == ["$.inputs[0].state " + message])
    #expect(
      try warnings("own", "far-off") == [
        #"$.inputs[0].state the card "x" has no state "far-off", and shows nothing in it"#
      ])
  }

  /// What is of the whole content, or names its card itself, has no `of`; all may name the card.
  @Test(arguments: [#""measure": {}"#, #""hide": "x""#, #""show": "x""#, #""keyboard": 0"#])
  func someChangesAreOfTheWholeContent(text: String) throws {
    #expect(try Self.input(text + #", "card": "b""#).card == "b")
    let problems = scenarioProblems(Self.text(#"{"at": "1ms", \#(text), "of": 0}"#))
    #expect(problems.count == 1 && problems[0].hasSuffix(#" $.inputs[0].of unknown key "of""#), "\(problems)")
  }

  static let index = "a whole number from 0 to 1000000"

  /// Columns count from the start of the only input.
  static let mistakes: [(String, [String])] = [
    (#"{"at": "1ms", "append": {}}"#, ["24 $.inputs[0].append expected an array, found an object"]),
    (
      #"{"at": "1ms", "append": [{"size": {"height": -1}}]}"#,
      ["45 $.inputs[0].append[0].size.height expected a number from 0 to 1000000, found -1"]
    ),
    (#"{"at": "1ms", "prepend": [5]}"#, ["26 $.inputs[0].prepend[0] expected an object, found 5"]),
    (#"{"at": "1ms", "insert": [{}]}"#, [#"0 $.inputs[0] missing key "index""#]),
    (#"{"at": "1ms", "insert": [{}], "index": -1}"#, ["39 $.inputs[0].index expected \(index), found -1"]),
    (#"{"at": "1ms", "insert": [{}], "index": 1000001}"#, ["39 $.inputs[0].index expected \(index), found 1000001"]),
    (
      #"{"at": "1ms", "insert": [{}], "idnex": 1}"#,
      [#"30 $.inputs[0].idnex unknown key "idnex" | did you mean "index"?"#]
    ),
    (#"{"at": "1ms", "update": [{}], "index": 1}"#, ["24 $.inputs[0].update expected an object, found an array of 1"]),
    (#"{"at": "1ms", "update": {}}"#, [#"0 $.inputs[0] missing key "index""#]),
    (#"{"at": "1ms", "delete": 1}"#, [#"0 $.inputs[0] missing key "index""#]),
    (
      #"{"at": "1ms", "delete": -1, "index": 0.5}"#,
      ["24 $.inputs[0].delete expected \(index), found -1", "37 $.inputs[0].index expected \(index), found 0.5"]
    ),
    (
      #"{"at": "1ms", "append": [], "index": 1}"#,
      [#"28 $.inputs[0].index unknown key "index""#]
    ),
    (
      #"{"at": "1ms", "measure": {"a": -1, "b": "5"}}"#,
      [
        "31 $.inputs[0].measure.a expected a number from 0 to 1000000, found -1",
        #"40 $.inputs[0].measure.b expected a number from 0 to 1000000 or an object, found the text "5" "#
          + "| write 5, without quotation marks",
      ]
    ),
    (
      #"{"at": "1ms", "state": "no data"}"#,
      [#"23 $.inputs[0].state expected a name of letters, digits, _ and -, found the text "no data""#]
    ),
    (
      #"{"at": "1ms", "state": "b", "of": "z"}"#,
      [#"34 $.inputs[0].of expected "x" or "y", found the text "z""#]
    ),
    (
      #"{"at": "1ms", "state": "b", "of": -1}"#,
      ["34 $.inputs[0].of expected a whole number from 0 to 10000, found -1"]
    ),
    (
      #"{"at": "1ms", "state": "b", "of": true}"#,
      [#"34 $.inputs[0].of expected a whole number from 0 to 10000 or "x" or "y", found true"#]
    ),
    (
      #"{"at": "1ms", "state": "b", "card": "c"}"#,
      [#"36 $.inputs[0].card expected "a" or "b", found the text "c""#]
    ),
    (#"{"at": "1ms", "hide": "z"}"#, [#"22 $.inputs[0].hide expected "x" or "y", found the text "z""#]),
    (#"{"at": "1ms", "show": 1}"#, [#"22 $.inputs[0].show expected "x" or "y", found 1 | write "1""#]),
    (
      #"{"at": "1ms", "keyboard": 1001, "responder": [1]}"#,
      [
        "26 $.inputs[0].keyboard expected a number from 0 to 1000, found 1001",
        "45 $.inputs[0].responder expected an array of 2, found an array of 1",
      ]
    ),
    (
      #"{"at": "1ms", "keyboard": 1, "responder": [-1, 1000001]}"#,
      [
        "43 $.inputs[0].responder[0] expected a number from 0 to 1000000, found -1",
        "47 $.inputs[0].responder[1] expected a number from 0 to 1000000, found 1000001",
      ]
    ),
    (
      #"{"at": "1ms", "slide": "1", "animated": 0}"#,
      [
        #"23 $.inputs[0].slide expected \#(index), found the text "1" | write 1, without quotation marks"#,
        "40 $.inputs[0].animated expected true or false, found 0",
      ]
    ),
    (
      #"{"at": "1ms", "slide": 1, "hide": "x"}"#,
      [#"23 $.inputs[0].slide expected only one of the keys "hide", "slide""#]
    ),
    (
      #"{"at": "1ms", "apend": [], "of": 1, "index": 2, "card": "a", "responder": [], "animated": true}"#,
      [#"14 $.inputs[0].apend unknown key "apend" | did you mean "append"?"#]
    ),
  ]

  @Test(arguments: mistakes)
  func everyMistakeOfAnInputHasItsPlace(input: String, problems: [String]) {
    let expected = problems.map { problem in
      let parts = problem.split(separator: " ", maxSplits: 1)
      return "1:\(13 + Int(parts[0])!) \(parts[1])"
    }
    #expect(scenarioProblems(Self.text(input)) == expected)
  }

  /// Nothing can happen to a content that is just so high.
  @Test(
    arguments: [
      (#""append": []"#, "append"), (#""keyboard": 5"#, "keyboard"), (#""state": "b""#, "state"),
      (#""measure": {}"#, "measure"), (#""hide": "x""#, "hide"), (#""slide": 1, "of": "x""#, "slide"),
      (#""prepend": [], "card": "a""#, "prepend"),
    ])
  func thereMustBeADocument(input: String, key: String) {
    let problems = scenarioProblems(Self.text(#"{"at": "1ms", \#(input)}"#, ["500", "500"]))
    let help = #" | give one components or cards: "content": { "cards": [] }"#
    #expect(problems.contains { $0.hasSuffix(" $.inputs[0].\(key) no card's content is a document" + help) })
    // That is all there is to say.
    #expect(problems.count == 1, "\(problems)")
  }

  /// Where no list has cards, a message still says what would do.
  @Test(arguments: [#""hide": "x""#, #""append": [], "of": "x""#, #""slide": 1, "of": true"#])
  func withoutCardsThereIsSomethingToSay(input: String) {
    let problems = scenarioProblems(Self.text(#"{"at": "1ms", \#(input)}"#, [Self.spots]))
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.allSatisfy { !$0.contains("expected ,") && !$0.contains(" or ,") }, "\(problems)")
  }

  /// Where the cards couldn't be read, any name will do: theirs is the mistake.
  @Test func ofCardsThatAreWrongNothingIsKnown() {
    let text =
      #"{"inputs": [{"at": "1ms", "state": "b", "of": "z", "card": "q"}, {"at": "1ms", "hide": "z"}], "cards": [{}]}"#
    #expect(scenarioProblems(text) == [#"1:105 $.cards[0] missing key "name""#])
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
    #expect(problems(999_990, end: 1, beginning: 3, refresh: 3, input: #""append": [{"repeat": 4}]"#) == one)
    #expect(problems(999_990, end: 1, beginning: 2, refresh: 4, input: #""append": [{"repeat": 4}]"#) == one)
    #expect(problems(999_990, input: #""append": [{"repeat": 11}]"#) == one)
    #expect(problems(999_990, input: #""prepend": [{"repeat": 11}]"#) == one)
    #expect(problems(999_990, input: #""insert": [{"repeat": 11}], "index": 0"#) == one)
    #expect(problems(999_990, input: #""insert": [{"repeat": 10}], "index": 0"#) == [])
  }

  /// Those of pages as well.
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
  /// What happens to a content, if that is what happens.
  fileprivate var content: ScenarioDocument.ContentInput? { if case .content(let input) = self { input } else { nil } }
}
