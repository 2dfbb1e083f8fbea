import CardMath
import CardModel
import CardMotion
import CardTestSupport
import Testing

/// The motion of a released card, against golden values (TG-3, TG-10, SC-8, UIKit-2).
@Suite struct MotionRuleTests {
  static func spring(_ motion: Motion) -> Spring? {
    if case .spring(let spring) = motion.timing { spring } else { nil }
  }

  /// Duration, damping ratio, initial velocity; ω to four places (UIKit-2).
  @Test(
    arguments: [
      (0.25, 0.75, 0, 37.5115), (0.3125, 1, 0, 29.5469), (0.4, 0.8, 0, 22.4857), (1.3, 0.8, 0, 6.9187),
      (0.25, 0.8, 0, 35.9772), (0.4, 0.8, 3, 21.8988),
      // CardParts' springs (Parts-9), ζ = 1 and v₀ = 1; ω to two places (UIKit-2).
      (0.25, 1, 1, 36.82), (0.5, 1, 1, 18.36),
    ] as [(Double, Double, Double, Double)])
  func anAnimationIsUIKitsSpring(duration: Double, dampingRatio: Double, velocity: Double, frequency: Double) {
    let rule = MotionRule.animation(
      SpringAnimation(duration: duration, dampingRatio: dampingRatio, relativeVelocity: velocity))
    let motion = rule.motion(from: 700, to: 71, fingerVelocity: -900)
    let digits = frequency == 36.82 || frequency == 18.36 ? 0.5e-2 : 0.5e-4
    #expect(Self.spring(motion)!.angularFrequency.isNear(frequency, digits + 1e-9))
    #expect(Self.spring(motion)!.dampingRatio == dampingRatio)
    #expect(motion.start == .relative(velocity))
    #expect(motion.duration == duration)
    // The finger's velocity has no effect.
    #expect(rule.motion(from: 100, to: 390.5, fingerVelocity: 0) == motion)
  }

  @Test func aSpringTakesUpAnyVelocityAndACurveNone() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    #expect(
      MotionRule.spring(spring).motion(from: 700, to: 71, fingerVelocity: -900)
        == Motion(timing: .spring(spring), start: .given, duration: nil))
    #expect(
      MotionRule.curve(.linear, duration: 0.3).motion(from: 700, to: 71, fingerVelocity: -900)
        == Motion(timing: .curve(.linear), start: .rest, duration: 0.3))
  }

  // Distance over speed of the golden vectors, to their digits: y, target, velocity, duration.
  @Test(
    arguments: [
      (300, 71, -200, 1.145), (300, 390.5, 100, 0.905), (734, 390.5, -300, 1.145), (71, 390.5, 700, 0.4564),
      (71, 852, 2000, 0.4), (95, 71, -1, 1.3),
      // At rest: a target below, one above, and the target itself, which is 0/0.
      (500, 852, 0, 1.3), (500, 390.5, 0, 0.4), (390.5, 390.5, 0, 0.4), (390.5, 390.5, -0.0, 0.4),
      // Away from the target the quotient is negative, and so the duration is the shortest.
      (60, 71, -300, 0.4), (400, 390.5, 300, 0.4),
    ] as [(Double, Double, Double, Double)])
  func distanceOverSpeed(y: Double, target: Double, velocity: Double, duration: Double) {
    let pace = DistancePace()
    #expect(pace.duration(from: y, to: target, fingerVelocity: velocity).isNear(duration, 0.5e-4))
    let motion = MotionRule.distanceOverSpeed(pace).motion(from: y, to: target, fingerVelocity: velocity)
    #expect(motion.duration == pace.duration(from: y, to: target, fingerVelocity: velocity))
    // The release velocity is dropped.
    #expect(motion.start == .relative(0))
    #expect(Self.spring(motion)!.dampingRatio == 0.8)
  }

  @Test func whatZeroOverZeroIsIsAPolicy() {
    var pace = DistancePace()
    pace.atRest = .longest
    #expect(pace.duration(from: 71, to: 71, fingerVelocity: 0) == 1.3)
    #expect(pace.duration(from: 71, to: 71, fingerVelocity: 1) == 0.4, "0/1 is 0")
    (pace.shortest, pace.longest) = (0.25, 2)
    #expect(pace.duration(from: 71, to: 71, fingerVelocity: 0) == 2)
    #expect(pace.duration(from: 71, to: 71, fingerVelocity: 1) == 0.25)
    pace.shape = .curve(.linear)
    let motion = MotionRule.distanceOverSpeed(pace).motion(from: 300, to: 71, fingerVelocity: -200)
    #expect(motion == Motion(timing: .curve(.linear), start: .rest, duration: 1.145))
  }

  // SweetCurtain 0.9: speed, damping ratio and initial velocity; at 500 .92 and .06, from 2500 on .6 and .3.
  @Test(
    arguments: [
      (500, 0.92, 0.06), (1000, 0.84, 0.12), (2500, 0.6, 0.3), (2501, 0.6, 0.3), (9000, 0.6, 0.3),
    ] as [(Double, Double, Double)])
  func aFastFingerMakesTheSpring(speed: Double, dampingRatio: Double, velocity: Double) {
    for sign in [-1.0, 1] {
      let motion = MotionRule.bySpeed(SpeedPace()).motion(from: 700, to: 71, fingerVelocity: sign * speed)
      #expect(Self.spring(motion)!.dampingRatio.isNear(dampingRatio, 1e-15))
      #expect(motion.duration == 0.3)
      guard case .relative(let start) = motion.start else {
        Issue.record("it starts by \(motion.start)")
        continue
      }
      #expect(start.isNear(velocity, 1e-15))
    }
  }

  @Test func aSlowOneMakesACurve() {
    for velocity in [0, 499.9, -499.9] {
      let motion = MotionRule.bySpeed(SpeedPace()).motion(from: 700, to: 71, fingerVelocity: velocity)
      #expect(motion.duration == 0.2)
      #expect(motion.start == .rest)
      #expect(Self.spring(motion) == nil)
    }
    var pace = SpeedPace()
    (pace.slowest, pace.fastest, pace.duration) = (100, 200, 0.5)
    let motion = MotionRule.bySpeed(pace).motion(from: 700, to: 71, fingerVelocity: 150)
    #expect(motion.duration == 0.5)
    #expect(Self.spring(motion)!.dampingRatio.isNear(1 - 0.4 * 0.75, 1e-15))
  }

  /// The springs of SweetCurtain's rewrite, 0.3 s (SC-8); ω by mpmath, the greatest root of UIKit's equation (UIKit-1).
  @Test(
    arguments: [
      (500, 28.1114229832821439), (1000, 29.1265597887327293), (1500, 30.9497271849221056), (2500, 36.7019795292380174),
    ] as [(Double, Double)])
  func theSpringOfASpeed(speed: Double, frequency: Double) {
    let motion = MotionRule.bySpeed(SpeedPace()).motion(from: 700, to: 71, fingerVelocity: -speed)
    #expect(Self.spring(motion)!.angularFrequency.isNear(frequency, 1e-9))
  }

  /// min(max(t, 0.4), 1.3) for a finger that moves (TG-10): the same upside down, and never longer at a higher speed.
  @Test(arguments: Seeds.few)
  func theWayOverTheSpeed(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let pace = DistancePace()
    for _ in 0..<200 {
      let (y, target) = (random.next(from: 71, to: 852), random.next(from: 71, to: 852))
      let speed = random.next(from: 1, to: 2500)
      let towards = target > y ? speed : -speed
      let duration = pace.duration(from: y, to: target, fingerVelocity: towards)
      let raw = (target - y).magnitude / speed
      #expect(duration.isNear(raw < 0.4 ? 0.4 : raw > 1.3 ? 1.3 : raw, 1e-12), "seed \(seed): \(y) to \(target)")
      #expect(duration == pace.duration(from: -y, to: -target, fingerVelocity: -towards), "seed \(seed)")
      #expect(pace.duration(from: y, to: target, fingerVelocity: 1.5 * towards) <= duration, "seed \(seed)")
      #expect(pace.duration(from: y, to: target, fingerVelocity: -towards) == 0.4, "seed \(seed): away from it")
    }
    // The limits are included. At rest there is no mirror: the quotient is +∞ downward and −∞ upward.
    #expect(pace.duration(from: 0, to: 400, fingerVelocity: 1000) == 0.4)
    #expect(pace.duration(from: 0, to: 1300, fingerVelocity: 1000) == 1.3)
    for zero in [0.0, -0.0] {
      #expect(pace.duration(from: 400, to: 852, fingerVelocity: zero) == 1.3)
      #expect(pace.duration(from: 400, to: 71, fingerVelocity: zero) == 0.4)
    }
  }

  /// The spring is the same for any duration, apart from its time scale (UIKit-1): ωT is 8.99429668929239748 for ζ 0.8,
  /// by mpmath.
  @Test func theSpringGoesByTheDuration() {
    for (y, velocity, duration) in [(300.0, -200.0, 1.145), (71, 2000, 0.4), (95, -1, 1.3)] {
      let motion = MotionRule.distanceOverSpeed(DistancePace()).motion(
        from: y, to: velocity < 0 ? 71 : 852, fingerVelocity: velocity)
      #expect((Self.spring(motion)!.angularFrequency * duration).isNear(8.99429668929239748, 1e-9))
    }
  }
}
