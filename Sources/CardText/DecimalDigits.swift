/// Converts whole numbers to decimal digits, eight at a time.
///
/// Eight digits are eight lanes of one 64-bit word, so splitting a number takes three multiplications and no table:
/// four digits and four, then two and two in each half, then one and one.
@usableFromInline
package enum DecimalDigits {
  /// "00000000" as a word.
  @usableFromInline
  static var zeros: UInt64 {
    @inlinable get { 0x3030_3030_3030_3030 }
  }

  /// The digits (0…9, not yet characters) of two numbers below 10⁴: those of `high` in bytes 0 to 3, the most
  /// significant first, those of `low` in bytes 4 to 7.
  @inlinable
  static func lanes(_ high: UInt64, _ low: UInt64) -> UInt64 {
    // ⌊v / 100⌋ = ⌊v · 10486 / 2²⁰⌋ for v < 43,690, and ⌊v / 10⌋ = ⌊v · 103 / 2¹⁰⌋ for v < 179.
    let fours = high | low &<< 32
    let hundreds = ((fours &* 10_486) &>> 20) & 0x0000_007F_0000_007F
    let pairs = hundreds | (fours &- hundreds &* 100) &<< 16
    let tens = ((pairs &* 103) &>> 10) & 0x000F_000F_000F_000F
    return tens | (pairs &- tens &* 10) &<< 8
  }

  /// The digits of a number below 10⁸, the most significant in byte 0.
  @inlinable
  static func lanes(below10e8 number: UInt64) -> UInt64 {
    let high = number / 10_000
    return lanes(high, number &- high &* 10_000)
  }

  /// 10 to the power `exponent`, 0…19. LLVM makes a constant table of it, which a stored array wouldn't be.
  @inlinable
  static func powerOfTen(_ exponent: Int) -> UInt64 {
    switch exponent {
    case 0: 1
    case 1: 10
    case 2: 100
    case 3: 1_000
    case 4: 10_000
    case 5: 100_000
    case 6: 1_000_000
    case 7: 10_000_000
    case 8: 100_000_000
    case 9: 1_000_000_000
    case 10: 10_000_000_000
    case 11: 100_000_000_000
    case 12: 1_000_000_000_000
    case 13: 10_000_000_000_000
    case 14: 100_000_000_000_000
    case 15: 1_000_000_000_000_000
    case 16: 10_000_000_000_000_000
    case 17: 100_000_000_000_000_000
    case 18: 1_000_000_000_000_000_000
    case 19: 10_000_000_000_000_000_000
    default: preconditionFailure("10 to the power \(exponent) doesn't fit into 64 bits")
    }
  }
}

// Storing digits at their final address. These functions neither check for room nor keep a count: the caller reserves
// the bytes and continues at the address returned. An address passed from number to number stays in a register; a count
// in the buffer would be written and read again for each.
extension DecimalDigits {
  /// Stores a whole number with its sign and without leading zeros. 24 bytes must be free.
  @inlinable @inline(__always)
  package static func store(_ number: Int64, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    // The minus is always stored; a number that isn't negative overwrites it.
    place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    return store(number.magnitude, at: place + (number < 0 ? 1 : 0))
  }

  /// Stores a whole number without leading zeros. 24 bytes must be free.
  @inlinable @inline(__always)
  package static func store(_ number: UInt64, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    guard number < 100_000_000 else { return storeLong(number, at: place) }
    let lanes = DecimalDigits.lanes(below10e8: number)
    // Leading zeros are the low bytes. The mark in the last byte keeps one digit of 0.
    let skipped = (lanes | 1 &<< 56).trailingZeroBitCount &>> 3
    return store(word: (lanes | zeros) &>> UInt64(skipped &* 8), of: 8 &- skipped, at: place)
  }

  /// Stores a number of nine digits or more: 10⁸ at a time from the left.
  @usableFromInline
  static func storeLong(_ number: UInt64, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
    return store(word: lanes(below10e8: low) | zeros, of: 8, at: store(high, at: place))
  }

  /// Stores a number below 10 to the power `width` with leading zeros, `width` 0…19. 24 bytes must be free.
  package static func store(_ number: UInt64, width: Int, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer
  {
    var rest = number
    var left = width
    while left >= 8 {
      let (high, low) = rest.quotientAndRemainder(dividingBy: 100_000_000)
      left -= 8
      _ = store(word: lanes(below10e8: low) | zeros, of: 8, at: place + left)
      rest = high
    }
    while left > 0 {
      left -= 1
      place.storeBytes(of: UInt8(truncatingIfNeeded: rest % 10) | 0x30, toByteOffset: left, as: UInt8.self)
      rest /= 10
    }
    return place + width
  }

  /// Stores the decimals of a fraction without the zeros at its end: `number`, which isn't 0, divided by 10 to the
  /// power `decimals`, 1…19. 24 bytes must be free.
  @inline(__always)
  static func store(
    fraction number: UInt64, decimals: Int, at place: UnsafeMutableRawPointer
  ) -> UnsafeMutableRawPointer {
    var (rest, place) = (number, place)
    if decimals > 16 {
      // The one to three digits before the last sixteen.
      let high = rest / 10_000_000_000_000_000
      rest &-= high &* 10_000_000_000_000_000
      let count = decimals &- 16
      let digits = (lanes(0, high) | zeros) &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count)
      place = store(word: digits, of: count, at: place)
    } else {
      rest &*= powerOfTen(16 &- decimals)
    }
    // Sixteen digits, of which the zeros at the end aren't counted.
    let high = rest / 100_000_000
    let (first, second) = (lanes(below10e8: high), lanes(below10e8: rest &- high &* 100_000_000))
    place.storeBytes(of: (first | zeros).littleEndian, as: UInt64.self)
    place.storeBytes(of: (second | zeros).littleEndian, toByteOffset: 8, as: UInt64.self)
    let isLong = second != 0
    let zeroCount = (isLong ? second : first).leadingZeroBitCount &>> 3
    return place + ((isLong ? 16 : 8) &- zeroCount)
  }

  /// Stores eight bytes, the low one first; only the first `count` of them are part of the text.
  @inlinable @inline(__always)
  package static func store(word: UInt64, of count: Int, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    place.storeBytes(of: word.littleEndian, as: UInt64.self)
    return place + count
  }
}
