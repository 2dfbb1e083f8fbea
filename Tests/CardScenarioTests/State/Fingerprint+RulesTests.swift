import CardModel
import CardScenario
import CardScenarioSupport
import Testing

@Suite struct FingerprintRulesTests {
  /// Every key, that is, which makes other rules, other cards or another delivery here.
  @Test func everySettingCounts() throws {
    let plain = #"{ "cards": [{ "name": "a", "content": 1600 }] }"#
    let standard = try scenario(plain)
    var count = 0
    for key in SettingKey.all {
      var document = try document(plain)
      try key.set(SettingKeyAllTests.other(key), in: &document.settings)
      let other = try document.scenario()
      let isOther =
        other.stack.rules != standard.stack.rules || other.stack.layouts != standard.stack.layouts
        || other.delivery != standard.delivery
      if isOther { count += 1 }
      #expect((other.fingerprint != standard.fingerprint) == isOther, "\(key.name)")
    }
    #expect(count > 40)
  }

  /// Whether all of a rule is in it, FingerprintTests asks of each kind that it meets: here it meets all of them.
  @Test func everyKindOfRuleIsLookedAt() throws {
    let kinds = try FingerprintTests.variedScenarios().reduce(into: Set<String>()) {
      $0.formUnion(ReflectedWords($1).kinds)
    }
    for kind in ["elastic", "stepwise"] { #expect(kinds.contains("EdgeRule." + kind)) }
    for kind in ["refusing", "damped", "divided"] { #expect(kinds.contains("StepwiseEdge." + kind)) }
    for kind in ["swipe", "projection", "step", "height", "dismissal"] { #expect(kinds.contains("SnapRules." + kind)) }
    for kind in ["spring", "curve", "animation", "distanceOverSpeed", "bySpeed"] {
      #expect(kinds.contains("MotionRule." + kind))
    }
    for kind in ["spring", "curve"] { #expect(kinds.contains("Shape." + kind)) }
  }
}
