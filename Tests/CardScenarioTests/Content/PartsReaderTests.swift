import CardContent
import CardText
import Testing

@testable import CardScenario

@Suite struct PartsReaderTests {
  /// The parts of the only card.
  static func parts(_ text: String) throws -> [CardPart] {
    let cards = try cardParts(#"{"cards": [{"name": "a", "parts": [\#(text)]}]}"#).cards
    return try #require(cards.first?.states.first).parts
  }

  // MARK: - Cards

  @Test func aListIsWhatIsWritten() throws {
    let list = try cardParts(
      """
      {"theme": "turbo", "tab_bar": 49, "cards": [
        {"name": "balance", "parts": [{"kind": "separator"}], "state": "loading", "hidden": true,
         "no_top_bottom_margins": true, "custom_margin": 24.5},
        {"name": "news"}]}
      """)
    #expect(list.theme == .turbo)
    #expect(list.tabBarHeight == 49)
    let (first, second) = (list.cards[0], list.cards[1])
    #expect(first.name == "balance")
    #expect(first.state == "loading")
    #expect(first.isHidden)
    #expect(first.hasNoVerticalMargins)
    #expect(first.sideMargin == 24.5)
    // Parts beside the states belong to the state that a card begins with.
    #expect(first.states.map(\.name) == ["none"])
    #expect(first.states[0].parts == [CardPart(kind: .separator, height: 0.5)])
    #expect(second.name == "news")
    #expect(second.state == "none")
    #expect(second.states.isEmpty)
    #expect(!second.isHidden)
    #expect(!second.hasNoVerticalMargins)
    #expect(second.sideMargin == nil)
    let plain = try cardParts(#"{"cards": [], "theme": "mint"}"#)
    #expect(plain == PartsText())
    #expect(plain.theme == .mint)
    #expect(plain.tabBarHeight == 0)
  }

  @Test func aCardHasStatesWithNames() throws {
    let card = try cardParts(
      """
      {"cards": [{"name": "a", "parts": [{"kind": "bar"}], "state": "hasData",
        "states": {"loading": [], "hasData": [{"kind": "text", "height": 40}, {"kind": "bar"}], "x-1_Y": []}}]}
      """
    ).cards[0]
    #expect(card.states.map(\.name) == ["none", "loading", "hasData", "x-1_Y"])
    #expect(card.state == "hasData")
    #expect(card.states.map(\.parts.count) == [1, 0, 2, 0])
    let named = try cardParts(#"{"cards": [{"name": "a", "states": {"none": [{"kind": "bar"}]}}]}"#).cards[0]
    #expect(named.states.map(\.name) == ["none"])
    #expect(named.states[0].parts.count == 1)
  }

  // MARK: - Parts

  static let kinds: [(String, CardPart)] =
    ["text", "image", "button", "label", "icon", "slider", "switch", "progress", "stack", "view", "text_field"].map {
      (#"{"kind": "\#($0)", "height": 34.5}"#, CardPart(kind: .view, height: 34.5))
    } + [
      (#"{"kind": "title", "height": 20}"#, CardPart(kind: .title, height: 20)),
      (#"{"kind": "spacer", "height": 0}"#, CardPart(kind: .spacer, height: 0)),
      (#"{"kind": "text", "height": 1000000}"#, CardPart(kind: .view, height: 1_000_000)),
      // A part with a height of its own may state it or leave it out (Parts-4).
      (#"{"kind": "separator"}"#, CardPart(kind: .separator, height: 0.5)),
      (#"{"kind": "separator", "height": 2}"#, CardPart(kind: .separator, height: 2)),
      (#"{"kind": "bar"}"#, CardPart(kind: .bar, height: 18)),
      (#"{"kind": "bar", "height": 20}"#, CardPart(kind: .bar, height: 20)),
      (#"{"kind": "histogram"}"#, CardPart(kind: .histogram, height: 450)),
      (#"{"kind": "histogram", "height": 300}"#, CardPart(kind: .histogram, height: 300)),
      // Rows are 60 pt high, with a line below them.
      (#"{"kind": "table", "rows": 10}"#, CardPart(kind: .table, height: 600)),
      (#"{"kind": "table", "rows": 10, "footer": true}"#, CardPart(kind: .table, height: 601)),
      (#"{"kind": "table", "rows": 3, "row_height": 44, "footer": false}"#, CardPart(kind: .table, height: 132)),
      (#"{"kind": "table", "rows": 0}"#, CardPart(kind: .table, height: 0)),
    ]

  @Test(arguments: kinds)
  func everyKindOfPartHasItsHeight(text: String, part: CardPart) throws {
    #expect(try Self.parts(text) == [part])
  }

  @Test func whatIsScrolledSidewaysHasItsCount() throws {
    var paged = CardPart(kind: .paged, height: 180)
    paged.count = 4
    var collection = CardPart(kind: .collection, height: 90)
    (collection.count, collection.cellWidth, collection.cellSpacing) = (12, 80.5, 8)
    #expect(
      try Self.parts(
        """
        {"kind": "paged", "height": 180, "pages": 4},
        {"kind": "collection", "height": 90, "cells": 12, "cell_width": 80.5, "cell_spacing": 8},
        {"kind": "collection", "height": 90}
        """) == [paged, collection, CardPart(kind: .collection, height: 90)])
  }

  @Test(
    arguments: [
      ("", nil), (#", "margins": 7"#, Insets(top: 7, left: 7, bottom: 7, right: 7)),
      (#", "margins": 0"#, Insets()),
      (#", "margins": [1, 2, 3, 1000]"#, Insets(top: 1, left: 2, bottom: 3, right: 1000)),
    ])
  func marginsAreOneNumberOrFour(text: String, margins: Insets?) throws {
    for kind in [#""kind": "bar""#, #""kind": "table", "rows": 1"#, #""kind": "paged", "height": 1, "pages": 1"#] {
      #expect(try Self.parts("{\(kind)\(text)}").map(\.margins) == [margins])
    }
  }

  /// Rows of several heights, a vertical separator, and nested stacks.
  @Test func partsOfManyHeights() throws {
    #expect(
      try Self.parts(
        """
        {"kind": "table", "rows": [60, 44.5], "footer": true}, {"kind": "vertical_separator"},
        {"kind": "stack", "axis": "vertical", "spacing": 4, "parts": [{"kind": "text", "height": 40},
          {"kind": "stack", "parts": [{"kind": "text_field", "height": 34}, {"kind": "vertical_separator"}]}]}
        """) == [
          CardPart(kind: .table, height: 105.5), CardPart(kind: .verticalSeparator, height: 0),
          CardPart(kind: .view, height: 78),
        ])
    let titles = try Self.parts(
      #"{"kind": "title", "height": 20, "button": "menu"}, {"kind": "title", "height": 20, "button": "action"}"#)
    #expect(titles.map(\.button) == [.menu, .action])
  }

  @Test func aThemeOfItsOwn() throws {
    let list = try cardParts(
      """
      {"cards": [{"name": "a", "editable": true}],
       "theme": {"like": "turbo", "cell_margins": 8, "part_margins": [1, 2, 3, 4], "title_margins": 0,
         "table_margins": 5, "separator_margins": 6, "line_spacing": 16}}
      """)
    var theme = PartsTheme.turbo
    theme.cellMargins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    theme.partMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    theme.titleMargins = Insets()
    theme.tableMargins = Insets(top: 5, left: 5, bottom: 5, right: 5)
    theme.separatorMargins = Insets(top: 6, left: 6, bottom: 6, right: 6)
    theme.lineSpacing = 16
    #expect(list.theme == theme)
    #expect(list.cards[0].isEditable)
    #expect(try cardParts(#"{"cards": [], "theme": {}}"#).theme == .mint)
  }

  // MARK: - Mistakes

  /// The messages for mistakes in a part or a theme, without their columns.
  @Test(
    arguments: [
      (#"{"kind": "table", "rows": [60], "row_height": 44}"#, "each row has a height of its own"),
      (#"{"kind": "stack", "height": 9, "parts": []}"#, "a stack is as high as its parts"),
      (#"{"kind": "stack", "parts": [{"kind": "collection", "height": 9}]}"#, "a part that scrolls sideways"),
      (#"{"kind": "stack", "parts": [], "axis": "upright"}"#, "horizontal"),
      (#"{"kind": "text", "height": 9, "parts": []}"#, "parts"),
      (#"{"kind": "text", "height": 9, "button": "menu"}"#, "button"),
    ])
  func mistakesInPartsAreTold(part: String, words: String) {
    #expect(throws: DiagnosticsError.self) { try Self.parts(part) }
    do { _ = try Self.parts(part) } catch { #expect("\(error)".contains(words), "\(error)") }
  }

  /// Columns count from the start of the only card.
  static let cards: [(String, [String])] = [
    ("{}", [#"0 $.cards[0] missing key "name""#]),
    (
      #"{"name": "a b"}"#,
      [#"9 $.cards[0].name expected a name of letters, digits, _ and -, found the text "a b""#]
    ),
    (
      #"{"name": "a", "part": [], "hiden": true}"#,
      [
        #"14 $.cards[0].part unknown key "part" | did you mean "parts"?"#,
        #"26 $.cards[0].hiden unknown key "hiden" | did you mean "hidden"?"#,
      ]
    ),
    (
      #"{"name": "a", "title": "x"}"#,
      [
        #"14 $.cards[0].title unknown key "title" "#
          + "| known here: name, parts, state, hidden, editable, no_top_bottom_margins, custom_margin, states"
      ]
    ),
    (
      #"{"name": "a", "hidden": 1, "no_top_bottom_margins": "true", "custom_margin": -1}"#,
      [
        "24 $.cards[0].hidden expected true or false, found 1",
        #"52 $.cards[0].no_top_bottom_margins expected true or false, found the text "true" "#
          + "| write true, without quotation marks",
        "77 $.cards[0].custom_margin expected a number from 0 to 1000, found -1",
      ]
    ),
    (
      #"{"name": "a", "state": "", "states": []}"#,
      [
        #"23 $.cards[0].state expected a name of letters, digits, _ and -, found the text """#,
        "37 $.cards[0].states expected an object, found an empty array",
      ]
    ),
    (
      #"{"name": "a", "states": {"no data": [], "b": [{"kind": "bra"}]}}"#,
      [
        #"25 $.cards[0].states["no data"] a state's name has only letters, digits, _ and -"#,
        #"55 $.cards[0].states.b[0].kind \#(kind("bra")) | did you mean "bar"?"#,
      ]
    ),
    (
      #"{"name": "a", "parts": [], "states": {"b": [], "none": []}}"#,
      [#"37 $.cards[0].states expected either parts or a state "none", found both"#]
    ),
    (#"{"name": "a", "parts": {}}"#, ["23 $.cards[0].parts expected an array of 0 to 10000, found an object"]),
  ]

  static func kind(_ found: String) -> String {
    #"expected "text", "image", "button", "label", "icon", "slider", "switch", "progress", "#
      + #""text_field", "stack", "view", "title", "separator", "vertical_separator", "spacer", "bar", "histogram", "#
      + #""table", "collection" or "paged", "#
      + #"found the text "\#(found)""#
  }

  static func expected(_ problems: [String], from column: Int) -> [String] {
    problems.map { problem in
      let parts = problem.split(separator: " ", maxSplits: 1)
      return "error 1:\(column + Int(parts[0])!) \(parts[1])"
    }
  }

  @Test(arguments: cards)
  func everyMistakeOfACardHasItsPlace(card: String, problems: [String]) {
    #expect(contentProblems(#"{"cards": [\#(card)]}"#) == Self.expected(problems, from: 12))
  }

  /// Columns count from the start of the second part, and `@` is its path.
  static let parts: [(String, [String])] = [
    ("{}", [#"0 @ missing key "kind""#]),
    (#"{"kind": "texd", "height": 5}"#, [#"9 @.kind \#(kind("texd")) | did you mean "text"?"#]),
    (#"{"kind": 5}"#, [#"9 @.kind \#(kind("").replacing(", found the text \"\"", with: "")), found 5 | write "5""#]),
    // Only a part with a height of its own may leave it out.
    (#"{"kind": "text"}"#, [#"0 @ missing key "height""#]), (#"{"kind": "title"}"#, [#"0 @ missing key "height""#]),
    (#"{"kind": "spacer"}"#, [#"0 @ missing key "height""#]),
    (#"{"kind": "collection"}"#, [#"0 @ missing key "height""#]),
    (#"{"kind": "paged", "pages": 3}"#, [#"0 @ missing key "height""#]),
    // A wrong height isn't a missing one.
    (#"{"kind": "text", "height": -1}"#, ["27 @.height expected a number from 0 to 1000000, found -1"]),
    (
      #"{"kind": "title", "height": "20"}"#,
      [
        #"28 @.height expected a number from 0 to 1000000, found the text "20" | write 20, without quotation marks"#
      ]
    ),
    (#"{"kind": "bar", "height": 1000001}"#, ["26 @.height expected a number from 0 to 1000000, found 1000001"]),
    (
      #"{"kind": "table", "rows": 2, "height": 120}"#, ["39 @.height a table is as high as its rows | leave it out"]
    ),
    (#"{"kind": "table"}"#, [#"0 @ missing key "rows""#]),
    (
      #"{"kind": "table", "rows": -1, "row_height": -1, "footer": 1}"#,
      [
        "26 @.rows expected a whole number from 0 to 100000, found -1",
        "44 @.row_height expected a number from 0 to 1000000, found -1", "58 @.footer expected true or false, found 1",
      ]
    ),
    (#"{"kind": "table", "rows": 100001}"#, ["26 @.rows expected a whole number from 0 to 100000, found 100001"]),
    (#"{"kind": "table", "row": 2}"#, [#"18 @.row unknown key "row" | did you mean "rows"?"#]),
    (#"{"kind": "paged", "height": 5}"#, [#"0 @ missing key "pages""#]),
    (#"{"kind": "paged", "height": 5, "pages": 0}"#, ["40 @.pages expected a whole number from 1 to 1000, found 0"]),
    (
      #"{"kind": "collection", "height": 5, "cells": 0.5, "cell_width": -1, "cell_spacing": 1001}"#,
      [
        "45 @.cells expected a whole number from 0 to 100000, found 0.5",
        "64 @.cell_width expected a number from 0 to 1000000, found -1",
        "84 @.cell_spacing expected a number from 0 to 1000, found 1001",
      ]
    ),
    // A key of another kind of part is unknown here.
    (
      #"{"kind": "text", "height": 5, "rows": 2}"#,
      [#"30 @.rows unknown key "rows" | known here: kind, height, margins"#]
    ),
    (
      #"{"kind": "bar", "pages": 2}"#, [#"16 @.pages unknown key "pages" | known here: kind, height, margins"#]
    ),
    (#"{"kind": "bar", "hight": 2}"#, [#"16 @.hight unknown key "hight" | did you mean "height"?"#]),
    (#"{"kind": "bar", "margins": -1}"#, ["27 @.margins expected a number from 0 to 1000, found -1"]),
    (
      #"{"kind": "bar", "margins": [1, 2, 3]}"#, ["27 @.margins expected an array of 4, found an array of 3"]
    ),
    (
      #"{"kind": "bar", "margins": [1, 2, 3, 1001]}"#,
      ["37 @.margins[3] expected a number from 0 to 1000, found 1001"]
    ),
    (
      #"{"kind": "bar", "margins": {"top": 1}}"#,
      ["27 @.margins expected a number from 0 to 1000 or an array of 4, found an object"]
    ),
  ]

  @Test(arguments: parts)
  func everyMistakeOfAPartHasItsPlace(part: String, problems: [String]) {
    let expected = Self.expected(problems, from: 51).map { $0.replacing("@", with: "$.cards[0].parts[1]") }
    #expect(contentProblems(#"{"cards": [{"name": "a", "parts": [{"kind":"bar"},\#(part)]}]}"#) == expected)
  }

  @Test(
    arguments: [
      (
        #"{"cards": [{"name": "a"}, {"name": "b"}, {"name": "a"}]}"#,
        [#"error 1:42 $.cards[2] two cards are called "a" | each card needs a name of its own"#]
      ),
      (
        #"{"cards": [], "tabbar": 49, "theme": "mnt"}"#,
        [
          #"error 1:15 $.tabbar unknown key "tabbar" | did you mean "tab_bar"?"#,
          #"error 1:38 $.theme expected "mint" or "turbo", found the text "mnt" | did you mean "mint"?"#,
        ]
      ),
      (#"{"cards": [], "tab_bar": 1001}"#, ["error 1:26 $.tab_bar expected a number from 0 to 1000, found 1001"]),
      (
        #"{"cards": [], "title": "x"}"#,
        [
          #"error 1:15 $.title unknown key "title" | known here: components, cards, theme, tab_bar"#
        ]
      ),
      (#"{"cards": 5}"#, ["error 1:11 $.cards expected an array of 0 to 100000, found 5"]),
      (#"{"cards": [5]}"#, ["error 1:12 $.cards[0] expected an object, found 5"]),
    ])
  func everyMistakeOfAListHasItsPlace(text: String, problems: [String]) {
    #expect(contentProblems(text) == problems)
  }

  /// A margin of 0 is a margin.
  @Test func aMarginOfNothingIsAMargin() throws {
    let text = try contentText(#"{"cards": [{"name": "a", "custom_margin": 0}, {"name": "b"}]}"#)
    guard case .cardParts(let parts) = text.body else {
      Issue.record("these are cards")
      return
    }
    #expect(parts.cards.map(\.sideMargin) == [0, nil])
  }
}
