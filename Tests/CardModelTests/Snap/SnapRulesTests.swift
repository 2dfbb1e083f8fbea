import Testing

@testable import CardModel

@Suite struct SnapRulesTests {
  /// Five policies decide one release: dragged slowly from the lowest detent almost to the top, then flicked up at 700
  /// pt/s.
  @Test func eachPolicyDecidesInItsOwnWay() {
    let card = Fixtures.card()
    func rule(_ rules: SnapRules) -> SnapDecision {
      rules.decision(releasedAt: 200, velocity: -700, of: card, from: 0)
    }
    #expect(rule(.swipe(SwipeSnap())) == SwipeSnap().decision(releasedAt: 200, velocity: -700, of: card))
    #expect(rule(.swipe(SwipeSnap())).target == 2)
    #expect(rule(.swipe(SwipeSnap())).rule == .swipe)
    // 200 − 0.499 · 700 lies beyond the top's window.
    #expect(rule(.projection(ProjectionSnap())).target == 2)
    #expect(rule(.projection(ProjectionSnap())).rule == .direction)
    // One step from the last decided detent, which is the lowest.
    #expect(rule(.step(StepSnap())).target == 1)
    #expect(rule(.step(StepSnap())).rule == .step)
    #expect(rule(.height(HeightSnap())).target == 2)
    #expect(rule(.height(HeightSnap())).rule == .swipe)
    #expect(rule(.dismissal(DismissalSnap())).target == 2)
    #expect(rule(.dismissal(DismissalSnap())).rule == .kept)
  }

  /// Only `step` depends on the last decided detent.
  @Test func whatWasDecidedLastCountsForOneOfThem() {
    let card = Fixtures.card()
    func targets(_ rules: SnapRules) -> [Int] {
      (0...2).map { rules.decision(releasedAt: 500, velocity: -700, of: card, from: $0).target }
    }
    #expect(targets(.step(StepSnap())) == [1, 2, 2])
    for rules in [
      SnapRules.swipe(SwipeSnap()), .projection(ProjectionSnap()), .height(HeightSnap()), .dismissal(DismissalSnap()),
    ] {
      #expect(Set(targets(rules)).count == 1)
    }
  }

  @Test func aWindowHasItsUpperEdgeAndNotItsLowerOne() {
    let window = SnapWindow(upperEdge: 49, lowerEdge: 93)
    #expect(window.contains(49))
    #expect(window.contains(92.999))
    #expect(!window.contains(93))
    #expect(!window.contains(48.999))
  }
}
