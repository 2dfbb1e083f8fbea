import CardSim
import Foundation
import Testing

@Suite struct SheetTests {
  /// Reads a file of the folder Cards.
  func source(_ name: String) throws -> SourceText {
    let folder = try #require(Bundle.module.url(forResource: "Cards", withExtension: nil))
    return SourceText(name: name, bytes: Array(try Data(contentsOf: folder.appendingPathComponent(name))))
  }

  @Test func theCardMovesAsItDid() throws {
    let document = try ScenarioDocument.read(source("card.json"), name: "card")
    let check = try ScenarioCheck(document, golden: .rows(TimelineText(source("card.golden.csv"))))
    // A document without a golden and expectations passes, and nothing was looked at.
    #expect(check.isPassed && !check.lookedAt.isEmpty, "\(check.words)")
  }

  @Test func theAppMovesAsDescribed() throws {
    let scenario = try ScenarioDocument.read(source("card.json"), name: "card").scenario()
    let recording = try RecordingReader(source("card.csv")).recording
    let comparison = try RecordingComparison(of: recording, with: scenario)
    #expect(comparison.holds, "\(comparison.words)")
  }
}
