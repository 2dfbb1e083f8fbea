import CardModel
import CardMotion
import CardSimulation
import CardTestSupport
import Testing

@Suite struct ReleaseMotionTests {
  static func motion(_ y: Double, _ velocity: Double, to target: Int, slope: Double = 1, _ rules: MotionRules)
    -> ReleaseMotion
  {
    ReleaseMotion(
      releasedAtModelY: y, y: y, velocity: velocity, slope: slope, to: target, of: Fixtures.card, rules: rules)
  }

  @Test func aSpringTakesUpWhatShowsOfTheVelocity() {
    var rules = MotionRules()
    let motion = Self.motion(300, -900, to: 2, slope: 0.5, rules)
    #expect(motion.startVelocity == -450 && motion.startY == 300 && motion.targetY == 71 && motion.target == 2)
    #expect(motion.spring == Spring(response: 0.4, dampingRatio: 0.8) && motion.duration == nil && !motion.isStiffened)
    rules.keepsReleaseVelocity = false
    #expect(Self.motion(300, -900, to: 2, rules).startVelocity == 0)
  }

  /// The stiffened spring's own peak is the limit: 24 pt beyond the top.
  @Test func aSpringThatWouldPassTheEdgeIsStiffened() {
    let motion = Self.motion(100, -6000, to: 2, MotionRules())
    #expect(motion.isStiffened)
    let law = SpringMotion(spring: motion.spring!, displacement: 29, velocity: -6000)
    #expect(law.overshoot!.displacement.isNear(-24, 1e-8))
    var rules = MotionRules()
    rules.edgeOvershootMax = .infinity
    #expect(!Self.motion(100, -6000, to: 2, rules).isStiffened)
  }

  @Test func anAnimationHasItsOwnStartAndItsOwnEnd() {
    var rules = MotionRules()
    rules.settle = .animation(SpringAnimation(duration: 0.4, dampingRatio: 0.8, relativeVelocity: 3))
    let motion = Self.motion(300, -900, to: 2, rules)
    #expect(motion.startVelocity == 3 * (71 - 300) && motion.duration == 0.4 && motion.start == .relative(3))
    rules.dismiss = .curve(.linear, duration: 0.2)
    let dismissed = Self.motion(300, 0, to: 0, rules)
    #expect(dismissed.spring == nil && dismissed.duration == 0.2 && dismissed.startVelocity == 0)
  }
}
