import CardMath
import CardTestSupport
import Testing

@testable import CardPage

@Suite struct PackedTextTests {
  /// 13 bits in two signs: their number in base 91, by signs from `!` on, of which three are left out.
  @Test func signsAreTheBits() {
    #expect(PackedText.signs([]) == [])
    #expect(PackedText.signs([0]) == Array("!!".utf8))
    // 8 ones and 5 zeros are 8160: 89 times 91, and 61.
    #expect(PackedText.signs([0xFF]) == Array("}a".utf8))
    // 13 ones are 8191: 90 times 91, and 1. The other 7 and 6 zeros are 8128: 89 times 91, and 29.
    #expect(PackedText.signs([0xFF, 0xFF, 0xF0]) == Array("~#}@".utf8))
  }

  @Test(arguments: Seeds.few) func signsEndNothing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for count in [1, 2, 3, 12, 13, 14, 100, 1001] {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let signs = PackedText.signs(bytes)
      let unfit = signs.filter { !(0x21...0x7E).contains($0) || [0x22, 0x3C, 0x5C].contains($0) }
      #expect(unfit.isEmpty, "seed \(seed)")
      #expect(signs.count == (count * 8 + 12) / 13 * 2, "seed \(seed)")
      #expect(try Unpacker.bytes(signs).prefix(count) == bytes[...], "seed \(seed)")
    }
  }

  @Test func whatIsCarriedComesBack() throws {
    let text = Array(PageWriter.file("phone.css").utf8.prefix(900))
    let carried = try #require(PackedText.carried(text))
    #expect(try Unpacker.unpacked(signs: Array(carried.utf8)) == text)
    #expect(try Unpacker.unpacked(signs: PackedText.text(text)) == text)
    // Without three of its own signs in a row it is another text, of the same bytes.
    let word = String(carried.lowercased().prefix(200).suffix(3))
    let other = try #require(PackedText.carried(text, without: [word]))
    #expect(other != carried && !other.lowercased().contains(word))
    #expect(try Unpacker.unpacked(signs: Array(other.utf8)) == text)
    #expect(PackedText.carried(text, without: ["!"]) == nil)
  }
}
