import CardSettings
import CardTestSupport
import Testing

/// The presets that come with the library stand twice, as files to read and edit and as text in the code. These tests
/// compare the two, and `CARDSIM_RECORD=1 swift test --filter PresetTexts` writes the code anew from the files.
@Suite struct PresetTextsTests {
  static let texts = EmbeddedTexts(
    of: "Sources/CardSettings/Preset/Presets", in: "Sources/CardSettings/Preset/Preset+Texts.swift",
    extending: "Preset", recordedBy: "PresetTexts")

  @Test(.enabled(if: EmbeddedTexts.isRecording)) func record() throws {
    Issue.record("recorded \(try Self.texts.record()) presets anew; run again without CARDSIM_RECORD")
  }

  @Test(.disabled(if: EmbeddedTexts.isRecording)) func theCodeIsTheFiles() throws {
    let files = try Self.texts.files()
    for file in files {
      let name = String(file.dropLast(".json".count))
      #expect(try Preset.text(ofBuiltIn: name) == Self.texts.bytes(of: file), "\(file)")
    }
    #expect(Set(Preset.names).isSubset(of: files.map { String($0.dropLast(".json".count)) }))
    let (written, expected) = (try Self.texts.written(), try Self.texts.text())
    #expect(written == expected, "record the presets anew")
  }
}
