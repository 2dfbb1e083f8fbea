import CardMotion

/// The motion of one coordinate from one position to another: the exact one, or the one that a target makes of it.
public struct ExportMotion: Hashable, Sendable {
  /// The law of a motion.
  public enum Law: Hashable, Sendable {
    /// A spring with its initial velocity, in points per second.
    case spring(Spring, velocity: Double)

    /// A spring as the library Motion computes it, which jumps if it is strongly over-damped.
    case cappedSpring(Spring, velocity: Double)

    /// A timing curve and its duration, in seconds.
    case curve(TimingCurve, duration: Double)

    /// A timing curve that a library evaluates by bisection, and its duration, in seconds.
    case bisectedCurve(BisectedBezier, duration: Double)
  }

  /// The time from which the coordinate no longer follows the law, and its position from then on.
  public struct End: Hashable, Sendable {
    /// Seconds since the start.
    public var time: Double

    /// Points.
    public var position: Double

    /// Creates an end.
    public init(time: Double, position: Double) {
      (self.time, self.position) = (time, position)
    }
  }

  /// The initial position, points.
  public let from: Double

  /// The target, points.
  public let to: Double

  /// The law of the motion.
  public let law: Law

  /// The end that cuts the motion off; nil if there is none.
  public let end: End?

  private let spring: SpringMotion?
  private let capped: CappedSpringMotion?

  /// Creates a motion. All numbers are finite, durations above 0.
  public init(from: Double, to: Double, law: Law, end: End? = nil) {
    (self.from, self.to, self.law, self.end) = (from, to, law, end)
    switch law {
    case .spring(let spring, let velocity):
      self.spring = SpringMotion(spring: spring, displacement: from - to, velocity: velocity)
      capped = nil
    case .cappedSpring(let spring, let velocity):
      self.spring = SpringMotion(spring: spring, displacement: from - to, velocity: velocity)
      capped = CappedSpringMotion(spring: spring, displacement: from - to, velocity: velocity)
    case .curve(_, let duration), .bisectedCurve(_, let duration):
      precondition(duration > 0, "a curve needs a duration above 0 s, not \(duration)")
      (spring, capped) = (nil, nil)
    }
  }

  /// The spring's motion about its target; nil for a curve.
  public var springMotion: SpringMotion? { spring }

  /// The motion about its target of a spring as the library Motion computes it; nil for any other law.
  public var cappedMotion: CappedSpringMotion? { capped }

  /// The distance from the start to the target, points, with its sign.
  public var way: Double { to - from }

  /// The initial velocity, points per second; 0 for a curve, since its slope isn't a given velocity.
  public var velocity: Double {
    switch law {
    case .spring(_, let velocity), .cappedSpring(_, let velocity): velocity
    case .curve, .bisectedCurve: 0
    }
  }

  /// The position, points, `time` ≥ 0 seconds after the start.
  public func position(at time: Double) -> Double {
    if let end, time >= end.time { return end.position }
    if let capped { return to + capped.position(at: time) }
    if let spring { return to + spring.state(at: time).position }
    switch law {
    case .curve(let curve, let duration):
      return time >= duration ? to : from + way * curve.value(at: time / duration)
    case .bisectedCurve(let curve, let duration):
      return time >= duration ? to : from + way * curve.value(at: time / duration)
    case .spring, .cappedSpring:
      return to
    }
  }

  /// The time from which the motion stays within `distance` points of its target, seconds; infinite if there is none.
  public func settlingTime(within distance: Double) -> Double {
    let lasting = end.map { ($0.position - to).magnitude <= distance ? $0.time : .infinity }
    guard let spring else {
      switch law {
      case .curve(_, let duration), .bisectedCurve(_, let duration): return min(lasting ?? duration, duration)
      case .spring, .cappedSpring: return .infinity
      }
    }
    return min(spring.settlingTime(within: distance), lasting ?? .infinity)
  }

  /// The instants, in seconds, at which the motion may jump or have a corner: between them it is smooth.
  var corners: [Double] {
    var corners = end.map { [$0.time] } ?? []
    switch law {
    case .spring, .cappedSpring:
      break
    case .curve(.piecewiseLinear(let curve), let duration):
      corners += curve.points.map { $0.input * duration }.filter { $0 > 0 && $0 < duration } + [duration]
    case .curve(.steps(let steps), let duration):
      corners += (1...min(Int(steps.count), 10_000)).map { duration * Double($0) / Double(steps.count) }
    case .curve(_, let duration), .bisectedCurve(_, let duration):
      corners.append(duration)
    }
    return corners
  }
}
