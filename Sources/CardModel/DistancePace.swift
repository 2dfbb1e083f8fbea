import CardMotion

/// An animation whose duration is the distance divided by the finger's speed, within limits. TGCardViewController's.
///
/// ```
/// duration = clamp((target − y) / velocity, shortest, longest)
/// ```
/// The quotient is negative if the finger moves away from the target, which gives the shortest duration. A finger at
/// rest above the target gives +∞ and so the longest duration; at rest below it −∞ and so the shortest. At rest on the
/// target it is 0/0: UIKit gets a NaN there, and `atRest` replaces it.
///
/// Source: TGCardViewController 2.5.1, lines 1507 to 1527.
public struct DistancePace: Hashable, Sendable {
  /// The law of the animation.
  public enum Shape: Hashable, Sendable {
    /// UIKit's spring of that damping ratio, starting from rest.
    case spring(dampingRatio: Double)
    case curve(TimingCurve)
  }

  /// The duration if distance and speed are both 0 (0/0).
  public enum AtRest: UInt8, Hashable, Sendable, CaseIterable {
    /// The shortest duration.
    case shortest

    /// The longest.
    case longest
  }

  /// The law of the animation.
  public var shape = Shape.spring(dampingRatio: 0.8)

  /// The shortest duration, seconds.
  public var shortest = 0.4

  /// The longest duration, seconds.
  public var longest = 1.3

  /// The duration if distance and speed are both 0 (0/0).
  public var atRest = AtRest.shortest

  /// Creates TripGo's pace.
  public init() {}

  /// Returns the duration, seconds.
  public func duration(from y: Double, to target: Double, fingerVelocity: Double) -> Double {
    // −0 becomes 0 here: a finger at rest counts as moving down.
    let velocity = fingerVelocity + 0
    if velocity == 0, target == y { return atRest == .shortest ? shortest : longest }
    let time = velocity < 0 ? (y - target) / -velocity : (target - y) / velocity
    return min(max(time, shortest), longest)
  }

  /// Returns the motion of a card after a release.
  func motion(from y: Double, to target: Double, fingerVelocity: Double) -> Motion {
    let duration = duration(from: y, to: target, fingerVelocity: fingerVelocity)
    switch shape {
    case .spring(let ratio):
      return SpringAnimation(duration: duration, dampingRatio: ratio).motion
    case .curve(let curve):
      return Motion(timing: .curve(curve), start: .rest, duration: duration)
    }
  }
}
