import CardExamples
import Testing

@Suite struct BuiltInScenariosGoldenTests {
  @Test func everyScenarioHasItsGolden() {
    #expect(BuiltInScenarios.goldenNames == BuiltInScenarios.all.map(\.name).sorted())
    for name in BuiltInScenarios.goldenNames { #expect(BuiltInScenarios.golden(of: name) != nil, "\(name)") }
    #expect(BuiltInScenarios.golden(of: "nowhere") == nil)
  }

  /// The file of the goldens is the one that recording would write.
  @Test func theFileIsAsItIsWritten() throws {
    let goldens = try BuiltInScenarios.goldenNames.map {
      (name: $0, golden: try #require(BuiltInScenarios.golden(of: $0)))
    }
    let source = BuiltInScenarios.goldenSource(goldens)
    #expect(source.hasSuffix("\n    \"\"\"\n}\n"))
    #expect(source.split(separator: "\n").allSatisfy { $0.utf8.count <= 120 })
  }
}
