/// The shortest decimal that reads back to the same bits, for the numbers of timelines: from 0.001 to 2⁵².
///
/// Of the shortest decimals it is the one closest to the exact value. The method is Schubfach (Raffaello Giulietti,
/// "The Schubfach way to render doubles", 2020): the step of the decimals is the largest power of ten that is no wider
/// than the distance between doubles. At most one multiple of ten steps reads back. If none does, the nearer of the two
/// neighbours is taken. In this range the power of ten fits into 64 bits, so every product is exact, and no table is
/// needed.
enum ShortestDecimal {
  /// A number as a fraction: `digits` divided by 10 to the power `decimals`, 0…19. The last digit isn't a zero, unless
  /// `decimals` is 0.
  struct Fraction: Hashable {
    var digits: UInt64
    var decimals: Int
  }

  /// The magnitudes that `fraction(of:)` takes.
  static let range = 1e-3..<0x1p52

  /// Returns the decimal of a number in `range`.
  static func fraction(of number: Double) -> Fraction {
    // number = significand · 2 to the power −shift.
    let significand = number.significandBitPattern | 1 << 52
    let shift = UInt64(1075) &- UInt64(number.exponentBitPattern)
    // Below a power of two, doubles lie half as far apart.
    let isPower = number.significandBitPattern == 0
    let decimals = Self.decimals(shift: Int(shift), isPower: isPower)
    let power = DecimalDigits.powerOfTen(decimals)

    // The number and the ends of the interval that reads back to it, times 4 · 10^decimals.
    let value = scaled(significand &* 4, power, shift)
    let lower = scaled(significand &* 4 &- (isPower ? 1 : 2), power, shift)
    let upper = scaled(significand &* 4 &+ 2, power, shift)
    // The ends themselves read back to an even significand.
    let open = significand & 1

    let below = value &>> 2
    let tensBelow = below / 10 &* 10
    let tensAbove = tensBelow &+ 10
    let isTensBelow = lower &+ open <= tensBelow &* 4
    let isTensAbove = tensAbove &* 4 &+ open <= upper
    if isTensBelow != isTensAbove {
      return stripped(Fraction(digits: isTensBelow ? tensBelow : tensAbove, decimals: decimals))
    }
    let above = below &+ 1
    let isBelow = lower &+ open <= below &* 4
    let isAbove = above &* 4 &+ open <= upper
    if isBelow != isAbove { return Fraction(digits: isBelow ? below : above, decimals: decimals) }
    let middle = (below &+ above) &* 2
    let isNearerBelow = value < middle || value == middle && below & 1 == 0
    return Fraction(digits: isNearerBelow ? below : above, decimals: decimals)
  }

  /// Returns −⌊log₁₀(2^−shift)⌋, or −⌊log₁₀(¾ · 2^−shift)⌋ for a power of two, 1…19. The factors are log₁₀ 2 and
  /// log₁₀ 4⁄3, times 2²⁰; exact for every `shift` in the range.
  static func decimals(shift: Int, isPower: Bool) -> Int {
    -((shift &* -315_653 &- (isPower ? 131_009 : 0)) >> 20)
  }

  /// Returns ⌊number · power / 2^shift⌋, with the last bit set if that isn't exact, so that comparisons with even
  /// numbers are those of the exact value.
  private static func scaled(_ number: UInt64, _ power: UInt64, _ shift: UInt64) -> UInt64 {
    let (high, low) = number.multipliedFullWidth(by: power)
    let lost = low &<< (64 &- shift)
    return high &<< (64 &- shift) | low &>> shift | (lost == 0 ? 0 : 1)
  }

  /// Returns the fraction without the zeros at its end.
  private static func stripped(_ fraction: Fraction) -> Fraction {
    var fraction = fraction
    fraction.strip(8, 100_000_000)
    fraction.strip(8, 100_000_000)
    fraction.strip(4, 10_000)
    fraction.strip(2, 100)
    fraction.strip(1, 10)
    return fraction
  }
}

extension ShortestDecimal.Fraction {
  /// Removes `count` decimals if all of them are zeros; `power` is 10 to the power `count`.
  @inline(__always)
  fileprivate mutating func strip(_ count: Int, _ power: UInt64) {
    let (quotient, rest) = digits.quotientAndRemainder(dividingBy: power)
    if rest == 0, decimals >= count { (digits, decimals) = (quotient, decimals &- count) }
  }
}
