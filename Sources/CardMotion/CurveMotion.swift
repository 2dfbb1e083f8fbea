import CardMath

/// A motion that a timing curve paces: from one place to another in a fixed time.
///
/// ```
/// x(t) = from + (to − from) · curve(t / duration)
/// ```
/// Before its start it is at `from`, and from its end on at `to`, at rest.
public struct CurveMotion: Hashable, Sendable {
  /// Where it starts, points.
  public let from: Double

  /// Where it ends, points.
  public let to: Double

  /// How long it takes, seconds, above 0.
  public let duration: Double

  /// What paces it.
  public let curve: TimingCurve

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
    return from + (to - from) * curve.value(at: time / duration)
  }

  /// The velocity at `time` seconds after the start; nil where the curve rises vertically.
  public func velocity(at time: Double) -> Double? {
    state(at: time).velocity
  }

  /// ``position(at:)`` and ``velocity(at:)``, for less than both.
  public func state(at time: Double) -> (position: Double, velocity: Double?) {
    if time < 0 { return (from, 0) }
    if time >= duration { return (to, 0) }
    let sample = curve.sample(at: time / duration)
    return (from + (to - from) * sample.value, sample.slope.map { (to - from) / duration * $0 })
  }
}

extension CurveMotion: StateCoding {
  /// The ends, the duration and the curve.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (from, to, duration, curve) = (from, to, duration, curve)
    try archive.code(&from)
    try archive.code(&to)
    try archive.code(&duration, in: CurveMotion.shortestDuration...StateArchive.largestNumber)
    try archive.code(&curve)
    self = CurveMotion(from: from, to: to, duration: duration, curve: curve)
  }

  /// The shortest duration that is restored: shorter than a tick, and long enough that every velocity is finite.
  private static var shortestDuration: Double { 1e-9 }
}
