import CardText
import Testing

@Suite struct XMLTextTests {
  @Test(arguments: [
    ("", ""), ("card_y_pt", "card_y_pt"), ("a<b & c>d", "a&lt;b &amp; c&gt;d"), ("\"'", "&quot;&#39;"),
    ("&amp;", "&amp;amp;"), ("]]>", "]]&gt;"), ("a\tb\nc\r", "a&#9;b&#10;c&#13;"),
    ("\u{0}\u{1B}[0m\u{85}", "\u{FFFD}\u{FFFD}[0m\u{FFFD}"),
    ("λ 🃏 \u{FFFE}", "λ 🃏 \u{FFFD}"),
  ])
  func nothingOfItIsMarkup(text: String, attribute: String) {
    #expect(XMLText.attribute(text) == attribute)
  }

  /// Between tags, quotation marks and line ends mean themselves; but a reader drops a carriage return.
  @Test func contentKeepsWhatMeansNothingThere() {
    #expect(XMLText.content("\"it's\"\n\t<b>&\r") == "\"it's\"\n\t&lt;b&gt;&amp;&#13;")
  }
}
