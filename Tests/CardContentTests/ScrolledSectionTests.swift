import CardMath
import CardTestSupport
import Testing

@testable import CardContent

/// Several scroll views that scroll as one (Spots-6).
@Suite struct ScrolledSectionTests {
  static func lists(_ system: ContentSystem, _ heights: [Double], kind: SpotsComponent.Kind = .list) -> ContentLayout {
    let components = heights.map { Fixtures.component(kind, Fixtures.items([$0])) }
    return SpotsDocument(components: components).layout(in: system, width: 375)
  }

  static func frames(_ layout: ContentLayout, _ offset: Double, _ system: ContentSystem) -> [[Double]] {
    layout.sections.indices.map {
      let scrolled = layout.scrolled($0, at: offset, viewport: 667, system)
      return [scrolled.frameY, scrolled.subOffset, scrolled.frameHeight]
    }
  }

  /// Four lists of four rows of 80 pt on a screen of 375 by 667: frame y, sub-offset, frame height. In the version that
  /// was never released, the frame of a partly scrolled list would go back to its y, and its sub-offset would lag.
  @Test(
    arguments: [
      (0, [[0, 0, 320], [320, 0, 320], [640, 0, 27], [960, 0, 0]]),
      (320, [[320, 320, 0], [320, 0, 320], [640, 0, 320], [960, 0, 27]]),
      (544, [[544, 544, 0], [544, 224, 96], [640, 0, 320], [960, 0, 251]]),
      (1280, [[1280, 1280, 0], [1280, 960, 0], [1280, 640, 0], [1280, 320, 0]]),
    ] as [(Double, [[Double]])])
  func goldenVector(offset: Double, frames: [[Double]]) {
    for system in [ContentSystem.spots19, .spots75] {
      let rows = Fixtures.component(.list, Fixtures.items(4, height: 80))
      let layout = Fixtures.layout(system, width: 375, rows, rows, rows, rows)
      #expect(Self.frames(layout, offset, system) == frames, "\(system)")
    }
  }

  /// 1.9 keeps the frame's fractions and rounds its height up; 7.5 makes the frame integral and truncates the
  /// sub-offset.
  @Test func whatIsRounded() {
    let old = Self.frames(Self.lists(.spots19, [320, 320]), 10.75, .spots19)
    #expect(old == [[10.75, 10.75, 310], [320, 0, 320]])
    // ⌈309.25⌉ = 310 ends at 320.75, hence at 321; the frame begins at 10.
    let new = Self.frames(Self.lists(.spots75, [320, 320]), 10.75, .spots75)
    #expect(new == [[10, 10, 311], [320, 0, 320]])
    // The viewport cuts the lower one: ⌈10.25 + 667 − 320⌉.
    #expect(Self.frames(Self.lists(.spots19, [320, 900]), 10.25, .spots19)[1] == [320, 0, 358])
    #expect(Self.frames(Self.lists(.spots75, [320, 900]), 10.25, .spots75)[1] == [320, 0, 358])
    // A frame that begins between two points extends to whole points on both sides: ⌈50.5⌉ = 51 from 99.5.
    #expect(Self.frames(Self.lists(.spots75, [99.5, 50.5]), 0, .spots75)[1] == [99, 0, 52])
    #expect(Self.frames(Self.lists(.spots19, [99.5, 50.5]), 0, .spots19)[1] == [99.5, 0, 51])
  }

  @Test func noHeightStaysNone() {
    #expect(Self.frames(Self.lists(.spots75, [320, 320]), 320.5, .spots75)[0] == [320, 320, 0])
    #expect(Self.frames(Self.lists(.spots75, [700.5, 320]), 0, .spots75)[1] == [700, 0, 0])
  }

  /// While the content bounces above its top, no section is pinned.
  @Test func aboveTheTopNothingIsPinned() {
    for system in [ContentSystem.spots19, .spots75] {
      let frames = Self.frames(Self.lists(system, [320, 900]), -30.5, system)
      // ⌈−30.5 + 667 − 320⌉ = 317.
      #expect(frames == [[0, 0, 320], [320, 0, 317]], "\(system)")
    }
  }

  /// A section is pinned from its own y on, not a point before.
  @Test func itIsPinnedFromItsTopOn() {
    let layout = Self.lists(.spots75, [320, 900])
    #expect(Self.frames(layout, 319, .spots75)[1] == [320, 0, 666])
    #expect(Self.frames(layout, 320, .spots75)[1] == [320, 0, 667])
    #expect(Self.frames(layout, 321, .spots75)[1] == [321, 1, 667])
  }

  /// 1.9 resizes only lists, and only if there is more than one component.
  @Test(arguments: [SpotsComponent.Kind.grid, .carousel, .view])
  func under19OnlyListsAreResized(kind: SpotsComponent.Kind) {
    #expect(
      Self.frames(Self.lists(.spots19, [900, 900], kind: kind), 100, .spots19) == [[100, 100, 900], [900, 0, 900]])
    #expect(
      Self.frames(Self.lists(.spots75, [900, 900], kind: kind), 100, .spots75) == [[100, 100, 667], [900, 0, 0]])
  }

  @Test func under19AListAloneIsntResized() {
    #expect(Self.frames(Self.lists(.spots19, [900]), 100, .spots19) == [[100, 100, 900]])
    #expect(Self.frames(Self.lists(.spots75, [900]), 100, .spots75) == [[100, 100, 667]])
  }

  /// The frame is viewport − frame y + offset high, whatever it contains: under 7.5 only, and the last component only.
  @Test(arguments: [(0, 567), (50, 617), (100, 667), (150, 667), (-20, 547)] as [(Double, Double)])
  func theLastOneIsStretched(offset: Double, height: Double) {
    let layout = Self.lists(.spots75, [100, 100])
    let stretched = layout.scrolled(1, at: offset, viewport: 667, .spots75, stretchesLast: true)
    #expect(stretched.frameHeight == height)
    for (index, system) in [(0, ContentSystem.spots75), (1, .spots19)] {
      let other = layout.scrolled(index, at: offset, viewport: 667, system, stretchesLast: true)
      #expect(other == layout.scrolled(index, at: offset, viewport: 667, system))
    }
  }

  @Test func belowTheViewportThereIsNothingToStretch() {
    let layout = Self.lists(.spots75, [1000, 100])
    #expect(layout.scrolled(1, at: 0, viewport: 667, .spots75, stretchesLast: true).frameHeight == 0)
  }

  @Test func cardPartsScrollsItsCardsAsTheyAre() {
    let card = PartsCard(name: 0, states: [.init(name: 0, parts: [CardPart(kind: .view, height: 400)])], state: 0)
    for system in [ContentSystem.cardParts26, .cardParts40] {
      let layout = PartsDocument(cards: [card, card]).layout(in: system, width: 375)
      // 9 + 5 + 400 + 5 + 12 = 431, and 12 between two cards.
      let scrolled = layout.scrolled(1, at: 600.5, viewport: 667, system, stretchesLast: true)
      #expect(scrolled == ScrolledSection(frameY: 443, subOffset: 0, frameHeight: 431))
      #expect(scrolled.contentY == 443)
    }
  }

  /// The content of a pinned section keeps its position: frame y − sub-offset.
  @Test func contentGoesOn() {
    #expect(ScrolledSection(frameY: 544, subOffset: 224, frameHeight: 96).contentY == 320)
  }

  /// Under Spots the content height is max(Σ heights, viewport − insets).
  @Test(
    arguments: [
      (.spots75, 667, 0, 667), (.spots75, 667, 60, 640), (.spots75, 667, 20, 647), (.spots19, 667, 0, 667),
      (.spots19, 500, 0, 640), (.spots19, 640, 0, 640), (.cardParts26, 667, 0, 640), (.cardParts40, 667, 0, 640),
    ] as [(ContentSystem, Double, Double, Double)])
  func spotsContentFillsItsViewport(system: ContentSystem, viewport: Double, inset: Double, height: Double) {
    #expect(Self.lists(.spots75, [320, 320]).contentHeight(viewport: viewport, system, inset: inset) == height)
  }

  /// The layout pass, step by step (Spots-6).
  static func pass(_ layout: ContentLayout, _ offset: Double, _ viewport: Double, _ system: ContentSystem) -> [[Double]]
  {
    var (y, result) = (0.0, [[Double]]())
    for section in layout.sections {
      var (frameY, subOffset) = offset < y ? (y, 0) : (offset, offset - y)
      let remainingViewport = max(offset + viewport - frameY, 0)
      let remainingContent = max(section.contentHeight - subOffset, 0)
      var height = min(remainingViewport, remainingContent).rounded(.up)
      if system == .spots75 {
        let (top, bottom) = (frameY.rounded(.down), (frameY + height).rounded(.up))
        (frameY, height) = (top, height == 0 ? 0 : bottom - top)
        subOffset = Double(Int(subOffset))
      } else if section.kind != .list || layout.sections.count < 2 {
        height = section.contentHeight
      }
      result.append([frameY, subOffset, height])
      y += section.extent
    }
    return result
  }

  @Test(arguments: Seeds.few)
  func framesAreThoseOfTheReferences(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let system = random.next(below: 2) == 0 ? ContentSystem.spots19 : .spots75
      let components = (0..<1 + Int(random.next(below: 6))).map { _ in
        let kinds = SpotsComponent.Kind.allCases
        let kind = kinds[Int(random.next(below: UInt64(kinds.count)))]
        let items = (0..<Int(random.next(below: 4))).map { _ in SpotsItem(height: random.next(from: 0, to: 400)) }
        return Fixtures.component(kind, span: 1, items) {
          if system == .spots19 { $0.layout.contentInset.top = random.next(from: 0, to: 20) }
        }
      }
      let layout = SpotsDocument(components: components).layout(in: system, width: 375)
      let offset = random.next(from: -100, to: layout.height + 100)
      let viewport = random.next(from: 100, to: 900)
      let found = layout.sections.indices.map {
        let scrolled = layout.scrolled($0, at: offset, viewport: viewport, system)
        return [scrolled.frameY, scrolled.subOffset, scrolled.frameHeight]
      }
      #expect(found == Self.pass(layout, offset, viewport, system), "seed \(seed): \(offset) of \(components)")
    }
  }

  // MARK: - Headers

  /// A header of 40 pt, four rows of 80, and by default a footer of 30.
  static func headed(_ system: ContentSystem, footer: Double = 30, isSticky: Bool = true, below: Double = 0)
    -> ContentLayout
  {
    let headed = Fixtures.component(.list, Fixtures.items(4, height: 80)) {
      ($0.headerHeight, $0.footerHeight, $0.layout.hasStickyHeader) = (40, footer, isSticky)
    }
    return Fixtures.layout(
      system, width: 375, Fixtures.component(.list, Fixtures.items([below])), headed,
      Fixtures.component(.list, Fixtures.items([900])))
  }

  static func headerY(_ layout: ContentLayout, _ offset: Double, _ system: ContentSystem) -> Double {
    layout.headerY(of: 1, layout.scrolled(1, at: offset, viewport: 667, system))
  }

  /// The footer begins at 360, and the header must end there: it goes no further than 320.
  @Test(
    arguments: [(-20, 0), (0, 0), (1, 1), (100, 100), (320, 320), (321, 320), (380, 320)] as [(Double, Double)])
  func aStickyHeaderStaysUntilItMeetsTheFooter(offset: Double, y: Double) {
    #expect(Self.headerY(Self.headed(.spots75), offset, .spots75) == y)
    // The same below another component.
    #expect(Self.headerY(Self.headed(.spots75, below: 200), offset + 200, .spots75) == y + 200)
  }

  /// Without a footer a sticky header meets nothing, and is cut off at its frame's end.
  @Test func withoutAFooterAStickyHeaderMeetsNothing() {
    let layout = Self.headed(.spots75, footer: 0)
    #expect(Self.headerY(layout, 320, .spots75) == 320)
    #expect(Self.headerY(layout, 340, .spots75) == 340)
  }

  @Test func anyOtherHeaderScrollsAway() {
    let layout = Self.headed(.spots75, isSticky: false, below: 200)
    for offset in [0.0, 200, 300, 500] { #expect(Self.headerY(layout, offset, .spots75) == 200) }
  }

  /// A plain table's section header floats, and the section's end pushes it out; 1.9 has no footer.
  @Test(arguments: [(0, 0), (100, 100), (320, 320), (340, 320)] as [(Double, Double)])
  func under19AListsHeaderFloats(offset: Double, y: Double) {
    #expect(Self.headerY(Self.headed(.spots19, footer: 0, isSticky: false), offset, .spots19) == y)
  }

  @Test func aHeaderThatIsTallerThanTheRestStaysAtTheTop() {
    var layout = Self.headed(.spots75)
    layout.sections[1].headerHeight = 500
    #expect(Self.headerY(layout, 100, .spots75) == 0)
  }
}
