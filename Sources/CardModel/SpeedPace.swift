import CardMotion

/// An animation whose damping ratio and initial velocity depend on the finger's speed. SweetCurtain 0.9's.
///
/// ```
/// s = |v| / fastest,  0 below slowest, 1 above fastest
/// s = 0    a curve of `slowDuration`
/// s > 0    UIKit's spring of `duration`, ζ = 1 − dampingDrop · s, v₀ = velocityGain · s
/// ```
/// Source: SweetCurtain 0.9.3, `CurtainController.swift` lines 163 to 180.
public struct SpeedPace: Hashable, Sendable {
  /// The speed, points per second, from which a spring moves the card.
  public var slowest = 500.0

  /// The speed, points per second, above which the spring doesn't change any more.
  public var fastest = 2500.0

  /// The duration of the curve, seconds.
  public var slowDuration = 0.2

  /// The curve for speeds below `slowest`.
  public var slowCurve = TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))

  /// The duration of the spring, seconds.
  public var duration = 0.3

  /// The decrease of the damping ratio at the fastest speed.
  public var dampingDrop = 0.4

  /// The initial velocity at the fastest speed, whole distances per second.
  public var velocityGain = 0.3

  /// Creates SweetCurtain's pace.
  public init() {}

  /// Returns the motion of a card after a release.
  func motion(fingerVelocity: Double) -> Motion {
    let speed = fingerVelocity.magnitude
    guard speed >= slowest, speed > 0 else {
      return Motion(timing: .curve(slowCurve), start: .rest, duration: slowDuration)
    }
    let share = speed > fastest ? 1 : speed / fastest
    return SpringAnimation(
      duration: duration, dampingRatio: 1 - dampingDrop * share, relativeVelocity: velocityGain * share
    ).motion
  }
}
