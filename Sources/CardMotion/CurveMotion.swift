import CardMath

/// A motion that a timing curve paces: from one place to another in a fixed time.
///
/// ```
/// x(t) = from + (to − from) · curve(t / duration)
/// ```
/// Before its start it is at `from`, and from its end on at `to`, at rest. A motion that was ``flattened(low:high:)``
/// multiplies what the curve gives beyond 0 and 1 by two shares:
///
/// ```
/// x(t) = from + (to − from) · (1 + shareBeyondEnd · (c − 1))    where c = curve(t / duration) > 1
/// x(t) = from + (to − from) · shareBeforeStart · c              where c < 0
/// ```
public struct CurveMotion: Hashable, Sendable {
  /// Where it starts, points.
  public let from: Double

  /// Where it ends, points.
  public let to: Double

  /// How long it takes, seconds, above 0.
  public let duration: Double

  /// What paces it.
  public let curve: TimingCurve

  /// The share that is left of what the curve gives above 1, from 0 to 1.
  public private(set) var shareBeyondEnd = 1.0

  /// The share that is left of what the curve gives below 0, from 0 to 1.
  public private(set) var shareBeforeStart = 1.0

  /// The steepest slope, in whole distances per duration, that has a velocity. Anything steeper is through with the
  /// whole distance in a billionth of the duration: no two instants lie so near to each other, so that it is a jump.
  private static var steepest: Double { 1e9 }

  /// A motion between two places in `duration` seconds.
  public init(from: Double, to: Double, duration: Double, curve: TimingCurve) {
    precondition(duration > 0, "a curve needs a duration above 0 s, not \(duration)")
    self.from = from
    self.to = to
    self.duration = duration
    self.curve = curve
  }

  /// The position at `time` seconds after the start.
  public func position(at time: Double) -> Double {
    if time < 0 { return from }
    if time >= duration { return to }
    return place(at: curve.value(at: time / duration))
  }

  /// The velocity at `time` seconds after the start; nil where the curve rises vertically, or nearly so.
  public func velocity(at time: Double) -> Double? {
    state(at: time).velocity
  }

  /// ``position(at:)`` and ``velocity(at:)``, for less than both.
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

  /// The share that is left of an output.
  private func share(at value: Double) -> Double {
    value > 1 ? shareBeyondEnd : value < 0 ? shareBeforeStart : 1
  }

  /// The same motion, its swings beyond its ends made smaller where they would leave the places from `low` to `high`:
  /// then the peak is at that place.
  ///
  /// - Precondition: `from` and `to` lie between `low` and `high`.
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

  /// The same motion between places that lie farther on by `distance`.
  public func shifted(by distance: Double) -> CurveMotion {
    var motion = CurveMotion(from: from + distance, to: to + distance, duration: duration, curve: curve)
    (motion.shareBeyondEnd, motion.shareBeforeStart) = (shareBeyondEnd, shareBeforeStart)
    return motion
  }
}

extension CurveMotion: StateCoding {
  /// The ends, the duration, the curve and the two shares.
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

  /// The shortest duration that is restored: shorter than a tick, and long enough that every velocity is finite.
  private static var shortestDuration: Double { 1e-9 }
}
