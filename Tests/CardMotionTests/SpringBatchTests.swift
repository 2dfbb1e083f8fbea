import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct SpringBatchTests {
  /// A batch stays with the law over 1000 steps, for springs of every regime and motions of every kind.
  @Test(arguments: Seeds.few) func itStaysWithTheLaw(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for ratio in [0.05, 0.3, 0.8, 0.999, 1, 1.001, 1.7, 5] {
      let spring = Spring(response: 0.1 + 0.9 * random.nextUnit(), dampingRatio: ratio)
      let step = [1.0 / 60, 1.0 / 120, 1.0 / 240][Int(random.next(below: 3))]
      let places = (0..<7).map { _ in 800 * (random.nextUnit() - 0.5) }
      let speeds = (0..<7).map { _ in 6000 * (random.nextUnit() - 0.5) }
      var batch = SpringBatch(spring: spring, step: step, displacements: places, velocities: speeds)
      let motions = zip(places, speeds).map { SpringMotion(spring: spring, displacement: $0, velocity: $1) }
      let frequency = spring.angularFrequency
      for number in 1...1000 {
        batch.advance()
        for (index, motion) in motions.enumerated() {
          let state = motion.state(at: Double(number) * step)
          let scale = max(places[index].magnitude, speeds[index].magnitude / frequency)
          let missed = (batch.displacements[index] - state.position).magnitude / scale
          let missedSpeed = (batch.velocities[index] - state.velocity).magnitude / (scale * frequency)
          guard missed > 1e-12 || missedSpeed > 1e-12 else { continue }
          Issue.record("seed \(seed), ζ \(ratio), step \(number): \(missed) and \(missedSpeed)")
          return
        }
      }
    }
  }

  @Test func manyStepsAreStepsOneByOne() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    var one = SpringBatch(spring: spring, step: 0.01, displacements: [100, -3], velocities: [0, 500])
    var other = one
    one.advance(steps: 5)
    for _ in 0..<5 { other.advance() }
    #expect(one.displacements == other.displacements)
    #expect(one.velocities == other.velocities)
    one.advance(steps: 0)
    one.advance(steps: -1)
    #expect(one.displacements == other.displacements)
    #expect(one.step == 0.01)
    var none = SpringBatch(spring: spring, step: 0.01, displacements: [], velocities: [])
    none.advance()
    #expect(none.displacements.isEmpty)
  }
}
