import CardMath
import CardModel
import CardMotion
import CardText

/// A point on the screen.
public struct GesturePoint: Hashable, Sendable {
  /// The horizontal position, points from the left edge.
  public var x: Double
  /// The vertical position, points from the top edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// The reason for which a swipe can't be synthesised.
public enum GestureSynthesisError: MessageError, Hashable, Sendable {
  /// The two ends are the same point.
  case noDistance
  /// The duration has too few samples to measure a velocity, or too many to be a swipe; the limits are in microseconds.
  case duration(shortest: Int64, longest: Int64)
  /// No profile of this distance and duration ends at that velocity; the limits are in points per second.
  case velocityOutOfReach(lowest: Double, highest: Double)
  /// No sampling was found for which the estimator gives exactly this velocity.
  case noExactSampling

  /// The error, in words.
  public var message: String {
    switch self {
    case .noDistance: "a swipe needs two places, and its ends are the same"
    case .duration(let shortest, let longest):
      "a swipe at this sampling rate takes from \(Durations.text(microseconds: shortest)) to "
        + Durations.text(microseconds: longest)
    case .velocityOutOfReach(let lowest, let highest):
      "over this distance and in this duration a finger lifts at \(DecimalText.fixed(lowest, decimals: 0)) to "
        + "\(DecimalText.fixed(highest, decimals: 0)) pt/s"
    case .noExactSampling: "no sampling of this swipe gives exactly this velocity"
    }
  }

  /// The likely fix, in words; nil if the message says it.
  public var help: String? {
    switch self {
    case .noDistance: "use a tap, or a path that stays where it is"
    case .duration: nil
    case .velocityOutOfReach:
      "change the duration, the distance or the velocity; a velocity against the motion turns back"
    case .noExactSampling: "change the duration a little, or the seed"
    }
  }
}

extension Gesture {
  /// Returns a swipe from one point to another that ends at a given velocity, as a given estimator measures it.
  ///
  /// The finger starts from rest as a hand does and moves along a straight line, with the sampling's jitter. Both ends
  /// are met exactly, coordinates have four decimals and times are whole microseconds. The lift repeats the last
  /// position. The path's final slope is solved for with the estimator itself, and the rounding error is removed by
  /// moving the last few samples in steps of 0.0001 pt, so that the velocity is exact to 10⁻⁶ of itself, or to 0.0001
  /// pt/s below 100 pt/s. Without jitter, sample times may be up to 0.2 ms off for that purpose.
  ///
  /// - Parameters:
  ///   - start: The start point.
  ///   - end: The point of the lift.
  ///   - microseconds: The time from touch to lift; at least four sampling periods.
  ///   - releaseVelocity: Points per second along the longer of the two axes (the vertical one if they tie), positive
  ///     downward or to the right. If it is opposite to the swipe, the finger passes its end and turns back.
  ///   - estimator: The velocity estimator; a scenario's default one, unless given.
  ///   - sampling: The rate, jitter and seed.
  ///   - frames: The instants at which a display gathers samples, in ticks since the touch, ascending, the last not
  ///     before the lift. The velocity is then the one that the estimator finds in the touch, the last sample before
  ///     each frame, and the one before the lift. Empty: in all samples.
  ///
  /// - Throws: `GestureSynthesisError` if there is no such swipe.
  /// - Precondition: Coordinates and velocity are finite, and the rate is from 10 to 1000 Hz.
  public static func swipe(
    from start: GesturePoint, to end: GesturePoint, microseconds: Int64, releaseVelocity: Double,
    estimator: VelocityEstimator = TouchRules().estimator, sampling: GestureSampling = GestureSampling(),
    gatheredAt frames: [Int64] = []
  ) throws(GestureSynthesisError) -> Gesture {
    precondition(GestureSampling.rates.contains(sampling.hertz), "a screen isn't sampled at \(sampling.hertz) Hz")
    precondition([start.x, start.y, end.x, end.y].allSatisfy { $0.isFinite }, "a finger has a place on the screen")
    precondition(releaseVelocity.isFinite, "a finger can't lift at \(releaseVelocity) pt/s")
    let shortest = Int64((4 * sampling.period).rounded(.up))
    let longest = Int64((10_000 * sampling.period).rounded(.down))
    guard start != end else { throw .noDistance }
    guard (shortest...longest).contains(microseconds) else { throw .duration(shortest: shortest, longest: longest) }
    var synthesis = SwipeSynthesis(
      start: start, end: end, microseconds: microseconds, velocity: releaseVelocity, estimator: estimator,
      sampling: sampling, frames: frames)
    return try synthesis.gesture()
  }
}
