extension ByteBuffer {
  /// Adds a whole number in decimal.
  @inlinable
  public mutating func append(integer number: Int64) {
    reserve(24)
    if number < 0 {
      base.storeBytes(of: UInt8(ascii: "-"), toByteOffset: used, as: UInt8.self)
      used &+= 1
    }
    store(unsigned: number.magnitude)
  }

  /// Adds a whole number in decimal.
  @inlinable
  public mutating func append(integer number: Int) {
    append(integer: Int64(number))
  }

  /// Stores a number without leading zeros; 24 bytes must be free.
  @inlinable
  mutating func store(unsigned number: UInt64) {
    if number < 100_000_000 {
      let lanes = DecimalDigits.lanes(below10e8: number)
      // Leading zeros are the low bytes. The mark in the last byte keeps one digit of 0.
      let skipped = (lanes | 1 &<< 56).trailingZeroBitCount &>> 3
      store(word: (lanes | DecimalDigits.zeros) &>> UInt64(skipped &* 8))
      used &+= 8 &- skipped
    } else {
      storeLong(unsigned: number)
    }
  }

  /// Eight digits or more: 10⁸ at a time from the left.
  @usableFromInline
  @inline(never)
  mutating func storeLong(unsigned number: UInt64) {
    let (high, low) = number.quotientAndRemainder(dividingBy: 100_000_000)
    store(unsigned: high)
    store(word: DecimalDigits.lanes(below10e8: low) | DecimalDigits.zeros)
    used += 8
  }

  /// Stores a number below 10 to the power `width` with leading zeros, `width` 0…19; 24 bytes must be free.
  @usableFromInline
  @inline(never)
  mutating func store(unsigned number: UInt64, width: Int) {
    var rest = number
    var left = width
    while left >= 8 {
      let (high, low) = rest.quotientAndRemainder(dividingBy: 100_000_000)
      let word = DecimalDigits.lanes(below10e8: low) | DecimalDigits.zeros
      left -= 8
      base.storeBytes(of: word.littleEndian, toByteOffset: used + left, as: UInt64.self)
      rest = high
    }
    while left > 0 {
      left -= 1
      base.storeBytes(of: UInt8(truncatingIfNeeded: rest % 10) | 0x30, toByteOffset: used + left, as: UInt8.self)
      rest /= 10
    }
    used += width
  }

  /// Stores eight bytes, the low one first, and leaves the count to the caller.
  @inlinable
  func store(word: UInt64) {
    base.storeBytes(of: word.littleEndian, toByteOffset: used, as: UInt64.self)
  }
}
