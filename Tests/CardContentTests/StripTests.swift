import Testing

@testable import CardContent

@Suite struct StripTests {
  static func strip(contentWidth: Double, loop: Strip.Loop? = nil) -> Strip {
    Strip(
      section: 0, y: 0, height: 50, x: 0, width: 100, contentWidth: contentWidth, paging: .free, reported: .nothing,
      count: 4,
      loop: loop)
  }

  static func loop(start: Double) -> Strip.Loop {
    Strip.Loop(start: start, low: 10, fromLow: 200, high: 270, fromHigh: 50, length: 200)
  }

  @Test(arguments: [(400, 300), (100, 0), (99, 0), (0, 0), (-50, 0)] as [(Double, Double)])
  func itIsScrolledAsFarAsItIsWiderThanItsViewport(contentWidth: Double, range: Double) {
    #expect(Self.strip(contentWidth: contentWidth).range == range)
  }

  @Test func onlyAnInfiniteOneBeginsElsewhere() {
    #expect(Self.strip(contentWidth: 400).startOffset == 0)
    #expect(Self.strip(contentWidth: 400, loop: Self.loop(start: 120)).startOffset == 120)
  }

  @Test(arguments: [(-30, 0), (0, 0), (300, 300), (900, 300)] as [(Double, Double)])
  func itBeginsWithinItsEnds(start: Double, offset: Double) {
    #expect(Self.strip(contentWidth: 400, loop: Self.loop(start: start)).startOffset == offset)
  }

  /// An infinite strip wraps below `low` and from `high` on; the distance past them doesn't count (Spots-9).
  @Test(
    arguments: [
      (-50, 200), (9.999, 200), (10, nil), (150, nil), (269.999, nil), (270, 50), (400, 50),
    ] as [(Double, Double?)])
  func anInfiniteOneBeginsAnew(offset: Double, wrapped: Double?) {
    #expect(Self.strip(contentWidth: 400, loop: Self.loop(start: 120)).wrapped(offset) == wrapped)
  }

  @Test func anyOtherEndsAtItsEnds() {
    for offset in [-50.0, 0, 150, 1000] { #expect(Self.strip(contentWidth: 400).wrapped(offset) == nil) }
  }
}
