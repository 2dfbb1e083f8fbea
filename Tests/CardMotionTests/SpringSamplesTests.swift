import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct SpringSamplesTests {
  /// Every state of many has the bits of the state alone: each regime, all lengths, times at the start, in any order,
  /// and so late that the exponential is 0 or the angle loses whole turns.
  @Test(arguments: Seeds.few)
  func eachStateHasTheBitsOfOneAlone(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for count in 0...67 {
      let sample = SpringCase(&random)
      let (motion, longest) = (sample.motion, [1e-9, 1, 3, 100, 1e6][Int(random.next(below: 5))])
      var times = (0..<count).map { _ in random.next(from: 0, to: longest) }
      if count % 3 == 1 { times[0] = 0 }
      if count % 3 == 2 { times.sort() }
      let single = times.map { motion.state(at: $0) }
      let states = motion.states(at: times)
      #expect(bits(of: states) == bits(of: single), "\(sample), \(times)")

      var written = [MotionState](repeating: MotionState(position: .nan, velocity: .nan), count: count)
      motion.sample(at: times[...], into: &written)
      #expect(bits(of: written) == bits(of: single), "\(sample), \(times)")
    }
  }

  /// Times that no array holds: the frames of a second.
  @Test func timesMayBeComputedOneByOne() {
    let motion = SpringMotion(spring: Spring(response: 0.4, dampingRatio: 0.8), displacement: 320, velocity: -800)
    let path = motion.states(at: (0..<61).lazy.map { Double($0) / 60 })
    #expect(path.count == 61)
    #expect(path[0] == MotionState(position: 320, velocity: -800))
    #expect(path[60] == motion.state(at: 1))
  }

  private func bits(of states: [MotionState]) -> [UInt64] {
    states.flatMap { [$0.position.bitPattern, $0.velocity.bitPattern] }
  }
}
