/// Text of at most sixteen bytes as two words, so that storing it is two instructions and not a call that copies bytes.
struct ShortText: Hashable, Sendable {
  /// Whether the text was that short. Otherwise this holds none of it.
  let isShort: Bool

  private let count: Int
  private let low: UInt64
  private let high: UInt64

  /// The UTF-8 of `text`, if it is short.
  init(_ text: String) {
    let bytes = text.utf8
    isShort = bytes.count <= 16
    count = isShort ? bytes.count : 0
    // Each byte goes in at the top and pushes the others down; what is missing to sixteen bytes follows as zeros.
    var (low, high): (UInt64, UInt64) = (0, 0)
    for index in 0..<16 {
      let byte = isShort && index < bytes.count ? bytes[bytes.index(bytes.startIndex, offsetBy: index)] : 0
      low = low >> 8 | high << 56
      high = high >> 8 | UInt64(byte) << 56
    }
    (self.low, self.high) = (low, high)
  }

  /// Stores it and returns where it ends. 16 bytes must be free.
  @inline(__always)
  func store(at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    place.storeBytes(of: low.littleEndian, as: UInt64.self)
    place.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
    return place + count
  }
}
