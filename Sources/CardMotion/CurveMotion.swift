import CardMath

/// A motion paced by a timing curve: from one position to another in a fixed time.
///
/// ```
/// x(t) = from + (to − from) · curve(t / duration)
/// ```
///
/// Before its start it is at `from`, and from its end on at `to`, at rest. A ``flattened(low:high:)`` motion multiplies
/// the parts of the curve's output beyond 0 and 1 by two factors:
///
/// ```
/// x(t) = from + (to − from) · (1 + shareBeyondEnd · (c − 1))    where c = curve(t / duration) > 1
/// x(t) = from + (to − from) · shareBeforeStart · c              where c < 0
/// ```
public struct CurveMotion: Hashable, Sendable {
  /// The initial position, points.
  public let from: Double

  /// The final position, points.
  public let to: Double

  /// The duration, seconds, above 0.
  public let duration: Double

  /// The timing curve.
  public let curve: TimingCurve

  /// The factor applied to the part of the curve's output above 1, from 0 to 1.
  public private(set) var shareBeyondEnd = 1.0

  /// The factor applied to the part of the curve's output below 0, from 0 to 1.
  public private(set) var shareBeforeStart = 1.0

  /// The steepest slope, in total distances per duration, that has a velocity. Anything steeper covers the whole
  /// distance in a billionth of the duration: no two instants are that close, so it is a jump.
  private static var steepest: Double { 1e9 }

  /// Creates a motion between two positions in `duration` seconds.
  public init(from: Double, to: Double, duration: Double, curve: TimingCurve) {
    precondition(duration > 0, "a curve needs a duration above 0 s, not \(duration)")
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// The position, points, `time` seconds after the start.
  public func position(at time: Double) -> Double {
    if time < 0 { return from }
    if time >= duration { return to }
    return place(at: curve.value(at: time / duration))
  }

  /// The velocity, points per second, `time` seconds after the start; nil where the curve rises vertically, or nearly
  /// so.
  public func velocity(at time: Double) -> Double? {
    state(at: time).velocity
  }

  /// ``position(at:)`` and ``velocity(at:)``, at less cost than both.
  public func state(at time: Double) -> (position: Double, velocity: Double?) {
    if time < 0 { return (from, 0) }
    if time >= duration { return (to, 0) }
    let sample = curve.sample(at: time / duration)
    let place = place(at: sample.value)
    guard let slope = sample.slope, slope.magnitude <= CurveMotion.steepest else { return (place, nil) }
    return (place, (to - from) / duration * slope * share(at: sample.value))
  }

  private func place(at value: Double) -> Double {
    let share = share(at: value)
    if share == 1 { return from + (to - from) * value }
    return value > 1 ? to + (to - from) * ((value - 1) * share) : from + (to - from) * (value * share)
  }

  /// The factor applied to an output.
  private func share(at value: Double) -> Double {
    value > 1 ? shareBeyondEnd : value < 0 ? shareBeforeStart : 1
  }

  /// The same motion, with its overshoots beyond its ends scaled down if they would leave the range from `low` to
  /// `high`, points: their peak is then at that limit.
  ///
  ///   - Precondition: `from` and `to` are between `low` and `high`.
  public func flattened(low: Double, high: Double) -> CurveMotion {
    precondition(min(from, to) >= low && max(from, to) <= high, "a motion's ends lie between \(low) and \(high)")
    func share(of swing: Double, from end: Double) -> Double {
      let room = swing < 0 ? end - low : high - end
      return swing.magnitude <= room ? 1 : room / swing.magnitude
    }
    var motion = self
    motion.shareBeyondEnd = share(of: (to - from) * (curve.peak - 1), from: to)
    motion.shareBeforeStart = share(of: (to - from) * curve.trough, from: from)
    return motion
  }

  /// The largest distance past its end, points, ≥ 0.
  public var overshoot: Double { (to - from).magnitude * (curve.peak - 1) * shareBeyondEnd }

  /// The same motion between positions that are shifted by `distance` points.
  public func shifted(by distance: Double) -> CurveMotion {
    var motion = CurveMotion(from: from + distance, to: to + distance, duration: duration, curve: curve)
    (motion.shareBeyondEnd, motion.shareBeforeStart) = (shareBeyondEnd, shareBeforeStart)
    return motion
  }
}

extension CurveMotion: StateCoding {
  /// Reads or writes the ends, the duration, the curve and the two factors.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (from, to, duration, curve) = (from, to, duration, curve)
    try archive.code(&from)
    try archive.code(&to)
    try archive.code(&duration, in: CurveMotion.shortestDuration...StateArchive.largestNumber)
    try archive.code(&curve)
    var (shareBeyondEnd, shareBeforeStart) = (shareBeyondEnd, shareBeforeStart)
    try archive.code(&shareBeyondEnd, in: 0...1)
    try archive.code(&shareBeforeStart, in: 0...1)
    self = CurveMotion(from: from, to: to, duration: duration, curve: curve)
    (self.shareBeyondEnd, self.shareBeforeStart) = (shareBeyondEnd, shareBeforeStart)
  }

  /// The shortest duration that is restored, seconds: shorter than a tick, and long enough that every velocity is
  /// finite.
  private static var shortestDuration: Double { 1e-9 }
}
