import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct SpringUIKitTests {
  /// The left side of UIKit's equation, by its definition.
  private func envelope(_ frequency: Double, ratio: Double, duration: Double, velocity: Double) -> Double {
    ratio < 1
      ? ((velocity - ratio * frequency) / (frequency * (1 - ratio * ratio).squareRoot())).magnitude
        * Elementary.exp(-ratio * frequency * duration)
      : (-1 + (velocity - frequency) * duration).magnitude * Elementary.exp(-frequency * duration)
  }

  // MARK: Without an initial velocity

  @Test(
    arguments: [
      (0.5, 0.5, 25.434), (0.5, 0.7, 19.679), (0.5, 0.8, 17.989), (0.5, 0.9, 16.962), (0.5, 1, 18.467),
      (0.25, 1, 36.934), (0.3, 1, 30.778),
    ] as [(Double, Double, Double)])
  func publishedFrequencies(duration: Double, ratio: Double, frequency: Double) {
    let spring = Spring(uikitDuration: duration, dampingRatio: ratio)
    #expect((spring.angularFrequency - frequency).magnitude < 5.1e-4)
  }

  /// The push, pop, snap and header springs of TGCardViewController and SweetCurtain.
  @Test(
    arguments: [
      (0.25, 0.75, 37.5115), (0.3125, 1, 29.5469), (0.4, 0.8, 22.4857), (1.3, 0.8, 6.9187), (0.25, 0.8, 35.9772),
    ] as [(Double, Double, Double)])
  func frequenciesOfCardLibraries(duration: Double, ratio: Double, frequency: Double) {
    let spring = Spring(uikitDuration: duration, dampingRatio: ratio)
    #expect((spring.angularFrequency - frequency).magnitude < 5.1e-5)
  }

  /// k, c, and the share of the distance after 10, 25, 50 and 75 % of the duration.
  @Test(
    arguments: [
      (0.25, 0.75, 0, [1407.115, 56.267, 0.2711, 0.8012, 1.0283, 1.0061]),
      (0.3125, 1, 0, [873.021, 59.094, 0.2361, 0.6711, 0.9445, 0.9922]),
      (0.4, 0.8, 0, [505.609, 35.977, 0.2486, 0.7484, 1.0091, 1.0076]),
      (0.4, 0.8, 3, [479.557, 35.038, 0.2957, 0.7706, 1.0099, 1.0078]),
    ] as [(Double, Double, Double, [Double])])
  func publishedPaths(duration: Double, ratio: Double, velocity: Double, row: [Double]) {
    let spring: Spring
    switch Spring.uikit(duration: duration, dampingRatio: ratio, relativeVelocity: velocity) {
    case .unique(let only): spring = only
    case .ambiguous(let stiffest, _): spring = stiffest
    }
    #expect((spring.stiffness - row[0]).magnitude < 5.1e-4)
    #expect((spring.damping - row[1]).magnitude < 5.1e-4)
    let motion = SpringMotion(spring: spring, displacement: -1, velocity: velocity)
    for (part, progress) in zip([0.1, 0.25, 0.5, 0.75], row[2...]) {
      #expect((1 + motion.state(at: part * duration).position - progress).magnitude < 5.1e-5, "\(part)")
    }
    // At most a thousandth of the distance remains at the duration.
    #expect(motion.state(at: duration).position.magnitude < 1.001e-3)
  }

  /// The critical product has full precision: y − log(1 + y) = log 1000.
  @Test func theCriticalConstantSolvesItsEquation() {
    let spring = Spring(uikitDuration: 1, dampingRatio: 1)
    #expect(spring.angularFrequency == 9.233413476451586)
    #expect((envelope(spring.angularFrequency, ratio: 1, duration: 1, velocity: 0) - 0.001).magnitude < 2e-18)
  }

  @Test(arguments: Seeds.few)
  func theEnvelopeIsAThousandthAtTheDuration(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let (duration, ratio) = (random.next(from: 0.01, to: 10), random.next(from: 0.01, to: 1))
      let spring = Spring(uikitDuration: duration, dampingRatio: ratio)
      let reached = envelope(spring.angularFrequency, ratio: ratio, duration: duration, velocity: 0)
      #expect((reached / 0.001 - 1).magnitude < 1e-12)
      #expect((spring.uikitDuration! / duration - 1).magnitude < 1e-14)
      #expect(Spring.uikit(duration: duration, dampingRatio: ratio, relativeVelocity: 0) == .unique(spring))
    }
  }

  @Test func uikitTakesItsArgumentsIntoRange() {
    let critical = Spring(uikitDuration: 0.5, dampingRatio: 1)
    #expect(Spring(uikitDuration: 0.5, dampingRatio: 1.7) == critical)
    #expect(Spring(uikitDuration: 60, dampingRatio: 0.8) == Spring(uikitDuration: 10, dampingRatio: 0.8))
    #expect(Spring(uikitDuration: 0, dampingRatio: 0.8) == Spring(uikitDuration: 0.01, dampingRatio: 0.8))
  }

  @Test func springsThatUIKitCannotMakeHaveNoDuration() {
    #expect(Spring(response: 0.4, dampingRatio: 1.2).uikitDuration == nil)
    #expect(Spring(response: 0.4, dampingRatio: 0).uikitDuration == nil)
    #expect(Spring(response: 100, dampingRatio: 1).uikitDuration == nil)
    #expect(Spring(response: 0.4, dampingRatio: 0.8).uikitDuration != nil)
  }

  // MARK: With an initial velocity

  /// A case with three roots, all known: 7.058, 7.236 and 18.262.
  @Test func threeRootsAreTold() throws {
    guard
      case .ambiguous(let stiffest, let rootCount) = Spring.uikit(
        duration: 0.5, dampingRatio: 0.7, relativeVelocity: 5)
    else {
      Issue.record("this equation has three roots")
      return
    }
    #expect(rootCount == 3)
    #expect((stiffest.angularFrequency - 18.262).magnitude < 5.1e-4)
  }

  @Test func theCurtainSpring() {
    let solution = Spring.uikit(duration: 0.4, dampingRatio: 0.8, relativeVelocity: 3)
    guard case .ambiguous(let stiffest, 3) = solution else {
      Issue.record("this equation has three roots, not \(solution)")
      return
    }
    #expect((stiffest.angularFrequency - 21.8988).magnitude < 5.1e-5)
    let overshoot = SpringMotion(spring: stiffest, displacement: -1, velocity: 3).overshoot
    #expect(overshoot.map { ($0.displacement - 0.01533).magnitude < 5.1e-6 } ?? false)
    #expect(overshoot.map { ($0.time - 0.2321).magnitude < 5.1e-5 } ?? false)
  }

  /// Every answer solves the equation, and the number of roots is the number of sign changes that a fine scan finds.
  @Test(arguments: Seeds.few)
  func rootsAreCountedRightly(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2 {
      let ratio = random.next(below: 3) == 0 ? 1 : random.next(from: 0.1, to: 0.99)
      let duration = random.next(from: 0.1, to: 1)
      let velocity = random.next(from: -4, to: 12) / duration
      let spring: Spring
      let rootCount: Int
      switch Spring.uikit(duration: duration, dampingRatio: ratio, relativeVelocity: velocity) {
      case .unique(let only): (spring, rootCount) = (only, 1)
      case .ambiguous(let stiffest, let count): (spring, rootCount) = (stiffest, count)
      }
      let found = envelope(spring.angularFrequency, ratio: ratio, duration: duration, velocity: velocity)
      #expect((found / 0.001 - 1).magnitude < 1e-11, "\(ratio) \(duration) \(velocity)")

      var changes = 0
      var highest = 0.0
      var wasAbove = true
      // The dip at v₀ = ζω is a few thousandths wide, relatively, so the scan's step is smaller.
      var frequency = 1e-3
      while frequency < 1e3 {
        let isAbove = envelope(frequency, ratio: ratio, duration: duration, velocity: velocity) > 0.001
        if isAbove != wasAbove {
          changes += 1
          highest = frequency
        }
        wasAbove = isAbove
        frequency *= 1.0002
      }
      #expect(changes == rootCount, "\(ratio) \(duration) \(velocity)")
      #expect((spring.angularFrequency / highest - 1).magnitude < 3e-4, "\(ratio) \(duration) \(velocity)")
    }
  }

  /// A push away from the target always leaves one root; a harder push makes the spring stiffer.
  @Test(arguments: [0.3, 0.8, 1])
  func aNegativeVelocityIsUnique(ratio: Double) {
    var last = Spring(uikitDuration: 0.4, dampingRatio: ratio).angularFrequency
    for velocity in [-1e-9, -0.1, -1, -10, -100, -1e4] {
      guard case .unique(let spring) = Spring.uikit(duration: 0.4, dampingRatio: ratio, relativeVelocity: velocity)
      else {
        Issue.record("\(velocity) has one root")
        continue
      }
      #expect(spring.angularFrequency > last)
      last = spring.angularFrequency
    }
  }

  /// At ζ = 1 one root remains while v₀T is below 0.999; above log 1000 only the near one remains.
  @Test func criticalRootsByVelocity() {
    func count(_ travel: Double) -> Int {
      switch Spring.uikit(duration: 1, dampingRatio: 1, relativeVelocity: travel) {
      case .unique: 1
      case .ambiguous(_, let count): count
      }
    }
    #expect([0.5, 0.998, 0.9995, 1.0005, 1.002, 3, 6.9, 6.91, 20].map(count) == [1, 1, 2, 2, 3, 3, 3, 1, 1])
  }
}
