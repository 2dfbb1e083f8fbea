import CardModel
import Testing

@Suite struct PagingRulesTests {
  static let rules = PagingRules()

  /// TGPageCardView.swift: 5 pt between the cards.
  @Test func theStrideIsAPageAndTheGap() {
    #expect(Self.rules.stride(cardWidth: 393) == 398)
    #expect(Self.rules.stride(cardWidth: 323.76) == 328.76)
  }

  /// `Int(floor(x) / (floor(width) + 5))`, computed by hand: the index is that of the page at the left edge.
  @Test(arguments: [
    (-60.0, 393.0, 0), (0, 393, 0), (397.999, 393, 0), (398, 393, 1), (795.999, 393, 1), (796, 393, 2), (900, 393, 2),
    // Three pages of 0.38 · 852 = 323.76: the second one is at 328.76, and 328 / 328 = 1.
    (328.76, 323.76, 1), (327.99, 323.76, 0), (328, 323.76, 1), (657.52, 323.76, 2), (5_000, 323.76, 2),
  ])
  func theIndexIsThatOfTheLeftEdge(offset: Double, width: Double, page: Int) {
    #expect(Self.rules.index(at: offset, cardWidth: width, count: 3) == page)
  }

  /// Five pages of 100 pt.
  @Test(arguments: [
    // A slow release: the nearest page; of two equally near, the later one.
    (249.0, 0.0, 2, 2), (250, 0, 2, 3), (250, 99, 2, 3), (249, 99, 2, 2), (251, -99, 2, 3), (150, 0, 2, 2),
    (149, 0, 2, 1),
    // A flick: the page in its direction.
    (201, 100, 2, 3), (299, -100, 2, 2), (201, -100, 2, 2), (199, -100, 2, 1), (199, 100, 2, 2), (200, 100, 2, 3),
    (200, -100, 2, 1),
    // The target is never more than a page from the start of the drag.
    (380, 0, 2, 3), (390, 5_000, 2, 3), (20, 0, 2, 1), (20, -5_000, 2, 1),
    // The target is never past the ends.
    (-40, -800, 0, 0), (430, 800, 4, 4), (430, 0, 4, 4), (-40, 800, 0, 0), (40, 800, 0, 1),
  ])
  func aReleaseGoesToOnePage(offset: Double, velocity: Double, began: Int, page: Int) {
    #expect(Self.rules.target(releasedAt: offset, velocity: velocity, from: began, stride: 100, count: 5) == page)
  }

  @Test func fromNoSpeedOnAnyVelocityHasADirection() {
    var rules = PagingRules()
    rules.flickVelocity = 0
    #expect(rules.target(releasedAt: 210, velocity: 0.01, from: 2, stride: 100, count: 5) == 3)
    #expect(rules.target(releasedAt: 210, velocity: 0, from: 2, stride: 100, count: 5) == 2)
    #expect(rules.target(releasedAt: 290, velocity: -0.01, from: 2, stride: 100, count: 5) == 2)
  }
}
