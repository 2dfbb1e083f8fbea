/// Bytes in few signs that any page and any source file can hold: packed as LZMA, 13 bits in two signs.
///
/// The signs are those of ASCII from `!` to `~` without `"`, `<` and `\`, so that nothing ends early in a script
/// element or in a literal. Two of the 91 are worth 8,281, of which 8,192 are used: 1.23 signs a byte, where base64 has
/// 1.33.
public enum PackedText {
  private static let digits = (UInt8(ascii: "!")...UInt8(ascii: "~")).filter { !#""<\"#.utf8.contains($0) }

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
    let texts = [4096, 3072, 2048, 1024].flatMap { tries in
      (0...4).map { bits in
        let effort = LZMAEncoder.Effort(tries: tries, enough: LZMAEncoder.Effort.thorough.enough)
        return signs(LZMAEncoder.packed(bytes, previousBits: bits, effort: effort))
      }
    }
    return shortest(of: texts, without: words)
  }

  /// Returns the text of bytes that are packed already.
  ///
  /// - Parameters:
  ///   - kinds: The same packed in several ways, each in fewer than 2^31 bytes.
  ///   - words: Words that the text must not contain, as above.
  /// - Returns: The shortest text without the words; nil: there is none.
  public static func carried(packed kinds: [[UInt8]], without words: [String] = []) -> String? {
    shortest(of: kinds.map(signs), without: words)
  }

  private static func shortest(of texts: [[UInt8]], without words: [String]) -> String? {
    let free = texts.sorted { $0.count < $1.count }.first { text in
      let letters = text.map { sign in (0x41...0x5A).contains(sign) ? sign | 0x20 : sign }
      return !words.contains { word in letters.indices.contains { letters[$0...].starts(with: word.utf8) } }
    }
    return free.map { String(decoding: $0, as: UTF8.self) }
  }

  /// Returns bytes as signs: their bits 13 by 13, the highest first, the last ones filled up with 0.
  static func signs(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 5 / 4 + 2)
    var (bits, count) = (UInt32(0), 0)
    func append(_ value: UInt32) { text += [digits[Int(value) / 91], digits[Int(value) % 91]] }
    for byte in bytes {
      (bits, count) = (bits << 8 | UInt32(byte), count + 8)
      if count < 13 { continue }
      count -= 13
      append(bits >> UInt32(count) & 0x1FFF)
    }
    if count > 0 { append(bits << UInt32(13 - count) & 0x1FFF) }
    return text
  }
}
