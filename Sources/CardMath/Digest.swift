/// A running FNV-1a digest over 64-bit words: the one number that says whether two timelines are the same.
///
/// ```
/// digest ← (digest XOR word) · 0x100000001B3   (mod 2⁶⁴), from 0xCBF29CE484222325
/// ```
public struct Digest: Hashable, Sendable {
  /// The digest so far.
  public private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A digest of nothing.
  public init() {}

  /// Takes in one word.
  @inlinable
  public mutating func combine(_ word: UInt64) {
    mix(word)
  }

  @usableFromInline
  mutating func mix(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
  }

  /// Takes in a whole number.
  public mutating func combine(_ number: Int64) {
    mix(UInt64(bitPattern: number))
  }

  /// Takes in a number by its bits, −0 as +0.
  public mutating func combine(_ number: Double) {
    precondition(number.isFinite, "only finite numbers have a place in a digest")
    mix((number + 0).bitPattern)
  }

  /// Takes in a cell that is empty: a word that no finite number has.
  public mutating func combineEmpty() {
    mix(0x7FF8_0000_0000_0000)
  }

  /// Takes in text: the number of its UTF-8 bytes, then the bytes, eight to a word, the first the lowest.
  public mutating func combine(utf8 text: some Sequence<UInt8>, count: Int) {
    mix(UInt64(count))
    var word: UInt64 = 0
    var shift: UInt64 = 0
    for byte in text {
      word |= UInt64(byte) << shift
      shift += 8
      if shift == 64 {
        mix(word)
        word = 0
        shift = 0
      }
    }
    if shift > 0 { mix(word) }
  }
}
