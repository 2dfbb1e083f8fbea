import CardMath
import CardModel
import Testing

@Suite struct CardStackSampleTests {
  @Test func aRestingCard() {
    var hand = Hand()
    let sample = hand.sample(at: 0)
    #expect(sample.phase == .resting)
    #expect(sample.isAtRest)
    #expect(sample.touchY == nil)
    #expect(sample.card == Fixtures.Name.trips.rawValue)
    #expect(sample.target == Fixtures.Name.peaking.rawValue)
    #expect(sample.cardY == 390.5)
    #expect(sample.modelY == 390.5)
    #expect(sample.cardVelocity == 0)
    #expect(sample.stackDepth == 1)
    #expect(sample.transitionProgress == nil)
    #expect(sample.transitionY == nil)
  }

  /// As in UIKit, the model is at the target at once while the presentation still moves.
  @Test func theModelIsAtItsTargetWhileThePresentationMoves() {
    var hand = Hand()
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    let sample = hand.sample(at: 50)
    #expect(sample.modelY == 71)
    #expect(sample.cardY > 100)
    #expect(sample.phase == .settling)
    #expect(!sample.isAtRest)
  }

  @Test func aFingerThatWaitsIsNoRest() {
    var hand = Hand()
    hand.touch(.began, 430, at: 0)
    let sample = hand.sample(at: 10)
    #expect(sample.phase == .resting)
    #expect(sample.touchY == 430)
    #expect(!sample.isAtRest)
    #expect(sample.target == Fixtures.Name.peaking.rawValue)
  }

  @Test func noZeroIsNegative() {
    var hand = Hand(cards: [Fixtures.card(preferred: 2)])
    hand.stroke(from: 600, to: 560, at: 0, until: 100, lifts: false)
    hand.touch(.moved, 600, at: 108)
    let sample = hand.sample(at: 200)
    for number in [sample.cardVelocity!, sample.scrollVelocity, sample.overdrag, sample.scrollOffset] where number == 0
    {
      #expect(number.sign == .plus)
    }
  }

  @Test func anInfinityIsSeen() {
    var sample = Sample()
    #expect(sample.isFinite)
    for path in [\Sample.cardY, \.modelY, \.progress, \.stackDim, \.mapDim, \.mapButton, \.contentAlpha, \.overdrag] {
      for wrong in [Double.infinity, -.infinity, .nan] {
        sample[keyPath: path] = wrong
        #expect(!sample.isFinite)
      }
      sample[keyPath: path] = 0
    }
    for path in [\Sample.touchY, \.cardVelocity, \.transitionProgress, \.transitionY] {
      sample[keyPath: path] = .nan
      #expect(!sample.isFinite)
      sample[keyPath: path] = nil
    }
    for path in [\Sample.scrollOffset, \.scrollVelocity] {
      sample[keyPath: path] = .infinity
      #expect(!sample.isFinite)
      sample[keyPath: path] = 0
    }
    #expect(sample.isFinite)
  }
}
