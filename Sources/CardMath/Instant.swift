/// A point in simulation time: a whole number of ticks and a fraction of one.
///
/// A tick is 1/9,000,000 s, so that a microsecond is 9 ticks and a frame at every common refresh rate is a whole number
/// of them. Inputs and frames are at whole ticks; only an instant that was *solved for* (an arrival, an edge that a
/// scroll view hits) has a fraction, and keeps it, so that it is never rounded.
public struct Instant: Hashable, Comparable, Sendable {
  /// The number of ticks in a second.
  @inlinable
  public static var ticksPerSecond: Int64 { 9_000_000 }

  /// The number of ticks in a microsecond.
  @inlinable
  public static var ticksPerMicrosecond: Int64 { 9 }

  /// Whole ticks since the start of the simulation.
  public let ticks: Int64

  /// The remaining part of a tick, 0 ≤ fraction < 1.
  public let fraction: Double

  /// Creates the instant at a whole tick.
  @inlinable
  public init(ticks: Int64) {
    self.ticks = ticks
    self.fraction = 0
  }

  /// Creates the instant at a whole microsecond.
  @inlinable
  public init(microseconds: Int64) {
    self.init(ticks: microseconds * Instant.ticksPerMicrosecond)
  }

  /// Creates the instant at a whole tick plus a fraction of one.
  ///
  /// - Parameter fraction: 0 ≤ fraction < 1.
  @inlinable
  public init(ticks: Int64, fraction: Double) {
    precondition(fraction >= 0 && fraction < 1, "the fraction \(fraction) of a tick isn't in 0 ..< 1")
    self.ticks = ticks
    self.fraction = fraction
  }

  /// The start of the simulation.
  @inlinable
  public static var zero: Instant { Instant(ticks: 0) }

  /// Seconds from `start` to this instant; negative if this one is earlier.
  ///
  /// The difference of whole ticks is exact below 2⁵³, which is 31 years: between two whole ticks only the division
  /// rounds.
  @inlinable
  public func seconds(since start: Instant) -> Double {
    (Instant.number(ticks &- start.ticks) + (fraction - start.fraction)) / Double(Instant.ticksPerSecond)
  }

  /// `Double(ticks)`, computed for magnitudes below 2⁵¹ from the low bits of 1.5 · 2⁵²: x86's conversion instruction
  /// writes half a register and waits for the other half, which may be the result of the previous frame, so that no
  /// frame could begin before that one is done.
  @inlinable @inline(__always)
  static func number(_ ticks: Int64) -> Double {
    guard UInt64(bitPattern: ticks &+ 1 << 51) < 1 << 52 else { return Double(ticks) }
    return Double(bitPattern: (0x1.8p52 as Double).bitPattern &+ UInt64(bitPattern: ticks)) - 0x1.8p52
  }

  /// This instant, `seconds` later (or earlier, if negative).
  ///
  /// - Parameter seconds: Finite, and within ±10⁹.
  @inlinable
  public func advanced(bySeconds seconds: Double) -> Instant {
    precondition(seconds.magnitude <= 1e9, "an instant \(seconds) s away is out of range")
    let distance = seconds * Double(Instant.ticksPerSecond) + fraction
    // Rounds down without `rounded(.down)`, which would be a call on processors without a rounding instruction.
    var whole = Int64(distance)
    if Double(whole) > distance { whole -= 1 }
    let rest = distance - Double(whole)
    // A tiny negative distance leaves a rest that rounds to 1: the result is the next tick itself.
    return rest < 1 ? Instant(ticks: ticks + whole, fraction: rest) : Instant(ticks: ticks + whole + 1)
  }

  /// The nearest whole microsecond, a tie to the even one.
  @inlinable
  public var microseconds: Int64 {
    let remainder = ticks % Instant.ticksPerMicrosecond
    let floor = ticks / Instant.ticksPerMicrosecond - (remainder < 0 ? 1 : 0)
    // A microsecond has nine ticks: the middle is at 4.5, so only the fifth tick depends on the fraction.
    switch remainder < 0 ? remainder + Instant.ticksPerMicrosecond : remainder {
    case ..<4: return floor
    case 5...: return floor + 1
    default: return fraction < 0.5 ? floor : fraction > 0.5 ? floor + 1 : floor + (floor & 1)
    }
  }

  /// True if `lhs` is earlier than `rhs`.
  @inlinable
  public static func < (lhs: Instant, rhs: Instant) -> Bool {
    lhs.ticks != rhs.ticks ? lhs.ticks < rhs.ticks : lhs.fraction < rhs.fraction
  }
}

extension Instant {
  /// Sets this instant to `other` if that is earlier: `min` without a call, for code that compares many.
  @inline(__always)
  public mutating func lower(to other: Instant) {
    if other.ticks < ticks || (other.ticks == ticks && other.fraction < fraction) { self = other }
  }
}

extension Instant: StateCoding {
  /// Reads or writes the ticks and the fraction.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (ticks, fraction) = (ticks, fraction)
    try archive.code(&ticks, in: .min ... .max)
    try archive.code(&fraction, in: 0...Double(1).nextDown)
    self = Instant(ticks: ticks, fraction: fraction)
  }
}
