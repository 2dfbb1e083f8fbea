import CardMath
import CardScenario
import CardTestSupport
import CardText
import CardTimeline
import CardTuning
import Testing

/// The settings that a search tries: those that move something in the scenario.
@Suite struct ImitationTriedTests {
  /// A card that is let go, without a touch, a tap or a push: their settings move nothing, though the clocks of one
  /// motion, solved twice, may differ in their last digits.
  @Test func settingsThatMoveNothingAreNotTried() throws {
    let text = """
      { "device": "iphone-15", "cards": [{ "name": "sheet", "header": 60, "content": 900, "detent": "medium",
          "detents": { "medium": 480, "large": { "from_safe_top": 10 } } }],
        "inputs": [{ "at": "300ms", "release": { "y": 480, "velocity": -900, "to": "large" } }] }
      """
    let document = try ScenarioDocument.read(SourceText(name: "a.json", text: text), name: "a")
    let motion = RandomMotion(
      response: 0.6, dampingRatio: 0.83, from: 480, to: 69, velocity: -900, start: 0.3 + 0.37 / 60)
    let imitation = try Imitation(of: motion.recording(seconds: 1.5, step: 0.01), as: document, presets: [])
    #expect(imitation.triedKeys.contains("settle.response"), "\(imitation.triedKeys)")
    #expect(!imitation.triedKeys.isEmpty)
    for part in ["push.", "pop.", "tap.", "touch.", "scroll.", "bounce."] {
      #expect(!imitation.triedKeys.contains { $0.hasPrefix(part) }, "\(part): \(imitation.triedKeys)")
    }
  }
}
