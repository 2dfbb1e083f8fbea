import CardMath
import CardMotion
import CardTestSupport
import Testing

/// The duration that UIView.animate must be given for a spring; UIKit's equation gives the spring back from it.
@Suite struct SpringUIViewDurationTests {
  @Test(arguments: Seeds.few)
  func thereAndBack(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var foundCount = 0
    for _ in 0..<100 {
      let ratio = random.next(below: 4) == 0 ? 1 : random.next(from: 0.05, to: 1)
      let spring = Spring(response: random.next(from: 0.05, to: 2), dampingRatio: ratio)
      let velocity = random.next(from: -20, to: 6)
      guard let duration = spring.uikitDuration(relativeVelocity: velocity) else { continue }
      foundCount += 1
      let solution = Spring.knownUIKit(duration: duration, dampingRatio: ratio, relativeVelocity: velocity)
      let found = try #require(solution, "seed \(seed): \(spring) at \(velocity)")
      #expect(
        (found.angularFrequency / spring.angularFrequency).isNear(1, 1e-6), "seed \(seed): \(spring), \(velocity)")
      #expect(found.dampingRatio == ratio)
    }
    #expect(foundCount > 50)
  }

  /// Away from the target the equation has one root, so there is always a duration if UIKit takes it.
  @Test(arguments: [0.2, 0.5, 0.8, 1] as [Double], [-15, -1, -0.01] as [Double])
  func awayFromTheTargetThereIsOne(ratio: Double, velocity: Double) {
    #expect(Spring(response: 0.4, dampingRatio: ratio).uikitDuration(relativeVelocity: velocity) != nil)
  }

  @Test func withoutVelocityItIsTheOther() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    #expect(spring.uikitDuration(relativeVelocity: 0) == spring.uikitDuration)
    for velocity in [-1e-7, 1e-7] {
      let almost = spring.uikitDuration(relativeVelocity: velocity) ?? 0
      #expect(almost.isNear(spring.uikitDuration ?? 1, 1e-6))
    }
  }

  /// Measurements go up to one distance per second; at five there are three springs (7.058, 7.236, 18.262 rad/s).
  @Test func ofSeveralTheStiffestUpToOneWay() throws {
    func known(_ velocity: Double) -> Spring? {
      Spring.knownUIKit(duration: 0.5, dampingRatio: 0.7, relativeVelocity: velocity)
    }
    #expect(try #require(known(1)).angularFrequency > 15)
    #expect(known(5) == nil)
    #expect(known(-5) != nil)
  }

  @Test func someHaveNone() {
    #expect(Spring(response: 0.4, dampingRatio: 1.5).uikitDuration(relativeVelocity: -1) == nil)
    #expect(Spring(response: 0.4, dampingRatio: 0.001).uikitDuration(relativeVelocity: -1) == nil)
    #expect(Spring(response: 0.4, dampingRatio: 0.7).uikitDuration(relativeVelocity: 5) == nil)
    #expect(Spring(response: 500, dampingRatio: 0.7).uikitDuration(relativeVelocity: -1) == nil)
    #expect(Spring(response: 0.001, dampingRatio: 0.7).uikitDuration(relativeVelocity: -1) == nil)
  }
}
