import CardMotion
import Testing

@Suite struct SpringSettlingDurationTests {
  /// The three figures of Apple's documentation of `CASpringAnimation`: mass 1, stiffness 100.
  @Test(arguments: [(5, 2.8550), (10, 1.4727), (15, 1.0221)] as [(Double, Double)])
  func coreAnimation(damping: Double, duration: Double) throws {
    let spring = Spring(stiffness: 100, damping: damping)
    #expect((try #require(spring.coreAnimationSettlingDuration) - duration).magnitude < 5.1e-5)
  }

  /// SwiftUI's own values, to a ten-thousandth.
  @Test(arguments: [(0.3, 1.0447), (0.15, 0.8769)] as [(Double, Double)])
  func swiftUI(bounce: Double, duration: Double) throws {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect((try #require(spring.swiftUISettlingDuration) - duration).magnitude < 1e-4)
  }

  /// Both durations are upper bounds: the solved time to a thousandth is never later.
  @Test(arguments: [0.05, 0.3, 0.5, 0.8, 0.95])
  func neitherIsBeforeTheSolvedTime(ratio: Double) throws {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    let solved = SpringMotion(spring: spring, displacement: -1, velocity: 0).settlingTime(within: 0.001)
    #expect(try #require(spring.coreAnimationSettlingDuration) >= solved)
    #expect(try #require(spring.swiftUISettlingDuration) >= solved)
  }

  @Test(arguments: [0, 1, 1.5])
  func notKnownWhereItIsNotKnown(ratio: Double) {
    let spring = Spring(response: 0.5, dampingRatio: ratio)
    #expect(spring.coreAnimationSettlingDuration == nil)
    #expect(spring.swiftUISettlingDuration == nil)
  }
}
