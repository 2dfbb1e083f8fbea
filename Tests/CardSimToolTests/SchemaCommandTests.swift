import CardCommandLine
import CardScenario
import Testing

@Suite struct SchemaCommandTests {
  @Test func theSchemaIsPrinted() throws {
    let scenario = Tool.Result(output: DocumentSchema.scenario.text, words: "", code: 0)
    #expect(try Tool.run("schema") == scenario)
    #expect(try Tool.run("schema", "scenario") == scenario)
    #expect(
      try Tool.run("schema", "preset") == Tool.Result(output: DocumentSchema.preset.text, words: "", code: 0))
  }

  @Test func anotherKindIsRefused() throws {
    let result = try Tool.run("schema", "presets")
    #expect(result.code == 64)
    #expect(result.words.contains("The value 'presets' is invalid for '<document>'. Did you mean 'preset'?"))
  }

  /// A scenario that names its schema is read as without that line.
  @Test func aScenarioMayNameItsSchema() throws {
    let folder = try Folder()
    let plain = try Tool.run("show", "flick-up").output
    try folder.write(plain, to: "plain.json")
    try folder.write("{ \"$schema\": \"./cardsim.schema.json\"," + plain.dropFirst(), to: "named.json")
    let result = try Tool.run("run", "named.json", in: folder)
    #expect(result.code == 0)
    #expect(try result == Tool.run("run", "plain.json", in: folder))
  }
}
