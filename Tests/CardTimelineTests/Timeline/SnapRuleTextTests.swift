import CardModel
import Testing

@Suite struct SnapRuleTextTests {
  /// The names don't change: they are part of the tool's JSON.
  @Test func eachHasAName() {
    #expect(
      SnapRule.allCases.map(\.name) == [
        "only", "nearest", "swipe", "projection", "window", "direction", "step", "kept", "dismissed",
        "fixed",
      ])
  }

  @Test func eachHasAReasonOfItsOwn() {
    let reasons = SnapRule.allCases.map(\.reason)
    #expect(Set(reasons).count == reasons.count)
    #expect(reasons.allSatisfy { $0.count > 20 && !$0.hasSuffix(".") && $0.first!.isLowercase })
    // The text names the most surprising quirk.
    #expect(SnapRule.direction.reason.contains("standing still is down"))
    #expect(SnapRule.step.reason.contains("decided last"))
  }
}
