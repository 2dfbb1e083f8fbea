import CardModel
import CardScenario
import CardScenarioSupport
import CardSettings
import Testing

@Suite struct FingerprintRulesTests {
  /// A key changes the fingerprint exactly if it changes the rules, the layouts or the delivery.
  @Test func everySettingCounts() throws {
    let plain = #"{ "cards": [{ "name": "a", "content": 1600 }] }"#
    let standard = try scenario(plain)
    var count = 0
    for key in SettingKey.all {
      var document = try document(plain)
      try key.set(key.otherValue, in: &document.settings)
      let other = try document.scenario()
      let isOther =
        other.stack.rules != standard.stack.rules || other.stack.layouts != standard.stack.layouts
        || other.delivery != standard.delivery
      if isOther { count += 1 }
      #expect((other.fingerprint != standard.fingerprint) == isOther, "\(key.name)")
    }
    #expect(count > 40)
  }

  /// FingerprintTests checks each kind of rule that it meets completely; this test checks that it meets all of them.
  @Test func everyKindOfRuleIsLookedAt() throws {
    let kinds = try FingerprintTests.reflectedKinds()
    for kind in ["elastic", "stepwise"] { #expect(kinds.contains("EdgeRule." + kind)) }
    for kind in ["refusing", "damped", "divided"] { #expect(kinds.contains("StepwiseEdge." + kind)) }
    for kind in ["swipe", "projection", "step", "height", "dismissal"] { #expect(kinds.contains("SnapRules." + kind)) }
    for kind in ["spring", "curve", "animation", "distanceOverSpeed", "bySpeed"] {
      #expect(kinds.contains("MotionRule." + kind))
    }
    for kind in ["spring", "curve"] { #expect(kinds.contains("Shape." + kind)) }
  }
}
