import CardMath
import CardMotion
import Testing

@testable import CardModel

/// The stack dim of each card if one is pushed while another still leaves.
@Suite struct CardStackStackDimTests {
  /// The root with one card on it; a pop takes 1 s, a push 0.1 s.
  private static func hand() -> Hand {
    var rules = Rules()
    rules.motion.push = .curve(.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)), duration: 0.1)
    rules.motion.pop = .curve(.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)), duration: 1)
    var hand = Hand(rules, cards: [.trips, .stop, .service, .place].map { Fixtures.card($0) })
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
      // The dim is 0.9 of 0.25 at the start of the push and never gets lighter.
      #expect(sample.stackDim >= before)
      #expect(sample.stackDim >= 0.22)
      before = sample.stackDim
    }
    #expect(before == 0.25)
    #expect(hand.log.entries.map(\.event).contains(.popped(card: Fixtures.Name.stop.rawValue)))
    #expect(hand.log.entries.last!.instant == Hand.instant(300))
  }

  @Test func aCardThatIsThereAtOnceHidesOneThatLeaves() {
    var hand = Self.hand()
    hand.give(.pop(animated: true), at: 100)
    hand.give(.push(card: 2, animated: false), at: 200)
    let sample = hand.sample(at: 250)
    #expect(sample.stackDim == 0.25)
    #expect(sample.transitionProgress == nil)
    #expect(sample.phase == .resting)
  }

  @Test func aCardThatIsThereAtOnceHidesOneThatComesIn() {
    var hand = Self.hand()
    hand.give(.push(card: 2, animated: true), at: 100)
    hand.give(.push(card: 3, animated: false), at: 120)
    let sample = hand.sample(at: 130)
    #expect(sample.stackDim == 0.25)
    #expect(sample.transitionProgress == nil)
    #expect(sample.stackDepth == 4)
    #expect(
      hand.log.entries.suffix(2).map(\.event) == [
        .pushed(card: Fixtures.Name.service.rawValue), .pushed(card: Fixtures.Name.place.rawValue),
      ])
  }

  /// The third card covers the second, which still comes in; the first leaves below both. Each has its own dim, and the
  /// root, which all of them cover, has the most.
  @Test func aCardThatLeavesBelowTheCoveredOneDoesNotDarkenIt() {
    var hand = Self.hand()
    hand.give(.pop(animated: true), at: 100)
    hand.give(.push(card: 2, animated: true), at: 200)
    hand.give(.push(card: 3, animated: true), at: 240)
    let (sample, scene) = (hand.sample(at: 290), hand.stack.scene(at: Hand.instant(290)))
    #expect((scene.stackDim2! - 0.125).magnitude < 1e-12)
    #expect(scene.stackDim3 == 0)
    #expect(scene.stackDim4 == nil)
    // Half from the third card, nine tenths from the second, and the remaining 0.81 from the first.
    #expect((sample.stackDim - 0.25 * (1 - 0.5 * 0.1 * 0.19)).magnitude < 1e-12)
  }

  /// The push or pop of a third card changes the dim over the second card, not the one over the first.
  @Test func aThirdCardLeavesTheRootAsDarkAsItIs() {
    var hand = Self.hand()
    hand.give(.push(card: 2, animated: true), at: 100)
    var last = -1.0
    for milliseconds in [100.0, 120, 140, 160, 180, 200, 220] {
      let (sample, scene) = (hand.sample(at: milliseconds), hand.stack.scene(at: Hand.instant(milliseconds)))
      #expect(sample.stackDim == 0.25)
      #expect(scene.stackDim2! > last || last == 0.25)
      last = scene.stackDim2!
      #expect(scene.stackDim3 == 0)
    }
    #expect(last == 0.25)
    hand.give(.pop(animated: true), at: 300)
    for (milliseconds, dim) in [(300.0, 0.25), (800, 0.125), (1_299, 0.00025), (1_400, 0)] {
      let (sample, scene) = (hand.sample(at: milliseconds), hand.stack.scene(at: Hand.instant(milliseconds)))
      #expect(sample.stackDim == 0.25)
      #expect((scene.stackDim2! - dim).magnitude < 1e-12)
      #expect(scene.stackDim3 == nil)
    }
  }

  /// UIKit's alpha follows its spring past the target and back; an alpha by the position never exceeds the designer's
  /// 25 %.
  @Test func theAlphaSwingsWithUIKitsAnimationsOnly() {
    for (source, most) in [(FadeSource.animation, 0.25 * 1.0283), (.position, 0.25)] {
      var rules = Rules()
      rules.fade.source = source
      rules.motion.push = .animation(SpringAnimation(duration: 0.25, dampingRatio: 0.75))
      var hand = Hand(rules, cards: [Fixtures.card(), Fixtures.card(.stop)])
      hand.give(.push(card: 1, animated: true), at: 0)
      let dims = (0...125).map { hand.sample(at: Double($0) * 2).stackDim }
      #expect((dims.max()! - most).magnitude < 1e-4)
    }
  }
}
