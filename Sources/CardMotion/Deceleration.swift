import CardMath

/// Scroll content that decelerates after a flick, as in `UIScrollView`.
///
/// In each millisecond the velocity is multiplied by the rate d, so that with k = 1000 ln d (which is negative):
///
/// ```
/// v(t) = v₀ eᵏᵗ        x(t) = x₀ + v₀ (eᵏᵗ − 1)/k        x(∞) = x₀ − v₀/k
/// ```
///
/// It never quite comes to rest: ``restPosition`` is the limit, and ``arrivalTime(within:velocity:)`` the time at which
/// it is near.
///
/// Source: Ilya Lobanov, *How UIScrollView works*, `DecelerationTimingParameters`; the rates are the public constants
/// `UIScrollView.DecelerationRate.normal` and `.fast`.
public struct Deceleration: Hashable, Sendable {
  /// `UIScrollView.DecelerationRate.normal`: half the speed is gone after 0.35 s.
  public static let normalRatePerMillisecond = 0.998

  /// `UIScrollView.DecelerationRate.fast`: half the speed is gone after 0.07 s.
  public static let fastRatePerMillisecond = 0.99

  /// The factor by which the velocity changes in a millisecond, between 0 and 1.
  public let ratePerMillisecond: Double

  /// The position at time 0, points.
  public let position: Double

  /// The velocity at time 0, points per second.
  public let velocity: Double

  /// k, the rate as an exponent: per second, negative.
  @usableFromInline
  let exponent: Double

  /// v₀/k: minus the total distance from the start to rest, points.
  @usableFromInline
  let scale: Double

  /// Creates a deceleration from `position` with `velocity`.
  ///
  /// - Precondition: 0 < `ratePerMillisecond` < 1, and the others are finite.
  public init(ratePerMillisecond: Double, position: Double, velocity: Double) {
    precondition(position.isFinite && velocity.isFinite, "a motion starts somewhere, not at \(position), \(velocity)")
    self.ratePerMillisecond = ratePerMillisecond
    self.position = position
    self.velocity = velocity
    exponent = Deceleration.exponent(ratePerMillisecond: ratePerMillisecond)
    scale = velocity / exponent
  }

  /// k = 1000 ln d, per second.
  static func exponent(ratePerMillisecond: Double) -> Double {
    precondition(
      ratePerMillisecond > 0 && ratePerMillisecond < 1,
      "a deceleration rate is between 0 and 1, not \(ratePerMillisecond)")
    return 1000 * Elementary.log(ratePerMillisecond)
  }

  /// Position and velocity `time` seconds after the start; `time` is not negative.
  @inlinable
  public func state(at time: Double) -> MotionState {
    // eᵏᵗ and eᵏᵗ − 1 from a single evaluation, choosing the one from which the other is computed without loss.
    let power = exponent * time
    let factor: Double
    let growth: Double
    if power > -1 {
      growth = Elementary.expMinusOne(power)
      factor = 1 + growth
    } else {
      factor = Elementary.exp(power)
      growth = factor - 1
    }
    return MotionState(position: position + scale * growth, velocity: velocity * factor)
  }

  /// The position at which it would come to rest, x(∞), points.
  public var restPosition: Double {
    position - scale
  }

  /// The time at which it reaches a position, seconds, or `nil` if it never does.
  ///
  /// It is 0 at the start position; `nil` in the opposite direction, at the rest position (which takes infinite time)
  /// and beyond that.
  ///
  /// ```
  /// t = ln(1 + k (x − x₀)/v₀)/k
  /// ```
  public func time(reaching position: Double) -> Double? {
    if position == self.position { return 0 }
    // The fraction of the total distance up to the position, and the fraction beyond it, each measured from its own
    // end.
    let passed = (self.position - position) / scale
    let left = (position - restPosition) / scale
    guard passed > 0 && left > 0 && passed.isFinite else { return nil }
    return logarithm(of: left, onePlus: -passed) / exponent
  }

  /// The time from which it is near its rest position and slow, seconds, never negative.
  ///
  /// From then on the remaining distance is at most `distance` points, and the speed at most `velocity` points per
  /// second.
  ///
  /// ```
  /// t = ln(min(distance/|v₀/k|, velocity/|v₀|))/k
  /// ```
  ///
  ///   - Precondition: both are positive; infinity means that the condition is ignored.
  public func arrivalTime(within distance: Double, velocity: Double) -> Double {
    precondition(distance > 0 && velocity > 0, "it never arrives within \(distance) pt and \(velocity) pt/s")
    let part = min(distance / scale.magnitude, velocity / self.velocity.magnitude)
    return part < 1 ? Elementary.log(part) / exponent : 0
  }

  /// ln `value`, where `value` = 1 + `rest` except for rounding: near 1, `rest` is the precise one.
  private func logarithm(of value: Double, onePlus rest: Double) -> Double {
    rest > -0.5 ? Elementary.logOnePlus(rest) : Elementary.log(value)
  }
}

extension Deceleration: StateCoding {
  /// Reads or writes the rate, the position and the velocity; the exponent and the total distance are recomputed.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (rate, position, velocity) = (ratePerMillisecond, position, velocity)
    try archive.code(&rate, in: Double.leastNormalMagnitude...Double(1).nextDown)
    try archive.code(&position)
    try archive.code(&velocity)
    self = Deceleration(ratePerMillisecond: rate, position: position, velocity: velocity)
  }
}
