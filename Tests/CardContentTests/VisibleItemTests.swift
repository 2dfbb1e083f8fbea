import CardMath
import CardTestSupport
import Testing

@testable import CardContent

@Suite struct VisibleItemTests {
  static func visible(
    _ layout: ContentLayout, _ window: ContentWindow, _ system: ContentSystem, stretchesLast: Bool = false,
    stripOffset: (Int) -> Double = { _ in 0 }
  ) -> [VisibleItem] {
    var found: [VisibleItem] = []
    layout.forEachVisible(in: window, system, stretchesLast: stretchesLast, stripOffset: stripOffset) {
      found.append($0)
    }
    return found
  }

  /// The number, the y and the fraction of each item.
  static func rows(_ found: [VisibleItem]) -> [[Double]] { found.map { [Double($0.number), $0.y, $0.fraction] } }

  @Test func aWindowShowsAllOfItself() {
    #expect(ContentWindow(offset: 10, viewport: 600).shown == 600)
    #expect(ContentWindow(offset: 10, viewport: 600, shown: 90).shown == 90)
  }

  /// Four rows of 80 pt in a viewport of 200 pt.
  @Test(
    arguments: [
      (0, nil, [[0, 0, 1], [1, 80, 1], [2, 160, 0.5]]), (40, nil, [[0, 0, 0.5], [1, 80, 1], [2, 160, 1]]),
      (40, 100, [[0, 0, 0.5], [1, 80, 0.75]]), (80, nil, [[1, 80, 1], [2, 160, 1], [3, 240, 0.5]]),
      (-40, nil, [[0, 0, 1], [1, 80, 1]]), (300, nil, [[3, 240, 0.25]]), (320, nil, []), (-200, nil, []),
    ] as [(Double, Double?, [[Double]])])
  func rowsOfAList(offset: Double, shown: Double?, rows: [[Double]]) {
    let layout = Fixtures.layout(.spots75, width: 375, Fixtures.component(.list, Fixtures.items(4, height: 80)))
    let window = ContentWindow(offset: offset, viewport: 200, shown: shown)
    let found = Self.visible(layout, window, .spots75)
    #expect(Self.rows(found) == rows)
    #expect(found.allSatisfy { $0.kind == .item && $0.section == 0 && $0.name == nil && $0.height == 80 })
  }

  /// A row as wide as the content of 375 pt that shows as a whole.
  private static func row(
    kind: VisibleItem.Kind, section: Int, name: Int32?, y: Double, height: Double
  ) -> VisibleItem {
    VisibleItem(
      kind: kind, section: section, name: name, number: 0, x: 0, y: y, width: 375, height: height, fraction: 1)
  }

  @Test func namesAndSectionsAreTold() {
    let first = SpotsComponent(kind: .list, items: [SpotsItem(name: 7, height: 80)], name: 5)
    var second = SpotsComponent(kind: .list, items: [SpotsItem(height: 80)], name: 6)
    second.headerHeight = 20
    let layout = Fixtures.layout(.spots75, width: 375, first, second)
    let found = Self.visible(layout, ContentWindow(offset: 0, viewport: 600), .spots75)
    #expect(
      found == [
        Self.row(kind: .item, section: 0, name: 7, y: 0, height: 80),
        // A header has its component's name.
        Self.row(kind: .header, section: 1, name: 6, y: 80, height: 20),
        Self.row(kind: .item, section: 1, name: nil, y: 100, height: 80),
      ])
  }

  /// A header of 40 pt over rows of 80. The sticky one lies over the rows; the rows beneath it still count as visible.
  @Test func aStickyHeaderShowsWhereItIs() {
    let component = Fixtures.component(.list, Fixtures.items(4, height: 80)) {
      ($0.headerHeight, $0.footerHeight, $0.layout.hasStickyHeader) = (40, 30, true)
    }
    let layout = Fixtures.layout(.spots75, width: 375, component)
    let found = Self.visible(layout, ContentWindow(offset: 60, viewport: 100), .spots75)
    #expect(found.map(\.kind) == [.header, .item, .item])
    #expect(Self.rows(found) == [[0, 60, 1], [0, 40, 0.75], [1, 120, 0.5]])
    // From 320 on it leaves with the footer, which begins at 360.
    let last = Self.visible(layout, ContentWindow(offset: 350, viewport: 100), .spots75)
    #expect(last.map(\.kind) == [.header, .item, .footer])
    #expect(Self.rows(last) == [[0, 320, 0.25], [3, 280, 0.125], [0, 360, 1]])
  }

  /// A footer is at the end of its component, after the items: at 10 + 2 · 50, and 60 below the next component's top.
  @Test func aFooterIsSeenAtTheEnd() {
    func component(_ kind: SpotsComponent.Kind) -> SpotsComponent {
      Fixtures.component(kind, Fixtures.items(2, width: 375, height: 50)) {
        ($0.headerHeight, $0.footerHeight) = (10, 30)
      }
    }
    let layout = Fixtures.layout(.spots75, width: 375, component(.list), component(.carousel))
    let found = Self.visible(layout, ContentWindow(offset: 125, viewport: 100), .spots75)
    #expect(found.map(\.kind) == [.footer, .header, .item, .footer])
    #expect(found.map(\.y) == [110, 140, 150, 200])
    #expect(found.map(\.section) == [0, 1, 1, 1])
    #expect(found[0].fraction == 0.5)
    let fraction: Double = 25 / 30
    #expect(found[3].fraction == fraction)
    // 1.9 shows no footer.
    let old = Fixtures.layout(.spots19, width: 375, component(.list))
    #expect(Self.visible(old, ContentWindow(offset: 0, viewport: 300), .spots19).allSatisfy { $0.kind != .footer })
  }

  /// Items of 100 pt, with two duplicates at each end of an infinite carousel: c, d, a, b, c, d, a, b.
  @Test func whatLiesTwiceInAnInfiniteCarouselIsToldApart() {
    let layout = Fixtures.layout(
      .spots75, width: 800,
      Fixtures.component(.carousel, Fixtures.items(4, width: 100, height: 50)) { $0.layout.isInfinite = true })
    let found = Self.visible(layout, ContentWindow(offset: 0, viewport: 100), .spots75)
    #expect(found.map(\.number) == [2, 3, 0, 1, 2, 3, 0, 1])
    #expect(found.map(\.kind) == [.before, .before, .item, .item, .item, .item, .after, .after])
    // Two items have one duplicate at each end.
    let two = Fixtures.layout(
      .spots75, width: 800,
      Fixtures.component(.carousel, Fixtures.items(2, width: 100, height: 50)) { $0.layout.isInfinite = true })
    let few = Self.visible(two, ContentWindow(offset: 0, viewport: 100), .spots75)
    #expect(few.map(\.kind) == [.before, .item, .item, .after])
    #expect(few.map(\.number) == [1, 0, 1, 0])
  }

  @Test func anyOtherHeaderLeaves() {
    let component = Fixtures.component(.list, Fixtures.items(4, height: 80)) { $0.headerHeight = 40 }
    let layout = Fixtures.layout(.spots75, width: 375, component)
    #expect(Self.rows(Self.visible(layout, ContentWindow(offset: 30, viewport: 100), .spots75))[0] == [0, 0, 0.25])
    #expect(Self.visible(layout, ContentWindow(offset: 40, viewport: 100), .spots75).allSatisfy { $0.kind == .item })
  }

  /// The fraction is that of the area, vertically and horizontally: items of 50 by 50 pt, half of each below the
  /// viewport.
  @Test func aCarouselShowsPartsOfItsItems() {
    let layout = Fixtures.layout(
      .spots75, width: 100, Fixtures.component(.list, Fixtures.items([75])),
      Fixtures.component(.carousel, Fixtures.items(4, width: 50, height: 50)))
    var asked: [Int] = []
    let found = Self.visible(layout, ContentWindow(offset: 0, viewport: 100), .spots75) {
      asked.append($0)
      return 20
    }
    #expect(asked == [0])
    #expect(found.map(\.section) == [0, 1, 1, 1])
    #expect(Self.rows(Array(found.dropFirst())).map { $0[0] } == [0, 1, 2])
    for (item, fraction) in zip(found.dropFirst(), [0.3, 0.5, 0.2]) { #expect(item.fraction.isNear(fraction)) }
    #expect(found.allSatisfy { $0.y == ($0.section == 0 ? 0 : 75) })
    // 20 pt of the first item are to the left of the carousel.
    #expect(found.map(\.x) == [0, -20, 30, 80])
    #expect(found.map(\.width) == [100, 50, 50, 50])
  }

  /// Each carousel's offset is read by its own index, even after a carousel that isn't visible.
  @Test func eachCarouselHasItsOwnOffset() {
    let carousel = Fixtures.component(.carousel, Fixtures.items(9, width: 100, height: 50))
    let list = Fixtures.component(.list, Fixtures.items([100]))
    let layout = Fixtures.layout(.spots75, width: 100, carousel, list, carousel, list, carousel)
    let found = Self.visible(layout, ContentWindow(offset: 60, viewport: 900), .spots75) { Double($0) * 100 }
    #expect(found.map(\.section) == [1, 2, 3, 4])
    #expect(found.map(\.number) == [0, 1, 0, 2])
  }

  /// With several items in a column, all items of the visible columns show, and no others.
  @Test func columnsOfACarousel() {
    let component = Fixtures.component(.carousel, Fixtures.items(12, width: 50, height: 50)) {
      $0.layout.itemsPerRow = 3
    }
    let layout = Fixtures.layout(.spots75, width: 100, component)
    let window = ContentWindow(offset: 0, viewport: 600)
    #expect(Self.visible(layout, window, .spots75) { _ in 50 }.map(\.number) == [3, 4, 5, 6, 7, 8])
    #expect(Self.visible(layout, window, .spots75) { _ in 60 }.map(\.number) == Array(3...11))
  }

  /// Items of 200 and 50 pt above each other, with the next column at 50: all four show, though the first one reaches
  /// to the window's end.
  @Test func columnsThatOverlap() {
    let items = [200.0, 50, 200, 50].map { SpotsItem(width: $0, height: 20) }
    let layout = Fixtures.layout(
      .spots75, width: 150, Fixtures.component(.carousel, items) { $0.layout.itemsPerRow = 2 })
    #expect(layout.items.map(\.x) == [0, 0, 50, 50])
    #expect(Self.visible(layout, ContentWindow(offset: 0, viewport: 600), .spots75).map(\.number) == [0, 1, 2, 3])
  }

  /// Three items in a row 30 pt high: lower ones are centred in it.
  @Test func lowerItemsOfARow() {
    let items = [10.0, 30, 10].map { SpotsItem(width: 30, height: $0) }
    let layout = Fixtures.layout(.spots75, width: 100, Fixtures.component(.grid, items))
    // They are at 10 … 20: in the first 8 pt only a part of the highest shows.
    #expect(Self.visible(layout, ContentWindow(offset: 0, viewport: 8), .spots75).map(\.number) == [1])
    #expect(Self.visible(layout, ContentWindow(offset: 22, viewport: 8), .spots75).map(\.number) == [1])
    let fractions = Self.visible(layout, ContentWindow(offset: 15, viewport: 8), .spots75).map(\.fraction)
    let expected: [Double] = [0.5, 8 / 30, 0.5]
    #expect(fractions == expected)
  }

  /// CardParts shows cards instead of items; a hidden one is left out, and the others keep their indices.
  @Test func cardsOfCardParts() {
    func card(_ name: Int32, _ height: Double) -> PartsCard {
      PartsCard(name: name, states: [.init(name: 0, parts: [CardPart(kind: .spacer, height: height)])], state: 0)
    }
    var cards = [card(4, 79), card(5, 50), card(6, 179)]
    cards[1].isHidden = true
    for system in [ContentSystem.cardParts26, .cardParts40] {
      let layout = PartsDocument(cards: cards).layout(in: system, width: 375)
      // 9 + 79 + 12 = 100, and from 112 on 9 + 179 + 12 = 200.
      let found = Self.visible(layout, ContentWindow(offset: 50, viewport: 112), system)
      #expect(
        found == [
          VisibleItem(
            kind: .card, section: 0, name: 4, number: 0, x: 12, y: 0, width: 351, height: 100, fraction: 0.5),
          VisibleItem(
            kind: .card, section: 2, name: 6, number: 2, x: 12, y: 112, width: 351, height: 200, fraction: 0.25),
        ])
      // A card that has just scrolled out isn't visible.
      for offset in [100, 100.5, 101.5] {
        let next = Self.visible(layout, ContentWindow(offset: offset, viewport: 112), system)
        #expect(next.map(\.section) == [2])
      }
    }
  }

  @Test func whatHasNoSizeIsNeverSeen() {
    var flat = PartsCard(name: 0, states: [], state: 0)
    flat.hasNoVerticalMargins = true
    let cards = PartsDocument(cards: [flat, flat]).layout(in: .cardParts40, width: 375)
    #expect(Self.visible(cards, ContentWindow(offset: -50, viewport: 100), .cardParts40).isEmpty)
    for kind in SpotsComponent.Kind.allCases {
      let items = [SpotsItem(width: 30), SpotsItem(width: 0.5, height: 20), SpotsItem(width: 30, height: 0)]
      for system in [ContentSystem.spots19, .spots75] {
        let layout = Fixtures.layout(system, width: 100, Fixtures.component(kind, items))
        for item in Self.visible(layout, ContentWindow(offset: 0, viewport: 100), system) {
          #expect(item.height > 0, "\(kind), \(system)")
          #expect(item.fraction > 0, "\(kind), \(system)")
        }
      }
    }
  }

  /// In 1.9 only lists read a header's height (Spots-2).
  @Test(arguments: [SpotsComponent.Kind.grid, .carousel])
  func under19OnlyListsHaveHeaders(kind: SpotsComponent.Kind) {
    let component = Fixtures.component(kind, span: 1, Fixtures.items([80])) { $0.headerHeight = 40 }
    let layout = Fixtures.layout(.spots19, width: 100, component)
    #expect(layout.sections[0].contentHeight == 80)
    let found = Self.visible(layout, ContentWindow(offset: 0, viewport: 600), .spots19)
    #expect(found.map(\.kind) == [.item])
  }

  /// The second frame is integral, and begins at 100 instead of 100.6 (Spots-6): if less is shown than the viewport
  /// has, 0.3 pt of it show.
  @Test func anIntegralFrameIsSeenFromItsTopOn() {
    let layout = Fixtures.layout(
      .spots75, width: 100, Fixtures.component(.list, Fixtures.items([100.6])),
      Fixtures.component(.list, Fixtures.items([50])))
    let found = Self.visible(layout, ContentWindow(offset: 0, viewport: 600, shown: 100.3), .spots75)
    #expect(found.map(\.section) == [0, 1])
  }

  /// A stretched component is visible to its end: its frame begins at 100, its sub-offset is 99 instead of 99.6, and so
  /// its content ends at 1 + 99.3, and not at 99.9.
  @Test func whatIsStretchedIsSeenToItsEnd() {
    let layout = Fixtures.layout(
      .spots75, width: 100, Fixtures.component(.list, Fixtures.items([0.6])),
      Fixtures.component(.list, Fixtures.items([99.3])))
    let window = ContentWindow(offset: 100.2, viewport: 600)
    let found = Self.visible(layout, window, .spots75, stretchesLast: true)
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.section == 1 && $0.y == 1 && $0.fraction.isNear(0.1 / 99.3) })
    #expect(Self.visible(layout, window, .spots75).isEmpty)
  }

  /// A component without items isn't shown, and neither is its header, stretched or not.
  @Test func whatIsntShownHasNoHeader() {
    for stretchesLast in [false, true] {
      let component = Fixtures.component(.list, []) { $0.headerHeight = 40 }
      let layout = Fixtures.layout(.spots75, width: 100, component)
      #expect(layout.height == 0)
      let window = ContentWindow(offset: 0, viewport: 600)
      #expect(Self.visible(layout, window, .spots75, stretchesLast: stretchesLast).isEmpty, "\(stretchesLast)")
    }
  }

  /// The visible rows are also found far down, among a hundred thousand rows.
  @Test func farDownItIsTheSame() {
    let layout = Fixtures.layout(.spots75, width: 100, Fixtures.component(.list, Fixtures.items(100_000, height: 44)))
    let found = Self.visible(layout, ContentWindow(offset: 44 * 54_321, viewport: 88), .spots75)
    let rows: [[Double]] = [[54_321, 44 * 54_321, 1], [54_322, 44 * 54_322, 1]]
    #expect(Self.rows(found) == rows)
  }

  // MARK: - Every item, against a test of each

  @Test(arguments: Seeds.few)
  func whatIsSeenIsWhatIsThere(seed: UInt64) {
    VisibleItemReference.windows(seed) { layout, window, system, stretchesLast, stripOffset in
      let end = window.offset + window.shown
      // `anIntegralFrameIsSeenFromItsTopOn` covers these.
      guard !layout.sections.contains(where: { $0.y >= end && $0.y < end + 1 }) else { return }
      let found = Self.visible(layout, window, system, stretchesLast: stretchesLast, stripOffset: stripOffset)
      let all = VisibleItemReference.all(layout, window, system, stretchesLast, stripOffset)
      let difference = VisibleItemReference.difference(found, all)
      #expect(difference == nil, "seed \(seed), \(system): \(window)")
    }
  }

  /// min(y + h, bottom) − max(y, top) is rounded; an item that is entirely visible still has no ulp more than 1.
  @Test(arguments: Seeds.few)
  func aFractionIsAboveZeroAndNoMoreThanOne(seed: UInt64) {
    var (least, most) = (1.0, 0.0)
    VisibleItemReference.windows(seed) { layout, window, system, stretchesLast, stripOffset in
      for item in Self.visible(layout, window, system, stretchesLast: stretchesLast, stripOffset: stripOffset) {
        (least, most) = (min(least, item.fraction), max(most, item.fraction))
      }
    }
    #expect(least > 0, "seed \(seed): \(least) to \(most)")
    #expect(most <= 1, "seed \(seed): \(least) to \(most)")
  }

  /// In 1.9 a carousel's item is rounded up to 51 pt, and the carousel isn't: past the carousel's end, 0.3 pt of the
  /// item still show over the list below.
  @Test func anItemMayReachBelowItsCarousel() {
    let layout = Fixtures.layout(
      .spots19, width: 100, Fixtures.component(.carousel, Fixtures.items([50.5])),
      Fixtures.component(.list, Fixtures.items([80])))
    #expect(layout.sections.map(\.y) == [0, 50.5])
    let found = Self.visible(layout, ContentWindow(offset: 50.7, viewport: 600), .spots19)
    #expect(found.map(\.section) == [0, 1])
    #expect(found[0].fraction.isNear(0.3 / 51))
    #expect(Self.visible(layout, ContentWindow(offset: 51, viewport: 600), .spots19).map(\.section) == [1])
  }
}
