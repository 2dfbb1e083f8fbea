import CardText
import Testing

@Suite struct MarkdownTextTests {
  /// The text, and how it is written to be shown as it is.
  @Test(arguments: [
    ("card_y_pt", "card_y_pt"), ("_x_ a_", "\\_x\\_ a\\_"), ("a|b\nc", "a\\|b<br>c"), ("a\u{1}b", "a b"),
    ("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"),
    ("[x](javascript:alert(1)) *b* `c`", "\\[x\\](javascript:alert(1)) \\*b\\* \\`c\\`"),
    ("-->&amp;\\", "--&gt;&amp;amp;\\\\"), ("", ""),
  ])
  func itIsShownAsItIs(text: String, written: String) {
    #expect(MarkdownText.literal(text) == written)
  }

  @Test func anAddressEndsNoLink() {
    #expect(MarkdownText.address("a>b<c\\d%\n") == "a%3Eb%3Cc%5Cd%25_")
  }
}
