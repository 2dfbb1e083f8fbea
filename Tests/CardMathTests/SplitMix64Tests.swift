import CardMath
import Testing

@Suite struct SplitMix64Tests {
  /// The vectors that the algorithm's reference implementation gives for seed 1234567.
  @Test func drawsThePublishedVectors() {
    var random = SplitMix64(seed: 1_234_567)
    let drawn = (0..<5).map { _ in random.next() }
    #expect(
      drawn == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423, 4_593_380_528_125_082_431,
        16_408_922_859_458_223_821,
      ])
  }

  @Test func boundedDrawsStayBelowTheirBound() {
    var random = SplitMix64(seed: 1)
    var seen = Set<UInt64>()
    for _ in 0..<1000 { seen.insert(random.next(below: 7)) }
    #expect(seen == Set(0..<7))
  }

  @Test func unitDrawsStayBelowOne() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1000 { #expect((0..<1).contains(random.nextUnit())) }
  }

  /// For 2⁶³ + 1, every second draw would favour small results and is rejected.
  @Test func drawsThatFavourSmallResultsAreRejected() {
    let bound: UInt64 = (1 << 63) + 1
    var (random, plain) = (SplitMix64(seed: 3), SplitMix64(seed: 3))
    var rejected = 0
    for _ in 0..<1000 {
      let drawn = random.next(below: bound)
      var expected = plain.next()
      while expected < (1 << 63) - 1 {
        expected = plain.next()
        rejected += 1
      }
      #expect(drawn == expected % bound)
    }
    #expect((800...1200).contains(rejected))
    #expect(random == plain)
  }

  @Test func unitDrawsAreTheHighestBits() {
    var (random, plain) = (SplitMix64(seed: 4), SplitMix64(seed: 4))
    for _ in 0..<100 { #expect(random.nextUnit() * 0x1p53 == Double(plain.next() >> 11)) }
  }

  @Test func drawsBetweenTwoNumbersStayThere() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<1000 { #expect((-3...5).contains(random.next(from: -3, to: 5))) }
  }
}
