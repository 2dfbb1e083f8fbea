import CardFormats
import CardMath
import CardMotion

extension BenchmarkCase {
  /// The law alone: position and velocity of one spring at an instant.
  static let spring = BenchmarkCase(
    name: "spring sampled", item: "position and velocity", limitNanoseconds: nil, isFreeOfAllocations: true,
    command: nil,
    digest: {
      var digest = Digest()
      for index in 0..<sampleCount {
        let state = motion.state(at: time(index))
        digest.combine(state.position)
        digest.combine(state.velocity)
      }
      return digest.text
    },
    makeWork: {
      let law = motion
      return { items in
        var sum = 0.0
        for index in 0..<items {
          let state = law.state(at: time(index & (sampleCount - 1)))
          sum += state.position + state.velocity
        }
        // The sum is used, so that no optimiser finds the work needless.
        return sum.isFinite ? items : 0
      }
    })

  private static let motion = SpringMotion(
    spring: Spring(response: 0.4, dampingRatio: 0.8), displacement: 319.5, velocity: -812.4)

  private static let sampleCount = 1024

  /// A second and a bit, in steps of a millisecond.
  private static func time(_ index: Int) -> Double { Double(index) * 0.001 }
}
