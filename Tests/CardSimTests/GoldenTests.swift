import CardSim
import Foundation
import Testing

/// Every built-in scenario's timeline, pinned: `Goldens/digests.txt` has a line `name frames digest` for each.
///
/// A change that is meant changes them on purpose: `CARDSIM_RECORD=1 swift test --filter GoldenTests` writes them anew,
/// and fails so that nobody takes that run for a test.
@Suite struct GoldenTests {
  static let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Goldens/digests.txt")

  /// The line of one scenario, from the very frames that `cardsim run --digest` takes.
  static func line(_ entry: BuiltInScenarios.Entry) throws -> String {
    let scenario = try entry.document.scenario()
    var (simulation, digest, frames) = (scenario.simulation, TimelineDigest(names: scenario.names), 0)
    while try simulation.next() {
      digest.combine(simulation.frame, events: simulation.events)
      frames += 1
    }
    return "\(entry.name) \(frames) \(digest.text)"
  }

  static func pinned() throws -> [Substring] {
    try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
  }

  static var isRecording: Bool { ProcessInfo.processInfo.environment["CARDSIM_RECORD"] == "1" }

  @Test(.enabled(if: isRecording)) func record() throws {
    let lines = try BuiltInScenarios.all.map(Self.line).sorted()
    try (lines.joined(separator: "\n") + "\n").write(to: Self.file, atomically: true, encoding: .utf8)
    Issue.record("recorded \(lines.count) goldens anew; run again without CARDSIM_RECORD, and look at what changed")
  }

  @Test(.disabled(if: isRecording), arguments: BuiltInScenarios.all.map(\.name))
  func timelineIsPinned(name: String) throws {
    let line = try Self.line(#require(BuiltInScenarios.named(name)))
    let golden = try Self.pinned().first { $0.prefix { $0 != " " } == name }
    #expect(golden.map(String.init) == line)
  }

  @Test(.disabled(if: isRecording)) func everyGoldenHasItsScenario() throws {
    #expect(try Self.pinned().map { String($0.prefix { $0 != " " }) } == BuiltInScenarios.all.map(\.name).sorted())
  }
}
