import CardMath
import CardMotion
import CardTestSupport
import Foundation
import Testing

@Suite struct SpringMotionTests {
  // MARK: Against the exact solution

  /// Rows of `Scripts/spring-table.py`: each is a problem and its answer, computed with 50 digits.
  @Test func everyRowOfTheTableIsExact() throws {
    let table = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Tables/spring.txt")
    var rows = 0
    var worst = (position: 0.0, velocity: 0.0)
    for line in try String(contentsOf: table, encoding: .utf8).split(separator: "\n") where line.first != "#" {
      let numbers = line.split(separator: " ").compactMap { Double($0) }
      try #require(numbers.count == 7)
      let frequency = numbers[0]
      let spring = Spring(angularFrequency: frequency, dampingRatio: numbers[1])
      let state = SpringMotion(spring: spring, displacement: numbers[2], velocity: numbers[3]).state(at: numbers[4])
      let scale = max(numbers[2].magnitude, numbers[3].magnitude / frequency)
      let position = (state.position - numbers[5]).magnitude / scale
      let velocity = (state.velocity - numbers[6]).magnitude / (scale * frequency)
      #expect(position <= 1e-12, "\(line)")
      #expect(velocity <= 1e-12, "\(line)")
      worst = (max(worst.position, position), max(worst.velocity, velocity))
      rows += 1
    }
    #expect(rows == 768)
    // The remaining error is the rounding of ρ and of ρt, at most 2.3e-13 at 1000; elsewhere a few last places.
    #expect(worst.position < 2.5e-13, "\(worst)")
    #expect(worst.velocity < 2.5e-13, "\(worst)")
  }

  /// The motion from 0 to 320 pt at 60 Hz: k, c, frame, position, velocity to 17 digits.
  @Test(
    arguments: [
      (157.91367041742973, 20.106192982974676, 1, 6.2734796609312102, 710.40841571072713),
      (157.91367041742973, 20.106192982974676, 2, 22.411233164383312, 1192.1564134565544),
      (157.91367041742973, 20.106192982974676, 10, 225.52003699304422, 1193.294197374805),
      (157.91367041742973, 20.106192982974676, 30, 323.34418391442568, -25.847890851414697),
      (157.91367041742973, 20.106192982974676, 60, 319.97827284958345, 0.27441673019793855),
      (157.91367041742973, 37.69911184307752, 1, 5.7330433113407517, 620.78669718442802),
      (157.91367041742973, 37.69911184307752, 2, 18.98969607595199, 931.82412397056521),
      (157.91367041742973, 37.69911184307752, 10, 151.87839048512751, 800.58781408888672),
      (157.91367041742973, 37.69911184307752, 30, 286.01013661182907, 163.14873437041419),
      (157.91367041742973, 37.69911184307752, 60, 316.91639542197441, 14.801075204560913),
    ] as [(Double, Double, Double, Double, Double)])
  func goldenFrames(stiffness: Double, damping: Double, frame: Double, position: Double, velocity: Double) {
    let spring = Spring(stiffness: stiffness, damping: damping)
    let state = SpringMotion(spring: spring, displacement: -320, velocity: 0).state(at: frame / 60)
    #expect((320 + state.position - position).magnitude < 5e-13)
    #expect((state.velocity - velocity).magnitude < 5e-12)
  }

  /// UIKit's own spring, clipped: time in seconds, share of the distance. Unclipped it would be 0.632 at 0.5 s.
  @Test(arguments: [(0.1, 0.5448), (0.2, 0.8793), (0.3, 0.9729), (0.4, 0.9944), (0.5, 0.9989)])
  func uikitDefaultMovesCriticallyDamped(time: Double, progress: Double) {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
    let clipped = SpringMotion(spring: spring.clippedToCritical, displacement: -1, velocity: 0)
    #expect((1 + clipped.state(at: time).position - progress).magnitude < 1e-4)
    let plain = SpringMotion(spring: spring, displacement: -1, velocity: 0)
    #expect((1 + plain.state(at: 0.5).position - 0.632).magnitude < 5e-4)
  }

  /// A critically damped spring with response 0.2 s has covered 98.64 % of its distance after 0.2 s.
  @Test func aResponseIsNearlyTheWholeWay() {
    let motion = SpringMotion(spring: Spring(response: 0.2, dampingRatio: 1), displacement: -1, velocity: 0)
    #expect((1 + motion.state(at: 0.2).position - 0.98640).magnitude < 1e-5)
  }

  /// A shipping library got this spring wrong: 8.5354 instead of 8.3268.
  @Test func anOverdampedSpringAtOneSecond() {
    let motion = SpringMotion(spring: Spring(stiffness: 2, damping: 10), displacement: 10, velocity: 0)
    #expect((motion.state(at: 1).position - 8.3268).magnitude < 5e-5)
  }

  // MARK: Properties of a path

  @Test(arguments: Seeds.few)
  func startsToTheBit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let sample = SpringCase(&random)
      let start = sample.motion.state(at: 0)
      #expect(start == MotionState(position: sample.displacement, velocity: sample.velocity), "\(sample)")
    }
  }

  /// A motion that takes its spring from another one has the bits of one that is made from the spring.
  @Test(arguments: Seeds.few)
  func restartsToTheBit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let sample = SpringCase(&random)
      let other = SpringMotion(spring: sample.spring, displacement: 1, velocity: -2)
      #expect(other.restarted(displacement: sample.displacement, velocity: sample.velocity) == sample.motion)
    }
  }

  @Test(arguments: Seeds.few)
  func velocityIsTheDerivative(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let sample = SpringCase(&random)
      let (spring, motion) = (sample.spring, sample.motion)
      // Richardson's fourth-order difference; the fast part of an over-damped spring needs the smaller step.
      let step = 1e-3 / (spring.angularFrequency * (1 + 2 * spring.dampingRatio))
      let time = random.next(from: 2 * step, to: 10 / spring.angularFrequency)
      func slope(_ h: Double) -> Double {
        (motion.state(at: time + h).position - motion.state(at: time - h).position) / (2 * h)
      }
      let difference = (4 * slope(step) - slope(2 * step)) / 3
      let scale = sample.scale * spring.angularFrequency * (1 + 2 * spring.dampingRatio)
      #expect((motion.state(at: time).velocity - difference).magnitude < 1e-9 * scale, "\(sample) at \(time)")
    }
  }

  @Test(arguments: Seeds.few)
  func twoHalfStepsAreOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let sample = SpringCase(&random)
      let frequency = sample.spring.angularFrequency
      let (first, second) = (random.next(from: 0, to: 8) / frequency, random.next(from: 0, to: 8) / frequency)
      let halfway = sample.motion.state(at: first)
      let resumed = SpringMotion(
        spring: sample.spring, displacement: halfway.position, velocity: halfway.velocity
      ).state(at: second)
      let direct = sample.motion.state(at: first + second)
      #expect((resumed.position - direct.position).magnitude < 1e-13 * sample.scale, "\(sample)")
      #expect((resumed.velocity - direct.velocity).magnitude < 1e-13 * sample.scale * frequency, "\(sample)")
    }
  }

  @Test(arguments: Seeds.few)
  func theMirroredStartMovesMirrored(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let sample = SpringCase(&random)
      let mirrored = SpringMotion(
        spring: sample.spring, displacement: -sample.displacement, velocity: -sample.velocity)
      let time = random.next(from: 0, to: 5)
      let (a, b) = (sample.motion.state(at: time), mirrored.state(at: time))
      #expect(a.position == -b.position, "\(sample) at \(time)")
      #expect(a.velocity == -b.velocity, "\(sample) at \(time)")
    }
  }

  @Test(arguments: Seeds.few)
  func theSumOfTwoStartsMovesAsTheSum(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let a = SpringCase(&random)
      let (x, v) = (random.next(from: -800, to: 800), random.next(from: -8000, to: 8000))
      let b = SpringMotion(spring: a.spring, displacement: x, velocity: v)
      let sum = SpringMotion(spring: a.spring, displacement: a.displacement + x, velocity: a.velocity + v)
      let time = random.next(from: 0, to: 3)
      let (p, q, r) = (a.motion.state(at: time), b.state(at: time), sum.state(at: time))
      let frequency = a.spring.angularFrequency
      let scale = a.scale + max(x.magnitude, v.magnitude / frequency)
      #expect((p.position + q.position - r.position).magnitude < 1e-14 * scale, "\(a)")
      #expect((p.velocity + q.velocity - r.velocity).magnitude < 1e-14 * scale * frequency, "\(a)")
    }
  }

  /// The same path in twice the time has half the velocity.
  @Test(arguments: Seeds.few)
  func theUnitOfTimeDoesNotMatter(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let sample = SpringCase(&random)
      let slow = SpringMotion(
        spring: Spring(
          angularFrequency: sample.spring.angularFrequency / 2, dampingRatio: sample.spring.dampingRatio),
        displacement: sample.displacement, velocity: sample.velocity / 2)
      let time = random.next(from: 0, to: 3)
      let (a, b) = (sample.motion.state(at: time), slow.state(at: 2 * time))
      #expect(a.position == b.position, "\(sample)")
      #expect(a.velocity == 2 * b.velocity, "\(sample)")
    }
  }

  @Test(arguments: [0, 0.1, 0.5, 0.8, 0.99, 1, 1.01, 1.5, 3, 8])
  func aFineStepIntegratorAgrees(ratio: Double) {
    for (displacement, velocity) in [(-320.0, 0.0), (0, 1500), (40, 2000), (-100, 6000), (200, -9000)] {
      let spring = Spring(response: 0.4, dampingRatio: ratio)
      let motion = SpringMotion(spring: spring, displacement: displacement, velocity: velocity)
      var state = MotionState(position: displacement, velocity: velocity)
      // The whole path is compared, not only its end.
      for part in 1...8 {
        state = integrated(
          stiffness: spring.stiffness, damping: spring.damping, from: state, over: 0.1, steps: 2000)
        let exact = motion.state(at: 0.1 * Double(part))
        #expect((state.position - exact.position).magnitude < 1e-7, "\(ratio) \(displacement) \(velocity) \(part)")
        #expect((state.velocity - exact.velocity).magnitude < 1e-5, "\(ratio) \(displacement) \(velocity) \(part)")
      }
    }
  }

  // MARK: Limits

  @Test(arguments: SpringCase.dampedRatios)
  func itEndsAtTheTarget(ratio: Double) {
    let motion = SpringMotion(spring: Spring(response: 0.4, dampingRatio: ratio), displacement: 300, velocity: -900)
    let state = motion.state(at: 86_400)
    #expect(state.position == 0)
    #expect(state.velocity == 0)
  }

  /// Far beyond the arguments that the sine is made for, an undamped spring keeps its energy.
  @Test(arguments: [3600, 86_400, 1e9, 1e12])
  func theUndampedSpringSwingsForEver(time: Double) {
    let spring = Spring(response: 0.01, dampingRatio: 0)
    let state = SpringMotion(spring: spring, displacement: 300, velocity: 0).state(at: time)
    let energy = state.position * state.position + state.velocity * state.velocity / spring.stiffness
    #expect((energy - 90_000).magnitude < 1e-8)
  }

  @Test func theUndampedSpringIsACosineAfterAnHour() {
    let spring = Spring(response: 1, dampingRatio: 0)
    let motion = SpringMotion(spring: spring, displacement: 1, velocity: 0)
    // 140,000 s are 879,646 rad, a whole number of turns; they are rounded by 1e-10.
    #expect((motion.state(at: 140_000).position - 1).magnitude < 1e-9)
    #expect((motion.state(at: 140_000.25).position).magnitude < 1e-9)
    #expect((motion.state(at: 140_000.5).position + 1).magnitude < 1e-9)
  }

  /// For k → 0 without friction no force acts: the mass keeps its velocity.
  @Test func withoutForceTheMotionIsUniform() {
    let spring = Spring(angularFrequency: 1e-6, dampingRatio: 0)
    let state = SpringMotion(spring: spring, displacement: 3, velocity: 100).state(at: 1)
    #expect((state.position - 103).magnitude < 1e-9)
    #expect((state.velocity - 100).magnitude < 1e-9)
  }

  @Test(arguments: SpringCase.ratios)
  func aMotionFromRestAtTheTargetStaysThere(ratio: Double) {
    let motion = SpringMotion(spring: Spring(response: 0.4, dampingRatio: ratio), displacement: 0, velocity: 0)
    for time in [0, 0.1, 1, 1000] {
      #expect(motion.state(at: time) == MotionState(position: 0, velocity: 0))
    }
  }

  /// A `SpringWave` shared by earlier motions and times changes no bit.
  @Test(arguments: SpringCase.ratios)
  func whatIsSharedChangesNothing(ratio: Double) {
    let spring = Spring(response: 0.4, dampingRatio: ratio)
    let motions = [
      SpringMotion(spring: spring, displacement: 319.5, velocity: -812.4),
      SpringMotion(spring: spring, displacement: -1, velocity: 0),
      SpringMotion(spring: Spring(response: 0.5, dampingRatio: ratio), displacement: 12, velocity: 3),
      SpringMotion(spring: Spring(response: 0.4, dampingRatio: ratio + 0.25), displacement: 12, velocity: 3),
    ]
    var wave = SpringWave()
    for time in [0, 0.1, 0.1, 1.5, 0.25, 1000] {
      for motion in motions + motions.reversed() {
        #expect(motion.state(at: time, sharing: &wave) == motion.state(at: time))
      }
    }
  }
}
