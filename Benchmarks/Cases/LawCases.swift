import CardMath
import CardMotion

extension BenchmarkCase {
  /// Each law, sampled as in a frame: position and velocity at an instant.
  static let laws: [BenchmarkCase] = [
    sampled("spring sampled", motion(dampingRatio: 0.8), aimNanoseconds: 9.5),
    sampled("spring sampled, critical", motion(dampingRatio: 1)),
    sampled("spring sampled, overdamped", motion(dampingRatio: 1.6)),
    function("spring started", item: "spring with its arrival", from: 0.3, to: 1.7) {
      let motion = SpringMotion(spring: Spring(response: 0.4, dampingRatio: $0), displacement: 319.5, velocity: -812.4)
      return motion.arrivalTime(within: 0.001, velocity: 0.01)
    },
    decelerating,
    curve("cubic curve sampled", .cubicBezier(sheetCurve)).aimed(at: 20),
    cubicTableSampled(CubicBezierTable(sheetCurve)),
    cubicValue(sheetCurve),
    cubicTableValue(CubicBezierTable(sheetCurve)),
    cubicTableMade,
    curve("linear() curve sampled", .piecewiseLinear(PiecewiseLinear(stops: stops))),
    curve("steps sampled", .steps(Steps(12, jump: .both))),
    function("rubber band", item: "displayed and slope", from: -300, to: 300) {
      let band = RubberBand(coefficient: RubberBand.scrollViewCoefficient, dimension: 844)
      return band.displayed(overdrag: $0) + band.slope(overdrag: $0)
    },
    function("projection", from: -3000, to: 3000) {
      Projection.geometric(position: 430, velocity: $0, ratePerMillisecond: Deceleration.normalRatePerMillisecond)
    },
  ]

  /// Each velocity estimator: a sample is added and the velocity computed, as in a frame of a drag.
  static let estimators: [BenchmarkCase] = VelocityEstimator.allCases.map { estimator in
    BenchmarkCase(
      name: "estimator, \(estimator.name)", item: "sample and velocity",
      aimNanoseconds: estimator == .leastSquares2 ? 14 : nil,
      proof: {
        var finger = Finger(estimator)
        var digest = Digest()
        for _ in 0..<1024 { digest.combine(finger.next()) }
        return Proof(digest: digest.text, frames: 0)
      },
      makeWork: {
        return { items in
          var finger = Finger(estimator)
          var sum = 0.0
          for _ in 0..<items { sum += finger.next() }
          return sum.isFinite ? items : 0
        }
      },
      results: {
        var finger = Finger(estimator)
        return (0..<1024).map { _ in hexadecimal(finger.next()) }
      })
  }

  /// A finger that moves up and down, sampled at 120 Hz.
  private struct Finger {
    private var tracker: VelocityTracker
    private var ticks: Int64 = 0
    private var count = 0

    init(_ estimator: VelocityEstimator) {
      tracker = VelocityTracker(estimator: estimator, idleTicks: Instant.ticksPerSecond / 25)
    }

    /// The velocity at the next sample, points per second.
    mutating func next() -> Double {
      ticks += 75_000
      count = (count + 1) & 127
      let position = 400 - Double(count < 64 ? count : 128 - count) * 2.5
      tracker.add(position: position, at: ticks)
      tracker.keepEstimate()
      return tracker.keptVelocity(at: ticks) ?? 0
    }
  }

  /// A spring that moves a card from the middle detent to the top one.
  static let motionParameters = (
    spring: Spring(response: 0.4, dampingRatio: 0.8), displacement: 319.5, velocity: -812.4
  )

  /// That motion, by a spring with another damping ratio.
  static func motion(dampingRatio: Double) -> SpringMotion {
    let parameters = motionParameters
    return SpringMotion(
      spring: Spring(response: parameters.spring.response, dampingRatio: dampingRatio),
      displacement: parameters.displacement, velocity: parameters.velocity)
  }

  private static let stops = (0...24).map { PiecewiseLinear.Stop(Double($0 * $0) / 576) }

  /// A spring sampled over a little more than a second, in steps of a millisecond.
  private static func sampled(
    _ name: String, _ law: SpringMotion, aimNanoseconds: Double? = nil
  ) -> BenchmarkCase {
    BenchmarkCase(
      name: name, item: "position and velocity", aimNanoseconds: aimNanoseconds,
      proof: {
        var digest = Digest()
        for index in 0..<1024 {
          let state = law.state(at: Double(index) * 0.001)
          digest.combine(state.position)
          digest.combine(state.velocity)
        }
        return Proof(digest: digest.text, frames: 0)
      },
      makeWork: {
        return { items in
          var sum = 0.0
          for index in 0..<items {
            let state = law.state(at: Double(index & 1023) * 0.001)
            sum += state.position + state.velocity
          }
          return sum.isFinite ? items : 0
        }
      },
      results: { (0..<1024).map { hexadecimal(law.state(at: Double($0) * 0.001).position) } })
  }

  /// The case with an aim, nanoseconds.
  func aimed(at nanoseconds: Double?) -> BenchmarkCase {
    var aimed = self
    aimed.aimNanoseconds = nanoseconds
    return aimed
  }

  private static let decelerating = function(
    "deceleration sampled", item: "position and velocity", from: 0, to: 2
  ) { time in
    let state = coast.state(at: time)
    return state.position + state.velocity
  }

  private static let coast = Deceleration(
    ratePerMillisecond: Deceleration.normalRatePerMillisecond, position: 120, velocity: 1800)

  private static func curve(_ name: String, _ curve: TimingCurve) -> BenchmarkCase {
    let motion = CurveMotion(from: 390.5, to: 71, duration: 1.024, curve: curve)
    var sampled = function(name, item: "position and velocity", from: 0, to: 1.024) { time in
      let state = motion.state(at: time)
      return state.position + (state.velocity ?? 0)
    }
    sampled.results = { (0..<1024).map { hexadecimal(motion.position(at: Double($0) * 0.001)) } }
    return sampled
  }
}
