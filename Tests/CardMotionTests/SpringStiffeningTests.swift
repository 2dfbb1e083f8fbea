import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct SpringStiffeningTests {
  /// The greatest position of a motion in a direction after its start, by sampling.
  private func walkedPeak(_ spring: Spring, _ displacement: Double, _ velocity: Double, _ sign: Double) -> Double {
    let motion = SpringMotion(spring: spring, displacement: displacement, velocity: velocity)
    var farthest = 0.0
    // Twenty radians, by default in hundredths: the places differ from the peak by less than a millionth of it.
    let steps = Seeds.count(2_000, of: 20_000)
    for step in 1...steps {
      let time = 20 * Double(step) / Double(steps) / spring.angularFrequency
      farthest = max(farthest, motion.state(at: time).position * sign)
    }
    return farthest
  }

  @Test(arguments: Seeds.first(4, of: 20))
  func theSolvedPeakIsTheLimit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    var stiffenedCount = 0
    for _ in 0..<20 {
      let ratio = [0.05, 0.4, 0.8, 0.99, 1, 1.5, 4][Int(random.next(below: 7))]
      let spring = Spring(response: random.next(from: 0.2, to: 1), dampingRatio: ratio)
      let sign = random.next(below: 2) == 0 ? 1.0 : -1
      // Starts lie from far before the target to inside the limit beyond it; most are flung towards the limit.
      let displacement = random.next(from: -300, to: 23) * sign
      let velocity = random.next(from: -500, to: 8000) * sign
      let result = spring.stiffened(displacement: displacement, velocity: velocity, limit: 24, towards: sign)
      let text = "\(spring) from \(displacement) at \(velocity): \(result)"

      let motion = SpringMotion(spring: result, displacement: displacement, velocity: velocity)
      let turns = [motion.firstTurningPoint, motion.overshoot].compactMap { $0.map { $0.displacement * sign } }
      let peak = turns.filter { $0 > 0 }.max() ?? 0
      #expect(peak <= 24, "\(text)")
      #expect(walkedPeak(result, displacement, velocity, sign) <= 24 + 1e-9, "\(text)")
      if result == spring {
        #expect(walkedPeak(spring, displacement, velocity, sign) <= 24, "\(text)")
        continue
      }
      stiffenedCount += 1
      #expect(peak >= 24 - 1e-9, "\(text)")
      // The damping ratio rises first, at the same frequency; then the frequency, at a ratio of 1 or the spring's own.
      if result.dampingRatio < 1 {
        #expect(result.angularFrequency == spring.angularFrequency, "\(text)")
        #expect(result.dampingRatio > ratio, "\(text)")
      } else {
        #expect(result.angularFrequency > spring.angularFrequency, "\(text)")
        #expect(result.dampingRatio == max(1, ratio), "\(text)")
      }
    }
    #expect(stiffenedCount > 0)
  }

  /// From the target itself, the critically damped peak is v₀/(ω e), which gives the frequency.
  @Test func theFrequencyIsTheOneThatTheFormulaGives() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let result = spring.stiffened(displacement: 0, velocity: 4000, limit: 24, towards: 1)
    #expect(result.dampingRatio == 1)
    #expect((result.angularFrequency * 24 * Elementary.exp(1) / 4000 - 1).magnitude < 1e-11)
  }

  /// From rest, the peak is e^(−πζ/√(1−ζ²)) of the distance, which gives the damping ratio.
  @Test func theDampingRatioIsTheOneThatTheFormulaGives() {
    let spring = Spring(response: 0.4, dampingRatio: 0.2)
    let result = spring.stiffened(displacement: -300, velocity: 0, limit: 24, towards: 1)
    let logarithm = Elementary.log(300.0 / 24)
    let expected = logarithm / (Double.pi * Double.pi + logarithm * logarithm).squareRoot()
    #expect(result.angularFrequency == spring.angularFrequency)
    #expect((result.dampingRatio - expected).magnitude < 1e-12)
  }

  @Test func nothingIsDoneWhereNothingNeedsDoing() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    #expect(spring.stiffened(displacement: -300, velocity: 0, limit: 24, towards: 1) == spring)
    // A fling in the opposite direction overshoots nothing on this side.
    #expect(spring.stiffened(displacement: -10, velocity: -5000, limit: 300, towards: 1) == spring)
    #expect(spring.stiffened(displacement: 0, velocity: 0, limit: 0, towards: 1) == spring)
    // The other direction isn't limited.
    #expect(spring.stiffened(displacement: 300, velocity: -5000, limit: 1, towards: 1).dampingRatio >= 0.8)
    #expect(spring.stiffened(displacement: -300, velocity: 5000, limit: 1, towards: -1) == spring)
  }

  /// After a fling away from the target, the motion turns on its own side, and the swing back passes the limit.
  @Test func theSwingBackCounts() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.1)
    let result = spring.stiffened(displacement: -50, velocity: -3000, limit: 24, towards: 1)
    #expect(result.angularFrequency == spring.angularFrequency)
    #expect(result.dampingRatio > 0.1)
    let overshoot = try #require(SpringMotion(spring: result, displacement: -50, velocity: -3000).overshoot)
    #expect((overshoot.displacement - 24).magnitude < 1e-9)
  }

  /// The card is released beyond the target, inside the limit, and still moves out.
  @Test func aStartOnTheSideOfTheLimit() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let result = spring.stiffened(displacement: -12, velocity: -2500, limit: 24, towards: -1)
    let motion = SpringMotion(spring: result, displacement: -12, velocity: -2500)
    #expect((try #require(motion.firstTurningPoint).displacement + 24).magnitude < 1e-9)
  }

  /// Released beyond the limit: a card that moves in can break it only by a later swing; for a card that moves out no
  /// spring can keep it.
  @Test func aStartBeyondTheLimit() throws {
    let spring = Spring(response: 0.4, dampingRatio: 0.05)
    let inwards = spring.stiffened(displacement: 40, velocity: -100, limit: 24, towards: 1)
    #expect(inwards.dampingRatio > 0.05)
    #expect(inwards.dampingRatio < 1)
    let motion = SpringMotion(spring: inwards, displacement: 40, velocity: -100)
    let far = try #require(motion.overshoot)
    let back = motion.state(at: 2 * far.time - (try #require(motion.firstTurningPoint)).time)
    #expect(back.position <= 24)
    let outwards = spring.stiffened(displacement: 40, velocity: 100, limit: 24, towards: 1)
    #expect(outwards == Spring(angularFrequency: spring.angularFrequency, dampingRatio: 1))
    let creeping = Spring(response: 0.4, dampingRatio: 3)
    #expect(creeping.stiffened(displacement: 40, velocity: 100, limit: 24, towards: 1) == creeping)
  }

  /// With a limit of 0 the spring just doesn't pass: at ζ = 1, for ω from v₀/|x₀| up.
  @Test func aLimitOfNothing() {
    let spring = Spring(response: 0.4, dampingRatio: 1)
    let result = spring.stiffened(displacement: -100, velocity: 5000, limit: 0, towards: 1)
    // Just below 50 rad/s it turns so late that the turn underflows.
    #expect((result.angularFrequency / 50 - 1).magnitude < 2e-3)
    #expect(SpringMotion(spring: result, displacement: -100, velocity: 5000).overshoot == nil)
  }

  @Test func mirroredStartsAreStiffenedAlike() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    for (displacement, velocity) in [(-300.0, 6000.0), (0, 3000), (20, 900)] {
      let a = spring.stiffened(displacement: displacement, velocity: velocity, limit: 24, towards: 1)
      let b = spring.stiffened(displacement: -displacement, velocity: -velocity, limit: 24, towards: -1)
      #expect(a == b)
      #expect(a != spring)
    }
  }
}
