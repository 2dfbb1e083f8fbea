import CardExamples
import CardSim
import Foundation
import Testing

/// Every built-in scenario's timeline, pinned in the file of goldens that comes with the tool.
///
/// An intended change of a timeline records them anew: `Scripts/record.sh` writes them.
@Suite struct GoldenTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../Sources/CardExamples/BuiltInScenarios+Goldens.swift").standardizedFileURL

  /// Returns the golden of one scenario, from the very frames that `cardsim run --digest` takes.
  static func golden(_ entry: BuiltInScenarios.Entry) throws -> GoldenTrail {
    let scenario = try entry.document.scenario()
    var (simulation, recorder) = (scenario.simulation, GoldenTrail.Recorder(names: scenario.names))
    while try simulation.next() { recorder.add(simulation.frame, events: simulation.events) }
    return recorder.golden
  }

  static var isRecording: Bool { ProcessInfo.processInfo.environment["CARDSIM_RECORD"] == "1" }

  @Test(.enabled(if: isRecording)) func record() throws {
    let entries = BuiltInScenarios.all.sorted { $0.name < $1.name }
    let goldens = try entries.map { (name: $0.name, golden: try Self.golden($0)) }
    try BuiltInScenarios.goldenSource(goldens).write(to: Self.file, atomically: true, encoding: .utf8)
    try ModelVersionTests.record(ModelVersionTests.digest(of: goldens))
    Issue.record("recorded \(entries.count) goldens anew; run again without CARDSIM_RECORD, and look at what changed")
  }

  @Test(.disabled(if: isRecording), arguments: BuiltInScenarios.all.map(\.name))
  func timelineIsPinned(name: String) throws {
    let golden = try Self.golden(#require(BuiltInScenarios.named(name)))
    let pinned = try #require(BuiltInScenarios.golden(of: name))
    #expect(
      golden.digest == pinned.digest,
      "\(pinned.departure(of: golden).map { "\($0)" } ?? ""): a change that is meant is recorded by Scripts/record.sh")
    #expect(golden.frameCount == pinned.frameCount)
    #expect(pinned.departure(of: golden) == nil)
  }

  @Test(.disabled(if: isRecording)) func everyGoldenHasItsScenario() {
    #expect(BuiltInScenarios.goldenNames == BuiltInScenarios.all.map(\.name).sorted())
  }
}
