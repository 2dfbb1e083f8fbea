import CardMath
import CardMotion

extension BenchmarkCase {
  /// Springs sampled more than once: each sample waiting for the previous one, sixty in a row, and many springs in a
  /// batch.
  static let springs: [BenchmarkCase] = [chainedSpring, springTimeline, springBatch]

  private static let motion = motion(dampingRatio: 0.8)

  /// A sample that can't begin before the previous one is done, as for a single card.
  private static let chainedSpring = BenchmarkCase(
    name: "spring sampled, chained", item: "position and velocity", aimNanoseconds: 21,
    proof: { Proof(digest: digest(of: (0..<1024).map { Double($0) * 0.001 }), frames: 0) },
    makeWork: {
      let motion = BenchmarkCase.motion
      return { items in
        var (sum, nothing) = (0.0, 0.0)
        for index in 0..<items {
          let state = motion.state(at: Double(index & 1023) * 0.001 + nothing)
          // Always 0, but the processor doesn't know that before it has computed the state.
          nothing = (state.position + state.velocity) * 0
          sum += state.position
        }
        return sum.isFinite ? items : 0
      }
    })

  /// A second of a spring, sampled at 60 Hz.
  private static let springTimeline = BenchmarkCase(
    name: "spring, 60 samples", item: "60 positions and velocities", aimNanoseconds: 620,
    proof: { Proof(digest: digest(of: (0..<60).map { Double($0) / 60 }), frames: 60) },
    makeWork: {
      let motion = BenchmarkCase.motion
      let times = (0..<60).map { Double($0) / 60 }
      var states = [MotionState](repeating: motion.state(at: 0), count: times.count)
      return { items in
        var sum = 0.0
        for _ in 0..<items {
          motion.sample(at: times, into: &states)
          sum += states[59].position
        }
        return sum.isFinite ? items : 0
      }
    },
    results: { (0..<60).map { hexadecimal(motion.state(at: Double($0) / 60).position) } })

  /// 64 motions of one spring that are stepped together; an item is a step of one of them.
  private static let springBatch = BenchmarkCase(
    name: "spring in a batch", item: "step of one of 64", aimNanoseconds: 0.5, isFreeOfAllocations: false,
    proof: {
      var (batch, digest) = (BenchmarkCase.batch, Digest())
      batch.advance(steps: 60)
      for value in batch.displacements + batch.velocities { digest.combine(value) }
      return Proof(digest: digest.text, frames: 60)
    },
    makeWork: {
      return { items in
        // A batch at rest would be stepped through subnormal numbers, so each round restarts it.
        var batch = BenchmarkCase.batch
        let steps = max(1, items / 64)
        var left = steps
        while left > 0 {
          batch.advance(steps: min(left, 128))
          left -= 128
          if left > 0 { batch = BenchmarkCase.batch }
        }
        return batch.displacements[0].isFinite ? steps * 64 : 0
      }
    })

  private static let batch = SpringBatch(
    spring: Spring(response: 0.4, dampingRatio: 0.8), step: 1 / 240.0,
    displacements: (0..<64).map { (index: Int) -> Double in Double(index) * 8 - 200 },
    velocities: (0..<64).map { (index: Int) -> Double in Double(index * 7 % 64) * 24 - 700 })

  private static func digest(of times: [Double]) -> String {
    var digest = Digest()
    for time in times {
      let state = motion.state(at: time)
      digest.combine(state.position)
      digest.combine(state.velocity)
    }
    return digest.text
  }
}
