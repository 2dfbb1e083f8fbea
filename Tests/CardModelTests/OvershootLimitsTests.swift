import CardMotion
import CardTestSupport
import Testing

@testable import CardModel

@Suite struct OvershootLimitsTests {
  static let free = Spring(response: 0.4, dampingRatio: 0.8)

  /// Returns the greatest overshoot of a spring past its target, upward, points: the displacement at which its velocity
  /// is first 0.
  static func overshoot(_ spring: Spring, from displacement: Double, _ velocity: Double) -> Double {
    let motion = SpringMotion(spring: spring, displacement: displacement, velocity: velocity)
    return (0...20_000).reduce(0) { max($0, -motion.state(at: Double($1) * 1e-4).position) }
  }

  /// A spring that would overshoot the top by more than the limit overshoots by exactly the limit.
  @Test func aSpringMayPassTheTopByTheLimit() {
    let rules = MotionRules()
    #expect(Self.overshoot(Self.free, from: 100, -5000) > 60)
    let stiff = rules.limits.stiffened(Self.free, from: 171, velocity: -5000, to: 71, highestY: 71, lowestY: 734)
    #expect(stiff != Self.free)
    #expect(Self.overshoot(stiff, from: 100, -5000).isNear(24, 1e-3))
    // A spring within the limit is unchanged.
    #expect(
      rules.limits.stiffened(Self.free, from: 171, velocity: -100, to: 71, highestY: 71, lowestY: 734) == Self.free)
    // Downward it is the mirror image.
    let down = rules.limits.stiffened(Self.free, from: 634, velocity: 5000, to: 734, highestY: 71, lowestY: 734)
    #expect(down.response.isNear(stiff.response, 1e-12))
    #expect(down.dampingRatio.isNear(stiff.dampingRatio, 1e-12))
  }

  /// A card released past the top may go half the limit further than it is: a spring can't stop it there.
  @Test func aCardThatWasPulledBeyondMayCoast() {
    let rules = MotionRules()
    let stiff = rules.limits.stiffened(Self.free, from: 31, velocity: -2000, to: 71, highestY: 71, lowestY: 734)
    #expect(Self.overshoot(stiff, from: -40, -2000).isNear(40 + 12, 1e-3))
    // At the bottom it is the mirror image.
    let below = rules.limits.stiffened(Self.free, from: 774, velocity: 2000, to: 734, highestY: 71, lowestY: 734)
    #expect(below.response.isNear(stiff.response, 1e-12))
    #expect(below.dampingRatio.isNear(stiff.dampingRatio, 1e-12))
  }

  /// A detent that only a command reaches lies past the finger's: it is the outer one for a motion that goes there.
  @Test func aHiddenDetentIsAnOuterOneToo() {
    let rules = MotionRules()
    #expect(rules.limits.stiffened(Self.free, from: 734, velocity: 0, to: 852, highestY: 71, lowestY: 734) == Self.free)
    let stiff = rules.limits.stiffened(Self.free, from: 752, velocity: 5000, to: 852, highestY: 71, lowestY: 734)
    #expect(Self.overshoot(stiff, from: 100, -5000).isNear(24, 1e-3))
    let above = rules.limits.stiffened(Self.free, from: 71, velocity: 0, to: -40, highestY: 71, lowestY: 734)
    #expect(above == Self.free)
  }

  /// An inner detent has its own limit, on either side; a card released past it may coast half of that.
  @Test func anInnerDetentHasALimitOfItsOwn() {
    let rules = MotionRules()
    func stiff(_ y: Double, _ velocity: Double) -> Spring {
      rules.limits.stiffened(Self.free, from: y, velocity: velocity, to: 390.5, highestY: 71, lowestY: 734)
    }
    #expect(Self.overshoot(Self.free, from: 50, -5000) > 100)
    #expect(Self.overshoot(stiff(440.5, -5000), from: 50, -5000).isNear(44, 1e-3))
    #expect(stiff(340.5, 5000) == stiff(440.5, -5000))
    #expect(Self.overshoot(stiff(380.5, -5000), from: -10, -5000).isNear(44, 1e-3))
    #expect(Self.overshoot(stiff(330.5, -5000), from: -60, -5000).isNear(60 + 22, 1e-3))
    #expect(stiff(440.5, -600) == Self.free)
    // UIKit's animations have no such limit.
    #expect(
      rules.limits.stiffened(
        Self.free, starting: .rest, from: 440.5, velocity: -5000, to: 390.5, highestY: 71, lowestY: 734)
        == Self.free)
  }

  @Test func withoutALimitNoneIsStiffened() {
    var rules = MotionRules()
    rules.edgeOvershootMax = .infinity
    rules.innerOvershootMax = .infinity
    let inner = rules.limits.stiffened(Self.free, from: 440.5, velocity: -5000, to: 390.5, highestY: 71, lowestY: 734)
    #expect(inner == Self.free)
    #expect(
      rules.limits.stiffened(Self.free, from: 171, velocity: -9000, to: 71, highestY: 71, lowestY: 734) == Self.free)
  }
}
