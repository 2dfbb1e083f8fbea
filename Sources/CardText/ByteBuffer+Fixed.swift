extension ByteBuffer {
  /// Adds a number with a fixed number of decimals: `append(fixed: 2.5, decimals: 4)` adds `2.5000`.
  ///
  /// The double's exact value is rounded, once, a tie to the even digit. There is never an exponent, a `+`, a group
  /// separator or a negative zero: −0.00001 at four decimals is `0.0000`.
  ///
  /// - Parameters:
  ///   - number: Finite.
  ///   - decimals: 0…17. With 0 there is no decimal point.
  @inlinable
  public mutating func append(fixed number: Double, decimals: Int) {
    let format = FixedDecimals(decimals)
    reserve(64)
    if let end = format.store(number, at: end) {
      self.end = end
    } else {
      appendExactly(fixed: number, decimals: decimals)
    }
  }

  /// Appends any finite number with any valid number of decimals, in integer arithmetic; 64 bytes must be free.
  ///
  /// ```
  /// |number| = significand · 2^−shift
  /// integer  = ⌊|number|⌋, and the rest as 64 bits after the binary point, which hold it whole while shift ≤ 63
  /// rest · 10^decimals = fraction + remainder · 2^−64, exactly, in one full-width multiplication
  /// ```
  @usableFromInline
  @inline(never)
  mutating func appendExactly(fixed number: Double, decimals: Int) {
    precondition(number.isFinite, "\(number) has no decimal digits")
    let scale = DecimalDigits.powerOfTen(decimals)
    let bits = number.magnitude.bitPattern
    let significand = (bits & 0xF_FFFF_FFFF_FFFF) | 1 << 52
    let shift = 1_075 - Int(bits >> 52)
    var integer: UInt64 = 0
    var fraction: UInt64 = 0
    if shift > 63 {
      fraction = ByteBuffer.rounded(small: number.magnitude, scale: scale)
    } else if shift >= 1 {
      integer = significand >> UInt64(shift)
      let (whole, remainder) = (significand << UInt64(64 - shift)).multipliedFullWidth(by: scale)
      // The last digit written is odd exactly if integer · scale + whole is odd.
      let odd = (integer &* scale &+ whole) & 1
      fraction = remainder > (1 << 63) - odd ? whole + 1 : whole
      if fraction == scale {
        fraction = 0
        integer += 1
      }
    }
    if number < 0, shift < 1 || integer | fraction != 0 { append(byte: UInt8(ascii: "-")) }
    if shift < 1 {
      append(bytes: ByteBuffer.digits(large: number.magnitude))
    } else {
      end = DecimalDigits.store(integer, at: end)
    }
    if decimals == 0 { return }
    append(byte: UInt8(ascii: "."))
    reserve(24)
    end = DecimalDigits.store(fraction, width: decimals, at: end)
  }

  /// number · scale rounded to a whole number, for 0 ≤ number < 2⁻¹¹, a tie to even.
  private static func rounded(small number: Double, scale: UInt64) -> UInt64 {
    // The product is below 2¹¹⁰, and its low `shift` bits are after the binary point: if `shift` is above 110, the
    // product is below a half. That includes zero and the subnormal numbers.
    let shift = 1_075 - Int(number.bitPattern >> 52)
    guard shift <= 110 else { return 0 }
    let significand = (number.bitPattern & 0xF_FFFF_FFFF_FFFF) | 1 << 52
    let (high, low) = significand.multipliedFullWidth(by: scale)
    let whole = high >> UInt64(shift - 64)
    if shift == 64 { return low > (1 << 63) - (whole & 1) ? whole + 1 : whole }
    let rest = high - whole << UInt64(shift - 64)
    let half = UInt64(1) << UInt64(shift - 65)
    if rest != half { return rest > half ? whole + 1 : whole }
    return low > 0 ? whole + 1 : whole + (whole & 1)
  }

  /// The digits of a number of 2⁵³ or more, which is always whole: significand · 2^doublings, in limbs of 10⁹.
  private static func digits(large number: Double) -> [UInt8] {
    var limbs: [UInt64] = []
    var carry = number.significandBitPattern | 1 << 52
    var doublings = Int(number.exponent) - 52
    while true {
      while carry > 0 {
        limbs.append(carry % 1_000_000_000)
        carry /= 1_000_000_000
      }
      if doublings == 0 { break }
      let step = min(doublings, 32)
      for index in limbs.indices {
        let product = limbs[index] << UInt64(step) + carry
        limbs[index] = product % 1_000_000_000
        carry = product / 1_000_000_000
      }
      doublings -= step
    }
    var text = ByteBuffer(capacity: 320)
    text.end = DecimalDigits.store(limbs[limbs.count - 1], at: text.end)
    for limb in limbs.dropLast().reversed() {
      text.reserve(24)
      text.end = DecimalDigits.store(limb, width: 9, at: text.end)
    }
    return text.bytes
  }
}

/// The constants that depend only on the number of decimals, computed once for all numbers written with it.
@usableFromInline
package struct FixedDecimals: Hashable, Sendable {
  /// The number of decimals, 0…17.
  @usableFromInline package let decimals: Int

  /// 10 to the power `decimals`.
  @usableFromInline package let scale: Double

  /// `store` takes numbers whose magnitude times `scale` is below this.
  @usableFromInline package let limit: Double

  @inlinable
  package init(_ decimals: Int) {
    precondition(decimals >= 0 && decimals <= 17, "\(decimals) decimals: 0 to 17 can be written")
    self.decimals = decimals
    scale = Double(DecimalDigits.powerOfTen(decimals))
    limit = decimals >= 1 && decimals <= 7 ? 99_999_999 : 0
  }

  /// Stores a number and returns the address just past it; returns nil if this fast path isn't exact for the number,
  /// and then the bytes stored are meaningless. 24 bytes must be free.
  @inlinable @inline(__always)
  package func store(_ number: Double, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    // `scaled` is the exact product rounded to a double, and `whole` is `scaled` rounded to a whole number. The two
    // roundings equal a single one unless `scaled` is the midpoint of two whole numbers: the midpoint is itself a
    // double, so an exact product on one side of it is never rounded across it, only onto it. Adding 2⁵² rounds to a
    // whole number, a tie to even, and leaves it in the low bits.
    let scaled = number.magnitude * scale
    let shifted = scaled + 0x1p52
    let whole = shifted - 0x1p52
    guard scaled < limit, (scaled - whole).magnitude != 0.5 else { return nil }
    let magnitude = shifted.bitPattern & 0xF_FFFF_FFFF_FFFF
    // The minus is always stored; the next store overwrites it unless the number is negative and has a nonzero digit.
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
