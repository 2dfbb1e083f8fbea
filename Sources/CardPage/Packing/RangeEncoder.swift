/// Writes decisions in as many bits as their probabilities make them worth: LZMA's range coder.
struct RangeEncoder {
  private(set) var bytes: [UInt8] = []
  private var low: UInt64 = 0
  private var range: UInt32 = .max

  /// A byte that a carry may still change, and the number of bytes of 255 after it.
  private var pending: UInt8 = 0, pendingCount = 1

  /// Writes a decision, and lets its probability learn of it.
  @inline(__always)
  mutating func write(_ isOne: Bool, _ probability: inout UInt16) {
    let bound = (range >> 11) * UInt32(probability)
    if isOne {
      low += UInt64(bound)
      range -= bound
      probability -= probability >> 5
    } else {
      range = bound
      probability += (2048 - probability) >> 5
    }
    while range < 1 << 24 {
      range <<= 8
      shift()
    }
  }

  /// Writes bits as they are, the highest first.
  mutating func write(_ bits: Int, count: Int) {
    for index in (0..<count).reversed() {
      range >>= 1
      if bits >> index & 1 == 1 { low += UInt64(range) }
      while range < 1 << 24 {
        range <<= 8
        shift()
      }
    }
  }

  /// Writes what is pending. Nothing may follow.
  mutating func end() { for _ in 0..<5 { shift() } }

  private mutating func shift() {
    if low < 0xFF00_0000 || low > 0xFFFF_FFFF {
      let carry = UInt8(truncatingIfNeeded: low >> 32)
      bytes.append(pending &+ carry)
      for _ in 1..<pendingCount { bytes.append(0xFF &+ carry) }
      pendingCount = 0
      pending = UInt8(truncatingIfNeeded: low >> 24)
    }
    pendingCount += 1
    low = (low & 0x00FF_FFFF) << 8
  }
}
