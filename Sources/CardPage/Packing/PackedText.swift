/// Bytes in few signs that any page and any source file can hold: packed as LZMA, 13 or 14 bits in two signs.
///
/// The signs are those of ASCII from the blank to `~` without `"` and `<`, so that nothing ends early in a script
/// element or in a raw literal, and `"` can stand between two texts. Two of the 93 are worth 8,649: all of 13 bits, and
/// 14 bits where the lower 13 are worth up to 456, as in Henke's basE91. That is 1.225 signs a byte, where base64 has
/// 1.33. The first sign says by how many places the others are turned, so that a text can avoid words.
public enum PackedText {
  private static let digits = (UInt8(ascii: " ")...UInt8(ascii: "~")).filter { !#""<"#.utf8.contains($0) }

  /// The greatest number of 13 bits after which the next bit is taken, too.
  private static let roomy = UInt32(digits.count * digits.count - 8192 - 1)

  /// Returns the text of some bytes, which a page unpacks.
  static func text(_ bytes: [UInt8], effort: LZMAEncoder.Effort = .quick) -> [UInt8] {
    signs(LZMAEncoder.packed(bytes, effort: effort))
  }

  /// Returns the text of bytes that are packed once and then carried: about as short as it can be.
  ///
  /// The signs look random, and may spell a word that a search over the sources would report.
  ///
  /// - Parameters:
  ///   - bytes: Any bytes, fewer than 2^31.
  ///   - words: Words that the text must not contain, in small letters; capitals count as those.
  /// - Returns: The shortest text without the words, of several efforts; nil: there is none.
  public static func carried(_ bytes: [UInt8], without words: [String] = []) -> String? {
    let kinds = [4096, 3072, 2048, 1024].flatMap { tries in
      (0...4).map { bits in
        let effort = LZMAEncoder.Effort(tries: tries, enough: LZMAEncoder.Effort.thorough.enough)
        return LZMAEncoder.packed(bytes, previousBits: bits, effort: effort)
      }
    }
    return carried(packed: kinds, without: words)
  }

  /// Returns the text of bytes that are packed already.
  ///
  /// - Parameters:
  ///   - kinds: The same packed in several ways, each in fewer than 2^31 bytes.
  ///   - words: Words that the text must not contain, as above.
  /// - Returns: The shortest text without the words; nil: there is none.
  public static func carried(packed kinds: [[UInt8]], without words: [String] = []) -> String? {
    for kind in kinds.sorted(by: { $0.count < $1.count }) {
      for turn in digits.indices {
        let text = signs(kind, turnedBy: turn)
        let letters = text.map { sign in (0x41...0x5A).contains(sign) ? sign | 0x20 : sign }
        let isFree = !words.contains { word in letters.indices.contains { letters[$0...].starts(with: word.utf8) } }
        if isFree { return String(decoding: text, as: UTF8.self) }
      }
    }
    return nil
  }

  /// Returns bytes as signs: their bits from the lowest of the first byte on, the last ones filled up with 0.
  static func signs(_ bytes: [UInt8], turnedBy turn: Int = 0) -> [UInt8] {
    let signs = Array(digits[turn...] + digits[..<turn])
    var text = [digits[turn]]
    text.reserveCapacity(bytes.count * 5 / 4 + 3)
    var (bits, count) = (UInt32(0), 0)
    func append(_ value: UInt32) { text += [signs[Int(value) / signs.count], signs[Int(value) % signs.count]] }
    for byte in bytes {
      (bits, count) = (bits | UInt32(byte) << UInt32(count), count + 8)
      if count < 14 { continue }
      let taken: UInt32 = bits & 0x1FFF > roomy ? 13 : 14
      append(bits & (1 << taken - 1))
      (bits, count) = (bits >> taken, count - Int(taken))
    }
    if count > 0 { append(bits) }
    return text
  }
}
