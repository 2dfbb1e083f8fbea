import CardExamples
import CardScenario
import CardSettings
import CardTestSupport
import CardText
import CardTimeline
import CardTuning
import Testing

/// Of the settings that explain a recording equally well, the fewest.
@Suite struct ImitationFewestTests {
  /// Scenarios of which one setting was changed, in hundredths of a point: others that were changed on the way, or a
  /// motion of another kind with a duration, explain as much.
  private static let changes = [
    ("taps", "tap.damping_ratio", 0.876), ("taps", "tap.damping_ratio", 0.684),
    ("grab-and-drag", "settle.response", 0.381), ("grab-and-drag", "settle.response", 0.29),
  ]

  @Test(arguments: Seeds.every(2, of: changes))
  func oneSettingIsFoundAlone(name: String, key: String, number: Double) throws {
    let recording = try ImitationTests.recording(of: name, [key: .number(number)], grain: 0.01)
    let imitation = try ImitationTests.imitation(of: recording, as: name)
    #expect(imitation.changes.map(\.key) == [key], "\(imitation.changes)")
    #expect(imitation.verdict == .holds, "\(imitation.changes)")
  }

  /// A spring that overshoots farther than a limit allows is found together with the limit: without it no step by its
  /// own numbers comes nearer.
  @Test(arguments: Seeds.every(2, of: [(0.45, 0.5), (0.35, 0.55)]))
  func aSpringBeyondALimitIsFound(response: Double, ratio: Double) throws {
    let text = """
      { "cards": [{ "name": "trips", "detent": "peaking" }],
        "inputs": [{ "at": "100ms", "release": { "y": 390.5, "velocity": -800, "to": "extended" } }] }
      """
    let document = try ScenarioDocument.read(SourceText(name: "rel.json", text: text), name: "rel")
    let recording = try ImitationTests.recording(
      of: document,
      [
        "settle.response": .number(response), "settle.damping_ratio": .number(ratio),
        "motion.edge_overshoot_max": .number(100),
      ], grain: 0.01)
    let imitation = try Imitation(of: recording, as: document, presets: [])
    #expect(imitation.verdict == .holds, "\(imitation.changes)")
    #expect(
      imitation.changes.map(\.key).sorted()
        == ["motion.edge_overshoot_max", "settle.damping_ratio", "settle.response"], "\(imitation.changes)")
    for (key, truth) in [("settle.response", response), ("settle.damping_ratio", ratio)] {
      let change = try #require(imitation.changes.first { $0.key == key })
      #expect(try #require(DecimalText.number(change.after)).isNear(truth, 0.002), "\(change)")
    }
  }
}
