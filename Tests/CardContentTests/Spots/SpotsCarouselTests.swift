import Testing

@testable import CardContent

/// Items side by side (Spots-3, Spots-5, Spots-9).
@Suite struct SpotsCarouselTests {
  static func layout(
    _ system: ContentSystem, width: Double = 100, span: Double = 0, _ items: [SpotsItem],
    _ change: (inout SpotsComponent) -> Void = { _ in }
  ) -> ContentLayout {
    Fixtures.layout(system, width: width, Fixtures.component(.carousel, span: span, items, change))
  }

  static func size(_ layout: ContentLayout) -> [Double] {
    [layout.sections[0].contentWidth, layout.sections[0].contentHeight]
  }

  // MARK: - 7.5: the repository's own tests

  @Test func twoItemsWithInsetsAllRound() {
    let layout = Self.layout(.spots75, Fixtures.items(2, width: 50, height: 100)) {
      $0.layout.inset = Insets(top: 25, left: 25, bottom: 25, right: 25)
    }
    #expect(Self.size(layout) == [150, 150])
    #expect(layout.sections[0].width == 100)
    #expect(layout.height == 150)
    #expect(layout.items.map(\.frame) == [[25, 25, 50, 100], [75, 25, 50, 100]])
    #expect(Self.size(Self.layout(.spots75, Fixtures.items(2, width: 50, height: 50))) == [100, 50])
  }

  // Four items of 50 by 50 pt in 100: span, item spacing, inset on all sides, item width, positions, content size.
  @Test(
    arguments: [
      (0, 0, 0, 50, [0, 50, 100, 150], [200, 50]), (1, 0, 0, 100, [0, 100, 200, 300], [400, 50]),
      (2, 0, 0, 50, [0, 50, 100, 150], [200, 50]), (1, 0, 10, 80, [10, 90, 170, 250], [340, 70]),
      (2, 10, 10, 30, [10, 50, 90, 130], [170, 70]), (0, 10, 0, 50, [0, 60, 120, 180], [230, 50]),
    ] as [(Double, Double, Double, Double, [Double], [Double])])
  func goldenCarousels(
    span: Double, spacing: Double, inset: Double, width: Double, places: [Double], content: [Double]
  ) {
    let layout = Self.layout(.spots75, span: span, Fixtures.items(4, width: 50, height: 50)) {
      $0.layout.itemSpacing = spacing
      $0.layout.inset = Insets(top: inset, left: inset, bottom: inset, right: inset)
    }
    #expect(layout.items.map(\.frame) == places.map { [$0, inset, width, 50] })
    #expect(Self.size(layout) == content)
  }

  /// Fifteen items without a size are as wide as the carousel, and 44 pt high.
  @Test(arguments: [(1, [1500, 44]), (2, [800, 88]), (3, [500, 132])] as [(Int, [Double])])
  func fifteenItemsInRows(rows: Int, content: [Double]) {
    var document = SpotsDocument(components: [
      Fixtures.component(.carousel, Array(repeating: SpotsItem(), count: 15)) { $0.layout.itemsPerRow = rows }
    ])
    document.measure(for: .spots75)
    #expect(Self.size(document.layout(in: .spots75, width: 100)) == content)
  }

  // MARK: - 7.5: widths

  /// Only a column whose last position is filled counts, and one with a single item: with 14 items, three to a column,
  /// the fifth column begins where the content ends.
  @Test(
    arguments: [(11, 300), (12, 400), (13, 500), (14, 400), (15, 500), (1, 100), (2, 0), (3, 100)]
      as [(Int, Double)])
  func aColumnOfTwoOfThreeIsMissing(count: Int, width: Double) {
    let layout = Self.layout(.spots75, span: 1, Fixtures.items(count, height: 50)) { $0.layout.itemsPerRow = 3 }
    #expect(layout.sections[0].contentWidth == width)
    #expect(layout.strips[0].contentWidth == width)
    #expect(layout.items.last?.x == Double((count - 1) / 3) * 100)
    #expect(layout.strips[0].range == max(0, width - 100))
  }

  /// With two to a column there is no such remainder; each column counts.
  @Test(arguments: [(1, 100), (2, 100), (3, 200), (4, 200), (5, 300)] as [(Int, Double)])
  func columnsOfTwoAllCount(count: Int, width: Double) {
    let layout = Self.layout(.spots75, span: 1, Fixtures.items(count, height: 50)) { $0.layout.itemsPerRow = 2 }
    #expect(layout.sections[0].contentWidth == width)
  }

  /// The single item's column counts the first item's width and the line spacing: 4 · (90 + 5) + (60 + 7) − 5 + 3 + 4.
  @Test func aSingleItemsColumnCountsAsTheFirst() {
    let items = [SpotsItem(width: 60, height: 50)] + Fixtures.items(12, width: 90, height: 50)
    let layout = Self.layout(.spots75, items) {
      ($0.layout.itemSpacing, $0.layout.lineSpacing, $0.layout.itemsPerRow) = (5, 7, 3)
      $0.layout.inset = Insets(left: 3, right: 4)
    }
    #expect(layout.sections[0].contentWidth == 449)
  }

  /// The last item of a column sets the position of the next column, by its own width.
  @Test func columns() {
    let items = [50.0, 60, 70, 80, 90, 40, 30].map { SpotsItem(width: $0, height: 20) }
    let layout = Self.layout(.spots75, items) {
      ($0.headerHeight, $0.layout.itemsPerRow) = (11, 3)
      ($0.layout.itemSpacing, $0.layout.lineSpacing) = (5, 7)
      $0.layout.inset = Insets(top: 2, left: 9)
    }
    #expect(layout.items.map(\.x) == [9, 9, 9, 84, 84, 84, 129])
    #expect(layout.items.map(\.y) == [13, 40, 67, 13, 40, 67, 13])
    #expect(layout.items.map(\.width) == [50, 60, 70, 80, 90, 40, 30])
    #expect(layout.items.map(\.lineEnd) == [59, 69, 79, 164, 174, 174, 174])
  }

  @Test func widthsAreWholeAndNotNegative() {
    let thirds = Self.layout(.spots75, span: 3, Fixtures.items(4, height: 50))
    #expect(thirds.items.map(\.x) == [0, 33, 66, 99])
    // The content width is that of the models, before positions are rounded down: 4 · 100 / 3.
    #expect(thirds.sections[0].contentWidth.isNear(400.0 / 3, 1e-12))
    #expect(Self.layout(.spots75, Fixtures.items(1, width: 50.9, height: 50)).items[0].width == 50)
    for (inset, spacing) in [(60.0, 0.0), (0, 70)] {
      let none = Self.layout(.spots75, span: 2, Fixtures.items(1, height: 50)) {
        ($0.layout.inset.left, $0.layout.inset.right, $0.layout.itemSpacing) = (inset, inset, spacing)
      }
      #expect(none.items[0].width == 0)
    }
  }

  @Test func withoutASpanAViewSaysHowWide() {
    let component = Fixtures.component(
      .carousel, [SpotsItem(height: 9, view: 1), SpotsItem(width: 30, height: 9, view: 1)])
    let document = SpotsDocument(components: [component], views: [SpotsViewSize(view: 1, width: 70, height: 9)])
    #expect(document.layout(in: .spots75, width: 100).items.map(\.width) == [70, 30])
  }

  @Test func aDynamicSpanFillsTheCarousel() {
    for (isDynamic, width) in [(false, 25.0), (true, 50)] {
      for system in [ContentSystem.spots19, .spots75] {
        let layout = Self.layout(system, span: 4, Fixtures.items(2, height: 50)) {
          $0.layout.hasDynamicSpan = isDynamic
        }
        #expect(layout.items.map(\.width) == [width, width])
        #expect(layout.strips[0].span == 100 / width)
      }
    }
  }

  // MARK: - 7.5: heights

  @Test func allAreAsHighAsTheHighest() {
    let layout = Self.layout(.spots75, Fixtures.items([10, 40.5, 20], width: 50))
    #expect(layout.items.map(\.height) == [40.5, 40.5, 40.5])
    #expect(layout.height == 40.5)
  }

  /// (30 + 7) · 3 − 7 + 11 + 13 + 2 + 4 = 134; a page indicator below adds 22, one over the items adds nothing.
  @Test(
    arguments: [(.none, 134), (.below, 156), (.overlay, 134)] as [(SpotsComponent.PageIndicator, Double)])
  func theHeightOfAllThatIsInIt(indicator: SpotsComponent.PageIndicator, height: Double) {
    let layout = Self.layout(.spots75, span: 1, Fixtures.items(4, height: 30)) {
      ($0.headerHeight, $0.footerHeight) = (11, 13)
      ($0.layout.lineSpacing, $0.layout.itemsPerRow, $0.layout.pageIndicator) = (7, 3, indicator)
      $0.layout.inset = Insets(top: 2, bottom: 4)
    }
    #expect(layout.height == height)
    #expect(layout.strips[0].height == height)
  }

  /// All rows count, even with fewer items than rows; a single row has no spacing.
  @Test func rowsAreThereWithoutItems() {
    let one = Self.layout(.spots75, Fixtures.items(1, height: 30)) { $0.layout.itemsPerRow = 3 }
    #expect(one.height == 90)
    #expect(Self.layout(.spots75, Fixtures.items(1, height: 30)) { $0.layout.lineSpacing = 7 }.height == 30)
  }

  @Test func withoutItemsItIsAStripOfNothing() {
    for showsEmpty in [false, true] {
      let layout = Self.layout(.spots75, []) {
        ($0.headerHeight, $0.footerHeight, $0.layout.showsEmpty) = (20, 9, showsEmpty)
        ($0.layout.pageIndicator, $0.layout.isInfinite) = (.below, true)
        $0.layout.inset = Insets(top: 2, left: 3, bottom: 4, right: 5)
      }
      let strip = layout.strips[0]
      #expect(layout.height == (showsEmpty ? 29 : 0))
      #expect(strip.range == 0)
      #expect(strip.loop == nil)
      #expect(strip.count == 0)
      #expect(strip.items.isEmpty)
      #expect(strip.contentWidth == (showsEmpty ? 0 : 100))
    }
  }

  // MARK: - Strips

  @Test func itsStripKnowsWhatItNeeds() {
    let component = Fixtures.component(.carousel, span: 2, Fixtures.items(4, height: 50)) {
      ($0.layout.itemSpacing, $0.layout.lineSpacing) = (10, 7)
      $0.layout.inset = Insets(top: 1, left: 2, bottom: 3, right: 4)
    }
    let list = Fixtures.component(.list, Fixtures.items(3, height: 20))
    for system in [ContentSystem.spots19, .spots75] {
      let layout = Fixtures.layout(system, width: 100, list, component, list, component)
      #expect(layout.strips.map(\.section) == [1, 3])
      #expect(layout.strips.map(\.items) == [3..<7, 10..<14])
      let (strip, section) = (layout.strips[1], layout.sections[3])
      // The strip's top edge is its section's.
      #expect(strip.y == 0)
      #expect(strip.x == 0)
      #expect(strip.height == section.contentHeight)
      #expect(strip.width == 100)
      #expect(strip.contentWidth == section.contentWidth)
      #expect(strip.count == 4)
      #expect(strip.span == 2)
      #expect(strip.itemSpacing == 10)
      #expect(strip.lineSpacing == 7)
      #expect(strip.insetLeft == 2)
      #expect(strip.insetRight == 4)
    }
  }

  /// 1.9 pages or doesn't; 7.5 pages by item or by quarter, or doesn't.
  @Test(
    arguments: [
      (.disabled, .free, .nothing, .free, .nothing), (.item, .pages, .item19, .item, .item75),
      (.page, .pages, .item19, .quarter, .item75),
    ] as [(SpotsComponent.Pagination, Strip.Paging, Strip.Reported, Strip.Paging, Strip.Reported)])
  func whereItComesToRest(
    pagination: SpotsComponent.Pagination, paging19: Strip.Paging, told19: Strip.Reported, paging75: Strip.Paging,
    told75: Strip.Reported
  ) {
    let old = Self.layout(.spots19, Fixtures.items(2, height: 50)) { $0.pagination = pagination }.strips[0]
    #expect(old.paging == paging19)
    #expect(old.reported == told19)
    let new = Self.layout(.spots75, Fixtures.items(2, height: 50)) { $0.pagination = pagination }.strips[0]
    #expect(new.paging == paging75)
    #expect(new.reported == told75)
  }

  // MARK: - 1.9

  /// The right inset makes an item wider: 320 / 2 − (10 − 4) − 3 − 6 − 1 − 2 = 142. 7.5 doesn't do that.
  @Test func theInsetOnTheRightIsAdded() {
    func layout(_ width: Double, span: Double) -> ContentLayout {
      Self.layout(.spots19, width: width, span: span, Fixtures.items(3, width: 50, height: 40)) {
        $0.layout.inset = Insets(left: 10, right: 4)
        ($0.layout.itemSpacing, $0.layout.lineSpacing) = (3, 6)
        $0.layout.contentInset = Insets(left: 1, right: 2)
      }
    }
    // Half the line spacing at both ends, all of it between two items: 3 + 3 · 142 + 2 · 6 + 3.
    #expect(layout(320, span: 2).items.map(\.x) == [3, 151, 299])
    #expect(layout(320, span: 2).items.map(\.width) == [142, 142, 142])
    #expect(layout(320, span: 2).items.map(\.lineEnd) == [145, 293, 441])
    #expect(layout(320, span: 2).sections[0].contentWidth == 444)
    // ⌈142.5⌉, and without a span 320 − 18, whatever the item's own width.
    #expect(layout(321, span: 2).items[0].width == 143)
    #expect(layout(320, span: 0).items[0].width == 302)
    #expect(layout(10, span: 2).items[0].width == 0)
  }

  /// The height is the first item's, plus the insets if it isn't 0; a page indicator adds 22 and the insets again.
  @Test(
    arguments: [(50.2, .none, 62.2), (50.2, .below, 96.2), (0, .none, 0), (0, .below, 34)]
      as [(Double, SpotsComponent.PageIndicator, Double)])
  func theHeightUnder19(first: Double, indicator: SpotsComponent.PageIndicator, height: Double) {
    let layout = Self.layout(.spots19, Fixtures.items([first, 80])) {
      ($0.headerHeight, $0.footerHeight) = (20, 9)
      ($0.layout.pageIndicator, $0.layout.itemsPerRow, $0.layout.lineSpacing) = (indicator, 3, 6)
      $0.layout.inset = Insets(top: 5, bottom: 7)
      $0.layout.contentInset = Insets(top: 2, bottom: 1)
    }
    #expect((layout.sections[0].contentHeight - height).magnitude < 1e-12)
    #expect((layout.height - height - 3).magnitude < 1e-12)
    // Each item is ⌈h⌉ high, below the upper inset.
    #expect(layout.items.map(\.height) == [first == 0 ? 0 : 51, 80])
    #expect(layout.items.map(\.y) == [5, 5])
  }

  @Test func withoutItemsUnder19ThereIsNothing() {
    let layout = Self.layout(.spots19, []) {
      $0.layout.lineSpacing = 6
      $0.layout.inset = Insets(top: 5, bottom: 7)
    }
    #expect(Self.size(layout) == [0, 0])
    #expect(layout.strips[0].range == 0)
  }

  // MARK: - Infinite carousels

  /// Two items are duplicated at each end; of two items one is, of a single item none. 1.9 has no infinite carousels.
  @Test(
    arguments: [
      (1, [0]), (2, [1, 0, 1, 0]), (3, [1, 2, 0, 1, 2, 0, 1]), (4, [2, 3, 0, 1, 2, 3, 0, 1]),
      (5, [3, 4, 0, 1, 2, 3, 4, 0, 1]),
    ] as [(Int, [Int32])])
  func itemsLieTwiceAtTheEnds(count: Int, numbers: [Int32]) {
    for pagination in SpotsComponent.Pagination.allCases {
      let items = Fixtures.items(count, width: 50, height: 40)
      let layout = Self.layout(.spots75, items) { ($0.pagination, $0.layout.isInfinite) = (pagination, true) }
      #expect(layout.items.map(\.number) == numbers)
      #expect(layout.strips[0].count == count)
      #expect(layout.items.map(\.x) == numbers.indices.map { Double($0) * 50 })
      #expect(layout.sections[0].contentWidth == Double(numbers.count) * 50)
      #expect((layout.strips[0].loop == nil) == (count == 1))
      let old = Self.layout(.spots19, items) { ($0.pagination, $0.layout.isInfinite) = (pagination, true) }
      #expect(old.items.count == count && old.strips[0].loop == nil)
    }
  }

  /// Items at 10, 64, 118, …, 388: the first one is at 118, and the one after the first four positions at 226.
  ///
  /// The start is 118 − 1.5 · 4 without paging, and 118 − 10 with paging. The carousel wraps on the right from 226 + 50
  /// + 10 on, or by pages from 226 + 50 − 4 on.
  @Test(
    arguments: [(.disabled, 112, 286), (.item, 108, 286), (.page, 108, 272)]
      as [(SpotsComponent.Pagination, Double, Double)])
  func whereItBeginsAnew(pagination: SpotsComponent.Pagination, start: Double, high: Double) {
    let layout = Self.layout(.spots75, Fixtures.items(4, width: 50, height: 40)) {
      ($0.pagination, $0.layout.isInfinite, $0.layout.itemSpacing) = (pagination, true, 4)
      $0.layout.inset = Insets(left: 10, right: 20)
    }
    // 8 · 54 − 4 + 30.
    #expect(layout.sections[0].contentWidth == 458)
    #expect(
      layout.strips[0].loop
        == Strip.Loop(start: start, low: 10, fromLow: 216, high: high, fromHigh: 54, length: 216))
  }

  /// With two items the duplicate before them is the last item, and the one after them the first: 0, 50, 100, 150.
  @Test func twoItemsBeginAnew() {
    let layout = Self.layout(.spots75, Fixtures.items(2, width: 50, height: 40)) { $0.layout.isInfinite = true }
    #expect(
      layout.strips[0].loop == Strip.Loop(start: 50, low: 0, fromLow: 100, high: 150, fromHigh: 0, length: 100))
  }

  /// 110 − 1.5 · 5 = 102.5: halves are rounded up. With paging, 100.4 is rounded down.
  @Test func itsStartIsAWholeNumber() {
    func start(_ pagination: SpotsComponent.Pagination, spacing: Double, left: Double = 0) -> Double? {
      Self.layout(.spots75, Fixtures.items(4, width: 50, height: 40)) {
        ($0.pagination, $0.layout.isInfinite, $0.layout.itemSpacing) = (pagination, true, spacing)
        $0.layout.inset.left = left
      }.strips[0].loop?.start
    }
    #expect(start(.disabled, spacing: 5) == 103)
    #expect(start(.disabled, spacing: 5, left: 0.4) == 103)
    #expect(start(.item, spacing: 0.2) == 100)
    #expect(start(.page, spacing: 0.25) == 101)
  }

  /// The duplicates' widths count, in columns as well: 2 · 50 for four items of two rows, 4 · 50 for the duplicates.
  @Test func theItemsAtTheEndsCountEach() {
    let layout = Self.layout(.spots75, Fixtures.items(4, width: 50, height: 40)) {
      ($0.layout.isInfinite, $0.layout.itemsPerRow) = (true, 2)
    }
    #expect(layout.sections[0].contentWidth == 300)
  }

  /// After a wrap the same items are at the same positions on the screen. With two items that isn't so on the right,
  /// but that offset is past the end.
  @Test(arguments: [3, 4, 7], [0.0, 6])
  func whereItGoesOnTheSameIsSeen(count: Int, spacing: Double) throws {
    let layout = Self.layout(.spots75, span: 2, Fixtures.items(count, height: 40)) {
      ($0.layout.isInfinite, $0.layout.itemSpacing) = (true, spacing)
    }
    let strip = layout.strips[0]
    func seen(_ offset: Double) -> [[Double]] {
      layout.items.filter { $0.x + $0.width > offset && $0.x < offset + 100 }.map {
        [$0.x - offset, Double($0.number)]
      }
    }
    // Past the left end nothing shows, so the offset is just before it.
    let low = try #require(strip.wrapped(-1e-9))
    #expect(seen(low) == seen(0))
    // The wrap on the right ignores the spacing: the new position is a gap further left than the old one.
    let loop = try #require(strip.loop)
    #expect(loop.high - loop.fromHigh == loop.length - spacing)
    if spacing == 0 { #expect(strip.wrapped(loop.high).map(seen) == seen(loop.high)) }
  }

  /// The positions of an infinite carousel have the items' widths in the items' own order, whichever item is at a
  /// position.
  @Test func anInfiniteOnesPlacesHaveTheWidthsInTheirOrder() {
    let items = [30.0, 40, 50].map { SpotsItem(width: $0, height: 40) }
    let layout = Self.layout(.spots75, items) { $0.layout.isInfinite = true }
    #expect(layout.items.map(\.number) == [1, 2, 0, 1, 2, 0, 1])
    #expect(layout.items.map(\.width) == [30, 40, 50, 30, 40, 50, 30])
    #expect(layout.items.map(\.x) == [0, 30, 70, 120, 150, 190, 240])
    #expect(layout.sections[0].contentWidth == 270)
  }
}
