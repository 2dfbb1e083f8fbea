import CardMath
import CardMotion
import CardTestSupport
import Testing

/// The three forms of the solution, and their continuity at ζ = 1.
@Suite struct SpringBasisTests {
  /// Near ζ = 1 the path is a smooth function of ζ: its change is the change of ζ times a constant slope, for steps
  /// from 1e-2 down to one unit in the last place.
  @Test(arguments: [(-320.0, 0.0), (0, 2000), (40, 3000), (-100, 6000)])
  func theRegimesJoinSmoothly(displacement: Double, velocity: Double) {
    func state(_ ratio: Double, _ time: Double) -> MotionState {
      let spring = Spring(angularFrequency: 10, dampingRatio: ratio)
      return SpringMotion(spring: spring, displacement: displacement, velocity: velocity).state(at: time)
    }
    for time in [0.01, 0.1, 0.3, 1, 3] {
      let critical = state(1, time)
      let slope = (state(1 + 1e-5, time).position - state(1 - 1e-5, time).position) / 2e-5
      for power in 2...16 {
        let step = Double("1e-\(power)")!
        for ratio in [1 - step, 1 + step] {
          let near = state(ratio, time)
          // The straight line misses a parabola: (ωt)² x″/2 times the step squared, with a margin.
          let line = critical.position + slope * (ratio - 1)
          #expect((near.position - line).magnitude <= 2e4 * step * step + 1e-11, "\(ratio) at \(time)")
          #expect((near.velocity - critical.velocity).magnitude <= 2e5 * step + 1e-10, "\(ratio) at \(time)")
        }
      }
    }
  }

  /// A strongly over-damped spring falls from rest as e^(−ωt/2ζ), and a push takes it as far as v₀/2ζω.
  @Test func theSlowTailIsTheSlowRoot() {
    let spring = Spring(angularFrequency: 10, dampingRatio: 200)
    let fromRest = SpringMotion(spring: spring, displacement: 1, velocity: 0)
    let ratio = fromRest.state(at: 30).position / fromRest.state(at: 10).position
    // The slow root to first and second order in 1/ζ²: ω/2ζ (1 + 1/4ζ²).
    let expected = Elementary.exp(-20 * 0.025 * (1 + 1 / 160_000.0))
    #expect((ratio - expected).magnitude < 1e-9)
    let pushed = SpringMotion(spring: spring, displacement: 0, velocity: 4000)
    #expect((pushed.state(at: 0.01).position - 1).magnitude < 1e-3)
  }

  /// A spring as stiff as a response of 0.01 s, sampled at 60 Hz, where explicit steppers explode: next to nothing
  /// remains after one frame.
  @Test(arguments: [0.5, 1, 1.5])
  func aVeryStiffSpringIsStable(ratio: Double) {
    let motion = SpringMotion(spring: Spring(response: 0.01, dampingRatio: ratio), displacement: 320, velocity: 0)
    #expect(motion.state(at: 1.0 / 60).position.magnitude < 320 * 0.03)
    for frame in 0..<600 {
      let state = motion.state(at: Double(frame) / 60)
      #expect(state.position.magnitude <= 320)
      #expect(state.velocity.magnitude <= 320 * motionFrequency)
    }
  }

  private let motionFrequency = 2 * Double.pi / 0.01

  /// At the ends of a spring's ranges nothing overflows or becomes NaN.
  @Test func theEndsOfTheRangesAreFinite() {
    for frequency in [1e-6, 1, 1e9] {
      for ratio in [0, .leastNonzeroMagnitude, 1e-300, 0.5, 1, 1e6] {
        let spring = Spring(angularFrequency: frequency, dampingRatio: ratio)
        let motion = SpringMotion(spring: spring, displacement: 1e4, velocity: -1e6)
        for time in [0, .leastNonzeroMagnitude, 1e-9, 1, 1e6, 1e12] {
          let state = motion.state(at: time)
          #expect(state.position.isFinite, "\(spring) at \(time)")
          #expect(state.velocity.isFinite, "\(spring) at \(time)")
        }
        #expect(!motion.arrivalTime(within: 0.001, velocity: 0.01).isNaN)
        #expect(motion.overshoot.map { $0.time.isFinite && $0.displacement.isFinite } ?? true)
      }
    }
  }
}
