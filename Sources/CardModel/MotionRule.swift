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
