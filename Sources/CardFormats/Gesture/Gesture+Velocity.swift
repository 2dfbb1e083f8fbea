import CardMath
import CardModel
import CardMotion

extension Gesture {
  /// A velocity in points per second, positive to the right and downward.
  public struct Velocity: Hashable, Sendable {
    /// To the right.
    public var x: Double
    /// Downward.
    public var y: Double
  }

  /// The velocity of the first finger when it first lifts, as an estimator measures it; nil if it doesn't lift, or is
  /// cancelled.
  ///
  /// The lift's position is no sample, as on a phone.
  ///
  /// - Parameters:
  ///   - estimator: the rule.
  ///   - idleTicks: a finger silent for longer counts as standing still; 40 ms by default.
  public func releaseVelocity(
    by estimator: VelocityEstimator, idleTicks: Int64 = Instant.ticksPerSecond / 25
  ) -> Velocity? {
    guard let first = samples.first else { return nil }
    var x = VelocityTracker(estimator: estimator, idleTicks: idleTicks)
    var y = x
    for sample in samples where sample.pointer == first.pointer {
      let ticks = (sample.microseconds - first.microseconds) * Instant.ticksPerMicrosecond
      switch sample.phase {
      case .began, .moved, .stationary:
        x.add(position: sample.x, at: ticks)
        y.add(position: sample.y, at: ticks)
      case .ended:
        return Velocity(x: x.velocity(at: ticks), y: y.velocity(at: ticks))
      case .cancelled:
        return nil
      }
    }
    return nil
  }
}
