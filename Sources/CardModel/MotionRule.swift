import CardMotion

/// The rule for one kind of motion of a card that no finger holds.
public enum MotionRule: Hashable, Sendable {
  /// A spring that takes over any velocity, and ends at its arrival.
  case spring(Spring)

  /// A timing curve and its duration, seconds, above 0. It starts from rest and ends on time.
  case curve(TimingCurve, duration: Double)

  /// UIKit's spring animation, which ends on time.
  case animation(SpringAnimation)

  /// An animation whose duration is the distance divided by the finger's speed. TGCardViewController's.
  case distanceOverSpeed(DistancePace)

  /// An animation whose damping depends on the finger's speed. SweetCurtain 0.9's.
  case bySpeed(SpeedPace)

  /// Returns the motion of a card after a finger, or something else, releases it.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - target: The detent's model position, points.
  ///   - fingerVelocity: The finger's velocity, points per second, positive downward; 0 if no finger released it.
  public func motion(from modelY: Double, to target: Double, fingerVelocity: Double) -> Motion {
    switch self {
    case .spring(let spring): Motion(timing: .spring(spring), start: .given, duration: nil)
    case .curve(let curve, let duration): Motion(timing: .curve(curve), start: .rest, duration: duration)
    case .animation(let animation): animation.motion
    case .distanceOverSpeed(let pace): pace.motion(from: modelY, to: target, fingerVelocity: fingerVelocity)
    case .bySpeed(let pace): pace.motion(fingerVelocity: fingerVelocity)
    }
  }
}
