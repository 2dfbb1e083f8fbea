/// A running digest of 64-bit words: the one number that tells if two timelines are the same.
///
/// FNV-1a over the eight bytes of each word, the lowest first:
///
/// ```
/// digest ← (digest XOR byte) · 0x100000001B3   (mod 2⁶⁴), from 0xCBF29CE484222325
/// ```
///
/// Combining a whole word in one step would be eight times as fast, but a product carries nothing downward: a word's
/// sign bit would change only the digest's highest bit, so that any two flipped signs would cancel out, and a timeline
/// with all its velocities negated would have the same digest.
///
/// Each step is one to one, so timelines that differ in a single cell never have the same digest. It detects changes,
/// not deliberate manipulation. (Fowler, Noll and Vo, *The FNV Non-Cryptographic Hash Algorithm*.)
public struct Digest: Hashable, Sendable {
  @usableFromInline
  var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Creates the digest of no data.
  @inlinable
  public init() {}

  /// The digest so far.
  @inlinable
  public var value: UInt64 { state }

  /// Combines one word.
  @inlinable
  public mutating func combine(_ word: UInt64) {
    var rest = word
    for _ in 0..<8 {
      state = (state ^ (rest & 0xFF)) &* 0x100_0000_01B3
      rest &>>= 8
    }
  }

  /// Combines a whole number.
  @inlinable
  public mutating func combine(_ number: Int64) {
    combine(UInt64(bitPattern: number))
  }

  /// Combines a number by its bits, −0 as +0.
  ///
  /// - Parameter number: Finite; infinities and NaN don't occur in a timeline.
  @inlinable
  public mutating func combine(_ number: Double) {
    precondition(number.isFinite, "\(number) in a digest, where only finite numbers have a place")
    combine((number + 0).bitPattern)
  }

  /// Combines an empty cell: a word that no finite number has.
  @inlinable
  public mutating func combineEmpty() {
    combine(0x7FF8_0000_0000_0000 as UInt64)
  }

  /// Combines text: the number of its UTF-8 bytes as a word, then the bytes.
  ///
  /// - Parameter count: The number of bytes of `text`.
  @inlinable
  public mutating func combine(utf8 text: some Sequence<UInt8>, count: Int) {
    combine(Int64(count))
    var taken = 0
    for byte in text {
      state = (state ^ UInt64(byte)) &* 0x100_0000_01B3
      taken += 1
    }
    precondition(taken == count, "\(taken) bytes of text where \(count) were announced")
  }
}
