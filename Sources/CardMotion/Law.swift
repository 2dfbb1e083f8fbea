import CardMath

/// The law of one coordinate: its position as a closed form in time, from its start.
///
/// It is a spring, a deceleration, a timing curve or rest. Whoever asks needn't know which: every question about a
/// motion is answered here, and no other place chooses between the laws. A law knows no instants; its time is the
/// seconds since its start.
///
/// The laws are stored side by side, and not as an enum's payload, so that a frame samples them in place; a payload
/// would be copied out first, which was measured at twice the time. A curve, which is large and rare, is stored
/// elsewhere: copies share it.
public struct Law: Hashable, Sendable {
  /// The kind of a law.
  public enum Kind: UInt8, Hashable, Sendable {
    case rest
    case spring
    case deceleration
    case curve
  }

  /// The kind of this law.
  public private(set) var kind: Kind

  /// The position at which the motion ends, points; at rest, the position itself.
  ///
  /// For a deceleration it is the limit that it approaches, or the edge that cuts it off before.
  public private(set) var target: Double

  /// The displacement from the target over time, while the law is a spring.
  @usableFromInline private(set) var spring: SpringMotion

  /// The motion, while the law is a deceleration.
  public private(set) var deceleration: Deceleration

  /// The motion, while the law is a curve.
  @usableFromInline private(set) var curve: SharedCurve?

  /// A curve's motion, which copies of its law share.
  @usableFromInline
  final class SharedCurve: Hashable, Sendable {
    @usableFromInline let motion: CurveMotion

    init(_ motion: CurveMotion) { self.motion = motion }

    @usableFromInline
    static func == (a: SharedCurve, b: SharedCurve) -> Bool { a.motion == b.motion }

    @usableFromInline
    func hash(into hasher: inout Hasher) { hasher.combine(motion) }
  }

  /// Creates rest at a position, points.
  public init(restingAt position: Double) {
    kind = .rest
    target = position
    spring = Law.stillSpring
    deceleration = Law.stillDeceleration
  }

  private static let stillSpring = SpringMotion(
    spring: Spring(response: 1, dampingRatio: 1), displacement: 0, velocity: 0)

  private static let stillDeceleration = Deceleration(
    ratePerMillisecond: Deceleration.normalRatePerMillisecond, position: 0, velocity: 0)

  /// Creates a motion to a target.
  ///
  /// - Parameters:
  ///   - timing: The spring or the curve.
  ///   - position: The initial position, points.
  ///   - velocity: The initial velocity, points per second. A curve has its own, and ignores it.
  ///   - target: The final position, points.
  ///   - duration: The time that a curve takes, seconds, above 0. A spring ignores it: its caller cuts it off.
  public init(_ timing: Timing, from position: Double, velocity: Double, to target: Double, duration: Double?) {
    self.init(restingAt: target)
    run(timing, from: position, velocity: velocity, to: target, duration: duration)
  }

  /// Becomes a motion to a target, with the parameters of the initializer.
  public mutating func run(
    _ timing: Timing, from position: Double, velocity: Double, to target: Double, duration: Double?
  ) {
    self.target = target
    switch timing {
    case .spring(let spring):
      kind = .spring
      self.spring = SpringMotion(spring: spring, displacement: position - target, velocity: velocity)
    case .curve(let curve):
      guard let duration else { preconditionFailure("a curve needs a duration") }
      kind = .curve
      self.curve = SharedCurve(CurveMotion(from: position, to: target, duration: duration, curve: curve))
    }
  }

  /// Becomes a deceleration, which ends where it comes to rest, or is cut off where it reaches `low` or `high` before.
  public mutating func decelerate(_ motion: Deceleration, low: Double, high: Double) {
    kind = .deceleration
    deceleration = motion
    target = min(max(motion.restPosition, low), high)
  }

  /// Becomes rest at a position, points.
  public mutating func rest(at position: Double) {
    kind = .rest
    target = position
  }

  /// Shifts all of the motion by a distance, points, from its start to its end; its velocity stays.
  public mutating func shift(by distance: Double) {
    let isCutOff = isCutOff
    target += distance
    switch kind {
    case .rest, .spring: break
    case .deceleration:
      deceleration = Deceleration(
        ratePerMillisecond: deceleration.ratePerMillisecond, position: deceleration.position + distance,
        velocity: deceleration.velocity)
      // The sums round differently: one that comes to rest still does.
      if !isCutOff { target = deceleration.restPosition }
    case .curve: curve = curve.map { SharedCurve($0.motion.shifted(by: distance)) }
    }
  }

  /// Scales a curve's overshoots down until it stays between `low` and `high`, points, which include its two ends. A
  /// spring is stiffened instead, before it starts.
  public mutating func flatten(low: Double, high: Double) {
    if kind == .curve { curve = curve.map { SharedCurve($0.motion.flattened(low: low, high: high)) } }
  }

  /// Returns the position, points, `time` ≥ 0 seconds after the start.
  @inlinable @inline(__always)
  public func position(at time: Double) -> Double {
    switch kind {
    case .rest: target
    case .spring: target + spring.state(at: time).position
    case .deceleration: deceleration.state(at: time).position
    case .curve: curve?.motion.position(at: time) ?? target
    }
  }

  /// Returns the position, points, and the velocity, points per second, `time` ≥ 0 seconds after the start. The
  /// velocity is nil where a curve rises vertically.
  @inlinable @inline(__always)
  public func state(at time: Double) -> (position: Double, velocity: Double?) {
    switch kind {
    case .rest:
      return (target, 0)
    case .spring:
      let state = springState(at: time)
      return (state.position, state.velocity)
    case .deceleration:
      let state = deceleration.state(at: time)
      return (state.position, state.velocity)
    case .curve:
      return curve?.motion.state(at: time) ?? (target, 0)
    }
  }

  /// Returns the same as ``state(at:)`` of a law that is known to be a spring.
  @inlinable @inline(__always)
  public func springState(at time: Double) -> MotionState {
    let state = spring.state(at: time)
    return MotionState(position: target + state.position, velocity: state.velocity)
  }

  /// Returns the same as ``state(at:)`` of a spring, for one of several coordinates that it moves together; nil if this
  /// isn't a spring.
  @inlinable @inline(__always)
  public func springState(at time: Double, sharing wave: inout SpringWave) -> (position: Double, velocity: Double?)? {
    guard kind == .spring else { return nil }
    let state = spring.state(at: time, sharing: &wave)
    return (target + state.position, state.velocity)
  }

  /// The initial position, points, and the velocity that it was given, points per second: 0 for a curve, whose slope
  /// isn't given.
  public var start: MotionState {
    switch kind {
    case .rest: return MotionState(position: target, velocity: 0)
    case .spring:
      let state = spring.state(at: 0)
      return MotionState(position: target + state.position, velocity: state.velocity)
    case .deceleration: return deceleration.state(at: 0)
    case .curve: return MotionState(position: curve?.motion.from ?? target, velocity: 0)
    }
  }

  /// The spring or the curve, as it runs; nil for the other laws.
  public var timing: Timing? {
    switch kind {
    case .rest, .deceleration: nil
    case .spring: .spring(spring.spring)
    case .curve: curve.map { .curve($0.motion.curve) }
    }
  }

  /// The displacement from the target over time, for callers that ask for a spring's; nil for the other laws.
  public var springMotion: SpringMotion? { kind == .spring ? spring : nil }

  /// The duration that belongs to the law, seconds: a curve's. The other laws have none; they are cut off.
  public var duration: Double? { kind == .curve ? curve?.motion.duration : nil }

  /// True if the motion only approaches its target, and never quite gets there: a spring, or a deceleration that isn't
  /// cut off.
  public var isAsymptotic: Bool { kind == .spring || kind == .deceleration && !isCutOff }

  /// True if a deceleration meets an edge before it comes to rest.
  public var isCutOff: Bool { kind == .deceleration && deceleration.restPosition != target }

  /// Returns the time from which the motion stays within `distance` points of its target and no faster than `velocity`
  /// points per second, seconds since the start; infinite if there is none.
  ///
  /// - Parameters:
  ///   - distance: The tolerance, points, above 0.
  ///   - tolerance: The tolerance for the speed, points per second, above 0; infinity means that it is ignored.
  ///   - duration: The time after which a spring is put on its target, at any remaining distance; nil: it ends by
  ///     itself.
  public func arrivalTime(
    within distance: Double, velocity tolerance: Double, endingAfter duration: Double? = nil
  ) -> Double {
    switch kind {
    case .rest: 0
    case .spring: spring.arrivalTime(within: distance, velocity: tolerance, endingAfter: duration)
    case .deceleration:
      // An edge that it never reaches doesn't cut it off.
      (isCutOff ? deceleration.time(reaching: target) : nil)
        ?? deceleration.arrivalTime(within: distance, velocity: tolerance)
    case .curve: curve?.motion.arrivalTime(within: distance, velocity: tolerance) ?? 0
    }
  }

  /// Returns the time of the motion's end, seconds since the start: a curve's duration; for the other laws the time of
  /// ``arrivalTime(within:velocity:endingAfter:)``.
  public func endTime(within distance: Double, velocity tolerance: Double) -> Double {
    duration ?? arrivalTime(within: distance, velocity: tolerance)
  }

  /// Returns the first time at which the motion is within `distance` points of its target or past it, seconds since the
  /// start; infinite if there is none.
  ///
  /// - Parameters:
  ///   - distance: The tolerance, points, above 0.
  ///   - duration: The time after which a spring is put on its target; nil: it ends by itself.
  public func firstTime(within distance: Double, endingAfter duration: Double? = nil) -> Double {
    switch kind {
    case .rest: 0
    case .spring: min(spring.firstTime(within: distance), duration ?? .infinity)
    case .deceleration: firstTime(ofDecelerationWithin: distance)
    case .curve: curve?.motion.firstTime(within: distance) ?? 0
    }
  }

  /// The first time at which a spring passes its target, seconds since the start; nil if it never does, and for the
  /// other laws, which end there.
  public var passingTime: Double? { kind == .spring ? spring.passingTime : nil }

  /// A deceleration is monotone: it first gets there where it is that far before its target.
  private func firstTime(ofDecelerationWithin distance: Double) -> Double {
    let left = target - deceleration.position
    guard left.magnitude > distance else { return 0 }
    return deceleration.time(reaching: target - (left < 0 ? -distance : distance)) ?? .infinity
  }

  /// Returns the largest distance past the target, points, ≥ 0: on the side away from the start, or in the direction of
  /// the velocity for a spring that starts at its target.
  ///
  /// - Parameter duration: The time after which a spring is put on its target; nil: it ends by itself.
  public func overshoot(endingAfter duration: Double? = nil) -> Double {
    switch kind {
    case .rest, .deceleration: 0
    case .spring: spring.overshoot(endingAfter: duration)
    case .curve: curve?.motion.overshoot ?? 0
    }
  }

  /// Returns the farthest displacement of a spring beyond its target in the direction of `sign`, points; 0 for the
  /// other laws. See ``SpringMotion/passing(towards:)``.
  public func passing(towards sign: Double) -> Double {
    kind == .spring ? spring.passing(towards: sign) : 0
  }
}

extension Law: StateCoding {
  /// Codes every property, including the laws that don't run.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&kind)
    try archive.code(&target)
    try archive.code(&spring)
    try archive.code(&deceleration)
    var motion = curve?.motion
    try archive.code(&motion, blank: CurveMotion(from: 0, to: 0, duration: 1, curve: .linear))
    if archive.isReading { curve = motion.map(SharedCurve.init) }
    guard kind != .curve || curve != nil else { throw archive.error(.contradiction) }
  }
}
