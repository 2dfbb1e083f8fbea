import CardMotion

/// A decided motion without its distance: its spring or curve, its start, and its end.
public struct Motion: Hashable, Sendable {
  /// The initial velocity of a motion.
  public enum Start: Hashable, Sendable {
    /// The given velocity.
    case given

    /// Zero.
    case rest

    /// A velocity toward the target, in whole distances per second: UIKit's initial spring velocity.
    case relative(Double)
  }

  /// The spring or the curve.
  public var timing: Timing

  /// The initial velocity.
  public var start: Start

  /// Seconds after which it is at its target regardless of the remaining distance; nil: it ends at its arrival.
  public var duration: Double?

  /// Creates a motion.
  public init(timing: Timing, start: Start, duration: Double?) {
    self.timing = timing
    self.start = start
    self.duration = duration
  }

  /// Returns the initial velocity, points per second.
  ///
  /// - Parameters:
  ///   - velocity: The given velocity, points per second.
  ///   - distance: The distance from the start to the target, points, with its sign.
  public func startVelocity(given velocity: Double, over distance: Double) -> Double {
    switch start {
    case .given: velocity
    case .rest: 0
    case .relative(let rate): rate * distance
    }
  }
}
