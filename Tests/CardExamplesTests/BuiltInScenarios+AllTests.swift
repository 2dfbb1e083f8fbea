import CardExamples
import Foundation
import Testing

@Suite struct BuiltInScenariosAllTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CardExamples/Scenarios").standardizedFileURL

  static func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  @Test func theListIsTheFolder() throws {
    #expect(try BuiltInScenarios.all.map { "\($0.name).json" }.sorted() == Self.files())
    #expect(BuiltInScenarios.all.first?.name == "tour")
  }
}
