import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct SpringArrivalTests {
  /// The last time at 0.5, 0.1, 0.01 and 0.001 pt from the target, from 320 pt away, to 12 decimals.
  @Test(
    arguments: [
      (0.8, [0.652293060382, 0.714797559475, 1.053309822149, 1.291787191295]),
      (1.5, [1.379015475792, 1.714320178068, 2.194032755426, 2.673745332784]),
    ] as [(Double, [Double])])
  func goldenSettlingTimes(ratio: Double, times: [Double]) {
    let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: ratio), displacement: -320, velocity: 0)
    for (distance, time) in zip([0.5, 0.1, 0.01, 0.001], times) {
      #expect((motion.settlingTime(within: distance) - time).magnitude < 5.1e-13)
    }
  }

  /// The bands of 5, 2, 1 and 0.1 % of the distance, at response 0.5 s.
  @Test(
    arguments: [
      (1, [0.377, 0.464, 0.528, 0.735]), (0.85, [0.293, 0.333, 0.355, 0.697]),
      (0.7, [0.231, 0.476, 0.523, 0.819]),
    ] as [(Double, [Double])])
  func publishedSettlingTimes(ratio: Double, times: [Double]) {
    let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: ratio), displacement: -1, velocity: 0)
    for (distance, time) in zip([0.05, 0.02, 0.01, 0.001], times) {
      #expect((motion.settlingTime(within: distance) - time).magnitude < 1e-3, "\(distance)")
    }
  }

  /// The arrival is the later of the two times that are solved alone, to the bit.
  @Test(arguments: Seeds.few)
  func arrivalIsTheLaterOfTwo(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let sample = SpringCase(&random)
      let distance = Elementary.exp(random.next(from: -7, to: 4))
      let velocity = Elementary.exp(random.next(from: -5, to: 7))
      let (near, slow) = (
        sample.motion.settlingTime(within: distance), sample.motion.slowingTime(within: velocity)
      )
      #expect(sample.motion.arrivalTime(within: distance, velocity: velocity) == max(near, slow), "\(sample)")
      #expect(sample.motion.arrivalTime(within: .infinity, velocity: velocity) == slow, "\(sample)")
    }
  }

  /// Just before its arrival the motion is outside a tolerance; at no later time is it outside.
  @Test(arguments: Seeds.few)
  func arrivalIsTheLastInstantOutside(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<25 {
      let sample = SpringCase(&random, ratios: SpringCase.dampedRatios)
      let motion = sample.motion
      let distance = Elementary.exp(random.next(from: -7, to: 4))
      let velocity = Elementary.exp(random.next(from: -5, to: 7))
      let arrival = motion.arrivalTime(within: distance, velocity: velocity)
      func isOutside(_ time: Double, _ slack: Double) -> Bool {
        let state = motion.state(at: time)
        return state.position.magnitude > distance * slack || state.velocity.magnitude > velocity * slack
      }
      let text = "\(sample) within \(distance) and \(velocity): \(arrival)"
      guard arrival > 0 else {
        #expect(!isOutside(0, 1), "\(text)")
        continue
      }
      #expect(isOutside(arrival * (1 - 1e-7), 1), "\(text)")
      let span = max(arrival, 20 / sample.spring.angularFrequency)
      for step in 0..<400 {
        #expect(!isOutside(arrival + span * Double(step) / 100, 1 + 1e-12), "\(text)")
      }
      // The earlier of the two conditions is met by the arrival.
      #expect(motion.settlingTime(within: distance) <= arrival, "\(text)")
    }
  }

  /// A crossing of the target is no arrival: with ζ = 0.8 the motion enters the last 0.001 pt at 1.29 s, long after the
  /// first crossing.
  @Test func aCrossingIsNoArrival() {
    let motion = SpringMotion(spring: Spring(response: 0.5, dampingRatio: 0.05), displacement: -320, velocity: 0)
    let time = motion.settlingTime(within: 10)
    // e^(−ζωt) = 10/320 at about 5.5 s, 11 swings later.
    #expect(time > 5)
    #expect(time < 5.7)
    #expect(motion.state(at: 0.12).position < 0)
    #expect(motion.state(at: 0.13).position > 0)
  }

  @Test func whatStartsInsideHasArrived() {
    let spring = Spring(response: 0.4, dampingRatio: 0.8)
    let still = SpringMotion(spring: spring, displacement: 0, velocity: 0)
    #expect(still.arrivalTime(within: 0.001, velocity: 0.01) == 0)
    let near = SpringMotion(spring: spring, displacement: 0.0005, velocity: 0.001)
    #expect(near.arrivalTime(within: 0.001, velocity: 0.1) == 0)
    // The spring's pull makes it faster than at its start.
    #expect(near.arrivalTime(within: 0.001, velocity: 0.0011) > 0)
    // It starts inside the tolerance, but moves out.
    let leaving = SpringMotion(spring: spring, displacement: 0, velocity: 1)
    #expect(leaving.settlingTime(within: 0.001) > 0)
  }

  /// The bound itself counts as inside.
  @Test func aStartOnTheBoundFromRestHasSettled() {
    let motion = SpringMotion(spring: Spring(response: 0.4, dampingRatio: 1), displacement: 5, velocity: 0)
    #expect(motion.settlingTime(within: 5) == 0)
    #expect(motion.settlingTime(within: 4.999999999) > 0)
  }

  @Test func anUndampedSpringNeverArrives() {
    let motion = SpringMotion(spring: Spring(response: 0.4, dampingRatio: 0), displacement: 3, velocity: 0)
    #expect(motion.settlingTime(within: 2.9) == .infinity)
    #expect(motion.settlingTime(within: 3.1) == 0)
    #expect(motion.arrivalTime(within: 0.001, velocity: 0.01) == .infinity)
  }

  /// At ζ = 200 only the slow tail e^(−λt) remains, λ = ω/(ζ + √(ζ²−1)): a logarithm gives the instant.
  @Test func theSlowTailIsSolved() {
    let spring = Spring(angularFrequency: 10, dampingRatio: 200)
    let motion = SpringMotion(spring: spring, displacement: 300, velocity: 0)
    let root = (200.0 * 200 - 1).squareRoot()
    let slow = 10 / (200 + root)
    // The tail's share of the start is (1 + ζ/√(ζ²−1))/2.
    let share = 300 * (1 + 200 / root) / 2
    #expect((motion.settlingTime(within: 0.001) * slow / Elementary.log(share / 0.001) - 1).magnitude < 1e-13)
    #expect((motion.settlingTime(within: 0.001) / 504.5 - 1).magnitude < 1e-3)
  }

  /// With a tolerance exactly between the sizes of two extrema, the answer doesn't jump to the wrong swing.
  @Test func everyToleranceAlongTheExtrema() throws {
    let spring = Spring(response: 0.5, dampingRatio: 0.2)
    let motion = SpringMotion(spring: spring, displacement: -320, velocity: 0)
    let first = try #require(motion.firstTurningPoint)
    var last = 0.0
    for step in 0..<2000 {
      let time = motion.settlingTime(within: 320 * Elementary.exp(-0.004 * Double(step)))
      #expect(time >= last)
      last = time
    }
    let just = first.displacement.magnitude
    #expect((motion.settlingTime(within: just * (1 - 1e-12)) - first.time).magnitude < 1e-6)
    #expect(motion.settlingTime(within: just * (1 + 1e-12)) < first.time * 0.95)
  }

  /// Before it passes its target a motion is on the side where it began, and after it on the other one.
  @Test(arguments: Seeds.few)
  func aMotionPassesItsTargetThere(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let spring = Spring(response: random.next(from: 0.1, to: 1), dampingRatio: random.next(from: 0.1, to: 1.5))
      let (start, velocity) = (random.next(from: -500, to: 500), random.next(from: -9000, to: 9000))
      let motion = SpringMotion(spring: spring, displacement: start, velocity: velocity)
      guard let time = motion.passingTime else { continue }
      #expect(motion.state(at: time).position.magnitude <= 1e-12 * (start.magnitude + velocity.magnitude), "\(motion)")
      for share in stride(from: 0.0, to: 0.999, by: 0.037) {
        #expect((motion.state(at: time * share).position < 0) == (start < 0), "\(motion)")
      }
      #expect((motion.state(at: time * 1.001).position < 0) != (start < 0), "\(motion)")
    }
  }

  /// By hand: at ζ = 0.6 from rest, π − arccos 0.6 over the damped frequency; at ζ = 1, x₀ / −(v₀ + ω x₀); none from
  /// rest at ζ ≥ 1.
  @Test func passingTimesByHand() throws {
    let oscillating = SpringMotion(
      spring: Spring(angularFrequency: 10, dampingRatio: 0.6), displacement: 100, velocity: 0)
    #expect(try #require(oscillating.passingTime).isNear((.pi - 0.9272952180016122) / 8, 1e-15))
    let critical = Spring(angularFrequency: 10, dampingRatio: 1)
    let fast = SpringMotion(spring: critical, displacement: 100, velocity: -2000)
    #expect(try #require(fast.passingTime).isNear(0.1, 1e-15))
    #expect(SpringMotion(spring: critical, displacement: 100, velocity: -999).passingTime == nil)
    #expect(SpringMotion(spring: critical, displacement: 100, velocity: 0).passingTime == nil)
  }
}
