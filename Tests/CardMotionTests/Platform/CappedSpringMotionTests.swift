import CardMotion
import CardTestSupport
import Foundation
import Testing

/// Motion's over-damped spring, against the sinh and cosh formula of its source.
@Suite struct CappedSpringMotionTests {
  private func oracle(_ time: Double, ratio: Double, frequency: Double, delta: Double, velocity: Double) -> Double {
    let damped = frequency * (ratio * ratio - 1).squareRoot()
    let angle = min(damped * time, 300)
    return -exp(-ratio * frequency * time)
      * ((-velocity + ratio * frequency * delta) * sinh(angle) + damped * delta * cosh(angle)) / damped
  }

  @Test(arguments: [1.5, 4.56, 50] as [Double], [-800, 0, 1500] as [Double])
  func itIsSinhAndCosh(ratio: Double, velocity: Double) {
    let frequency = 2 * Double.pi / 0.4
    let motion = CappedSpringMotion(
      spring: Spring(response: 0.4, dampingRatio: ratio), displacement: -100, velocity: velocity)
    for step in 0...2000 {
      let time = Double(step) * 0.004
      let exact = oracle(time, ratio: ratio, frequency: frequency, delta: 100, velocity: velocity)
      #expect(motion.position(at: time).isNear(exact, 1e-6), "at \(time)")
    }
  }

  /// A spring with ζ = 50 still has most of its distance to go when it jumps.
  @Test func aStiffOneJumps() {
    let spring = Spring(response: 0.4, dampingRatio: 50)
    let motion = CappedSpringMotion(spring: spring, displacement: -100, velocity: 0)
    #expect(motion.capTime.isNear(0.382, 0.001))
    #expect(motion.position(at: motion.capTime) < -90)
    #expect(motion.position(at: motion.capTime + 0.05).magnitude < 1e-6)
  }

  /// `firstFrame` is the first frame within the threshold, capped or not.
  @Test(arguments: [1, 1.5, 4.56, 50] as [Double])
  func theFirstFrame(ratio: Double) throws {
    let motion = CappedSpringMotion(
      spring: Spring(response: 0.4, dampingRatio: ratio), displacement: -100, velocity: 300)
    let found = try #require(motion.firstFrame(within: 0.01))
    for frame in 0...Int((found * 60).rounded()) {
      let time = Double(frame) / 60
      #expect((motion.position(at: time).magnitude <= 0.01) == (time == found))
    }
  }

  /// A spring that takes longer than an hour has no such frame.
  @Test func aSpringOfHoursHasNone() {
    let motion = CappedSpringMotion(
      spring: Spring(response: 1000, dampingRatio: 13.35), displacement: -100, velocity: 0)
    #expect(motion.firstFrame(within: 0.01) == nil)
    #expect(motion.position(at: 3600).magnitude > 10)
  }

  @Test func belowCriticalItIsAnySpring() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let motion = CappedSpringMotion(spring: spring, displacement: -100, velocity: 300)
    let exact = SpringMotion(spring: spring, displacement: -100, velocity: 300)
    #expect(motion.capTime == .infinity)
    for step in 0...100 { #expect(motion.position(at: Double(step)) == exact.state(at: Double(step)).position) }
  }
}
