import CardMath
import CardModel
import CardMotion

extension Gesture {
  /// A velocity in points per second, positive to the right and downward.
  public struct Velocity: Hashable, Sendable {
    /// The horizontal velocity, positive to the right.
    public var x: Double
    /// The vertical velocity, positive downward.
    public var y: Double
  }

  /// Returns the velocity of the first finger at its first lift, as an estimator measures it; nil if the finger doesn't
  /// lift, or is cancelled.
  ///
  /// The lift's position is no sample, as on a phone.
  ///
  /// - Parameters:
  ///   - estimator: The velocity estimator.
  ///   - idleTicks: The silence, in ticks, after which a finger counts as still; by default that of `standard`, 40 ms.
  public func releaseVelocity(
    by estimator: VelocityEstimator, idleTicks: Int64 = TouchRules().idleTicks
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
