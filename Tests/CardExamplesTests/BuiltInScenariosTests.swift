import CardExamples
import CardScenario
import CardText
import Testing

@Suite struct BuiltInScenariosTests {
  @Test(arguments: BuiltInScenarios.all.map(\.name))
  func eachCanBeReadAndSaysWhatItShows(name: String) throws {
    let entry = try #require(BuiltInScenarios.named(name))
    let document = try ScenarioDocument.read(SourceText(name: "\(name).json", bytes: entry.bytes), name: name)
    #expect(document.name == name)
    // `about` is one sentence that a table can show.
    #expect(document.about.hasSuffix("."))
    #expect(entry.about == document.about)
    #expect(document.about.count < 125)
    #expect(document.gestureFiles.isEmpty)
    #expect(try document.scenario().warnings.isEmpty)
    // The file is edited by hand: plain text, with a line feed at its end.
    #expect(entry.bytes.last == UInt8(ascii: "\n"))
    #expect(entry.bytes.allSatisfy { $0 < 128 })
  }

  @Test func aNameThatIsNone() {
    #expect(BuiltInScenarios.named("tuor") == nil)
  }
}
