import Testing

@testable import CardCharts

@Suite struct SVGTextTests {
  @Test(arguments: [
    ("", ""), ("card_y_pt", "card_y_pt"), ("a<b & c>d", "a&lt;b &amp; c&gt;d"), ("\"'", "&quot;&#39;"),
    ("&amp;", "&amp;amp;"), ("]]>", "]]&gt;"), ("a\tb\nc\r", "a&#9;b&#10;c&#13;"),
    ("\u{0}\u{1B}[0m", "\u{FFFD}\u{FFFD}[0m"),
    ("λ 🃏 \u{FFFE}", "λ 🃏 \u{FFFD}"),
  ])
  func nothingOfItIsMarkup(text: String, escaped: String) {
    #expect(SVGText.escaped(text) == escaped)
  }
}
