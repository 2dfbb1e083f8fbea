import CardMath
import CardModel
import CardMotion
import CardText

/// A place on the screen.
public struct GesturePoint: Hashable, Sendable {
  /// Points from the left edge.
  public var x: Double
  /// Points from the top edge.
  public var y: Double

  /// A place.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// Why there is no such swipe.
public enum GestureSynthesisError: Error, Hashable, Sendable {
  /// The two ends are one place.
  case noDistance
  /// The duration has too few samples to measure a velocity, or too many to be a swipe.
  case duration(shortest: Int64, longest: Int64)
  /// With this way and this duration a finger can't lift at that velocity.
  case velocityOutOfReach(lowest: Double, highest: Double)
  /// No sampling was found at which the estimator gives the velocity exactly.
  case noExactSampling

  /// What is wrong.
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

  /// What would do.
  public var help: String? {
    switch self {
    case .noDistance: "use a tap, or a path that stays where it is"
    case .duration: nil
    case .velocityOutOfReach: "change the duration, the distance or the velocity; a velocity against the way turns back"
    case .noExactSampling: "change the duration a little, or the seed"
    }
  }
}

extension Gesture {
  /// A finger that goes from one place to another and lifts at a given velocity, as a given estimator measures it.
  ///
  /// It starts from rest as a hand does, along a straight line, with the sampling's jitter; both ends are met exactly,
  /// coordinates have four decimals and times are whole microseconds. The lift repeats the last position. The path's
  /// final slope is solved for with the estimator itself, and what rounding leaves is taken out of the last few samples
  /// by 0.0001 pt at a time, so that the velocity is exact to 10⁻⁶ of itself, or to 0.0001 pt/s below 100 pt/s. Without
  /// jitter, samples may be up to 0.2 ms off for that.
  ///
  /// - Parameters:
  ///   - start: where it begins.
  ///   - end: where it lifts.
  ///   - microseconds: from touch to lift; at least four samples.
  ///   - releaseVelocity: points per second along the longer of the two axes (the vertical one if they tie), positive
  ///     downward or to the right. Against the way, the finger passes its aim and turns back.
  ///   - estimator: the rule that measures it; a scenario's, unless it says otherwise.
  ///   - sampling: rate, jitter and seed.
  ///   - frames: the instants at which a display gathers samples, in ticks from the touch on, rising, the last not
  ///     before the lift: the velocity is the one that the estimator finds in the touch, the last sample before each
  ///     frame, and the one before the lift. Empty: in all samples.
  public static func swipe(
    from start: GesturePoint, to end: GesturePoint, microseconds: Int64, releaseVelocity: Double,
    estimator: VelocityEstimator = TouchRules().estimator, sampling: GestureSampling = GestureSampling(),
    gatheredAt frames: [Int64] = []
  ) throws(GestureSynthesisError) -> Gesture {
    precondition((10...1_000).contains(sampling.hertz), "a screen isn't sampled at \(sampling.hertz) Hz")
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
