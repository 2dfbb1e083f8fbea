import CardContent
import CardScenarioSupport
import Testing

@testable import CardScenario

/// The changes that an input may make to a content.
@Suite struct ScenarioReaderContentInputsTests {
  @Test func itemsComeAndGo() throws {
    guard case .append(let appended) = try ScenarioReaderContentTests.input(#""append": [{"repeat": 2}, {}]"#).change,
      case .prepend(let prepended) = try ScenarioReaderContentTests.input(#""prepend": [{"identifier": "x"}]"#).change,
      case .insert(let inserted, at: 12) = try ScenarioReaderContentTests.input(#""insert": [{}, {}, {}], "index": 12"#)
        .change,
      case .update(let updated, at: 1_000_000) = try ScenarioReaderContentTests.input(
        #""update": {"identifier": "y"}, "index": 1000000"#
      ).change,
      case .delete(100, at: 0) = try ScenarioReaderContentTests.input(#""delete": 100, "index": 0"#).change
    else {
      Issue.record("another change")
      return
    }
    #expect(appended.map(\.count) == [2, 1])
    #expect(prepended.map(\.name) == ["x"])
    #expect(inserted.count == 3)
    #expect(updated.name == "y")
  }

  @Test func otherChangesAreRead() throws {
    #expect(
      try ScenarioReaderContentTests.input(#""measure": {"article": 150, "b": {"width": 3}}"#).change
        == .measure([
          FeedText.ViewText(kind: "article", height: 150), FeedText.ViewText(kind: "b", width: 3, height: 0),
        ]))
    #expect(try ScenarioReaderContentTests.input(#""state": "any-State_1""#).change == .state("any-State_1"))
    #expect(try ScenarioReaderContentTests.input(#""hide": "x""#).change == .hide("x", true))
    #expect(try ScenarioReaderContentTests.input(#""show": "y""#).change == .hide("y", false))
    #expect(
      try ScenarioReaderContentTests.input(#""keyboard": 336"#).change
        == .keyboard(336, responderY: 0, responderHeight: 0))
    #expect(
      try ScenarioReaderContentTests.input(#""keyboard": 1000, "responder": [590.5, 44]"#).change
        == .keyboard(1000, responderY: 590.5, responderHeight: 44))
    #expect(try ScenarioReaderContentTests.input(#""slide": 3"#).change == .slide(3, animated: true))
    #expect(
      try ScenarioReaderContentTests.input(#""slide": 0, "animated": false"#).change == .slide(0, animated: false))
  }

  @Test(
    arguments: [
      #""append": []"#, #""prepend": []"#, #""insert": [], "index": 1"#, #""update": {}, "index": 1"#,
      #""delete": 1, "index": 1"#, #""state": "b""#, #""slide": 1"#,
    ])
  func aChangeIsOfAComponentOrACard(text: String) throws {
    #expect(try ScenarioReaderContentTests.input(text).of == nil)
    #expect(try ScenarioReaderContentTests.input(text).card == nil)
    #expect(try ScenarioReaderContentTests.input(text + #", "of": 1"#).of == .component(1))
    let named = try ScenarioReaderContentTests.input(text + #", "of": "y", "card": "b""#)
    #expect(named.of == .card("y"))
    #expect(named.card == "b")
  }

  /// An input must name an existing component: the document with the most has two.
  @Test(arguments: [(2, "append"), (10_000, "slide")])
  func thereMustBeTheComponent(index: Int, key: String) {
    let value = key == "append" ? "[]" : "1"
    let problems = scenarioProblems(
      ScenarioReaderContentTests.text(#"{"at": "1ms", "\#(key)": \#(value), "of": \#(index)}"#))
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasSuffix(
        " $.inputs[0].of there is no component or card \(index) in the content | they go from 0 to 1") == true,
      "\(problems)")
  }

  /// Any card has CardParts' four states; in other states it shows nothing.
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

  /// A change of the whole content, and one that names its card itself, have no `of`; all may name the card.
  /// A change that the other kind of content knows has no effect, which is told.
  @Test(arguments: [
    (#"{"components": [{"kind": "list", "items": [{}]}]}"#, #""state": "x""#, #"components of Spots know no "state""#),
    (#"{"components": [{"kind": "list", "items": [{}]}]}"#, #""choose": 1"#, #"components of Spots know no "choose""#),
    (#"{"cards": [{"name": "x"}]}"#, #""select": 0"#, #"lists of CardParts know no "select""#),
    (#"{"cards": [{"name": "x"}]}"#, #""append": [{}]"#, #"lists of CardParts know no "append""#),
  ])
  func aChangeOfTheOtherKindIsWarnedOf(content: String, input: String, words: String) throws {
    func warnings(_ second: String) throws -> [String] {
      try document(
        #"{"cards": [{"name": "a", "content": \#(content)}\#(second)], "inputs": [{"at": "1s", \#(input)}]}"#
      ).warnings.map { $0.message }
    }
    #expect(try warnings("") == [words + ": it has no effect"])
    // Of several cards any may be meant.
    let both = #", {"name": "b", "content": {"cards": [{"name": "y"}]}}, {"name": "c", "content": {"components": []}}"#
    #expect(try !warnings(both).contains { $0.hasSuffix("it has no effect") })
  }

  @Test(arguments: [#""measure": {}"#, #""hide": "x""#, #""show": "x""#, #""keyboard": 0"#])
  func someChangesAreOfTheWholeContent(text: String) throws {
    #expect(try ScenarioReaderContentTests.input(text + #", "card": "b""#).card == "b")
    let problems = scenarioProblems(ScenarioReaderContentTests.text(#"{"at": "1ms", \#(text), "of": 0}"#))
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
    #expect(scenarioProblems(ScenarioReaderContentTests.text(input)) == expected)
  }

  /// An input can't change a content that is a plain height.
  @Test(
    arguments: [
      (#""append": []"#, "append"), (#""select": 5"#, "select"), (#""state": "b""#, "state"),
      (#""measure": {}"#, "measure"), (#""hide": "x""#, "hide"), (#""slide": 1, "of": "x""#, "slide"),
      (#""prepend": [], "card": "a""#, "prepend"),
    ])
  func thereMustBeADocument(input: String, key: String) {
    let problems = scenarioProblems(ScenarioReaderContentTests.text(#"{"at": "1ms", \#(input)}"#, ["500", "500"]))
    let help = #" | give one components or cards: "content": { "cards": [] }"#
    #expect(problems.contains { $0.hasSuffix(" $.inputs[0].\(key) no card's content is a document" + help) })
    // There is no other problem.
    #expect(problems.count == 1, "\(problems)")
  }

  /// Without cards in any list, a message still names a remedy.
  @Test(arguments: [#""hide": "x""#, #""append": [], "of": "x""#, #""slide": 1, "of": true"#])
  func withoutCardsThereIsSomethingToSay(input: String) {
    let problems = scenarioProblems(
      ScenarioReaderContentTests.text(#"{"at": "1ms", \#(input)}"#, [ScenarioReaderContentTests.spots]))
    #expect(problems.count == 1, "\(problems)")
    #expect(problems.allSatisfy { !$0.contains("expected ,") && !$0.contains(" or ,") }, "\(problems)")
  }

  /// If the cards can't be read, any name is accepted: the mistake is theirs.
  @Test func ofCardsThatAreWrongNothingIsKnown() {
    let text =
      #"{"inputs": [{"at": "1ms", "state": "b", "of": "z", "card": "q"}, {"at": "1ms", "hide": "z"}], "cards": [{}]}"#
    #expect(scenarioProblems(text) == [#"1:105 $.cards[0] missing key "name""#])
  }
}
