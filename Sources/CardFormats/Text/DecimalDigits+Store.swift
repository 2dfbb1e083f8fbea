// Storing digits where they are to stand. None of these looks for room or keeps count: the caller has made sure of the
// bytes, and goes on from the place that is returned. A place that is passed from number to number stays in a register;
// a count in the buffer would be written and read again for each.
extension DecimalDigits {
  /// Stores a whole number with its sign and without leading zeros. 24 bytes must be free.
  @inlinable @inline(__always)
  static func store(_ number: Int64, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    // The minus is always stored; a number that isn't negative overwrites it.
    place.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    return store(number.magnitude, at: place + (number < 0 ? 1 : 0))
  }

  /// Stores a whole number without leading zeros. 24 bytes must be free.
  @inlinable @inline(__always)
  static func store(_ number: UInt64, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    guard number < 100_000_000 else { return storeLong(number, at: place) }
    let lanes = DecimalDigits.lanes(below10e8: number)
    // Leading zeros are the low bytes. The mark in the last byte keeps one digit of 0.
    let skipped = (lanes | 1 &<< 56).trailingZeroBitCount &>> 3
    return store(word: (lanes | zeros) &>> UInt64(skipped &* 8), of: 8 &- skipped, at: place)
  }

  /// Eight digits or more: 10⁸ at a time from the left.
  @usableFromInline
  static func storeLong(_ number: UInt64, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
    return store(word: lanes(below10e8: low) | zeros, of: 8, at: store(high, at: place))
  }

  /// Stores a number below 10 to the power `width` with leading zeros, `width` 0…19. 24 bytes must be free.
  static func store(_ number: UInt64, width: Int, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
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

  /// Stores eight bytes, the low one first, of which so many count.
  @inlinable @inline(__always)
  static func store(word: UInt64, of count: Int, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    place.storeBytes(of: word.littleEndian, as: UInt64.self)
    return place + count
  }
}
