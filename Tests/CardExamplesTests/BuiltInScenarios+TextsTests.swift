import CardExamples
import CardTestSupport
import Testing

/// The built-in scenarios stand twice, as files to read and edit and as text in the code. These tests compare the two,
/// and `CARDSIM_RECORD=1 swift test --filter BuiltInScenariosTexts` writes the code anew from the files.
@Suite struct BuiltInScenariosTextsTests {
  static let texts = EmbeddedTexts(
    of: "Sources/CardExamples/Scenarios", in: "Sources/CardExamples/BuiltInScenarios+Texts.swift",
    extending: "BuiltInScenarios", recordedBy: "BuiltInScenariosTexts")

  @Test(.enabled(if: EmbeddedTexts.isRecording)) func record() throws {
    Issue.record("recorded \(try Self.texts.record()) scenarios anew; run again without CARDSIM_RECORD")
  }

  @Test(.disabled(if: EmbeddedTexts.isRecording)) func theCodeIsTheFiles() throws {
    for file in try Self.texts.files() {
      let name = String(file.dropLast(".json".count))
      #expect(try BuiltInScenarios.named(name)?.bytes == Self.texts.bytes(of: file), "\(file)")
    }
    let (written, expected) = (try Self.texts.written(), try Self.texts.text())
    #expect(written == expected, "record the scenarios anew")
  }

  @Test func longLinesAreBroken() {
    let line = String(repeating: "twelve ones 1 ", count: 20)
    let pieces = EmbeddedTexts.pieces(line[...])
    #expect(pieces.count == 3)
    #expect(pieces.allSatisfy { $0.count <= 112 })
    #expect(pieces.map { $0.hasSuffix("\\#") ? $0.dropLast(2) : $0[...] }.joined() == line)
    #expect(EmbeddedTexts.pieces("short") == ["short"])
    #expect(EmbeddedTexts.member("cards-visibility-2") == "cardsVisibility2")
    #expect(EmbeddedTexts.member("tgcard-2.5.1") == "tgcard251")
  }
}
