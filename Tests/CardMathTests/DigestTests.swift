import CardMath
import CardTestSupport
import Testing

@Suite struct DigestTests {
  @Test func startsAtTheOffsetBasis() {
    #expect(Digest().value == 0xCBF2_9CE4_8422_2325)
  }

  /// A word's digest takes its bytes one by one, the lowest first, as the algorithm's own loop does.
  @Test func aWordIsItsBytes() {
    var digest = Digest()
    digest.combine(UInt64(0x0000_0000_0000_0000))
    // A zero byte only multiplies: eight of them multiply the basis by the eighth power of the prime.
    var product: UInt64 = 0xCBF2_9CE4_8422_2325
    for _ in 0..<8 { product = product &* 0x100_0000_01B3 }
    #expect(digest.value == product)
    var word = Digest()
    word.combine(UInt64(0x6867_6665_6463_6261))
    var bytes: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "abcdefgh".utf8 { bytes = (bytes ^ UInt64(byte)) &* 0x100_0000_01B3 }
    #expect(word.value == bytes)
  }

  /// Flipped signs change the digest. A digest that takes a whole word in one step would miss them.
  @Test func flippedSignsShow() {
    var (forward, backward) = (Digest(), Digest())
    for value in stride(from: 1.0, through: 60, by: 1) {
      forward.combine(value)
      backward.combine(-value)
    }
    #expect(forward != backward)
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
    #expect(empty != zero)
    #expect(empty != nothing)
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
    text.combine(utf8: "abcdefgh".utf8, count: 8)
    var words = Digest()
    words.combine(UInt64(8))
    words.combine(UInt64(0x6867_6665_6463_6261))
    #expect(text == words)
    var (one, other) = (Digest(), Digest())
    one.combine(utf8: "ab".utf8, count: 2)
    one.combine(utf8: "c".utf8, count: 1)
    other.combine(utf8: "a".utf8, count: 1)
    other.combine(utf8: "bc".utf8, count: 2)
    #expect(one != other)
  }
}
