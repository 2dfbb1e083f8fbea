/// What follows from a number of decimals alone, worked out once for all numbers that are written with it.
@usableFromInline
struct FixedDecimals: Hashable, Sendable {
  /// How many there are, 0…17.
  @usableFromInline let decimals: Int

  /// 10 to the power `decimals`.
  @usableFromInline let scale: Double

  /// `store` takes numbers whose magnitude times `scale` is below this.
  @usableFromInline let limit: Double

  @inlinable
  init(_ decimals: Int) {
    precondition(decimals >= 0 && decimals <= 17, "\(decimals) decimals: 0 to 17 can be written")
    self.decimals = decimals
    scale = Double(DecimalDigits.powerOfTen(decimals))
    limit = decimals >= 1 && decimals <= 7 ? 99_999_999 : 0
  }

  private init(decimals: Int, scale: Double, limit: Double) {
    (self.decimals, self.scale, self.limit) = (decimals, scale, limit)
  }

  /// No fast way for any number.
  static let none = FixedDecimals(decimals: 0, scale: 1, limit: 0)

  /// Stores a number and returns where it ends; nil where this fast way isn't exact, and nothing counts that was
  /// stored. 24 bytes must be free.
  @inlinable @inline(__always)
  func store(_ number: Double, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    // `scaled` is the exact product rounded to a double, and `whole` is `scaled` rounded to a whole number. Two
    // roundings are one as long as `scaled` isn't in the middle of two whole numbers: the middle is a double itself, so
    // an exact product on one side of it is never rounded across it, only onto it. Adding 2⁵² rounds to a whole number,
    // a tie to even, and leaves it in the low bits.
    let scaled = number.magnitude * scale
    let shifted = scaled + 0x1p52
    let whole = shifted - 0x1p52
    guard scaled < limit, (scaled - whole).magnitude != 0.5 else { return nil }
    let magnitude = shifted.bitPattern & 0xF_FFFF_FFFF_FFFF
    // The minus is always stored and counts only if a digit other than 0 follows.
    place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let start = place + (magnitude != 0 ? Int(truncatingIfNeeded: number.bitPattern &>> 63) : 0)
    // Eight digits: those before the point, of which leading zeros are skipped, and `decimals` after it.
    let lanes = DecimalDigits.lanes(below10e8: magnitude)
    let digits = lanes | DecimalDigits.zeros
    let integerBits = UInt64(truncatingIfNeeded: 64 &- 8 &* decimals)
    let skipped = (lanes | 1 &<< (integerBits &- 8)).trailingZeroBitCount &>> 3
    let point = DecimalDigits.store(
      word: digits &>> UInt64(truncatingIfNeeded: skipped &* 8), of: 8 &- decimals &- skipped, at: start)
    let tail = UInt64(UInt8(ascii: ".")) | (digits &>> integerBits) &<< 8
    return DecimalDigits.store(word: tail, of: 1 &+ decimals, at: point)
  }
}
