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

  private static func card(_ detents: [Detent]) -> Card {
    Card(
      name: 0, headerHeight: 64, contentHeight: 0, hasMap: true, hasMapButtons: false, detents: detents,
      preferredDetent: nil)
  }

  /// Of two reasons in one, a decision knows which it was.
  @Test func aDismissalHasOneReason() {
    var card = Self.card([Detent(name: 0, y: 800), Detent(name: 1, y: 300)])
    let rule = DismissalSnap()
    for (y, velocity, reason) in [
      (400, 250, "the finger went down fast"), (700, 0, "too little of the card shows"),
      (700, -900, "too little of the card shows"), (400, 0, SnapRule.kept.reason),
    ] as [(Double, Double, String)] {
      let decision = rule.decision(releasedAt: y, velocity: velocity, of: card)
      #expect(decision.reason(at: velocity) == reason, "\(y) pt, \(velocity) pt/s")
    }
    card = Self.card([Detent(name: 0, y: 800)])
    #expect(rule.decision(releasedAt: 700, velocity: 0, of: card).reason(at: 0) == SnapRule.only.reason)
  }

  /// A detent within `snap.reached` is skipped, and one that no finger reaches isn't the nearest: both are left out.
  @Test func reasonsAreTrueOfWhatIsLeftOut() {
    let detents = [
      Detent(name: 0, y: 700), Detent(name: 1, y: 400), Detent(name: 2, y: 320, reach: .program),
      Detent(name: 3, y: 100),
    ]
    let card = Self.card(detents)
    let swipe = SwipeSnap().decision(releasedAt: 415, velocity: -900, of: card)
    #expect(swipe.target == 3)
    #expect(swipe.rule == .swipe)
    #expect(swipe.reason(at: -900).contains("the next detent in its direction that the card hadn't as good as reached"))
    let nearest = SwipeSnap().decision(releasedAt: 330, velocity: 0, of: card)
    #expect(nearest.target == 1)
    #expect(nearest.reason(at: 0).hasSuffix("the nearest detent that a finger reaches"))
  }
}
