import CardContent
import Testing

@testable import CardScenario

/// Warnings and errors of a document, each with its place.
@Suite struct ContentReaderMistakesTests {
  /// Unusual components and their warnings. Columns count from the start of the only component.
  static let oddities: [(String, [String])] = [
    (#"{"span": 0, "items": [{}]}"#, ["9 $.components[0].span \(noSpan)"]),
    (#"{"span": "0", "items": [{}]}"#, ["9 $.components[0].span \(noSpan)"]),
    (#"{"layout": {"span": 0}, "items": [{}]}"#, ["20 $.components[0].layout.span \(noSpan)"]),
    (#"{"kind": "list"}"#, ["0 $.components[0] \(noItems)"]),
    (#"{"items": []}"#, ["10 $.components[0].items \(noItems)"]),
    (#"{"span": 0.1, "items": [{"repeat": 0}]}"#, []),
  ]

  @Test(arguments: oddities)
  func whatIsOddIsWarnedOf(component: String, warnings: [String]) throws {
    let expected = warnings.map(Self.shifted("warning"))
    #expect(contentProblems(#"{"components": [\#(component)]}"#) == expected)
    // A warning is no error.
    #expect(try spots(#"{"components": [\#(component)]}"#).count == 1)
  }

  static let noSpan = "a span of 0 divides nothing: items have their own widths, as without a span"
  static let noItems = "a component without items takes no room, but for what its layout says"

  /// Shifts a problem's column, which counts from a component's start.
  static func shifted(_ severity: String) -> (String) -> String {
    { problem in
      let parts = problem.split(separator: " ", maxSplits: 1)
      return "\(severity) 1:\(17 + Int(parts[0])!) \(parts[1])"
    }
  }

  static let span = "0 or a number from 0.01 to 10000, which may be in quotation marks"
  static let length = "a number from -1000 to 10000"
  static let size = "a number from 0 to 1000000"

  static let mistakes: [(String, [String])] = [
    (#"{"span": "abc", "items": [{}]}"#, [#"9 $.components[0].span expected \#(span), found the text "abc""#]),
    (#"{"span": -1, "items": [{}]}"#, ["9 $.components[0].span expected \(span), found -1"]),
    (#"{"span": "-1", "items": [{}]}"#, [#"9 $.components[0].span expected \#(span), found the text "-1""#]),
    (#"{"span": 10001, "items": [{}]}"#, ["9 $.components[0].span expected \(span), found 10001"]),
    (#"{"span": "", "items": [{}]}"#, [#"9 $.components[0].span expected \#(span), found the text """#]),
    (#"{"span": " 1", "items": [{}]}"#, [#"9 $.components[0].span expected \#(span), found the text " 1""#]),
    (#"{"span": "NaN", "items": [{}]}"#, [#"9 $.components[0].span expected \#(span), found the text "NaN""#]),
    (#"{"span": "1e999", "items": [{}]}"#, [#"9 $.components[0].span expected \#(span), found the text "1e999""#]),
    (#"{"span": true, "items": [{}]}"#, ["9 $.components[0].span expected \(span), found true"]),
    (#"{"span": [], "items": [{}]}"#, ["9 $.components[0].span expected \(span), found an empty array"]),
    (
      #"{"layout": {"span": "x"}, "items": [{}]}"#,
      [#"20 $.components[0].layout.span expected \#(span), found the text "x""#]
    ),
    (
      #"{"items": [{"size": {"height": -1}}]}"#,
      ["31 $.components[0].items[0].size.height expected \(size), found -1"]
    ),
    (
      #"{"items": [{}, {"size": {"width": -0.5, "height": 1000001}}]}"#,
      [
        "34 $.components[0].items[1].size.width expected \(size), found -0.5",
        "50 $.components[0].items[1].size.height expected \(size), found 1000001",
      ]
    ),
    (
      #"{"items": [{"size": {"height": NaN}}]}"#,
      ["31 $.components[0].items[0].size.height expected a value, found NaN | every number is finite"]
    ),
    (
      #"{"items": [{"size": {"height": 1e999}}]}"#,
      [
        "31 $.components[0].items[0].size.height expected a number, found 1e999 "
          + "| the largest number is 1.7976931348623157e308"
      ]
    ),
    (
      #"{"items": [{"size": {"height": "44"}}]}"#,
      [
        #"31 $.components[0].items[0].size.height expected \#(size), found the text "44" "#
          + "| write 44, without quotation marks"
      ]
    ),
    (#"{"items": [{"size": 44}]}"#, ["20 $.components[0].items[0].size expected an object, found 44"]),
    (
      #"{"items": [{"repeat": -1}]}"#,
      ["22 $.components[0].items[0].repeat expected a whole number from 0 to 1000000, found -1"]
    ),
    (
      #"{"items": [{"repeat": 1.5}]}"#,
      ["22 $.components[0].items[0].repeat expected a whole number from 0 to 1000000, found 1.5"]
    ),
    (#"{"items": [{"kind": 5}]}"#, [#"20 $.components[0].items[0].kind expected text, found 5 | write "5""#]),
    (#"{"kind": 5, "items": [{}]}"#, [#"9 $.components[0].kind expected text, found 5 | write "5""#]),
    (#"{"type": [], "items": [{}]}"#, ["9 $.components[0].type expected text, found an empty array"]),
    (
      #"{"header": 44, "items": [{}]}"#,
      [#"11 $.components[0].header expected text or an object, found 44 | write "44""#]
    ),
    (
      #"{"footer": {"size": {"height": -1}}, "items": [{}]}"#,
      ["31 $.components[0].footer.size.height expected \(size), found -1"]
    ),
    (
      #"{"meta": {"headerHeight": -1, "paginate": 1, "pageIndicator": "below"}, "items": [{}]}"#,
      [
        "26 $.components[0].meta.headerHeight expected \(size), found -1",
        "42 $.components[0].meta.paginate expected true or false, found 1",
        #"62 $.components[0].meta.pageIndicator expected true or false, found the text "below""#,
      ]
    ),
    (#"{"meta": 5, "items": [{}]}"#, ["9 $.components[0].meta expected an object, found 5"]),
    (
      #"{"interaction": {"paginate": "pag"}, "items": [{}]}"#,
      [
        #"29 $.components[0].interaction.paginate expected "item", "page" or "disabled", found the text "pag" "#
          + #"| did you mean "page"?"#
      ]
    ),
    (
      #"{"layout": {"inset": -1001, "content-inset": {"left": 10001}}, "items": [{}]}"#,
      [
        "21 $.components[0].layout.inset expected \(length), found -1001",
        "54 $.components[0].layout.content-inset.left expected \(length), found 10001",
      ]
    ),
    (
      #"{"layout": {"inset": [1], "item-spacing": -1001, "line-spacing": "4"}, "items": [{}]}"#,
      [
        "21 $.components[0].layout.inset expected \(length) or an object, found an array of 1",
        "42 $.components[0].layout.item-spacing expected \(length), found -1001",
        #"65 $.components[0].layout.line-spacing expected \#(length), found the text "4" "#
          + "| write 4, without quotation marks",
      ]
    ),
    (
      #"{"layout": {"items-per-row": 0, "dynamic-span": 1, "page-indicator": "over"}, "items": [{}]}"#,
      [
        "29 $.components[0].layout.items-per-row expected a whole number from 1 to 1000, found 0",
        "48 $.components[0].layout.dynamic-span expected true or false, found 1",
        #"69 $.components[0].layout.page-indicator expected "below" or "overlay", found the text "over" | did you mean "overlay"?"#,
      ]
    ),
    (
      #"{"layout": {"header-mode": "stiky", "infinite-scrolling": "true", "show-empty-component": 0}, "items": [{}]}"#,
      [
        #"27 $.components[0].layout.header-mode expected "default" or "sticky", found the text "stiky" "#
          + #"| did you mean "sticky"?"#,
        #"58 $.components[0].layout.infinite-scrolling expected true or false, found the text "true" "#
          + "| write true, without quotation marks",
        "90 $.components[0].layout.show-empty-component expected true or false, found 0",
      ]
    ),
    // Wrong items aren't missing items.
    (#"{"items": 5}"#, ["10 $.components[0].items expected an array, found 5"]),
    (#"{"items": [{}, 5]}"#, ["15 $.components[0].items[1] expected an object, found 5"]),
  ]

  @Test(arguments: mistakes)
  func everyMistakeHasItsPlace(component: String, problems: [String]) {
    let expected = problems.map(Self.shifted("error"))
    #expect(contentProblems(#"{"components": [\#(component)]}"#) == expected)
  }

  @Test func linesAndColumnsAreThoseOfTheText() {
    let text = """
      {
        "components": [
          { "items": [{}] },
          {
            "items": [
              { "size": { "height": 20, "width": -3 } }
            ]
          }
        ]
      }
      """
    #expect(
      contentProblems(text) == ["error 6:44 $.components[1].items[0].size.width expected \(Self.size), found -3"])
  }

  @Test(
    arguments: [
      ("{}", #"error 1:1 $ expected one of the keys "components", "cards""#),
      (#"{"items": []}"#, #"error 1:1 $ expected one of the keys "components", "cards""#),
      (
        #"{"components": [], "cards": []}"#,
        #"error 1:29 $.cards expected only one of the keys "components", "cards""#
      ),
      (
        #"{"cards": [], "components": []}"#,
        #"error 1:11 $.cards expected only one of the keys "components", "cards""#
      ),
      (#"{"components": {}}"#, "error 1:16 $.components expected an array of 0 to 10000, found an object"),
      (#"{"components": [5]}"#, "error 1:17 $.components[0] expected an object, found 5"),
      ("[]", "error 1:1 $ expected an object, found an empty array"),
    ])
  func aDocumentHasComponentsOrCards(text: String, problem: String) {
    #expect(contentProblems(text) == [problem])
  }

  /// In a scenario, a document that can't be read is one problem of several.
  @Test(arguments: [("component", "components"), ("componentz", "components"), ("card", "cards"), ("Cards", "cards")])
  func aMisspeltDocumentIsAnError(key: String, meant: String) {
    #expect(
      scenarioProblems(#"{"cards": [{"name": "a", "content": {"\#(key)": []}}]}"#) == [
        #"1:38 $.cards[0].content.\#(key) unknown key "\#(key)" | did you mean "\#(meant)"?"#
      ])
  }

  @Test func anEmptyDocumentWillDo() throws {
    #expect(try spots(#"{"components": []}"#).isEmpty)
    #expect(contentProblems(#"{"components": []}"#).isEmpty)
  }
}
