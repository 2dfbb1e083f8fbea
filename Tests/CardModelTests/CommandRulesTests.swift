import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct CommandRulesTests {
  /// A spring that takes over a velocity keeps its frequency and loses its oscillation.
  @Test func aFreeSpringIsCriticallyDamped() {
    let spring = Spring(response: 0.4, dampingRatio: 0.6)
    let calm = Motion(timing: .spring(spring), start: .given, duration: nil).calmed
    #expect(calm == Motion(timing: .spring(Spring(response: 0.4, dampingRatio: 1)), start: .given, duration: nil))
    let slow = Motion(timing: .spring(Spring(response: 0.4, dampingRatio: 1.5)), start: .given, duration: nil)
    #expect(slow.calmed == slow, "one that doesn't swing stays")
  }

  /// An animation with a duration keeps it: it becomes UIKit's spring for that duration at ζ 1, ω 29.5469 for 0.3125 s
  /// (UIKit-2), without an initial velocity of its own.
  @Test func anAnimationKeepsItsDuration() {
    let calm = SpringAnimation(duration: 0.3125, dampingRatio: 0.75, relativeVelocity: 3).motion.calmed
    guard case .spring(let spring) = calm.timing else {
      Issue.record("\(calm.timing)")
      return
    }
    #expect(spring.dampingRatio == 1)
    #expect(spring.angularFrequency.isNear(29.5469, 0.5e-4))
    #expect(calm.start == .relative(0))
    #expect(calm.duration == 0.3125)
  }

  @Test func aCurveDoesNotSwing() {
    let curve = Motion(timing: .curve(.linear), start: .rest, duration: 0.3)
    #expect(curve.calmed == curve)
  }
}
