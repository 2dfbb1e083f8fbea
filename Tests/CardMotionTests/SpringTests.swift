import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct SpringTests {
  private func near(_ a: Double, _ b: Double, _ tolerance: Double = 1e-14) -> Bool {
    (a - b).magnitude <= tolerance * max(a.magnitude, b.magnitude, 1)
  }

  @Test(arguments: Seeds.few)
  func everyDialectReadsBack(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let response = random.next(from: 0.01, to: 3)
      let ratio = random.next(from: 0, to: 4)
      let spring = Spring(response: response, dampingRatio: ratio)
      #expect(near(spring.response, response))

      let physical = Spring(stiffness: spring.stiffness, damping: spring.damping)
      #expect(near(physical.angularFrequency, spring.angularFrequency))
      #expect(near(physical.dampingRatio, ratio))

      let perceived = Spring(duration: spring.response, bounce: spring.bounce)
      #expect(near(perceived.angularFrequency, spring.angularFrequency))
      #expect(near(perceived.dampingRatio, ratio))
    }
  }

  /// Mass divides out: the springs of mass m are the springs of mass 1 with k/m and c/m.
  @Test(arguments: Seeds.few)
  func massIsDividedOut(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let (mass, stiffness) = (random.next(from: 0.1, to: 10), random.next(from: 1, to: 2000))
      let damping = random.next(from: 0, to: 200)
      let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
      #expect(near(spring.stiffness * mass, stiffness))
      #expect(near(spring.damping * mass, damping))
      let response = 2 * Double.pi * (mass / stiffness).squareRoot()
      #expect(near(spring.response, response))
    }
  }

  /// k, c and m have the equation's meaning: an integrator of m x″ = −c x′ − k x moves as the spring does.
  @Test(arguments: [(3, 1000, 50), (0.5, 100, 20), (2, 8, 8), (1, 100, 10)] as [(Double, Double, Double)])
  func massStiffnessAndDampingMeanTheEquation(mass: Double, stiffness: Double, damping: Double) {
    let start = MotionState(position: -100, velocity: 300)
    let spring = Spring(mass: mass, stiffness: stiffness, damping: damping)
    let motion = SpringMotion(spring: spring, displacement: start.position, velocity: start.velocity)
    let stepped = integrated(
      stiffness: stiffness / mass, damping: damping / mass, from: start, over: 0.3, steps: 5000)
    #expect((motion.state(at: 0.3).position - stepped.position).magnitude < 1e-8)
  }

  // MARK: Published numbers

  /// The two examples of Apple's documentation of SwiftUI's `Spring`.
  @Test func appleDocumentationExamples() {
    let first = Spring(duration: 0.5, bounce: 0.3)
    #expect(near(first.stiffness, 157.914, 1e-5))
    #expect(near(first.damping, 17.593, 1e-4))
    let second = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(near(second.response, 0.63, 2e-3))
    #expect(near(second.bounce, 0.5))
  }

  @Test(arguments: [(0.3, 0.7), (0, 1), (1, 0), (1.5, 0), (-0.5, 2), (-0.75, 4)] as [(Double, Double)])
  func bounceAndDampingRatio(bounce: Double, ratio: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(near(spring.dampingRatio, ratio))
    #expect(near(spring.bounce, min(bounce, 1)))
  }

  /// `UISpringTimingParameters()` reports a damping ratio of 4.56; its k 1000, c 500 and m 3 give that.
  @Test func uikitDefaultSpringIsClipped() {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(near(spring.dampingRatio, 4.5644, 1e-5))
    let clipped = spring.clippedToCritical
    #expect(clipped.dampingRatio == 1)
    #expect(clipped.angularFrequency == spring.angularFrequency)
    #expect(near(clipped.angularFrequency, 18.257, 1e-4))
    #expect(near(clipped.response, 0.3441, 1e-4))
    let bouncy = Spring(response: 0.4, dampingRatio: 0.8)
    #expect(bouncy.clippedToCritical == bouncy)
  }

  /// Reanimated's preset of mass 4, stiffness 900 and damping 120.
  @Test func reanimatedPreset() {
    let spring = Spring(mass: 4, stiffness: 900, damping: 120)
    #expect(near(spring.dampingRatio, 1))
    #expect(near(spring.response, 0.419, 1e-3))
  }
}
