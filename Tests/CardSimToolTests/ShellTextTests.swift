import Testing

@testable import CardSimTool

@Suite struct ShellTextTests {
  @Test(arguments: [
    ("flick-up", "flick-up"), ("a b", "'a b'"), ("", "''"), ("it's", "'it'\\''s'"), ("$x `y`", "'$x `y`'"),
    ("a\nb\t'\\", "$'a\\nb\\t\\'\\\\'"), ("\u{1B}[31m", "$'\\033[31m'"), ("\u{202E}", "$'\\342\\200\\256'"),
    ("ä🃏", "'ä🃏'"),
  ])
  func aWordIsQuoted(word: String, quoted: String) {
    #expect(ShellText.quoted(word) == quoted)
  }

  /// A shell reads every word back.
  @Test func aShellReadsItBack() throws {
    let folder = try Folder()
    let words = ["it's", "a\nb", "\u{1B}[31m", "\\n", "\"", "$(id)", "!x", "a\u{202E}b", "*", "~", "\u{7F}'\\"]
    try folder.write(
      "printf '%s|' " + words.map(ShellText.quoted).joined(separator: " "), to: "words.sh")
    let result = try Tool.shell("bash words.sh", in: folder)
    #expect(result.code == 0 && result.output == words.joined(separator: "|") + "|", "\(result)")
  }
}
