import CardScenario
import CardTestSupport
import CardText
import CardTimeline
import Testing

/// A log between other detents, where all are equally far apart: it is told as that, and as no other axis.
@Suite struct RecordedDetentsTests {
  private static func document(from start: Int, to end: String, _ settings: String = "") throws -> ScenarioDocument {
    let name = [700: "low", 400: "mid", 100: "top"][start] ?? "mid"
    let text = """
      { "cards": [{ "name": "sheet", "header": 60, "content": 900, "detent": "\(name)",
          "detents": { "low": 700, "mid": 400, "top": 100 } }],
        "set": { \(settings) },
        "inputs": [{ "at": "300ms", "release": { "y": \(start), "velocity": 0, "to": "\(end)" } }] }
      """
    return try ScenarioDocument.read(SourceText(name: "sheet.json", text: text), name: "sheet")
  }

  private static func comparison(
    _ log: ScenarioDocument, with scenario: ScenarioDocument, change: (Double) -> Double = { $0 }
  ) throws -> RecordingComparison {
    var recording = try RecordingFeelingsTests.recording(of: log, startingAt: 700_000)
    for index in recording.samples.indices {
      recording.samples[index].position = change(recording.samples[index].position)
    }
    return try RecordingComparison(of: recording, with: scenario.scenario())
  }

  @Test(arguments: [
    (700, "mid", ["starts at low in place of mid", "ends at mid in place of top"]),
    (400, "low", ["ends at low in place of top"]),
    (100, "mid", ["starts at top in place of mid", "ends at mid in place of top"]),
  ]) func otherDetentsAreTold(start: Int, end: String, words: [String]) throws {
    let comparison = try Self.comparison(
      Self.document(from: start, to: end), with: Self.document(from: 400, to: "top"))
    #expect(comparison.feelings == words)
    #expect(comparison.axisPhrase == nil)
    #expect(comparison.startPhrase == words.first { $0.hasPrefix("starts ") })
    #expect(comparison.offset.isNear(-0.7, 1e-4), "\(comparison.offset)")
    #expect(!comparison.holds)
  }

  /// With another spring, too: its times are those that the same card has between the scenario's detents.
  @Test(arguments: [(700, "mid"), (400, "low"), (100, "mid")])
  func otherDetentsOfAnotherMotionAreTold(start: Int, end: String) throws {
    let spring = "\"settle.response\": 0.6, \"settle.damping_ratio\": 0.7"
    let scenario = try Self.document(from: 400, to: "top")
    let same = try Self.comparison(Self.document(from: 400, to: "top", spring), with: scenario)
    let other = try Self.comparison(Self.document(from: start, to: end, spring), with: scenario)
    let times = same.feelings.filter { !$0.contains(" detent") }
    #expect(times.contains { $0.hasPrefix("settles ") }, "\(same.feelings)")
    #expect(other.feelings.filter { !$0.contains(" in place of ") } == times, "\(other.feelings)")
    #expect(other.feelings.contains("ends at \(end) in place of top"), "\(other.feelings)")
    #expect(other.offset.isNear(same.offset, 1e-4), "\(other.offset), \(same.offset)")
  }

  /// A card that starts at another place and goes to the scenario's detent.
  @Test(arguments: [(20.0, "starts 20.0 pt lower"), (-6, "starts 6.0 pt higher")])
  func anotherStartIsTold(distance: Double, words: String) throws {
    let scenario = try Self.document(from: 400, to: "top")
    let comparison = try Self.comparison(scenario, with: scenario) { 100 + ($0 - 100) * (300 + distance) / 300 }
    #expect(comparison.startPhrase == words, "\(comparison.feelings)")
    #expect(comparison.feelings.contains(words))
    #expect(comparison.feelings.contains("ends at the same detent, top"), "\(comparison.feelings)")
  }

  /// A log whose places are off, but at no detent, has another axis, however its card moves.
  @Test(arguments: ["", "\"settle.response\": 0.6"]) func anotherAxisIsStillTold(spring: String) throws {
    let scenario = try Self.document(from: 400, to: "top")
    let comparison = try Self.comparison(Self.document(from: 400, to: "top", spring), with: scenario) { $0 + 30 }
    #expect(comparison.axisPhrase == "lies 30.00 pt lower throughout", "\(comparison.feelings)")
  }

  /// After a rotation and back the detents are those of the screen that is shown last.
  @Test func aRotationAndBackChangesNothing() throws {
    func document(_ inputs: String, to end: String) throws -> ScenarioDocument {
      let text = """
        { "cards": [{ "name": "a" }], "duration": "2s",
          "inputs": [\(inputs) { "at": "100ms", "move": "\(end)" }] }
        """
      return try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    }
    let turned = #"{ "at": "10ms", "rotate": true }, { "at": "20ms", "rotate": true },"#
    for inputs in ["", turned] {
      let comparison = try Self.comparison(document("", to: "peaking"), with: document(inputs, to: "extended"))
      #expect(comparison.feelings.contains("ends at peaking in place of extended"), "\(comparison.feelings)")
    }
  }
}
