import CardMotion

/// One kind of motion: what moves a card that no finger holds.
public enum MotionRule: Hashable, Sendable {
  /// A spring that takes up any velocity, and arrives when it has.
  case spring(Spring)

  /// A timing curve and how long it takes, in seconds, above 0. It starts from rest and ends on time.
  case curve(TimingCurve, duration: Double)

  /// UIKit's animation by a spring, which ends on time.
  case animation(SpringAnimation)

  /// An animation whose duration is the way divided by the finger's speed. TGCardViewController's.
  case distanceOverSpeed(DistancePace)

  /// An animation whose damping follows the finger's speed. SweetCurtain 0.9's.
  case bySpeed(SpeedPace)

  /// The motion of a card that a finger, or something else, lets go.
  ///
  /// - Parameters:
  ///   - modelY: Where the controller believes the card to be, points.
  ///   - target: Where it believes the detent to be.
  ///   - fingerVelocity: The finger's, points per second, positive downward; 0 where no finger let it go.
  public func motion(from modelY: Double, to target: Double, fingerVelocity: Double) -> Motion {
    switch self {
    case .spring(let spring): Motion(law: .spring(spring), start: .given, duration: nil)
    case .curve(let curve, let duration): Motion(law: .curve(curve), start: .rest, duration: duration)
    case .animation(let animation): animation.motion
    case .distanceOverSpeed(let pace): pace.motion(from: modelY, to: target, fingerVelocity: fingerVelocity)
    case .bySpeed(let pace): pace.motion(fingerVelocity: fingerVelocity)
    }
  }
}

/// A motion that was decided, before it knows its way: the law, how it starts, and when it ends.
public struct Motion: Hashable, Sendable {
  /// What it follows.
  public enum Law: Hashable, Sendable {
    case spring(Spring)
    case curve(TimingCurve)
  }

  /// How it starts.
  public enum Start: Hashable, Sendable {
    /// With the velocity that it is given.
    case given

    /// From rest.
    case rest

    /// With a velocity towards the target, in whole ways per second: UIKit's initial spring velocity.
    case relative(Double)
  }

  /// What it follows.
  public var law: Law

  /// How it starts.
  public var start: Start

  /// Seconds after which it is at its target whatever is left of the way; nil: when it has arrived.
  public var duration: Double?

  /// A motion.
  public init(law: Law, start: Start, duration: Double?) {
    self.law = law
    self.start = start
    self.duration = duration
  }

  /// The velocity that it starts with.
  ///
  /// - Parameters:
  ///   - velocity: What there is of it, points per second.
  ///   - way: From the start to the target, points.
  public func startVelocity(given velocity: Double, over way: Double) -> Double {
    switch start {
    case .given: velocity
    case .rest: 0
    case .relative(let rate): rate * way
    }
  }
}

/// `UIView.animate(withDuration:delay:usingSpringWithDamping:initialSpringVelocity:)`.
///
/// It ends when its duration does, with at most a thousandth of the way left. Which spring UIKit makes of it when the
/// initial velocity isn't 0 is not always known; the stiffest of those that the equation allows is taken.
public struct SpringAnimation: Hashable, Sendable {
  /// Seconds.
  public let duration: Double

  /// The initial velocity, in whole ways per second.
  public let relativeVelocity: Double

  /// UIKit's spring for it.
  public let spring: Spring

  /// An animation.
  ///
  /// - Parameters:
  ///   - duration: Seconds, 0.01 to 10.
  ///   - dampingRatio: Above 0.001; UIKit takes what is above 1 as 1.
  ///   - relativeVelocity: In whole ways per second towards the target.
  public init(duration: Double, dampingRatio: Double, relativeVelocity: Double = 0) {
    self.duration = duration
    self.relativeVelocity = relativeVelocity
    switch Spring.uikit(duration: duration, dampingRatio: dampingRatio, relativeVelocity: relativeVelocity) {
    case .unique(let spring), .ambiguous(let spring, _): self.spring = spring
    }
  }

  /// The motion that it is.
  public var motion: Motion {
    Motion(law: .spring(spring), start: .relative(relativeVelocity), duration: duration)
  }
}

/// An animation that takes the way divided by the finger's speed, within limits. TGCardViewController's.
///
/// ```
/// duration = clamp((target − y) / velocity, shortest, longest)
/// ```
/// It is negative, and so the shortest, where the finger goes away from the target. A finger that stands still above
/// its target takes for ever, and so the longest; one that stands still below it, minus for ever. At rest on the target
/// it is 0/0: UIKit is handed a NaN there, and `atRest` says what to make of it.
///
/// Source: TGCardViewController 2.5.1, lines 1507 to 1527.
public struct DistancePace: Hashable, Sendable {
  /// What the animation follows.
  public enum Shape: Hashable, Sendable {
    /// UIKit's spring of that damping ratio and duration, from rest.
    case spring(dampingRatio: Double)
    case curve(TimingCurve)
  }

  /// What becomes of 0/0.
  public enum AtRest: UInt8, Hashable, Sendable, CaseIterable {
    /// The shortest duration.
    case shortest

    /// The longest.
    case longest
  }

  /// What the animation follows.
  public var shape = Shape.spring(dampingRatio: 0.8)

  /// The shortest duration, seconds.
  public var shortest = 0.4

  /// The longest duration, seconds.
  public var longest = 1.3

  /// What becomes of 0/0.
  public var atRest = AtRest.shortest

  /// TripGo's numbers.
  public init() {}

  /// How long it takes, in seconds.
  public func duration(from y: Double, to target: Double, fingerVelocity: Double) -> Double {
    // −0 is 0 here: a finger that stands still counts as going down.
    let velocity = fingerVelocity + 0
    if velocity == 0, target == y { return atRest == .shortest ? shortest : longest }
    let time = velocity < 0 ? (y - target) / -velocity : (target - y) / velocity
    return min(max(time, shortest), longest)
  }

  /// The motion of a card that a finger let go.
  func motion(from y: Double, to target: Double, fingerVelocity: Double) -> Motion {
    let duration = duration(from: y, to: target, fingerVelocity: fingerVelocity)
    switch shape {
    case .spring(let ratio):
      return SpringAnimation(duration: duration, dampingRatio: ratio).motion
    case .curve(let curve):
      return Motion(law: .curve(curve), start: .rest, duration: duration)
    }
  }
}

/// An animation whose damping ratio and initial velocity follow the finger's speed. SweetCurtain 0.9's.
///
/// ```
/// s = |v| / fastest,  0 below slowest, 1 above fastest
/// s = 0    a curve of `slowDuration`
/// s > 0    UIKit's spring of `duration`, ζ = 1 − dampingDrop · s, v₀ = velocityGain · s
/// ```
/// Source: SweetCurtain 0.9.3, `CurtainController.swift` lines 163 to 180.
public struct SpeedPace: Hashable, Sendable {
  /// The speed, points per second, from which on a spring moves the card.
  public var slowest = 500.0

  /// The speed, points per second, from which on nothing changes any more.
  public var fastest = 2500.0

  /// How long the curve takes, seconds.
  public var slowDuration = 0.2

  /// The curve.
  public var slowCurve = TimingCurve.cubicBezier(CubicBezier(x1: 0, y1: 0, x2: 0.58, y2: 1))

  /// How long the spring takes, seconds.
  public var duration = 0.3

  /// What the fastest finger takes from the damping ratio.
  public var dampingDrop = 0.4

  /// What the fastest finger gives to the initial velocity, whole ways per second.
  public var velocityGain = 0.3

  /// SweetCurtain's numbers.
  public init() {}

  /// The motion of a card that a finger let go.
  func motion(fingerVelocity: Double) -> Motion {
    let speed = fingerVelocity.magnitude
    guard speed >= slowest, speed > 0 else {
      return Motion(law: .curve(slowCurve), start: .rest, duration: slowDuration)
    }
    let share = speed > fastest ? 1 : speed / fastest
    return SpringAnimation(
      duration: duration, dampingRatio: 1 - dampingDrop * share, relativeVelocity: velocityGain * share
    ).motion
  }
}
