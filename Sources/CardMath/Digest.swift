/// A running digest of 64-bit words: the one number that says whether two timelines are the same.
///
/// FNV-1a over the eight bytes of each word, the lowest first:
///
/// ```
/// digest ← (digest XOR byte) · 0x100000001B3   (mod 2⁶⁴), from 0xCBF29CE484222325
/// ```
///
/// Taking a whole word in one step would be eight times as fast, but a product carries nothing downward: a word's sign
/// bit would move the digest's highest bit and nothing else, so that any two flipped signs would cancel out, and a
/// timeline with all its velocities turned round would pass for the same.
///
/// Each step is one to one, so that timelines which differ in a single cell never have the same digest. It is a check
/// against change, not against intent. (Fowler, Noll and Vo, *The FNV Non-Cryptographic Hash Algorithm*.)
public struct Digest: Hashable, Sendable {
  @usableFromInline
  var state: UInt64 = 0xCBF2_9CE4_8422_2325

  /// A digest of nothing.
  @inlinable
  public init() {}

  /// The digest so far.
  @inlinable
  public var value: UInt64 { state }

  /// Takes in one word.
  @inlinable
  public mutating func combine(_ word: UInt64) {
    var rest = word
    for _ in 0..<8 {
      state = (state ^ (rest & 0xFF)) &* 0x100_0000_01B3
      rest &>>= 8
    }
  }

  /// Takes in a whole number.
  @inlinable
  public mutating func combine(_ number: Int64) {
    combine(UInt64(bitPattern: number))
  }

  /// Takes in a number by its bits, −0 as +0.
  ///
  /// - Parameter number: finite; infinities and NaN have no place in a timeline.
  @inlinable
  public mutating func combine(_ number: Double) {
    precondition(number.isFinite, "\(number) in a digest, where only finite numbers have a place")
    combine((number + 0).bitPattern)
  }

  /// Takes in a cell that is empty: a word that no finite number has.
  @inlinable
  public mutating func combineEmpty() {
    combine(0x7FF8_0000_0000_0000 as UInt64)
  }

  /// Takes in text: the number of its UTF-8 bytes as a word, then the bytes.
  ///
  /// - Parameter count: how many bytes `text` has.
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
