import CardScenario
import CardSettings
import Testing

@testable import CardSettings

@Suite struct PresetFilesTests {
  @Test(
    arguments: [
      ("mine.json", true), ("./mine", true), ("presets/mine.json", true), ("/mine", true), (".json", true),
      ("mine", false), ("tgcard-2.5.1", false), ("-", false), ("", false), ("json", false), ("mine.JSON", false),
      ("a\0.json", false),
    ])
  func aPathEndsInJSONOrHasASlash(text: String, isPath: Bool) {
    #expect(PresetFiles.isPath(text) == isPath)
  }

  @Test(
    arguments: [
      ("mine.json", "flick.json", "mine.json"), ("mine.json", "scenarios/flick.json", "scenarios/mine.json"),
      ("../mine.json", "scenarios/flick.json", "scenarios/../mine.json"), ("/a/b.json", "c/d.json", "/a/b.json"),
      ("./mine.json", "standard input", "mine.json"), ("./a//b.json", "/c/./d.json", "/c/a/b.json"),
      ("a.json", "/b.json", "/a.json"),
    ])
  func aPathIsRelativeToTheDocumentThatNamesIt(text: String, document: String, path: String) {
    #expect(PresetFiles.path(text, from: document) == path)
  }

  /// A name stands in a column of CSV.
  @Test(
    arguments: [
      ("presets/mine.json", "mine"), ("mine", "mine"), ("v2.5_b.json", "v2.5_b"), ("a, \"b\".json", "a---b-"),
      ("ü\n.json", "--"), (".json", "preset"), ("", "preset"), ("x/", "x"),
    ])
  func theTitleIsTheFilesName(path: String, title: String) {
    #expect(PresetFiles.title(of: path) == title)
  }

  @Test func textsInMemory() throws {
    let files = PresetFiles(["a.json": "{}"])
    #expect(try files.bytes("a.json") == Array("{}".utf8))
    #expect(throws: PresetFiles.Missing(reason: "there is no such file")) { try files.bytes("b.json") }
    #expect(throws: PresetFiles.Missing(reason: "this reader was given no preset files")) {
      try PresetFiles().bytes("a.json")
    }
  }
}
