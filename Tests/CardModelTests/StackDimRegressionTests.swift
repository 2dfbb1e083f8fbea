import CardMath
import CardMotion
import Testing

@testable import CardModel

/// A card pushed while another still leaves: what lies below which.
@Suite struct StackDimRegressionTests {
  /// The root with one card on it, and a pop that takes a second while pushes take a tenth.
  private static func hand() -> Hand {
    var rules = Rules()
    rules.motion.push = .curve(.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)), duration: 0.1)
    rules.motion.pop = .curve(.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)), duration: 1)
    var hand = Hand(rules, cards: [Fixtures.card(), Fixtures.card(.stop), Fixtures.card(.service)])
    hand.give(.push(card: 1, animated: false), at: 0)
    return hand
  }

  @Test func aCardThatHasComeInKeepsTheOneBelowDarkWhileAnotherStillLeaves() {
    var hand = Self.hand()
    hand.give(.pop(animated: true), at: 100)
    hand.give(.push(card: 2, animated: true), at: 200)
    var before = 0.0
    for milliseconds in stride(from: 205.0, through: 1500, by: 5) {
      let sample = hand.sample(at: milliseconds)
      // 0.9 of 0.25 when the push begins, and never lighter.
      #expect(sample.stackDim >= before && sample.stackDim >= 0.22)
      before = sample.stackDim
    }
    #expect(before == 0.25)
    #expect(hand.log.entries.suffix(3).map(\.event).contains(.popped(card: Fixtures.Name.stop.rawValue)))
    #expect(hand.log.entries.last!.instant == Hand.instant(300))
  }

  @Test func aCardThatIsThereAtOnceHidesOneThatLeaves() {
    var hand = Self.hand()
    hand.give(.pop(animated: true), at: 100)
    hand.give(.push(card: 2, animated: false), at: 200)
    let sample = hand.sample(at: 250)
    #expect(sample.stackDim == 0.25 && sample.transitionProgress == nil && sample.phase == .resting)
  }

  @Test func aCardThatLeavesBelowTheCoveredOneDoesNotDarkenIt() {
    var hand = Self.hand()
    hand.give(.pop(animated: true), at: 100)
    hand.give(.push(card: 2, animated: true), at: 200)
    // The third card covers the second, which still comes in; the first leaves below both.
    hand.give(.push(card: 0, animated: true), at: 240)
    let sample = hand.sample(at: 290)
    #expect((sample.stackDim - 0.125).magnitude < 1e-12)
  }
}
