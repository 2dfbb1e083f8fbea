import CardCommandLine
import Foundation
import Testing

/// `cardsim content`: text for people, output for programs, and error messages.
@Suite struct ContentCommandTests {
  static let components = """
    {"version": 3, "components": [
      {"identifier": "top", "kind": "carousel", "layout": {"span": 2, "item-spacing": 10, "inset": 10},
       "items": [{"identifier": "lead", "size": {"height": 180}, "title": "a"},
                 {"size": {"height": 140}, "title": "b"}]},
      {"kind": "list", "header": {"size": {"height": 44}}, "items": [{"kind": "article", "repeat": 3}, {}]}]}

    """

  static let cards = """
    {"cards": [{"name": "balance", "parts": [{"kind": "title", "height": 20}, {"kind": "bar"}]},
               {"name": "offer", "hidden": true, "parts": [{"kind": "bar"}]},
               {"name": "news", "custom_margin": 24, "parts": [{"kind": "text", "height": 700}]},
               {"name": "rest", "no_top_bottom_margins": true}]}

    """

  static func run(_ arguments: String..., input: String) throws -> Tool.Result {
    let folder = try Folder()
    try folder.write(input, to: "a.json")
    return try Tool.run(["content", "a.json"] + arguments, in: folder)
  }

  static func json(_ arguments: String..., input: String) throws -> [String: Any] {
    let folder = try Folder()
    try folder.write(input, to: "a.json")
    return try object(Tool.run(["content", "a.json", "--format", "json"] + arguments, in: folder))
  }

  static func json(_ arguments: String..., builtIn name: String) throws -> [String: Any] {
    try object(Tool.run(["content", name, "--format", "json"] + arguments))
  }

  static func object(_ result: Tool.Result) throws -> [String: Any] {
    #expect(result.code == 0, "\(result)")
    #expect(result.words.isEmpty, "\(result)")
    return try #require(try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
  }

  static func number(_ object: [String: Any], _ key: String) -> Double? { (object[key] as? NSNumber)?.doubleValue }

  // MARK: - Rules and measures

  @Test(
    arguments: [
      ("spots-1.9", components, "top        carousel"), ("spots-7.5", components, "top        carousel"),
      ("cardparts-2.6", cards, "balance"), ("cardparts-4.0", cards, "balance"),
    ])
  func everySystemLaysOutItsDocuments(rules: String, document: String, line: String) throws {
    let result = try Self.run("--rules", rules, input: document)
    #expect(result.code == 0)
    #expect(result.output.hasPrefix(rules + ", "))
    #expect(result.output.contains("\n" + line))
  }

  /// A scenario's file stands for its first document, as a built-in one's name does.
  @Test func ofAScenariosFile() throws {
    let folder = try Folder()
    let both = try Tool.shell(
      "cardsim show spots-components > mine.json && cardsim content mine.json > a && "
        + "cardsim content spots-components > b && cmp a b", in: folder)
    #expect(both.code == 0, "\(both)")
    let none = try Tool.shell("cardsim show flick-up > mine.json; cardsim content mine.json", in: folder)
    #expect(none.code == 65, "\(none)")
    #expect(none.words.contains("the scenario 'mine.json' has no document"), "\(none)")
  }

  /// The versions differ: 1.9 measures 88 pt, 7.5 measures 44 pt; the older CardParts shows more of a card that is cut
  /// at both ends.
  @Test func theRulesAreThoseThatAreNamed() throws {
    let grid = #"{"components": [{"kind": "grid", "items": [{}]}]}"#
    let heights = try ["spots-1.9", "spots-7.5"].map { rules in
      let object = try Self.json("--rules", rules, input: grid)
      return (object["components"] as? [[String: Any]])?.first.flatMap { Self.number($0, "content_height_pt") }
    }
    #expect(heights == [88, 44])
    // Source: CardParts' own tests, and its older formula for the same numbers.
    let tall =
      #"{"cards": [{"name": "a", "no_top_bottom_margins": true, "parts": [{"kind": "spacer", "height": 1400}]}]}"#
    let fractions = try ["cardparts-2.6", "cardparts-4.0"].map { rules in
      let object = try Self.json("--rules", rules, "--offset", "20", "--viewport", "700", input: tall)
      return (object["cards"] as? [[String: Any]])?.first.flatMap { Self.number($0, "visible_fraction") }
    }
    let expected: [Double] = [1380 / 1400, 0.5]
    #expect(fractions == expected)
  }

  @Test(
    arguments: [
      (components, "cardparts-4.0", "spots-1.9 or spots-7.5"),
      (components, "cardparts-2.6", "spots-1.9 or spots-7.5"),
      (cards, "spots-7.5", "cardparts-2.6 or cardparts-4.0"),
    ])
  func rulesOfAnotherSystemAreRefused(document: String, rules: String, others: String) throws {
    let result = try Self.run("--rules", rules, input: document)
    let words = "Error: --rules \(rules) doesn't lay out the content of 'a.json'; give \(others)\n"
    #expect(result == Tool.Result(output: "", words: words, code: 65))
  }

  @Test(arguments: [("spots-7", "spots-7.5"), ("Spots-1.8", "spots-1.9"), ("cardparts4.0", "cardparts-4.0")])
  func aMisspeltRuleIsGuessed(rules: String, meant: String) throws {
    let result = try Self.run("--rules", rules, input: Self.components)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.words.hasPrefix(
        "Error: The value '\(rules)' is invalid for '--rules <system>'. Did you mean '\(meant)'? "), "\(result)")
  }

  /// A kind may be any text; an item without one has the default view.
  @Test func viewsMeasureWhatIsSaid() throws {
    let document = #"{"components": [{"kind": "list", "items": [{"kind": "a"}, {"kind": "b"}, {"kind": "c=d"}, {}]}]}"#
    let object = try Self.json("--view", "a=112.5", "--view", "b=0", "--view", "c=d=7", input: document)
    let items = try #require((object["components"] as? [[String: Any]])?[0]["items"] as? [[String: Any]])
    #expect(items.map { Self.number($0, "height_pt") } == [112.5, 0, 7, 44])
  }

  /// A view may have a width too; it counts if nothing else gives the item's width.
  /// A kind that nothing has is most likely misspelt.
  @Test func aKindThatNothingHasIsTold() throws {
    let result = try Tool.run("content", "spots-components", "--view", "artcle=112", "--kind", "foo=grid")
    #expect(result.code == 0)
    #expect(result.words.contains("kind \"artcle\": its size in --view has no effect; did you mean \"article\"?"))
    #expect(result.words.contains("no component there has the kind \"foo\": its place in --kind has no effect"))
    #expect(try Tool.run("content", "spots-components", "--view", "article=112").words.isEmpty)
  }

  @Test func viewsMayHaveAWidth() throws {
    let document = #"{"components": [{"kind": "grid", "items": [{"kind": "a", "repeat": 3}]}]}"#
    let object = try Self.json("--view", "a=100x50", "--width", "250", input: document)
    let items = try #require((object["components"] as? [[String: Any]])?[0]["items"] as? [[String: Any]])
    #expect(items.map { Self.number($0, "width_pt") } == [100, 100, 100])
    #expect(items.map { Self.number($0, "x_pt") } == [0, 150, 0])
    #expect(items.map { Self.number($0, "y_pt") } == [0, 0, 50])
  }

  /// A kind that an app registers under a name of its own.
  @Test func kindsOfTheAppsOwnAreWhatIsSaid() throws {
    let document = #"{"components": [{"kind": "advert", "span": 2, "items": [{"repeat": 2}]}]}"#
    for kind in ["list", "grid", "carousel", "view"] {
      // Of two options for one kind the last counts.
      let object = try Self.json("--kind", "advert=list", "--kind", "advert=\(kind)", input: document)
      #expect((object["components"] as? [[String: Any]])?[0]["kind"] as? String == kind)
    }
    for wrong in ["advert", "=grid", "advert=", "advert=table"] {
      let result = try Self.run("--kind", wrong, input: document)
      #expect(result.code == 64)
      #expect(result.words.hasPrefix("Error: The value '\(wrong)' is invalid for '--kind"))
    }
  }

  /// The last component's frame extends to the viewport's end; the content's height stays the same.
  @Test func theLastComponentMayBeStretched() throws {
    let document = #"{"components": [{"items": [{"repeat": 2}]}, {"items": [{}]}]}"#
    let plain = try Self.json("--viewport", "600", input: document)
    let stretched = try Self.json("--viewport", "600", "--stretch-last", input: document)
    func heights(_ object: [String: Any]) throws -> [Double?] {
      try #require(object["components"] as? [[String: Any]]).map { Self.number($0, "frame_height_pt") }
    }
    #expect(Self.number(plain, "content_height_pt") == 600)
    #expect(Self.number(stretched, "content_height_pt") == 600)
    #expect(try heights(plain) == [88, 44])
    #expect(try heights(stretched) == [88, 512])
  }

  /// A header is at its component's top, a footer at its end: 10 + 44 below the component above.
  @Test func headersAndFootersHaveTheirPlaces() throws {
    let both = #""header": {"size": {"height": 10}}, "footer": {"size": {"height": 20}}"#
    let document = #"{"components": [{"items": [{}]}, {\#(both), "items": [{}]}]}"#
    let object = try Self.json(input: document)
    let components = try #require(object["components"] as? [[String: Any]])
    #expect(components.map { Self.number($0, "header_y_pt") } == [nil, 44])
    #expect(components.map { Self.number($0, "footer_y_pt") } == [nil, 98])
  }

  /// CardParts 2.6 has only one of the two fractions.
  @Test func theOldVersionHasOneFraction() throws {
    func card(_ rules: String) throws -> [String: Any] {
      let object = try Self.json("--rules", rules, "--viewport", "20", input: Self.cards)
      return try #require((object["cards"] as? [[String: Any]])?[0])
    }
    #expect(try Self.number(card("cardparts-2.6"), "container_fraction") == nil)
    #expect(try Self.number(card("cardparts-4.0"), "container_fraction") != nil)
    #expect(try Self.number(card("cardparts-2.6"), "visible_fraction") != nil)
  }

  @Test(arguments: ["article", "=5", "a=", "a=-1", "a=nan", "a=1e9", "a=5pt", "a=5x", "a=x5", "a=5x6x7", "a=-1x5"])
  func aViewWithoutAHeightIsRefused(text: String) throws {
    let result = try Self.run("--view", text, input: Self.components)
    #expect(result.code == 64)
    #expect(result.output.isEmpty)
    #expect(
      result.words.hasPrefix(
        "Error: The value '\(text)' is invalid for '--view <kind=size>': "
          + "it must be kind=height or kind=widthxheight, each from 0 to 1000000\n"), "\(result)")
  }

  @Test(
    arguments: [
      ["--width", "0"], ["--width", "100001"], ["--width", "nan"], ["--viewport", "0"], ["--viewport", "-5"],
      ["--offset", "1e10"], ["--offset=-1e7"], ["--offset", "inf"], ["--format", "xml"], ["--precision", "99"],
      ["--extra"],
    ])
  func whatCannotBeMeantIsRefused(arguments: [String]) throws {
    let folder = try Folder()
    try folder.write(Self.components, to: "a.json")
    let result = try Tool.run(["content", "a.json"] + arguments, in: folder)
    #expect(result.code == 64, "\(result)")
    #expect(result.output.isEmpty, "\(result)")
    #expect(result.words.hasPrefix("Error: "), "\(result)")
  }

  // MARK: - Sources of documents

  @Test func standardInputWillDo() throws {
    let read = try Tool.run("content", "-", input: Self.components)
    let file = try Self.run(input: Self.components)
    #expect(read.code == 0)
    #expect(read == file)
    let mistake = try Tool.run("content", "-", input: #"{"components": [{"span": -1, "items": [{}]}]}"#)
    #expect(
      mistake
        == Tool.Result(
          output: "",
          words: """
            standard input:1:26: error: expected 0 or a number from 0.01 to 10000, which may be in quotation marks, found -1
              at $.components[0].span
                1 | {"components": [{"span": -1, "items": [{}]}]}
                  |                          ^~

            """, code: 65))
    #expect(try Tool.run("content", "-", input: "").code == 65)
  }

  /// A built-in scenario's document has its own rules and view sizes, unless options give others.
  @Test func aBuiltInScenariosNameStandsForItsDocument() throws {
    let own = try Tool.run("content", "spots-1-9-components", "--format", "csv")
    #expect(own.code == 0)
    #expect(own.words.isEmpty)
    #expect(own.output.contains("\n1,list,1.0,0.00,44.00,375.00,112.00,"))
    #expect(try Tool.run("content", "spots-1-9-components").output.hasPrefix("spots-1.9, "))
    let other = try Tool.run("content", "spots-components", "--rules", "spots-1.9", "--view", "article=20")
    #expect(other.code == 0)
    #expect(other.output.hasPrefix("spots-1.9, "))
    let object = try Self.json("--view", "article=20", builtIn: "spots-components")
    let list = try #require((object["components"] as? [[String: Any]])?[1]["items"] as? [[String: Any]])
    #expect(list.map { Self.number($0, "height_pt") } == Array(repeating: 20, count: 8) + [60])
    #expect(try Tool.run("content", "cards-visibility-2").output.hasPrefix("cardparts-2.6, "))
  }

  @Test func aScenarioWithoutADocumentIsRefused() throws {
    let words = "Error: the scenario 'flick-up' has no document, but contents that are just so high\n"
    #expect(try Tool.run("content", "flick-up") == Tool.Result(output: "", words: words, code: 65))
  }

  @Test func aFileThatIsNotThereIsAnError() throws {
    let folder = try Folder()
    let result = try Tool.run(["content", "b.json"], in: folder)
    let words = "Error: Can't read 'b.json': No such file or directory\n"
    #expect(result == Tool.Result(output: "", words: words, code: 66))
    let none = try Tool.run("content")
    #expect(none.code == 64)
    #expect(none.output.isEmpty)
    #expect(none.words.hasPrefix("Error: Missing expected argument '<file>'"))
    // A bare word is more likely a misspelt name.
    let misspelt = try Tool.run("content", "spots-component")
    #expect(misspelt.code == 66)
    #expect(misspelt.output.isEmpty)
    #expect(misspelt.words.contains("Did you mean 'spots-components'?"), "\(misspelt)")
  }

  // MARK: - Mistakes

  @Test(arguments: [("component", "components"), ("componentz", "components"), ("card", "cards")])
  func aMisspeltDocumentIsAnError(key: String, meant: String) throws {
    let result = try Self.run(input: #"{"\#(key)": []}"#)
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(
      result.words.hasPrefix("a.json:1:2: error: unknown key \"\(key)\"\n  at $.\(key)\n"),
      "\(result.code) \(result.words.prefix(200))")
    #expect(result.words.contains("did you mean \"\(meant)\"?"), "\(result.code) \(result.words.prefix(200))")
  }

  @Test(
    arguments: [
      (#"{"components": [{"span": "abc", "items": [{}]}]}"#, "a.json:1:26: error: ", "$.components[0].span"),
      (
        #"{"components": [{"items": [{"size": {"height": NaN}}]}]}"#, "a.json:1:48: error: ",
        "$.components[0].items[0].size.height"
      ),
      (
        #"{"components": [{"items": [{"repeat": 600000}, {"repeat": 600000}]}]}"#, "a.json:1:16: error: ",
        "$.components"
      ),
      (#"{"cards": [{"name": "a", "parts": [{"kind": "text"}]}]}"#, "a.json:1:36: error: ", "$.cards[0].parts[0]"),
      ("{}", "a.json:1:1: error: ", "$"),
    ])
  func everyMistakeHasItsPlace(document: String, start: String, path: String) throws {
    let result = try Self.run(input: document)
    #expect(result.code == 65)
    #expect(result.output.isEmpty)
    #expect(result.words.hasPrefix(start), "\(result)")
    #expect(result.words.contains("\n  at \(path)\n"), "\(result)")
  }

  @Test func whatIsOddIsSaidAndDone() throws {
    let result = try Self.run(
      "--format", "csv", input: #"{"components": [{"span": 0, "kind": "advert", "items": [{}]}, {"items": []}]}"#)
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("\n0,list,0.0,0.00,0.00,375.00,44.00,1.00\n"))
    #expect(result.words.contains("a.json:1:26: warning: a span of 0 divides nothing"))
    #expect(result.words.contains("a.json:1:73: warning: a component without items takes no room"))
    #expect(
      result.words.hasSuffix(
        "Warning: component 0 has the unknown kind \"advert\": spots-7.5 takes it as a list; "
          + "--kind may say what it is\n"))
    let old = try Self.run("--rules", "spots-1.9", input: #"{"components": [{"kind": "advert", "items": [{}]}]}"#)
    #expect(old.words.contains("spots-1.9 takes it as a grid"))
    #expect(old.output.contains("\n0          grid "))
  }

  // MARK: - Output

  @Test func theOutputIsAFileButNotTheInput() throws {
    let folder = try Folder()
    try folder.write(Self.components, to: "a.json")
    #expect(try Tool.run(["content", "a.json", "-o", "b"], in: folder) == Tool.Result(output: "", words: "", code: 0))
    #expect(try folder.text(of: "b") == Self.run(input: Self.components).output)
    let same = try Tool.run(["content", "a.json", "-o", "./a.json"], in: folder)
    #expect(same.code == 64)
    #expect(same.words.contains("is the input itself"))
    #expect(try folder.text(of: "a.json") == Self.components)
    #expect(try folder.names() == ["a.json", "b"])
  }

  @Test func aHundredThousandItemsAreLaidOut() throws {
    let document = #"{"components": [{"kind": "list", "items": [{"size": {"height": 50}, "repeat": 100000}]}]}"#
    let result = try Self.run("--format", "csv", "--offset", "4999333", input: document)
    #expect(result.code == 0)
    #expect(result.output.hasSuffix("\n0,list,0.99999,0.00,4999950.00,375.00,50.00,1.00\n"))
  }
}
