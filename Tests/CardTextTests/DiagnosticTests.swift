import CardMath
import CardTestSupport
import CardText
import Testing

@Suite struct DiagnosticTests {
  @Test func looksLikeACompilersMessage() {
    let lines = Array(repeating: "", count: 13) + ["      \"dampnigRatio\": 0.8", "    }"]
    let source = SourceText(name: "scenarios/fling.json", text: lines.joined(separator: "\n"))
    let diagnostic = Diagnostic(
      "unknown key \"dampnigRatio\"", in: source, at: 19..<33, path: "$.card.spring.dampnigRatio",
      help: "did you mean \"damping_ratio\"?")
    #expect(
      diagnostic.text == """
        scenarios/fling.json:14:7: error: unknown key "dampnigRatio"
          at $.card.spring.dampnigRatio
           14 |       "dampnigRatio": 0.8
              |       ^~~~~~~~~~~~~~ did you mean "damping_ratio"?

        """)
  }

  @Test func withoutPathAndHelp() {
    let diagnostic = Diagnostic("odd", severity: .warning, in: SourceText(name: "-", text: "abc"), at: 1..<2)
    #expect(diagnostic.text == "-:1:2: warning: odd\n    1 | abc\n      |  ^\n")
  }

  @Test func anEmptyTextHasAPlaceToo() {
    let diagnostic = Diagnostic("nothing here", in: SourceText(name: "-", text: ""), at: 0..<0)
    #expect(diagnostic.text == "-:1:1: error: nothing here\n    1 |\n      | ^\n")
  }

  @Test func longHelpStandsBelow() {
    let help = String(repeating: "word ", count: 30) + "end"
    let diagnostic = Diagnostic("odd", in: SourceText(name: "-", text: "abc"), at: 0..<3, help: help)
    #expect(diagnostic.text.hasSuffix("      | ^~~\n  help: \(help)\n"))
  }

  @Test func caretStandsBelowWideCharacters() {
    let diagnostic = Diagnostic("odd", in: SourceText(name: "-", text: "\t\"カード\": x"), at: 14..<15)
    #expect(diagnostic.column == 9)
    #expect(diagnostic.text.hasSuffix("    1 |   \"カード\": x\n      |             ^\n"))
  }

  /// For a file of any bytes, a message is lines of printable text with the caret within the excerpt.
  @Test(arguments: Seeds.first(3, of: 20)) func randomBytesMakeSafeMessages(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let count = Int(random.next(below: 600))
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let source = SourceText(name: String(decoding: bytes.prefix(9), as: UTF8.self), bytes: bytes)
      let start = Int(random.next(below: UInt64(count + 1)))
      let end = start + Int(random.next(below: UInt64(count - start + 1)))
      let text = Diagnostic(String(decoding: bytes, as: UTF8.self), in: source, at: start..<end).text
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || ($0.value >= 0x20 && !(0x7F...0x9F).contains($0.value)) })
      #expect(text.split(separator: "\n").count == 3)
    }
  }
}
