/// A point on the simulation's time line: a whole number of ticks and a fraction of one.
///
/// A tick is 1/9,000,000 s, so that a microsecond is 9 ticks and a frame at every common refresh rate is a whole number
/// of them. Inputs and frames stand on whole ticks; only an instant that was *solved for* (an arrival, an edge that a
/// scroll view hits) has a fraction, and keeps it, so that nothing is rounded on the way.
public struct Instant: Hashable, Comparable, Sendable {
  /// Ticks in a second.
  public static let ticksPerSecond: Int64 = 9_000_000

  /// Ticks in a microsecond.
  public static let ticksPerMicrosecond: Int64 = 9

  /// Whole ticks since the start of the simulation.
  public var ticks: Int64

  /// The part of a tick beyond them, 0 ≤ fraction < 1.
  public var fraction: Double

  /// The instant at a whole tick.
  @inlinable
  public init(ticks: Int64) {
    self.ticks = ticks
    self.fraction = 0
  }

  /// The instant at a whole microsecond.
  @inlinable
  public init(microseconds: Int64) {
    self.init(ticks: microseconds * Instant.ticksPerMicrosecond)
  }

  @inlinable
  init(ticks: Int64, fraction: Double) {
    self.ticks = ticks
    self.fraction = fraction
  }

  /// The start of the simulation.
  public static let zero = Instant(ticks: 0)

  /// Seconds from `start` to this instant; negative when this one is earlier.
  ///
  /// Two roundings at most: the difference of ticks is exact as long as it is below 2⁵³.
  @inlinable
  public func seconds(since start: Instant) -> Double {
    (Double(ticks - start.ticks) + (fraction - start.fraction)) / 9_000_000
  }

  /// This instant, `seconds` later (or earlier, when negative).
  ///
  /// - Parameter seconds: finite, and within ±10⁹.
  @inlinable
  public func advanced(bySeconds seconds: Double) -> Instant {
    precondition(seconds.magnitude <= 1e9, "an instant \(seconds) s away is out of range")
    let distance = seconds * 9_000_000 + fraction
    let whole = distance.rounded(.down)
    let rest = distance - whole
    // A tiny negative distance leaves a rest that rounds to 1: that is the tick itself.
    return rest < 1
      ? Instant(ticks: ticks + Int64(whole), fraction: rest) : Instant(ticks: ticks + Int64(whole) + 1, fraction: 0)
  }

  /// The first whole tick that isn't before this instant.
  @inlinable
  public var tickAtOrAfter: Int64 {
    fraction == 0 ? ticks : ticks + 1
  }

  /// The nearest whole microsecond, a tie to the even one.
  public var microseconds: Int64 {
    let scale = Instant.ticksPerMicrosecond
    let floor = ticks >= 0 ? ticks / scale : -((scale - 1 - ticks) / scale)
    // Nine ticks to a microsecond: the middle is 4.5 ticks, so only an odd half-tick fraction ties.
    let rest = Double(ticks - floor * scale) + fraction
    if rest == 4.5 { return floor + (floor & 1) }
    return rest > 4.5 ? floor + 1 : floor
  }

  /// Earlier comes first.
  @inlinable
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.ticks != rhs.ticks ? lhs.ticks < rhs.ticks : lhs.fraction < rhs.fraction
  }
}
