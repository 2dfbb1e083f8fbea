import CardMath
import CardMotion
import CardSimulation
import CardTestSupport
import Testing

@Suite struct SpringSettlingTests {
  /// The times of many motions of one spring have the bits of each motion's own arrival: springs of every damping,
  /// starts within the tolerances and far outside, velocities in small steps and at random.
  @Test(arguments: Seeds.first(60, of: 600))
  func eachTimeIsTheMotionsOwn(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let ratio = [0.8, 1, random.next(from: 0.01, to: 1), random.next(from: 1, to: 4), 0][Int(seed % 5)]
    let spring = Spring(response: random.next(from: 0.03, to: 3), dampingRatio: ratio)
    var settling = SpringSettling(spring)
    for _ in 0..<6 {
      let displacement = [0, random.next(from: -1, to: 1), random.next(from: -800, to: 800)][
        Int(random.next(below: 3))]
      var velocity = random.next(from: -3000, to: 3000)
      let step = random.next(from: 0, to: 20)
      for index in 0..<60 {
        if index % 20 == 19 { velocity = random.next(from: -30, to: 30) }
        let motion = SpringMotion(spring: spring, displacement: displacement, velocity: velocity)
        let own = motion.arrivalTime(within: Outcome.settledDistance, velocity: Outcome.settledVelocity)
        #expect(
          settling.time(of: motion).bitPattern == own.bitPattern,
          "seed \(seed): \(spring), x \(displacement), v \(velocity)")
        velocity += step
      }
    }
  }
}
