import CardExamples
import CardSettings
import CardTestSupport
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
}
