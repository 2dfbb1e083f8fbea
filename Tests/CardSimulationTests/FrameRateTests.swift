import CardSimulation
import Testing

@Suite struct FrameRateTests {
  @Test func isInLowestTerms() {
    #expect(FrameRate(frames: 59_940, seconds: 1000) == FrameRate(frames: 2997, seconds: 50))
    #expect(FrameRate(frames: 120, seconds: 2) == FrameRate(frames: 60))
    #expect(FrameRate(frames: 60_000, seconds: 1001).frames == 60_000)
    #expect(FrameRate(frames: 60_000, seconds: 1001).seconds == 1001)
  }

  @Test func hertzIsTheQuotient() {
    #expect(FrameRate(frames: 60).hertz == 60)
    #expect(FrameRate(frames: 60_000, seconds: 1001).hertz == 60_000.0 / 1001)
  }

  /// Neighbours that no `Double` tells apart are in their order all the same.
  @Test func comparesWithoutRounding() {
    let (low, high) = (FrameRate(frames: 9_999_999_998, seconds: 9_999_999_999), FrameRate(frames: 1))
    #expect(low.isBetween(low, and: high))
    #expect(high.isBetween(low, and: high))
    #expect(!FrameRate(frames: 9_999_999_997, seconds: 9_999_999_998).isBetween(low, and: high))
    #expect(!FrameRate(frames: 240_001, seconds: 1000).isBetween(low, and: FrameRate(frames: 240)))
  }
}
