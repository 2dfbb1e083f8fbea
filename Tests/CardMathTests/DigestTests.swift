import CardMath
import Testing

@Suite struct DigestTests {
  @Test func startsAtTheOffsetBasis() {
    #expect(Digest().value == 0xCBF2_9CE4_8422_2325)
  }

  @Test func oneWordIsXorThenMultiply() {
    var digest = Digest()
    digest.combine(UInt64(0x61))
    // The FNV-1a value of the single byte "a", published with the algorithm.
    #expect(digest.value == 0xAF63_DC4C_8601_EC8C)
  }

  @Test func negativeZeroIsZero() {
    var (a, b) = (Digest(), Digest())
    a.combine(-0.0)
    b.combine(0.0)
    #expect(a == b)
  }

  @Test func textIsItsLengthAndItsBytes() {
    var text = Digest()
    text.combine(utf8: "abcdefghi".utf8, count: 9)
    var words = Digest()
    words.combine(UInt64(9))
    words.combine(UInt64(0x6867_6665_6463_6261))
    words.combine(UInt64(0x69))
    #expect(text == words)
  }
}
