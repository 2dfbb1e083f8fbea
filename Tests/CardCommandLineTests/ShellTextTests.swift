import CardCommandLine
import Testing

@Suite struct ShellTextTests {
  @Test(arguments: [
    ("flick-up", "flick-up"), ("a b", "'a b'"), ("", "''"), ("it's", "'it'\\''s'"), ("$x `y`", "'$x `y`'"),
    ("a\nb\t'\\", "$'a\\nb\\t\\'\\\\'"), ("\u{1B}[31m", "$'\\033[31m'"), ("\u{202E}", "$'\\342\\200\\256'"),
    ("ä🃏", "'ä🃏'"),
  ])
  func aWordIsQuoted(word: String, quoted: String) {
    #expect(ShellText.quoted(word) == quoted)
  }
}
