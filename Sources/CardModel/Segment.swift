import CardMath
import CardMotion

extension Instant {
  /// The end of time: the end of a coordinate that is at rest.
  static let distantFuture = Instant(ticks: .max)
}

/// The motion of one coordinate from an instant on: its law, its start and its end.
struct Segment: Hashable, Sendable {
  /// The instant that caused the motion.
  private(set) var start: Instant

  /// The instant from which on the coordinate is at its target for good, or meets an edge. Solved for, not polled.
  private(set) var end: Instant

  /// The instant from which on the remaining distance is small enough for the end to be reported, though the motion
  /// goes on; `.distantFuture` if no report is asked for, or if the motion meets an edge: then the end itself counts.
  private(set) var noticeAt: Instant = .distantFuture

  /// The law that runs.
  private(set) var law: Law

  /// True once the end was reported.
  private(set) var isNoticed = false

  /// True if the motion was given a duration; false if it ends on arrival.
  private(set) var isTimed = false

  /// Creates a coordinate at rest at `position`.
  init(restingAt position: Double) {
    law = Law(restingAt: position)
    start = .zero
    end = .distantFuture
  }

  /// The coordinate at which the motion comes to rest; at rest, the coordinate itself.
  var target: Double { law.target }

  /// True while a law moves the coordinate.
  @inline(__always)
  var isMoving: Bool { law.kind != .rest }

  /// True while a law moves the coordinate and its end hasn't been reported.
  @inline(__always)
  var isUnderWay: Bool { isMoving && !isNoticed }

  /// The first instant at which something is due: the report of the end, or the end.
  @inline(__always)
  var nextInstant: Instant { isNoticed ? end : min(noticeAt, end) }

  /// The ticks of its end and its report, combined bit by bit: `.max`, which has all bits, only if neither is due ever.
  @inline(__always)
  var dueTicks: Int64 { end.ticks & noticeAt.ticks }

  /// Returns the coordinate at `instant`, which must not be before the start.
  @inline(__always)
  func position(at instant: Instant) -> Double {
    law.kind == .rest ? law.target : law.position(at: instant.seconds(since: start))
  }

  /// Returns the coordinate at `instant` and its velocity, which is nil where a curve rises vertically.
  @inline(__always)
  func state(at instant: Instant) -> (position: Double, velocity: Double?) {
    law.kind == .rest ? (law.target, 0) : law.state(at: instant.seconds(since: start))
  }

  /// Returns the same as `state(at:)` for a frame, which reads it in place.
  ///
  /// It changes nothing. It is `mutating` because that is how Swift passes a value in place: called on a copy, it would
  /// load all laws in order to use one.
  @inline(__always)
  mutating func stateInPlace(at instant: Instant) -> (position: Double, velocity: Double?) {
    // A spring is sampled without a call in between: it moves nearly everything.
    switch law.kind {
    case .rest: return (law.target, 0)
    case .spring:
      let state = springState(at: instant)
      return (state.position, state.velocity)
    case .deceleration, .curve: return movingState(at: instant)
    }
  }

  /// Returns the same of a motion that is known to be a spring's.
  @inline(__always)
  mutating func springState(at instant: Instant) -> MotionState {
    law.springState(at: instant.seconds(since: start))
  }

  @inline(never)
  private mutating func movingState(at instant: Instant) -> (position: Double, velocity: Double?) {
    law.state(at: instant.seconds(since: start))
  }

  /// Returns the same as `stateInPlace(at:)`, for one of several coordinates that one spring moves together.
  @inline(__always)
  mutating func stateInPlace(at instant: Instant, sharing wave: inout SpringWave) -> (
    position: Double, velocity: Double?
  ) {
    if law.kind == .spring, let state = law.springState(at: instant.seconds(since: start), sharing: &wave) {
      return state
    }
    return stateInPlace(at: instant)
  }

  /// Ends the motion, at rest at `position`.
  mutating func rest(at position: Double) {
    law.rest(at: position)
    end = .distantFuture
    forgetNotice()
  }

  /// Has the end reported once the coordinate is within `distance` of its target for good. A curve isn't reported
  /// early: it ends on time. Nor is a deceleration toward an edge, which goes on from there.
  mutating func announceEnd(within distance: Double) {
    guard law.isAsymptotic else { return }
    noticeAt = min(end, Segment.end(of: start, after: law.arrivalTime(within: distance, velocity: .infinity)))
  }

  /// Marks the end as reported.
  mutating func notice() { isNoticed = true }

  private mutating func forgetNotice() { (noticeAt, isNoticed) = (.distantFuture, false) }

  /// Starts a decided motion toward `target`.
  ///
  /// - Parameters:
  ///   - motion: The spring or curve, the kind of start, and the duration.
  ///   - position: The coordinate at the start.
  ///   - velocity: The available velocity, for a motion that starts with the given one.
  ///   - target: The coordinate at which it comes to rest.
  ///   - reach: The range that it doesn't leave: a spring is stiffened for that, a curve flattened.
  ///   - instant: The start.
  ///   - arrival: The tolerance within which a spring without a duration counts as arrived.
  mutating func run(
    _ motion: Motion, from position: Double, velocity: Double, to target: Double, within reach: Reach,
    at instant: Instant, arrival: ArrivalTolerance
  ) {
    let velocity = reach.startVelocity(motion.startVelocity(given: velocity, over: target - position), at: position)
    run(
      reach.stiffened(motion.timing, from: position, velocity: velocity, to: target), from: position,
      velocity: velocity, to: target, duration: motion.duration, within: reach, at: instant, arrival: arrival)
  }

  /// Starts a flight, which includes its start and its law; only a curve still has to be flattened within `reach`.
  mutating func fly(_ flight: Flight, within reach: Reach, at instant: Instant) {
    run(
      flight.timing, from: flight.startY, velocity: flight.startVelocity, to: flight.targetY,
      duration: flight.duration, within: reach, at: instant, arrival: .points)
  }

  /// Starts a motion from 1 to 0 beside another one, which ends at `end`: the share of a change that is left.
  mutating func runShare(_ motion: Motion, at instant: Instant, until end: Instant) {
    // The velocity of the other belongs to its position; a share starts with what the animation gives to every
    // property.
    let velocity = motion.start == .given ? 0 : motion.startVelocity(given: 0, over: -1)
    law.run(motion.timing, from: 1, velocity: velocity, to: 0, duration: motion.duration)
    Reach.unit.flatten(&law, from: 1)
    begin(at: instant, end: end)
  }

  private mutating func run(
    _ timing: Timing, from position: Double, velocity: Double, to target: Double, duration: Double?,
    within reach: Reach, at instant: Instant, arrival: ArrivalTolerance
  ) {
    law.run(timing, from: position, velocity: velocity, to: target, duration: duration)
    reach.flatten(&law, from: position)
    let seconds = duration ?? law.arrivalTime(within: arrival.distance, velocity: arrival.velocity)
    begin(at: instant, end: Segment.end(of: instant, after: seconds))
    isTimed = duration != nil
  }

  /// Ends a spring's motion at the instant at which it first passes its target, if it ever does.
  mutating func endAtTarget() {
    guard let time = law.passingTime, case let first = Segment.end(of: start, after: time), first < end else { return }
    (end, isTimed) = (first, true)
  }

  /// Starts a deceleration, which ends at rest or where it reaches `low` or `high`, whichever comes first.
  mutating func decelerate(_ motion: Deceleration, within low: Double, _ high: Double, at instant: Instant) {
    law.decelerate(motion, low: low, high: high)
    let tolerance = ArrivalTolerance.points
    let seconds = law.arrivalTime(within: tolerance.distance, velocity: tolerance.velocity)
    begin(at: instant, end: Segment.end(of: instant, after: seconds))
  }

  private mutating func begin(at instant: Instant, end: Instant) {
    (start, self.end, isTimed) = (instant, end, false)
    forgetNotice()
  }

  /// Shifts all of the motion by a distance, from its start to its end; its velocity stays.
  mutating func shift(by distance: Double) { law.shift(by: distance) }

  /// The same motion shifted to end at 0: its remaining displacement, to be added to another motion.
  var remainder: Segment {
    var remainder = self
    remainder.shift(by: 0 - target)
    return remainder
  }

  /// Returns the end of a motion; one longer than 1e8 seconds (three years) counts as endless.
  private static func end(of start: Instant, after seconds: Double) -> Instant {
    seconds <= 1e8 ? start.advanced(bySeconds: seconds) : .distantFuture
  }
}

/// The tolerance within which a motion counts as arrived: this near and this slow, for good.
package struct ArrivalTolerance: Hashable, Sendable {
  package var distance: Double
  package var velocity: Double

  /// For a coordinate in points: 0.001 points and 0.01 points per second.
  package static let points = ArrivalTolerance(distance: 0.001, velocity: 0.01)

  /// For a coordinate whose unit is `length` points.
  static func unit(of length: Double) -> ArrivalTolerance {
    ArrivalTolerance(distance: points.distance / length, velocity: points.velocity / length)
  }
}

extension Segment: StateCoding {
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&law)
    try archive.code(&start)
    guard !archive.isReading || start >= .zero && start <= archive.now else { throw archive.error(.instant) }
    try archive.code(&end)
    try archive.code(&noticeAt)
    // A coordinate at rest never ends; otherwise time would not get past that end.
    guard !archive.isReading || isMoving || dueTicks == .max else { throw archive.error(.instant) }
    try archive.code(&isNoticed)
    try archive.code(&isTimed)
  }
}
