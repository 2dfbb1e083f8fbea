/// The shortest decimal that reads back to the same bits, for the numbers of timelines: from 2⁻⁹ to 2⁵².
///
/// Of the shortest decimals it is the one closest to the exact value. The method is Schubfach's (Raffaello Giulietti,
/// "The Schubfach way to render doubles", 2020): the step of the decimals is the largest power of ten that is no wider
/// than the distance between doubles, so that the nearest multiple of the step always reads back, and at most one
/// multiple of ten steps does, which is then shorter. In this range every product is exact in 128 bits:
///
/// ```
/// number      = significand · 2^−shift
/// significand · 10^decimals = below · 2^shift + rest        in steps of 10^−decimals
/// half of the distance between doubles = 10^decimals / 2    in the same unit as `rest`
/// ```
///
/// Below a power of two doubles lie half as far apart, but those in this range are their own shortest decimals.
package enum ShortestDecimal {
  /// The most bytes that `store` touches: a sign, up to sixteen digits, the point, and up to nineteen decimals, of
  /// which the last sixteen are stored at once.
  package static let room = 40

  /// Stores a number and returns the address after it; nil for one that is out of range. ``room`` bytes must be free.
  package static func store(_ number: Double, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    let shift = 1_075 &- (number.bitPattern &>> 52 & 0x7FF)
    guard shift &- 1 < 61 else { return nil }
    let significand = number.significandBitPattern | 1 << 52
    // The minus is always stored; a number that isn't negative overwrites it.
    place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let start = place + Int(truncatingIfNeeded: number.bitPattern &>> 63)
    let whole = significand &>> shift
    let point = DecimalDigits.store(whole, at: start)
    if whole &<< shift == significand { return point }
    point.storeBytes(of: UInt8(ascii: "."), as: UInt8.self)
    let decimals = decimals(shift: shift)
    let power = DecimalDigits.powerOfTen(Int(truncatingIfNeeded: decimals))
    // No whole number lies between the number and its decimal, since that would read back to itself.
    let fraction = steps(significand, power, shift) &- whole &* power
    return DecimalDigits.store(fraction: fraction, decimals: Int(truncatingIfNeeded: decimals), at: point + 1)
  }

  /// Returns the number of steps in the decimal.
  @inline(__always)
  private static func steps(_ significand: UInt64, _ power: UInt64, _ shift: UInt64) -> UInt64 {
    let (high, low) = significand.multipliedFullWidth(by: power)
    let below = high &<< (64 &- shift) | low &>> shift
    let one = UInt64(1) &<< shift
    let rest = low & (one &- 1)
    // The nearest multiple of ten steps, and its distance: below half of ten steps, which fit into 64 bits.
    let digit = below % 10
    let isUp = digit >= 5
    let tens = below &- digit &+ (isUp ? 10 : 0)
    let distance = isUp ? (10 &- digit) &* one &- rest : digit &* one &+ rest
    // The ends of the interval themselves read back to an even significand.
    let isTens = distance &+ (significand & 1) <= power &>> 1
    // The nearest step, of two that are equally near the even one.
    let near = below &+ (rest &+ (below & 1) &+ (one &>> 1 &- 1)) &>> shift
    return isTens ? tens : near
  }

  /// Returns −⌊log₁₀(2^−shift)⌋. The factor is log₁₀ 2, times 2²⁰; exact for every `shift` in the range, 1…61.
  @inline(__always)
  static func decimals(shift: UInt64) -> UInt64 {
    (shift &* 315_653 &+ 0xF_FFFF) &>> 20
  }
}
