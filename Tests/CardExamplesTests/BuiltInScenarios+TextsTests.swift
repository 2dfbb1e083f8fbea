import CardExamples
import Foundation
import Testing

/// The built-in scenarios stand twice, as files to read and edit and as text in the code. These tests compare the two,
/// and `CARDSIM_RECORD=1 swift test --filter BuiltInScenariosTexts` writes the code anew from the files.
@Suite struct BuiltInScenariosTextsTests {
  static let source = BuiltInScenariosAllTests.folder.deletingLastPathComponent()
    .appendingPathComponent("BuiltInScenarios+Texts.swift")

  static var isRecording: Bool { ProcessInfo.processInfo.environment["CARDSIM_RECORD"] == "1" }

  /// Returns the name of a scenario as Swift writes names: `flick-up` is `flickUp`.
  static func member(_ name: Substring) -> String {
    let words = name.split(separator: "-")
    return words[0] + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// Returns a line in pieces that fit into the code's lines: the literal goes on after a `\#`.
  static func pieces(_ line: Substring) -> [String] {
    var (pieces, rest): ([String], Substring) = ([], line)
    while rest.count > 112, let blank = rest.prefix(110).lastIndex(of: " ") {
      pieces.append(rest[...blank] + "\\#")
      rest = rest[rest.index(after: blank)...]
    }
    return pieces + [String(rest)]
  }

  /// Returns the Swift file with these scenarios.
  static func text(of files: [String]) throws -> String {
    var lines = [
      "// Written by `CARDSIM_RECORD=1 swift test --filter BuiltInScenariosTexts`; not to be edited by hand.", "",
      "extension BuiltInScenarios {",
      "  /// The files of `Sources/CardExamples/Scenarios`, as the program brings them with it.",
      "  enum Texts {",
    ]
    for file in files {
      let json = try String(contentsOf: BuiltInScenariosAllTests.folder.appendingPathComponent(file), encoding: .utf8)
      lines.append("    static let \(member(file.dropLast(".json".count))): StaticString = #\"\"\"")
      for line in json.split(separator: "\n", omittingEmptySubsequences: false) {
        lines += pieces(line).map { $0.isEmpty ? "" : "      " + $0 }
      }
      lines.append("      \"\"\"#")
    }
    return (lines + ["  }", "}", ""]).joined(separator: "\n")
  }

  @Test(.enabled(if: isRecording)) func record() throws {
    let files = try BuiltInScenariosAllTests.files()
    try Self.text(of: files).write(to: Self.source, atomically: true, encoding: .utf8)
    Issue.record("recorded \(files.count) scenarios anew; run again without CARDSIM_RECORD")
  }

  @Test(.disabled(if: isRecording)) func theCodeIsTheFiles() throws {
    let files = try BuiltInScenariosAllTests.files()
    for file in files {
      let name = String(file.dropLast(".json".count))
      let bytes = try Data(contentsOf: BuiltInScenariosAllTests.folder.appendingPathComponent(file))
      #expect(BuiltInScenarios.named(name)?.bytes == Array(bytes), "\(file)")
    }
    let written = try String(contentsOf: Self.source, encoding: .utf8)
    let expected = try Self.text(of: files)
    #expect(written == expected, "record the scenarios anew")
  }

  @Test func longLinesAreBroken() {
    let line = String(repeating: "twelve ones 1 ", count: 20)
    let pieces = Self.pieces(line[...])
    #expect(pieces.count == 3)
    #expect(pieces.allSatisfy { $0.count <= 112 })
    #expect(pieces.map { $0.hasSuffix("\\#") ? $0.dropLast(2) : $0[...] }.joined() == line)
    #expect(Self.pieces("short") == ["short"])
    #expect(Self.member("cards-visibility-2") == "cardsVisibility2")
  }
}
