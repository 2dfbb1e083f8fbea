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

  /// Under every policy but dismissal a fast flick from a detent goes on in its direction, on cards whose lowest detent
  /// has its model position below the place where it shows, too.
  @Test(arguments: [734.0, 852])
  func aFlickFromADetentLeavesIt(lowestModelY: Double) {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 734, modelY: lowestModelY), Detent(name: 1, y: 390.5), Detent(name: 2, y: 71)],
      preferredDetent: nil)
    for rules in [
      SnapRules.swipe(SwipeSnap()), .projection(ProjectionSnap()), .step(StepSnap()), .height(HeightSnap()),
    ] {
      func target(_ velocity: Double, from index: Int) -> Int {
        rules.decision(releasedAt: card.detents[index].modelY, velocity: velocity, of: card, from: index).target
      }
      for index in 0..<2 { #expect(target(-1200, from: index) > index, "\(rules)") }
      for index in 1..<3 { #expect(target(1200, from: index) < index, "\(rules)") }
    }
  }

  /// The nearest detent is that nearest to the place where the card shows: a header that stays in sight while the model
  /// is below it is at the lowest detent.
  @Test func theNearestDetentIsNearestToTheShownCard() {
    let card = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 734, modelY: 852), Detent(name: 1, y: 390.5), Detent(name: 2, y: 71)],
      preferredDetent: nil)
    for rules in [SnapRules.swipe(SwipeSnap()), .step(StepSnap()), .height(HeightSnap())] {
      func target(at modelY: Double) -> Int {
        rules.decision(releasedAt: modelY, velocity: 0, of: card, from: 0).target
      }
      for modelY in [852.0, 800, 734, 563] { #expect(target(at: modelY) == 0, "\(rules), \(modelY)") }
      for modelY in [562.0, 391, 231] { #expect(target(at: modelY) == 1, "\(rules), \(modelY)") }
    }
    #expect(card.detent(at: 600, margin: .infinity) == 0)
  }

  @Test func aWindowHasItsUpperEdgeAndNotItsLowerOne() {
    let window = SnapWindow(upperEdge: 49, lowerEdge: 93)
    #expect(window.contains(49))
    #expect(window.contains(92.999))
    #expect(!window.contains(93))
    #expect(!window.contains(48.999))
  }
}
