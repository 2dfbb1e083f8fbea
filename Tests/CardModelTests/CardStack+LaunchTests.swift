import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// What a release launches is what its motion then does.
@Suite struct CardStackLaunchTests {
  static func released(_ change: (inout Rules) -> Void, from y0: Double = 450, to y1: Double = 330) -> Hand {
    var rules = Rules()
    change(&rules)
    var hand = Hand(rules)
    hand.stroke(from: y0, to: y1, at: 0, until: 100)
    return hand
  }

  /// The launch, and the velocity of the segment that began at the lift.
  static func both(_ hand: Hand) throws -> (launch: Launch, motion: Double?, release: CardStack.Release) {
    var hand = hand
    let release = try #require(hand.stack.lastRelease)
    return (hand.stack.launch(of: release), hand.stack.position.state(at: Hand.instant(100)).velocity, release)
  }

  @Test func aSpringTakesUpTheVelocity() throws {
    let (launch, motion, release) = try Self.both(Self.released { _ in })
    #expect(release.velocity < -500 && launch.handedVelocity == release.velocity)
    #expect(launch.startVelocity == motion && motion == release.velocity)
  }

  @Test func aVelocityThatIsThrownAwayIsNone() throws {
    let (launch, motion, release) = try Self.both(Self.released { $0.motion.keepsReleaseVelocity = false })
    #expect(release.velocity < -500 && launch.handedVelocity == 0 && launch.startVelocity == 0 && motion == 0)
  }

  /// Pulled far beyond the top, only a part of the finger's velocity shows.
  @Test func aRubberBandTakesItsShare() throws {
    let (launch, motion, release) = try Self.both(Self.released({ _ in }, from: 450, to: -20))
    #expect(release.slope < 1 && launch.handedVelocity == release.velocity * release.slope)
    #expect(launch.startVelocity == motion)
  }

  @Test func anAnimationHasAVelocityOfItsOwn() throws {
    let animation = SpringAnimation(duration: 0.5, dampingRatio: 0.8, relativeVelocity: 0.4)
    let (launch, motion, release) = try Self.both(Self.released { $0.motion.settle = .animation(animation) })
    #expect(launch.handedVelocity == release.velocity)
    #expect(launch.startVelocity!.isNear(0.4 * (71 - release.y), 1e-9) && motion!.isNear(launch.startVelocity!, 1e-9))
  }

  @Test func aCurveStartsWithItsSlope() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1))
    let (launch, motion, release) = try Self.both(
      Self.released { $0.motion.settle = .curve(curve, duration: 0.5) })
    #expect(launch.startVelocity!.isNear(0.72 / 0.32 * (71 - release.y) / 0.5, 1e-6))
    #expect(motion!.isNear(launch.startVelocity!, 1e-6))
    let steep = TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1))
    #expect(
      try Self.both(Self.released { $0.motion.settle = .curve(steep, duration: 0.5) }).launch.startVelocity == nil)
  }
}
