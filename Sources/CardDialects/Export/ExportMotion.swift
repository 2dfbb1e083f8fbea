import CardMotion

/// The motion of one coordinate from one position to another: the exact one, or the one that a target makes of it.
public struct ExportMotion: Hashable, Sendable {
  /// The numbers of a motion.
  public enum Timing: Hashable, Sendable {
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

  /// The numbers of the motion.
  public let timing: Timing

  /// The end that cuts the motion off; nil if there is none.
  public let end: End?

  /// The exact law.
  private let law: Law

  /// The positions that a library computes instead of the law's; nil: the same.
  private let substitute: Substitute?

  private enum Substitute: Hashable {
    case capped(CappedSpringMotion)
    case bisected(BisectedBezier, duration: Double)
  }

  /// Creates a motion. All numbers are finite, durations above 0.
  public init(from: Double, to: Double, timing: Timing, end: End? = nil) {
    (self.from, self.to, self.timing, self.end) = (from, to, timing, end)
    switch timing {
    case .spring(let spring, let velocity):
      law = Law(.spring(spring), from: from, velocity: velocity, to: to, duration: nil)
      substitute = nil
    case .cappedSpring(let spring, let velocity):
      law = Law(.spring(spring), from: from, velocity: velocity, to: to, duration: nil)
      substitute = .capped(CappedSpringMotion(spring: spring, displacement: from - to, velocity: velocity))
    case .curve(let curve, let duration):
      law = Law(.curve(curve), from: from, velocity: 0, to: to, duration: duration)
      substitute = nil
    case .bisectedCurve(let curve, let duration):
      law = Law(.curve(.cubicBezier(curve.curve)), from: from, velocity: 0, to: to, duration: duration)
      substitute = .bisected(curve, duration: duration)
    }
  }

  /// The spring's motion about its target; nil for a curve.
  public var springMotion: SpringMotion? { law.springMotion }

  /// The motion about its target of a spring as the library Motion computes it; nil for any other law.
  public var cappedMotion: CappedSpringMotion? {
    if case .capped(let motion) = substitute { motion } else { nil }
  }

  /// The distance from the start to the target, points, with its sign.
  public var distance: Double { to - from }

  /// The initial velocity, points per second; 0 for a curve, since its slope isn't a given velocity.
  public var velocity: Double { law.start.velocity }

  /// The position, points, `time` ≥ 0 seconds after the start.
  public func position(at time: Double) -> Double {
    if let end, time >= end.time { return end.position }
    switch substitute {
    case .capped(let motion): return to + motion.position(at: time)
    case .bisected(let curve, let duration):
      return time >= duration ? to : from + distance * curve.value(at: time / duration)
    case nil: return law.position(at: time)
    }
  }

  /// The positions, points, at many times, each with the bits of ``position(at:)``: sooner if it is a spring.
  ///
  /// - Parameter times: Seconds after the start, ≥ 0.
  func positions(at times: [Double]) -> [Double] {
    guard let motion = law.springMotion, substitute == nil else { return times.map(position) }
    let states = motion.states(at: times)
    return times.indices.map { index in
      if let end, times[index] >= end.time { return end.position }
      return law.target + states[index].position
    }
  }

  /// The time from which the motion stays within `distance` points of its target, seconds; infinite if there is none.
  public func settlingTime(within distance: Double) -> Double {
    let time = law.endTime(within: distance, velocity: .infinity)
    guard let end, (end.position - to).magnitude <= distance else { return time }
    return min(time, end.time)
  }

  /// The instants, in seconds, at which the motion may jump or have a corner: between them it is smooth.
  var corners: [Double] {
    var corners = end.map { [$0.time] } ?? []
    guard case .curve(let curve) = law.timing, let duration = law.duration else { return corners }
    switch curve {
    case .piecewiseLinear(let curve):
      corners += curve.points.map { $0.input * duration }.filter { $0 > 0 && $0 < duration } + [duration]
    case .steps(let steps):
      corners += (1...min(Int(steps.count), 10_000)).map { duration * Double($0) / Double(steps.count) }
    case .linear, .cubicBezier:
      corners.append(duration)
    }
    return corners
  }
}
