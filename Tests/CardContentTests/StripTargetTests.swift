import CardMath
import CardTestSupport
import Testing

@testable import CardContent

/// The targets of released carousels (Spots-8, Spots-9, Parts-10). All of them are 100 pt wide.
@Suite struct StripTargetTests {
  /// Returns the layout of a single carousel, and its strip.
  static func carousel(
    _ system: ContentSystem, span: Double = 0, _ count: Int, width: Double = 0,
    _ change: (inout SpotsComponent) -> Void = { _ in }
  ) -> (layout: ContentLayout, strip: Strip) {
    let items = Fixtures.items(count, width: width, height: 50)
    let layout = Fixtures.layout(system, width: 100, Fixtures.component(.carousel, span: span, items, change))
    return (layout, layout.strips[0])
  }

  // MARK: - Free and paged

  @Test func aFreeOneGoesWhereItGoes() {
    let (layout, strip) = Self.carousel(.spots75, 4, width: 80)
    let target = layout.target(of: strip, from: 30, began: 0, projected: 70, page: 100)
    #expect(target == StripTarget(offset: nil, reported: nil))
  }

  /// A paged view settles to the given page; its callback at rest isn't decided here.
  @Test func aPagedViewGoesToItsPage() {
    var part = CardPart(kind: .paged, height: 200)
    part.count = 3
    let layout = PartsDocument(cards: [PartsCard(name: 0, states: [.init(name: 0, parts: [part])], state: 0)])
      .layout(in: .cardParts40, width: 375)
    let target = layout.target(of: layout.strips[0], from: 30, began: 0, projected: 70, page: 281)
    #expect(target == StripTarget(offset: 281, reported: nil))
  }

  /// 1.9 never writes the formula's target back: the scroll view's own paging moves the strip.
  @Test func what19TellsIsntWhereItGoes() {
    let (layout, strip) = Self.carousel(.spots19, span: 2, 6) { $0.pagination = .item }
    let target = layout.target(of: strip, from: 120, began: 0, projected: 180, page: 100)
    #expect(target == StripTarget(offset: 100, reported: 2))
    #expect(layout.target(of: strip, from: 120, began: 0, projected: 180, page: 200).reported == 4)
  }

  // MARK: - 1.9's item

  /// Pages of 100 pt, 4 items of 100 pt: ⌈⌉ if the strip goes on, ⌊⌋ if it goes back or stays. 400 · 4 / 400 = 4 is the
  /// index past the last one, at which the real code traps.
  @Test(
    arguments: [
      (150, 200, 2), (150, 100, 1), (150, 150, 1), (200, 300, 2), (200, 200, 2), (201, 300, 3), (0, 100, 0),
      (310, 400, nil), (300, 400, 3), (-50, -100, 0), (-50, 0, 0),
    ] as [(Double, Double, Int?)])
  func theItemThatIsToldOf(current: Double, target: Double, reported: Int?) {
    let (layout, strip) = Self.carousel(.spots19, span: 1, 4) { $0.pagination = .item }
    #expect(layout.item19(of: strip, from: current, to: target) == reported)
  }

  /// w = 100 − (20 − 5) − 10 = 75, content 4 · 85 = 340, a page 100 − 5 + 20 + 10 = 125: 250 · 4 / 340 = 2.9, 125 · 4 /
  /// 340 = 1.5, and 375 is clamped to 340.
  @Test(
    arguments: [(130, 200, 2), (130, 100, 1), (300, 330, nil), (124, 200, 1), (126, 200, 2)] as [(Double, Double, Int?)]
  )
  func insetsAndSpacingChangeThePage(current: Double, target: Double, reported: Int?) {
    let (layout, strip) = Self.carousel(.spots19, span: 1, 4) {
      $0.pagination = .item
      $0.layout.inset = Insets(left: 20, right: 5)
      $0.layout.lineSpacing = 10
    }
    #expect(strip.contentWidth == 340)
    #expect(layout.item19(of: strip, from: current, to: target) == reported)
  }

  @Test func nothingIsToldOfNothing() {
    let (layout, strip) = Self.carousel(.spots19, 0) { $0.pagination = .item }
    #expect(layout.item19(of: strip, from: 0, to: 100) == nil)
    // These insets leave nothing of the page.
    let (other, narrow) = Self.carousel(.spots19, 4) { $0.layout.inset.right = 100 }
    #expect(other.item19(of: narrow, from: 0, to: 100) == nil)
  }

  // MARK: - The item in the middle

  /// Items at 10, 50, 90 and 130, 30 pt wide, in a content of 170.
  static let spaced = carousel(.spots75, span: 2, 4) {
    $0.pagination = .item
    $0.layout.itemSpacing = 10
    $0.layout.inset = Insets(top: 10, left: 10, bottom: 10, right: 10)
  }

  /// The probe is W/2 after the offset, and from a gap it goes on in steps of 10. It ends before 170 − 50 = 120.
  @Test(
    arguments: [
      (-5, 0), (0, 0), (0.1, 1), (20, 1), (29.9, 1), (30, 2), (31, 2), (35, 2), (39, 2), (69.9, 2), (70, nil),
      (200, nil),
    ] as [(Double, Int?)])
  func theItemInTheMiddle(offset: Double, item: Int?) {
    let (layout, strip) = Self.spaced
    #expect(layout.centreItem(of: strip, at: offset) == item)
  }

  /// Items of 4 pt at 0, 14, 28, …: from 9.5 the probe goes to 19.5 and 29.5, past the item at 14 and into the one at
  /// 28.
  @Test func aStepMayPassAnItem() {
    let (layout, strip) = Self.carousel(.spots75, 20, width: 4) { $0.layout.itemSpacing = 10 }
    // 51.5 lies in the gap after 42 … 46: 51.5, 61.5, 71.5, which is in 70 … 74; the item at 56 is passed.
    #expect(layout.centreItem(of: strip, at: 1.5) == 5)
    // 47 + 10 = 57 is in 56 … 60.
    #expect(layout.centreItem(of: strip, at: 47 + 14 - 50) == 5)
  }

  /// Without spacing the step is one point, from an inset as well.
  @Test func aStepIsAPointAtLeast() {
    let (layout, strip) = Self.carousel(.spots75, 4, width: 80) { $0.layout.inset.left = 60 }
    #expect(layout.centreItem(of: strip, at: 1) == 0)
    #expect(layout.centreItem(of: strip, at: 89.9) == 0)
    #expect(layout.centreItem(of: strip, at: 90) == 1)
    // Items of a point at 0, 1.5, 3, …: 51.2 lies in 51 … 52. At 52.2 there is a gap, and 53.2 lies in 52.5 … 53.5.
    let (narrow, strips) = Self.carousel(.spots75, 200, width: 1) { $0.layout.itemSpacing = 0.5 }
    #expect(narrow.centreItem(of: strips, at: 1.2) == 34)
    #expect(narrow.centreItem(of: strips, at: 2.2) == 35)
  }

  @Test func ofNothingNothingIsInTheMiddle() {
    let (layout, strip) = Self.carousel(.spots75, 0)
    #expect(layout.centreItem(of: strip, at: 0) == nil)
    #expect(layout.centreItem(of: strip, at: 10) == nil)
    #expect(layout.middle(of: 0, strip) == nil)
  }

  /// The real code's loop (Spots-9), step by step.
  static func probe(_ layout: ContentLayout, _ strip: Strip, _ offset: Double) -> Int? {
    if offset <= 0 { return 0 }
    var x = offset + strip.width / 2
    while x < (strip.contentWidth - strip.width / 2).rounded(.toNearestOrAwayFromZero) {
      for index in strip.items where layout.items[index].x <= x && x < layout.items[index].x + layout.items[index].width
      {
        return index - strip.items.lowerBound
      }
      x += max(strip.itemSpacing, 1)
    }
    return nil
  }

  @Test(arguments: Seeds.few)
  func theItemInTheMiddleIsThatOfTheRealLoop(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      // All numbers are multiples of a quarter point, so that no step is rounded.
      let items = (0..<1 + Int(random.next(below: 12))).map { _ in
        SpotsItem(width: Double(random.next(below: 120)), height: 50)
      }
      let component = Fixtures.component(.carousel, items) {
        $0.layout.itemSpacing = Double(random.next(below: 80)) / 4
        $0.layout.inset = Insets(left: Double(random.next(below: 40)), right: Double(random.next(below: 40)))
      }
      let layout = Fixtures.layout(.spots75, width: 100, component)
      for _ in 0..<20 {
        let offset = Double(random.next(below: 4 * 400)) / 4 - 20
        let found = layout.centreItem(of: layout.strips[0], at: offset)
        #expect(found == Self.probe(layout, layout.strips[0], offset), "seed \(seed): \(offset)")
      }
    }
  }

  /// The centred offsets are 50 + 15 − 50 = 15 and 90 + 15 − 50 = 55. The first item isn't centred.
  @Test(
    arguments: [
      (20, 15, 1), (29.9, 15, 1), (35, 55, 2), (69, 55, 2), (0, nil, 0), (-20, nil, 0), (70, nil, nil),
    ] as [(Double, Double?, Int?)])
  func itIsLedToTheMiddle(projected: Double, offset: Double?, reported: Int?) {
    let (layout, strip) = Self.spaced
    let target = layout.target(of: strip, from: 3, began: 1, projected: projected, page: 100)
    #expect(target == StripTarget(offset: offset, reported: reported))
  }

  /// An item left of the viewport's middle isn't centred, and no other settles past the ends.
  @Test func itIsLedNoFurtherThanItGoes() {
    let (layout, strip) = Self.carousel(.spots75, 8, width: 20) { $0.pagination = .item }
    // Item 2: 40 + 10 − 50 = 0 isn't above 0; item 3: 60 + 10 − 50 = 20.
    #expect(layout.target(of: strip, from: 0, began: 0, projected: 1, page: 0) == StripTarget(offset: nil, reported: 2))
    #expect(layout.target(of: strip, from: 0, began: 0, projected: 15, page: 0) == StripTarget(offset: 20, reported: 3))
    // The last positions are reached only from far away: 160 − 50 = 110 bounds the probe.
    #expect(layout.target(of: strip, from: 0, began: 0, projected: 59, page: 0) == StripTarget(offset: 60, reported: 5))
  }

  /// Items wider than the carousel are as wide as the carousel, so each settles at its own edge.
  @Test func wideItemsAreLedToTheirEdges() {
    let (layout, strip) = Self.carousel(.spots75, 3, width: 200) { $0.pagination = .item }
    #expect(
      layout.target(of: strip, from: 0, began: 0, projected: 40, page: 0) == StripTarget(offset: nil, reported: 0))
    #expect(
      layout.target(of: strip, from: 0, began: 0, projected: 60, page: 0) == StripTarget(offset: 100, reported: 1))
    #expect(
      layout.target(of: strip, from: 0, began: 0, projected: 160, page: 0) == StripTarget(offset: 200, reported: 2))
  }

  /// An infinite carousel has no first item: 2, 3, 0, 1, 2, 3, 0, 1 at 0, 50, 100, ….
  @Test func anInfiniteOneIsAlwaysLed() {
    let (layout, strip) = Self.carousel(.spots75, 4, width: 50) {
      $0.pagination = .item
      $0.layout.isInfinite = true
    }
    let first = layout.target(of: strip, from: 0, began: 0, projected: 0, page: 0)
    // 0 + 25 − 50 = −25 is past the end.
    #expect(first == StripTarget(offset: 0, reported: 0))
    #expect(layout.target(of: strip, from: 0, began: 0, projected: 10, page: 0) == StripTarget(offset: 25, reported: 1))
  }

  // MARK: - The quarter rule

  /// Items at 0, 90, 180 and 270, 80 pt wide, in a content of 350. 90 + 90 ≥ 100: the remainder is 80 − 80 = 0.
  static let quarters = carousel(.spots75, 4, width: 80) {
    $0.pagination = .page
    $0.layout.itemSpacing = 10
  }

  // A quarter of 80 is 20; exactly 20 isn't enough.
  @Test(
    arguments: [
      (0, 20, 0, 0), (0, 21, 90, 1), (0, 59, 90, 1), (0, 60, 180, 2), (0, 70, 180, 2), (180, 160, 180, 2),
      (180, 159, 180, 2), (180, 139, 90, 1), (90, 90, 90, 1), (90, 69, 90, 1), (90, 64, 90, 1), (90, 59, 0, 0),
    ] as [(Double, Double, Double, Int)])
  func afterAQuarterTheWayCountsTwice(began: Double, offset: Double, target: Double, reported: Int) {
    let (layout, strip) = Self.quarters
    let found = layout.target(of: strip, from: offset, began: began, projected: offset, page: 0)
    #expect(found == StripTarget(offset: target, reported: reported), "\(began) to \(offset)")
  }

  /// If no item is in the middle at the probe, the strip rests where its deceleration ends, and from 350 − 100 on the
  /// last item is reported.
  @Test func beyondTheLastMiddleTheLastIsToldOf() {
    let (layout, strip) = Self.quarters
    let far = layout.target(of: strip, from: 240, began: 180, projected: 250, page: 0)
    #expect(far == StripTarget(offset: 250, reported: 3))
    #expect(layout.target(of: strip, from: 240, began: 180, projected: 900, page: 0) == far)
    let near = layout.target(of: strip, from: 240, began: 180, projected: 205, page: 0)
    #expect(near == StripTarget(offset: 205, reported: 2))
  }

  /// From 1190 by 110 is a slow drag, and 1300 + 110 + 200 is in the last item, at 1550. The strip's end, 1850 − 400 =
  /// 1450, comes before: there the middle is at 1650, where no item is searched for any more.
  @Test func ledToItsEndTheLastIsToldOf() {
    let items = Fixtures.items(6, width: 300, height: 50)
    let layout = Fixtures.layout(
      .spots75, width: 400,
      Fixtures.component(.carousel, items) { ($0.pagination, $0.layout.itemSpacing) = (.page, 10) })
    let target = layout.target(of: layout.strips[0], from: 1300, began: 1190, projected: 1300, page: 0)
    #expect(target == StripTarget(offset: 1450, reported: 5))
  }

  /// 5 + 80 + 10 = 95, 190 ≥ 100: 80 − 90 = −10 is added, and the item in the middle there is reported.
  @Test func theRemainderIsAdded() {
    let (layout, strip) = Self.carousel(.spots75, 4, width: 80) {
      $0.pagination = .page
      $0.layout.itemSpacing = 10
      $0.layout.inset.left = 5
    }
    #expect(
      layout.target(of: strip, from: 30, began: 0, projected: 0, page: 0) == StripTarget(offset: 95 - 10, reported: 1))
    // The strip doesn't settle past its end.
    #expect(layout.target(of: strip, from: 1, began: 0, projected: 0, page: 0).offset == 0)
    // One item is as wide as the carousel: 110 ≥ 100, so 100 − 10 = 90 remains.
    let (wide, one) = Self.carousel(.spots75, 3, width: 100) {
      $0.pagination = .page
      $0.layout.itemSpacing = 10
    }
    #expect(wide.target(of: one, from: 5, began: 0, projected: 0, page: 0).offset == 90)
    // Without spacing the items fill it exactly, and the whole item remains.
    let (even, exact) = Self.carousel(.spots75, 3, width: 100) { $0.pagination = .page }
    #expect(even.target(of: exact, from: 5, began: 0, projected: 0, page: 0).offset == 100)
    // All items together don't fill it: their sum remains, and there is no distance to scroll.
    let (short, few) = Self.carousel(.spots75, 2, width: 20) { $0.pagination = .page }
    #expect(short.target(of: few, from: 1, began: 0, projected: 0, page: 0).offset == 0)
  }

  @Test func theQuarterIsThatOfTheFirstItem() {
    let items = [40.0, 100, 100].map { SpotsItem(width: $0, height: 50) }
    let layout = Fixtures.layout(.spots75, width: 100, Fixtures.component(.carousel, items) { $0.pagination = .page })
    // 11 pt are more than a quarter of 40, and less than a quarter of 100: 40 + 100 ≥ 100 leaves 60.
    let strip = layout.strips[0]
    // 71 + 11 + 50 = 132 is in the second item; 82 + 11 + 50 = 143 in the third, 60 further than which is past the end.
    #expect(layout.target(of: strip, from: 71, began: 60, projected: 0, page: 0).offset == 100)
    #expect(layout.target(of: strip, from: 82, began: 71, projected: 0, page: 0).offset == 140)
    #expect(layout.target(of: strip, from: 82, began: 72, projected: 0, page: 0).offset == 100)
  }

  @Test func ofNothingNoneIsAPage() {
    let (layout, strip) = Self.carousel(.spots75, 0) {
      $0.pagination = .page
      $0.layout.showsEmpty = true
    }
    // Without items it doesn't page; if it did, there would be no target.
    #expect(strip.paging == .free)
    var empty = strip
    empty.paging = .quarter
    #expect(
      layout.target(of: empty, from: 1, began: 0, projected: 5, page: 0) == StripTarget(offset: nil, reported: nil))
  }

  // MARK: - Pages

  static func strip(_ reported: Strip.Reported, contentWidth: Double, count: Int, span: Double = 0) -> Strip {
    Strip(
      section: 0, y: 0, height: 50, x: 0, width: 100, contentWidth: contentWidth, paging: .pages, reported: reported,
      count: count,
      span: span)
  }

  /// CardParts: ⌊(x − w/2) / w⌋ + 1, which rounds halves up.
  @Test(
    arguments: [
      (0, 0), (49.9, 0), (50, 1), (100, 1), (149.9, 1), (150, 2), (250, 2), (400, 2), (-49, 0), (-60, 0), (-500, 0),
    ] as [(Double, Int)])
  func pagesRoundHalvesUp(offset: Double, page: Int) {
    #expect(Self.strip(.page, contentWidth: 300, count: 3).page(at: offset) == page)
  }

  /// 7.5: whole widths. 1.9: the item's index over the span, 6 items of 50 pt: 99 · 6 / 300 = 1.98.
  @Test(arguments: [(0, 0, 0), (99, 0, 0), (100, 1, 1), (149, 1, 1), (199, 1, 1), (200, 2, 2), (-50, 0, 0)])
  func spotsCountsWholePages(offset: Double, page75: Int, page19: Int) {
    #expect(Self.strip(.item75, contentWidth: 300, count: 6, span: 2).page(at: offset) == page75)
    #expect(Self.strip(.nothing, contentWidth: 300, count: 6, span: 2).page(at: offset) == page75)
    #expect(Self.strip(.item19, contentWidth: 300, count: 6, span: 2).page(at: offset) == page19)
  }

  /// Without a span, or with less than one column, each item is a page: 170 · 4 / 340 = 2 for 4 items in 340.
  @Test(arguments: [(0, 2), (0.5, 2), (1, 2), (2, 1)] as [(Double, Int)])
  func withoutASpanAnItemIsAPage(span: Double, page: Int) {
    let strip = Self.strip(.item19, contentWidth: 340, count: 4, span: span)
    #expect(strip.page(at: 170) == page)
    #expect(strip.page(at: 169) == (span == 2 ? 0 : 1))
  }

  @Test func aPageIsOneOfThem() {
    #expect(Self.strip(.page, contentWidth: 300, count: 0).page(at: 250) == 0)
    #expect(Self.strip(.item19, contentWidth: 0, count: 0).page(at: 250) == 0)
    #expect(Self.strip(.item75, contentWidth: 300, count: 2).page(at: 250) == 1)
    var none = Self.strip(.page, contentWidth: 300, count: 3)
    none.width = 0
    #expect(none.page(at: 150) == 0)
  }

  // MARK: - By program

  /// CardParts: the page. 1.9: whole pages of 125 pt. 7.5: the item centred, 90 + 15 − 50 = 55.
  @Test func theProgramScrollsToAPage() {
    let paged = Self.strip(.page, contentWidth: 300, count: 3)
    #expect((-1...4).map { paged.offset(ofPage: $0, in: ContentLayout()) } == [0, 0, 100, 200, 200, 200])
    let (old, strip19) = Self.carousel(.spots19, span: 1, 4) {
      $0.pagination = .item
      $0.layout.inset = Insets(left: 20, right: 5)
      $0.layout.lineSpacing = 10
    }
    #expect((0...3).map { strip19.offset(ofPage: $0, in: old) } == [0, 125, 240, 240])
    let (new, strip75) = Self.spaced
    #expect((0...3).map { strip75.offset(ofPage: $0, in: new) } == [0, 15, 55, 70])
  }

  /// In 101 pt the target is clamped to 350 − 101 = 249 before the item in its middle is searched: 249 + 50.5 is before
  /// ⌊350 − 50.5⌉ = 300, and in the last item. 80 − (180 − 101) = 1 remains: 270 + 1 itself is past the end.
  @Test func whatIsToldOfIsInTheMiddleWhereItComesToRest() {
    let items = Fixtures.items(4, width: 80, height: 50)
    let layout = Fixtures.layout(
      .spots75, width: 101,
      Fixtures.component(.carousel, items) { ($0.pagination, $0.layout.itemSpacing) = (.page, 10) })
    let target = layout.target(of: layout.strips[0], from: 230, began: 225, projected: 240, page: 0)
    #expect(target == StripTarget(offset: 249, reported: 3))
  }
}
