import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

/// The stack runs the same flight that all others read.
@Suite struct FlightTests {
  static func released(_ change: (inout Rules) -> Void, from y0: Double = 450, to y1: Double = 330) -> Hand {
    var rules = Rules()
    change(&rules)
    var hand = Hand(rules)
    hand.stroke(from: y0, to: y1, at: 0, until: 100)
    return hand
  }

  /// The flight, the velocity of the segment that began at the lift, and the release.
  static func both(_ hand: Hand) throws -> (flight: Flight, motion: Double?, release: CardStack.Release) {
    let hand = hand
    let release = try #require(hand.stack.lastRelease)
    return (hand.stack.flight(of: release), hand.stack.position.state(at: Hand.instant(100)).velocity, release)
  }

  @Test func aSpringTakesUpTheVelocity() throws {
    let (flight, motion, release) = try Self.both(Self.released { _ in })
    #expect(release.velocity < -500)
    #expect(flight.handedVelocity == release.velocity)
    #expect(flight.initialVelocity == motion)
    #expect(motion == release.velocity)
  }

  @Test func aVelocityThatIsThrownAwayIsNone() throws {
    let (flight, motion, release) = try Self.both(Self.released { $0.motion.keepsReleaseVelocity = false })
    #expect(release.velocity < -500)
    #expect(flight.handedVelocity == 0)
    #expect(flight.initialVelocity == 0)
    #expect(motion == 0)
  }

  /// Far past the top, only a part of the finger's velocity shows.
  @Test func aRubberBandTakesItsShare() throws {
    let (flight, motion, release) = try Self.both(Self.released({ _ in }, from: 450, to: -20))
    #expect(release.slope < 1)
    #expect(flight.handedVelocity == release.velocity * release.slope)
    #expect(flight.initialVelocity == motion)
  }

  @Test func anAnimationHasAVelocityOfItsOwn() throws {
    let animation = SpringAnimation(duration: 0.5, dampingRatio: 0.8, relativeVelocity: 0.4)
    let (flight, motion, release) = try Self.both(Self.released { $0.motion.settle = .animation(animation) })
    #expect(flight.handedVelocity == release.velocity)
    #expect(flight.initialVelocity!.isNear(0.4 * (71 - release.y), 1e-9))
    #expect(motion!.isNear(flight.initialVelocity!, 1e-9))
  }

  @Test func aCurveStartsWithItsSlope() throws {
    let curve = TimingCurve.cubicBezier(CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1))
    let (flight, motion, release) = try Self.both(
      Self.released { $0.motion.settle = .curve(curve, duration: 0.5) })
    #expect(flight.initialVelocity!.isNear(0.72 / 0.32 * (71 - release.y) / 0.5, 1e-6))
    #expect(motion!.isNear(flight.initialVelocity!, 1e-6))
    let steep = TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 1, x2: 0, y2: 1))
    #expect(
      try Self.both(Self.released { $0.motion.settle = .curve(steep, duration: 0.5) }).flight.initialVelocity == nil)
  }

  /// Where motions add up, a release starts from where the card would be without the remainders of those before, and the
  /// timeline is the flight and that remainder.
  @Test(arguments: [false, true]) func motionsThatAddUpAreLeftOut(caughtInFlight: Bool) throws {
    var rules = Rules()
    rules.motion.interruption = .additive
    rules.touch.grabs = false
    rules.motion.settle = .animation(SpringAnimation(duration: 0.5, dampingRatio: 0.8, relativeVelocity: -3))
    var hand = Hand(rules)
    hand.give(.move(detent: Fixtures.Name.extended.rawValue, animated: true), at: 0)
    if caughtInFlight {
      let y = hand.sample(at: 60).cardY + 30
      hand.stroke(from: y, to: y - 60, at: 60, until: 140)
    } else {
      hand.give(.release(modelY: 300, velocity: -400, detent: nil), at: 140)
    }
    let release = try #require(hand.stack.lastRelease)
    let flight = hand.stack.flight(of: release)
    #expect(flight.startVelocity.isNear(-3 * (flight.targetY - release.y), 1e-9))
    #expect(hand.stack.position.state(at: Hand.instant(140)).velocity?.isNear(flight.startVelocity, 1e-9) == true)
    #expect(hand.stack.position.position(at: Hand.instant(140)).isNear(release.y, 1e-9))
    #expect(hand.stack.remainders.isEmpty != caughtInFlight)
    for milliseconds in [140.0, 160, 200, 300] {
      let rest = hand.stack.remainders.reduce(0) { $0 + $1.position(at: Hand.instant(milliseconds)) }
      let y = flight.law.position(at: (milliseconds - 140) / 1_000)
      #expect(hand.sample(at: milliseconds).cardY.isNear(y + rest, 1e-9), "at \(milliseconds) ms")
    }
  }

  // MARK: - Decisions

  static func flight(
    _ y: Double, _ velocity: Double, slope: Double = 1, isReduced: Bool = false,
    _ change: (inout Rules) -> Void = { _ in }
  ) -> (target: Int, flight: Flight) {
    var rules = Rules()
    change(&rules)
    let (decision, flight) = rules.release(
      fromModelY: y, y: y, velocity: velocity, slope: slope, of: Fixtures.card(), from: 1, reducingMotion: isReduced)
    return (decision.target, flight)
  }

  @Test func aSpringTakesUpWhatShowsOfTheVelocity() {
    let (target, flight) = Self.flight(300, -900, slope: 0.5)
    #expect(target == 2)
    #expect(flight.startY == 300)
    #expect(flight.targetY == 71)
    #expect(flight.startVelocity == -450)
    #expect(flight.handedVelocity == -450)
    #expect(flight.lostVelocity == nil)
    #expect(flight.spring == Spring(response: 0.4, dampingRatio: 0.8))
    #expect(flight.duration == nil)
    #expect(!flight.isStiffened)
    #expect(Self.flight(300, -900) { $0.motion.keepsReleaseVelocity = false }.flight.startVelocity == 0)
  }

  /// The stiffened spring peaks at the limit: 24 pt past the top.
  @Test func aSpringThatWouldPassTheEdgeIsStiffened() throws {
    let flight = Self.flight(100, -6000).flight
    #expect(flight.isStiffened)
    let law = SpringMotion(spring: try #require(flight.spring), displacement: 29, velocity: -6000)
    #expect(try #require(law.overshoot).displacement.isNear(-24, 1e-8))
    #expect(!Self.flight(100, -6000) { $0.motion.edgeOvershootMax = .infinity }.flight.isStiffened)
  }

  @Test func anAnimationHasItsOwnStartAndItsOwnEnd() {
    let animation = SpringAnimation(duration: 0.4, dampingRatio: 0.8, relativeVelocity: 3)
    let flight = Self.flight(300, -900) { $0.motion.settle = .animation(animation) }.flight
    #expect(flight.startVelocity == 3 * (71 - 300))
    #expect(flight.duration == 0.4)
    #expect(flight.start == .relative(3))
    let dismissed = Self.flight(700, 900) { $0.motion.dismiss = .curve(.linear, duration: 0.2) }
    #expect(dismissed.target == 0)
    #expect(dismissed.flight.spring == nil)
    #expect(dismissed.flight.duration == 0.2)
    #expect(dismissed.flight.startVelocity == 0)
    #expect(dismissed.flight.lostVelocity == 900)
  }

  /// With reduced motion every reader of a flight gets a spring that doesn't overshoot.
  @Test func lessMotionMeansNoSwing() {
    #expect(Self.flight(300, -900, isReduced: true).flight.spring == Spring(response: 0.4, dampingRatio: 1))
    let same = Self.flight(300, -900, isReduced: true) { $0.command.reducedMotion = .same }.flight
    #expect(same.spring == Spring(response: 0.4, dampingRatio: 0.8))
  }

  /// At the end of the reach an outward velocity is lost.
  @Test func theReachTakesWhatLeadsOutOfIt() {
    let flight = Self.flight(-3000, -500).flight
    #expect(flight.startVelocity == 0)
    #expect(flight.lostVelocity == -500)
  }
}
