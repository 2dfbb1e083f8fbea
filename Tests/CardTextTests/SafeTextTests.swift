import Testing

@testable import CardText

@Suite struct SafeTextTests {
  @Test(arguments: [
    ("plain", "plain"), ("\u{1B}[31mred", "\\u001b[31mred"), ("a\tb", "a  b"),
    ("two\r\nlines", "two\\u000d\\u000alines"),
    ("Größe 👆", "Größe 👆"), ("a\u{202E}b", "a\\u202eb"), ("\u{9B}0m", "\\u009b0m"), ("\u{FEFF}", "\\ufeff"),
  ])
  func controlsAreEscaped(text: String, expected: String) {
    #expect(SafeText.escaped(text) == expected)
  }

  @Test func quotedTextIsCut() {
    #expect(SafeText.quoted("key") == "\"key\"")
    #expect(SafeText.quoted("abcdef", limit: 6) == "\"abcdef\"")
    #expect(SafeText.quoted("abcdefg", limit: 6) == "\"abcdef…\"")
  }

  @Test func wideAndCombiningCharacters() {
    #expect(SafeText.columns("abc") == 3)
    #expect(SafeText.columns("カード") == 6)
    #expect(SafeText.columns("e\u{301}") == 1)
  }
}
