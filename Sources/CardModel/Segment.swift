import CardMath
import CardMotion

extension Instant {
  /// The end of time: the end of a coordinate that is at rest.
  static let distantFuture = Instant(ticks: .max)
}

/// The motion of one coordinate from an instant on: its law, its start and its end.
///
/// The laws are stored beside the small enum and not inside it, so that a frame samples them in place; as an enum's
/// payload they would be copied out first, which was measured at twice the time. A curve, which is large and rare, is
/// stored outside the segment: copies share it.
struct Segment: Hashable, Sendable {
  /// The law that runs.
  enum Law: UInt8, Hashable, Sendable {
    case rest
    case spring
    case deceleration
    case curve
  }

  /// The instant that caused the motion.
  private(set) var start: Instant

  /// The coordinate at which the motion comes to rest; at rest, the coordinate itself.
  private(set) var target: Double

  /// The instant from which on the coordinate is at its target for good, or meets an edge. Solved for, not polled.
  private(set) var end: Instant

  /// The instant from which on the remaining distance is small enough for the end to be reported, though the motion
  /// goes on; `.distantFuture` if no report is asked for, or if the motion meets an edge: then the end itself counts.
  private(set) var noticeAt: Instant = .distantFuture

  /// The displacement from the target over time, while the law is a spring.
  private var spring: SpringMotion

  /// The displacement from the target over time, for callers that ask for the law.
  var springMotion: SpringMotion { spring }

  /// The motion, while the law is a deceleration.
  private(set) var deceleration: Deceleration

  /// The motion, while the law is a curve.
  private var curve: SharedCurve?

  /// The law that runs.
  private(set) var law: Law

  /// True once the end was reported.
  private(set) var isNoticed = false

  /// The motion, while the law is a curve, for callers that ask for the law.
  var curveMotion: CurveMotion? { curve?.motion }

  /// A curve's motion, which copies of its segment share.
  private final class SharedCurve: Hashable, Sendable {
    let motion: CurveMotion

    init(_ motion: CurveMotion) { self.motion = motion }

    static func == (a: SharedCurve, b: SharedCurve) -> Bool { a.motion == b.motion }

    func hash(into hasher: inout Hasher) { hasher.combine(motion) }
  }

  /// Creates a coordinate at rest at `position`.
  init(restingAt position: Double) {
    law = .rest
    start = .zero
    target = position
    end = .distantFuture
    spring = Segment.stillSpring
    deceleration = Segment.stillDeceleration
  }

  private static let stillSpring = SpringMotion(
    spring: Spring(response: 1, dampingRatio: 1), displacement: 0, velocity: 0)

  private static let stillDeceleration = Deceleration(
    ratePerMillisecond: Deceleration.normalRatePerMillisecond, position: 0, velocity: 0)

  /// True while a law moves the coordinate.
  var isMoving: Bool {
    switch law {
    case .rest: false
    case .spring, .deceleration, .curve: true
    }
  }

  /// True while a law moves the coordinate and its end hasn't been reported.
  var isUnderWay: Bool { isMoving && !isNoticed }

  /// The first instant at which something is due: the report of the end, or the end.
  var nextInstant: Instant { isNoticed ? end : min(noticeAt, end) }

  /// Returns the coordinate at `instant`, which must not be before the start.
  @inline(__always)
  func position(at instant: Instant) -> Double {
    switch law {
    case .rest: target
    case .spring: target + spring.state(at: instant.seconds(since: start)).position
    case .deceleration: deceleration.state(at: instant.seconds(since: start)).position
    case .curve: curve?.motion.position(at: instant.seconds(since: start)) ?? target
    }
  }

  /// Returns the coordinate at `instant` and its velocity, which is nil where a curve rises vertically.
  @inline(__always)
  func state(at instant: Instant) -> (position: Double, velocity: Double?) {
    switch law {
    case .rest:
      return (target, 0)
    case .spring:
      let state = spring.state(at: instant.seconds(since: start))
      return (target + state.position, state.velocity)
    case .deceleration:
      let state = deceleration.state(at: instant.seconds(since: start))
      return (state.position, state.velocity)
    case .curve:
      return curve?.motion.state(at: instant.seconds(since: start)) ?? (target, 0)
    }
  }

  /// Returns the same as `state(at:)` for a frame, which reads it in place.
  ///
  /// It changes nothing. It is `mutating` because that is how Swift passes a value in place: called on a copy, it would
  /// load all laws in order to use one.
  @inline(__always)
  mutating func stateInPlace(at instant: Instant) -> (position: Double, velocity: Double?) {
    law == .rest ? (target, 0) : movingState(at: instant)
  }

  @inline(never)
  private mutating func movingState(at instant: Instant) -> (position: Double, velocity: Double?) {
    state(at: instant)
  }

  /// Returns the same as `stateInPlace(at:)`, for one of several coordinates that one spring moves together.
  @inline(__always)
  mutating func stateInPlace(at instant: Instant, sharing wave: inout SpringWave) -> (
    position: Double, velocity: Double?
  ) {
    guard law == .spring else { return stateInPlace(at: instant) }
    let state = spring.state(at: instant.seconds(since: start), sharing: &wave)
    return (target + state.position, state.velocity)
  }

  /// Ends the motion, at rest at `position`.
  mutating func rest(at position: Double) {
    law = .rest
    target = position
    end = .distantFuture
    forgetNotice()
  }

  /// Has the end reported once the coordinate is within `distance` of its target for good. A curve isn't reported
  /// early: it ends on time. Nor is a deceleration toward an edge, which goes on from there.
  mutating func announceEnd(within distance: Double) {
    let time: Double
    switch law {
    case .rest, .curve: return
    case .spring: time = spring.arrivalTime(within: distance, velocity: .infinity)
    case .deceleration:
      guard deceleration.restPosition == target else { return }
      time = deceleration.arrivalTime(within: distance, velocity: .infinity)
    }
    noticeAt = min(end, Segment.end(of: start, after: time))
  }

  /// Marks the end as reported.
  mutating func notice() { isNoticed = true }

  private mutating func forgetNotice() { (noticeAt, isNoticed) = (.distantFuture, false) }

  /// Starts a spring toward `target` that ends after `duration` seconds or, if that is nil, when it has arrived. It is
  /// stiffened if it would leave the `reach`; nil: the caller has already made sure that it doesn't.
  mutating func spring(
    _ wanted: Spring, from position: Double, velocity: Double, to target: Double, within reach: Reach? = nil,
    at instant: Instant, arrival: ArrivalTolerance, duration: Double? = nil
  ) {
    let velocity = reach?.startVelocity(velocity, at: position) ?? velocity
    let spring = reach?.stiffened(wanted, from: position, velocity: velocity, to: target) ?? wanted
    let motion = SpringMotion(spring: spring, displacement: position - target, velocity: velocity)
    let duration = duration ?? motion.arrivalTime(within: arrival.distance, velocity: arrival.velocity)
    forgetNotice()
    self.spring = motion
    self.target = target
    law = .spring
    start = instant
    end = Segment.end(of: instant, after: duration)
  }

  /// Starts a curve toward `target`, flattened if it would leave the `reach`.
  mutating func curve(
    _ curve: TimingCurve, duration: Double, from position: Double, to target: Double, within reach: Reach,
    at instant: Instant
  ) {
    law = .curve
    forgetNotice()
    self.curve = SharedCurve(
      reach.flattened(CurveMotion(from: position, to: target, duration: duration, curve: curve)))
    self.target = target
    start = instant
    end = Segment.end(of: instant, after: duration)
  }

  /// Starts a decided motion toward `target`.
  ///
  /// - Parameters:
  ///   - motion: The law, the kind of start, and the duration.
  ///   - position: The coordinate at the start.
  ///   - velocity: The available velocity, for a motion that starts with the given one.
  ///   - target: The coordinate at which it comes to rest.
  ///   - reach: The range that it doesn't leave: a spring is stiffened for that, a curve flattened.
  ///   - instant: The start.
  ///   - arrival: The tolerance within which a spring without a duration counts as arrived.
  mutating func lead(
    by motion: Motion, from position: Double, velocity: Double, to target: Double, within reach: Reach,
    at instant: Instant, arrival: ArrivalTolerance
  ) {
    switch motion.law {
    case .spring(let spring):
      self.spring(
        spring, from: position, velocity: motion.startVelocity(given: velocity, over: target - position), to: target,
        within: reach, at: instant, arrival: arrival, duration: motion.duration)
    case .curve(let curve):
      self.curve(curve, duration: motion.duration ?? 0, from: position, to: target, within: reach, at: instant)
    }
  }

  /// Starts a flight, which includes its start and its law; only a curve still has to be flattened within `reach`.
  mutating func fly(_ flight: Flight, within reach: Reach, at instant: Instant) {
    switch flight.law {
    case .spring(let spring):
      self.spring(
        spring, from: flight.startY, velocity: flight.startVelocity, to: flight.targetY, at: instant,
        arrival: .points, duration: flight.duration)
    case .curve(let curve):
      self.curve(
        curve, duration: flight.duration ?? 0, from: flight.startY, to: flight.targetY, within: reach, at: instant)
    }
  }

  /// Shifts all of the motion by a distance, from its start to its end; its velocity stays.
  mutating func shift(by distance: Double) {
    target += distance
    deceleration = Deceleration(
      ratePerMillisecond: deceleration.ratePerMillisecond, position: deceleration.position + distance,
      velocity: deceleration.velocity)
    curve = curve.map { SharedCurve($0.motion.shifted(by: distance)) }
  }

  /// Starts a deceleration, which ends at rest or where it reaches `low` or `high`, whichever comes first.
  mutating func decelerate(_ motion: Deceleration, within low: Double, _ high: Double, at instant: Instant) {
    law = .deceleration
    forgetNotice()
    deceleration = motion
    target = min(max(motion.restPosition, low), high)
    start = instant
    let edge = motion.restPosition < low ? low : motion.restPosition > high ? high : nil
    let tolerance = ArrivalTolerance.points
    let duration =
      edge.flatMap(motion.time(reaching:))
      ?? motion.arrivalTime(within: tolerance.distance, velocity: tolerance.velocity)
    end = Segment.end(of: instant, after: duration)
  }

  /// The same motion shifted to end at 0: its remaining displacement, to be added to another motion.
  var remainder: Segment {
    var remainder = self
    remainder.target = 0
    remainder.curve = curve.map { SharedCurve($0.motion.shifted(by: 0 - $0.motion.to)) }
    return remainder
  }

  /// Returns the end of a motion; one longer than 1e8 seconds (three years) counts as endless.
  private static func end(of start: Instant, after seconds: Double) -> Instant {
    seconds <= 1e8 ? start.advanced(bySeconds: seconds) : .distantFuture
  }
}

/// The tolerance within which a motion counts as arrived: this near and this slow, for good.
struct ArrivalTolerance: Hashable, Sendable {
  var distance: Double
  var velocity: Double

  /// For a coordinate in points: 0.001 points and 0.01 points per second.
  static let points = ArrivalTolerance(distance: 0.001, velocity: 0.01)

  /// For a coordinate whose unit is `length` points.
  static func unit(of length: Double) -> ArrivalTolerance {
    ArrivalTolerance(distance: points.distance / length, velocity: points.velocity / length)
  }
}

extension Segment: StateCoding {
  /// Codes every property, including the laws that don't run.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&law)
    try archive.code(&start)
    guard !archive.isReading || start >= .zero && start <= archive.now else { throw archive.error(.instant) }
    try archive.code(&target)
    try archive.code(&end)
    // A coordinate at rest never ends; otherwise time would not get past that end.
    guard !archive.isReading || isMoving || end == .distantFuture else { throw archive.error(.instant) }
    try archive.code(&noticeAt)
    try archive.code(&isNoticed)
    try archive.code(&spring)
    try archive.code(&deceleration)
    var motion = curveMotion
    try archive.code(&motion, blank: CurveMotion(from: 0, to: 0, duration: 1, curve: .linear))
    if archive.isReading { curve = motion.map(SharedCurve.init) }
    guard law != .curve || curve != nil else { throw archive.error(.contradiction) }
  }
}
