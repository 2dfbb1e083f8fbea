import CardMath
import CardTestSupport
import Testing

@testable import CardPage

@Suite struct PackedTextTests {
  /// 13 bits in two signs, or 14 where the lower 13 are worth up to 456: their number in base 93, by signs from the
  /// blank on, of which two are left out.
  @Test func signsAreTheBits() {
    #expect(PackedText.signs([]) == Array(" ".utf8))
    #expect(PackedText.signs([0]) == Array("   ".utf8))
    // 255 is 2 times 93, and 69.
    #expect(PackedText.signs([0xFF]) == Array(" #g".utf8))
    // 13 ones are 8191: 88 times 93, and 7. The other 7 and zeros are 127: 93, and 34.
    #expect(PackedText.signs([0xFF, 0xFF, 0x0F]) == Array(" z(!D".utf8))
    // 14 bits whose lower 13 are 456, which is 8648: 92 times 93, and 92. The other 2 are 3.
    #expect(PackedText.signs([0xC8, 0xE1]) == Array(" ~~ $".utf8))
    // Turned by one place, each is the next one, and the last the first.
    #expect(PackedText.signs([0xC8, 0xE1], turnedBy: 1) == Array("!  !%".utf8))
  }

  @Test(arguments: Seeds.few) func signsEndNothing(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for count in [1, 2, 3, 12, 13, 14, 100, 1001] {
      let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
      let signs = PackedText.signs(bytes)
      let unfit = signs.filter { !(0x20...0x7E).contains($0) || [0x22, 0x3C].contains($0) }
      #expect(unfit.isEmpty, "seed \(seed)")
      #expect((count * 8 + 13) / 14 * 2 + 1...(count * 8 + 12) / 13 * 2 + 1 ~= signs.count, "seed \(seed)")
      for turn in [0, 1, 92] {
        let signs = PackedText.signs(bytes, turnedBy: turn)
        #expect(try Unpacker.bytes(signs).prefix(count) == bytes[...], "seed \(seed), turned by \(turn)")
      }
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
    #expect(other != carried)
    #expect(!other.lowercased().contains(word))
    #expect(try Unpacker.unpacked(signs: Array(other.utf8)) == text)
    #expect(PackedText.carried(text, without: [" ", "!", "a"]) == nil)
  }
}
