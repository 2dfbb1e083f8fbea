import CardMath
import CardTestSupport
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

  @Test func numbersCountByTheirBits() {
    var (numbers, words) = (Digest(), Digest())
    numbers.combine(Int64(-1))
    numbers.combine(1.5)
    numbers.combine(-812.25)
    words.combine(UInt64.max)
    words.combine(UInt64(0x3FF8_0000_0000_0000))
    words.combine(UInt64(0xC089_6200_0000_0000))
    #expect(numbers == words)
    #expect(numbers.value == words.value)
  }

  @Test func orderCounts() {
    var (a, b) = (Digest(), Digest())
    a.combine(1.0)
    a.combine(2.0)
    b.combine(2.0)
    b.combine(1.0)
    #expect(a != b)
  }

  @Test func anEmptyCellIsNoNumber() {
    var (empty, zero, nothing) = (Digest(), Digest(), Digest())
    empty.combineEmpty()
    zero.combine(0.0)
    #expect(empty != zero && empty != nothing)
    nothing.combine(Double.nan.bitPattern)
    #expect(empty == nothing)
  }

  @Test(arguments: Seeds.few)
  func oneFlippedBitShows(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let words = (0..<20).map { _ in random.next() }
    var whole = Digest()
    for word in words { whole.combine(word) }
    for bit in 0..<64 {
      var flipped = Digest()
      let place = Int(random.next(below: 20))
      for (index, word) in words.enumerated() { flipped.combine(index == place ? word ^ (1 << bit) : word) }
      #expect(flipped != whole)
    }
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

  @Test func textOfWholeWordsHasNoWordMore() {
    var (text, words) = (Digest(), Digest())
    text.combine(utf8: "abcdefgh".utf8, count: 8)
    text.combine(utf8: "".utf8, count: 0)
    words.combine(UInt64(8))
    words.combine(UInt64(0x6867_6665_6463_6261))
    words.combine(UInt64(0))
    #expect(text == words)
  }
}
