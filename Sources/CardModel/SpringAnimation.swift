import CardMotion

/// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
///
/// It ends with its duration, with at most a thousandth of the distance left. UIKit's choice of the spring for an
/// initial velocity other than 0 is not always known; this takes the stiffest solution of the equation.
public struct SpringAnimation: Hashable, Sendable {
  /// The duration, seconds.
  public let duration: Double

  /// The initial velocity, whole distances per second.
  public let relativeVelocity: Double

  /// UIKit's spring for these parameters.
  public let spring: Spring

  /// Creates an animation.
  ///
  /// - Parameters:
  ///   - duration: Seconds, 0.01 to 10.
  ///   - dampingRatio: Above 0.001; UIKit clips values above 1 to 1.
  ///   - relativeVelocity: Whole distances per second toward the target.
  public init(duration: Double, dampingRatio: Double, relativeVelocity: Double = 0) {
    self.duration = duration
    self.relativeVelocity = relativeVelocity
    switch Spring.uikit(duration: duration, dampingRatio: dampingRatio, relativeVelocity: relativeVelocity) {
    case .unique(let spring), .ambiguous(let spring, _): self.spring = spring
    }
  }

  /// Creates an animation whose spring was solved before.
  package init(duration: Double, relativeVelocity: Double, spring: Spring) {
    (self.duration, self.relativeVelocity, self.spring) = (duration, relativeVelocity, spring)
  }

  /// The animation as a motion.
  public var motion: Motion {
    Motion(timing: .spring(spring), start: .relative(relativeVelocity), duration: duration)
  }
}
