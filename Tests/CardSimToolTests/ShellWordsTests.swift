import CardCommandLine
import Testing

@Suite struct ShellWordsTests {
  /// A shell reads every word back.
  @Test func aShellReadsItBack() throws {
    let folder = try Folder()
    let words = ["it's", "a\nb", "\u{1B}[31m", "\\n", "\"", "$(id)", "!x", "a\u{202E}b", "*", "~", "\u{7F}'\\"]
    try folder.write(
      "printf '%s|' " + words.map(ShellText.quoted).joined(separator: " "), to: "words.sh")
    let result = try Tool.shell("bash words.sh", in: folder)
    #expect(result.code == 0, "\(result)")
    #expect(result.output == words.joined(separator: "|") + "|", "\(result)")
  }
}
