import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct MotionRulesTests {
  /// Only a release to the lowest detent is a dismissal, and model positions count.
  @Test func aDismissalMayHaveAMotionOfItsOwn() {
    var rules = MotionRules()
    let card = Fixtures.card()
    rules.settle = .curve(.linear, duration: 0.25)
    #expect(rules.release(from: 300, to: 0, of: card, fingerVelocity: 9).duration == 0.25)
    rules.dismiss = .curve(.linear, duration: 0.5)
    #expect(rules.release(from: 300, to: 0, of: card, fingerVelocity: 9).duration == 0.5)
    #expect(rules.release(from: 300, to: 1, of: card, fingerVelocity: 9).duration == 0.25)
    // The lowest detent that a finger reaches counts.
    let hiding = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 852, reach: .command), Detent(name: 1, y: 734), Detent(name: 2, y: 71)],
      preferredDetent: nil)
    #expect(rules.release(from: 300, to: 1, of: hiding, fingerVelocity: 9).duration == 0.5)
    #expect(rules.release(from: 300, to: 2, of: hiding, fingerVelocity: 9).duration == 0.25)
    let low = Card(
      name: 0, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 734, modelY: 852), Detent(name: 1, y: 71)], preferredDetent: nil)
    rules = MotionRules()
    rules.settle = .distanceOverSpeed(DistancePace())
    #expect(rules.release(from: 352, to: 0, of: low, fingerVelocity: 500).duration == 1)
  }

  @Test func aBarComesInBesideTheMapByItsOwnMotion() {
    var rules = MotionRules()
    #expect(rules.barIn(besideMap: false) == rules.barIn)
    #expect(rules.barIn(besideMap: true) == rules.barInBesideMap)
    rules.barInBesideMap = .curve(.linear, duration: 1)
    #expect(rules.barIn(besideMap: true) == .curve(.linear, duration: 1))
    #expect(rules.barIn(besideMap: false) != rules.barIn(besideMap: true))
  }
}
