import CardMath
import CardTestSupport
import Testing

@testable import CardContent

/// Rows with as many items as fit (Spots-3).
@Suite struct SpotsGridTests {
  static func frames(_ system: ContentSystem, _ width: Double, _ component: SpotsComponent) -> [[Double]] {
    Fixtures.layout(system, width: width, component).items.map(\.frame)
  }

  // MARK: - Sizes under 1.9

  /// 320 / 2 − 10 − 3 − 5 − 7 = 135: the right content inset isn't subtracted.
  @Test func aSpansWidthUnder19() {
    let grid = Fixtures.component(.grid, span: 2, Fixtures.items(2, width: 50, height: 60)) {
      $0.layout.itemSpacing = 10
      $0.layout.inset = Insets(left: 5, right: 7)
      $0.layout.contentInset = Insets(left: 3, right: 9)
    }
    #expect(Self.frames(.spots19, 320, grid).map { $0[2] } == [135, 135])
    // In 7.5 it is (320 − 12) / 2 − 10 = 144, and there is no content inset.
    #expect(Self.frames(.spots75, 320, grid).map { $0[2] } == [144, 144])
  }

  /// Sizes are rounded to ⌊w⌋ and ⌈h⌉; 7.5 leaves the height as it is.
  @Test func sizesAreRounded() {
    let grid = Fixtures.component(.grid, span: 2, Fixtures.items([20.2]))
    #expect(Self.frames(.spots19, 101, grid) == [[0, 0, 50, 21]])
    #expect(Self.frames(.spots75, 101, grid) == [[0, 0, 50, 20.2]])
    let own = Fixtures.component(.grid, Fixtures.items([20.2], width: 33.9))
    #expect(Self.frames(.spots19, 101, own) == [[0, 0, 33, 21]])
    #expect(Self.frames(.spots75, 101, own) == [[0, 0, 33, 20.2]])
  }

  /// A width of 10 − 11 = −1 leaves neither width nor height; −0.9 still leaves the height.
  @Test(arguments: [(10.9, 20), (11, 0), (11.1, 0), (500, 0)] as [(Double, Double)])
  func withoutAWidthThereIsNoHeightUnder19(spacing: Double, height: Double) {
    let grid = Fixtures.component(.grid, span: 2, Fixtures.items([20])) { $0.layout.itemSpacing = spacing }
    let layout = Fixtures.layout(.spots19, width: 20, grid)
    #expect(layout.items.map { [$0.width, $0.height] } == [[0, height]])
    #expect(layout.height == height)
    // In 7.5 the width isn't below 0, and the height stays.
    let new = Fixtures.layout(.spots75, width: 20, grid)
    #expect(new.items.map { [$0.width, $0.height] } == [[0, 20]])
    #expect(new.height == 20)
  }

  /// An item's width is its own, its view's or, in 1.9, the cell's 88; less the left and right insets.
  @Test func withoutASpanItemsHaveTheirOwnWidths() {
    let items = [SpotsItem(width: 70, height: 9), SpotsItem(height: 9, view: 1), SpotsItem(height: 9)]
    let component = Fixtures.component(.grid, items) { $0.layout.inset = Insets(left: 4, right: 6) }
    let document = SpotsDocument(components: [component], views: [SpotsViewSize(view: 1, width: 50, height: 9)])
    #expect(document.layout(in: .spots19, width: 320).items.map(\.width) == [60, 40, 78])
    // In 7.5 the insets don't count, and the default view is as wide as the component.
    #expect(document.layout(in: .spots75, width: 320).items.map(\.width) == [70, 50, 320])
    // This view has no width of its own.
    let silent = SpotsDocument(components: [component], views: [SpotsViewSize(view: 1, height: 9)])
    #expect(silent.layout(in: .spots75, width: 320).items[1].width == 320)
  }

  @Test func aDynamicSpanFillsTheRow() {
    for system in [ContentSystem.spots19, .spots75] {
      for (isDynamic, width) in [(false, 25.0), (true, 50)] {
        let grid = Fixtures.component(.grid, span: 4, Fixtures.items(2, height: 10)) {
          $0.layout.hasDynamicSpan = isDynamic
        }
        #expect(Self.frames(system, 100, grid).map { $0[2] } == [width, width])
      }
    }
  }

  // MARK: - Rows

  /// The repository's own test: 4 items of 25 by 25 pt in 100, insets of 10, 30, 40 and 20.
  @Test func goldenGrid() {
    let grid = Fixtures.component(.grid, Fixtures.items(4, width: 25, height: 25)) {
      $0.layout.inset = Insets(top: 10, left: 30, bottom: 40, right: 20)
    }
    let layout = Fixtures.layout(.spots75, width: 100, grid)
    #expect(layout.items.map(\.frame) == [[30, 10, 25, 25], [55, 10, 25, 25], [30, 35, 25, 25], [55, 35, 25, 25]])
    #expect(layout.height == 100)
  }

  /// ⌊(100 − 10 + 4) / (20 + 4)⌋ = 3 items; (90 − 60) / 2 = 15 between them, in the last row as well.
  @Test func itemsAreSpreadOverTheirRow() {
    let grid = Fixtures.component(.grid, Fixtures.items(5, width: 20, height: 30)) {
      $0.layout.inset = Insets(top: 8, left: 5, bottom: 6, right: 5)
      ($0.layout.itemSpacing, $0.layout.lineSpacing) = (4, 11)
    }
    #expect(Self.frames(.spots75, 100, grid).map { $0[0] } == [5, 40, 75, 5, 40])
    // 8 + 30 + 11 = 49, and 49 + 30 + 6 below.
    let layout = Fixtures.layout(.spots75, width: 100, grid)
    #expect(layout.items.map(\.y) == [8, 8, 8, 49, 49])
    #expect(layout.height == 85)
    #expect(layout.items.map(\.lineEnd) == [38, 38, 38, 79, 79])
  }

  /// 1.9's adapter returns the section's lower inset for the line spacing, and items are narrower by the insets: 20 −
  /// 10.
  @Test func under19TheLowerInsetIsTheLineSpacing() {
    let grid = Fixtures.component(.grid, Fixtures.items(9, width: 20, height: 30)) {
      $0.layout.inset = Insets(top: 8, left: 5, bottom: 6, right: 5)
      ($0.layout.itemSpacing, $0.layout.lineSpacing) = (4, 11)
    }
    let layout = Fixtures.layout(.spots19, width: 100, grid)
    // ⌊94 / 14⌋ = 6; (90 − 60) / 5 = 6.
    #expect(layout.items.map(\.x) == [5, 21, 37, 53, 69, 85, 5, 21, 37])
    #expect(layout.items.map(\.y) == [8, 8, 8, 8, 8, 8, 44, 44, 44])
    let height: Double = 8 + 30 + 6 + 30 + 6
    #expect(layout.height == height)
  }

  /// A content inset makes the row shorter and the component higher, in 1.9 only.
  @Test func contentInsetsUnder19() {
    let grid = Fixtures.component(.grid, Fixtures.items(4, width: 25, height: 10)) {
      $0.layout.contentInset = Insets(top: 3, left: 1, bottom: 5, right: 30)
    }
    let old = Fixtures.layout(.spots19, width: 100, grid)
    // 25 − 1 = 24: two items take 48 of 69 pt, and 21 are between them.
    #expect(old.items.map(\.frame) == [[0, 0, 24, 10], [45, 0, 24, 10], [0, 10, 24, 10], [45, 10, 24, 10]])
    #expect(old.sections[0].contentHeight == 20)
    #expect(old.sections[0].extent == 28)
    let new = Fixtures.layout(.spots75, width: 100, grid)
    #expect(new.items.map(\.x) == [0, 25, 50, 75])
    #expect(new.height == 10)
  }

  /// Only 7.5 has a header and a footer.
  @Test func headerAndFooter() {
    let grid = Fixtures.component(.grid, span: 1, Fixtures.items([50])) {
      ($0.headerHeight, $0.footerHeight) = (20, 9)
      $0.layout.inset = Insets(top: 3, bottom: 4)
    }
    let new = Fixtures.layout(.spots75, width: 100, grid)
    #expect(new.items[0].y == 23)
    // 20 + 3 + 50 + 4 + 9
    #expect(new.height == 86)
    let old = Fixtures.layout(.spots19, width: 100, grid)
    #expect(old.items[0].y == 3)
    #expect(old.height == 57)
  }

  /// A row is as high as its highest item, and lower items are centred in it.
  @Test func aRowIsAsHighAsItsHighestItem() {
    let items = [10.0, 30, 20, 8].map { SpotsItem(width: 30, height: $0) }
    let layout = Fixtures.layout(.spots75, width: 100, Fixtures.component(.grid, items))
    #expect(layout.items.map(\.y) == [10, 0, 5, 30])
    #expect(layout.items.map(\.lineEnd) == [30, 30, 30, 38])
    #expect(layout.height == 38)
  }

  /// An item that is too wide has a row of its own; an item that fits exactly fits.
  @Test func howManyFit() {
    func rows(_ widths: [Double], spacing: Double = 0) -> [Double] {
      let grid = Fixtures.component(.grid, widths.map { SpotsItem(width: $0, height: 10) }) {
        ($0.layout.itemSpacing, $0.layout.lineSpacing) = (spacing, 7)
      }
      return Self.frames(.spots75, 100, grid).map { $0[1] }
    }
    #expect(rows([50, 50, 50]) == [0, 0, 17])
    #expect(rows([48, 48], spacing: 4) == [0, 0])
    #expect(rows([48, 49], spacing: 4) == [0, 17])
    #expect(rows([300, 20, 20, 300]) == [0, 17, 17, 34])
    #expect(rows([300, 300]) == [0, 17])
  }

  /// Items of the last row have the spacing of the row above, unless they don't fit then; in a single row it is the
  /// least spacing.
  @Test func theLastRowIsntSpread() {
    func places(_ widths: [Double]) -> [Double] {
      let grid = Fixtures.component(.grid, widths.map { SpotsItem(width: $0, height: 10) }) {
        $0.layout.itemSpacing = 4
      }
      return Self.frames(.spots75, 100, grid).map { $0[0] }
    }
    #expect(places([20, 20]) == [0, 24])
    // The spacing is (100 − 60) / 1 = 40 above; 100 − 80 = 20 fit below.
    #expect(places([30, 30, 40, 40]) == [0, 70, 0, 60])
    // A row of one item defines no spacing.
    #expect(places([90, 20, 20]) == [0, 0, 24])
  }

  /// A row holds ⌊(W − l − r + s) / (w + s)⌋ items, or one (Spots-3), in points without fractions.
  @Test(arguments: Seeds.few)
  func aRowHoldsAsManyAsFit(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func draw(_ bound: UInt64) -> Double { Double(random.next(below: bound)) }
    for _ in 0..<50 {
      let (width, own, spacing) = (draw(500) + 20, draw(120) + 1, draw(20))
      let inset = Insets(left: draw(10), right: draw(10))
      let count = Int(draw(40)) + 1
      let grid = Fixtures.component(.grid, Fixtures.items(count, width: own, height: 10)) {
        ($0.layout.itemSpacing, $0.layout.inset) = (spacing, inset)
      }
      for system in [ContentSystem.spots19, .spots75] {
        let w = system == .spots19 ? max(0, own - inset.left - inset.right) : own
        guard w > 0 else { continue }
        let perRow = max(1, Int((width - inset.left - inset.right + spacing) / (w + spacing)))
        let layout = Fixtures.layout(system, width: width, grid)
        let rows = (0..<count).map { Double($0 / perRow) * 10 }
        #expect(layout.items.map(\.y) == rows, "seed \(seed), \(system): \(perRow) of \(count)")
        // A full row ends at the right inset.
        if count > perRow, perRow > 1 {
          let end = layout.items[perRow - 1].x + w
          #expect(end.isNear(width - inset.right), "seed \(seed), \(system): \(end)")
        }
      }
    }
  }

  /// The last row has the spacing of the row right above: (100 − 80) / 1 = 20, not (100 − 90) / 2.
  @Test func theLastRowIsAsTheOneAbove() {
    let grid = Fixtures.component(.grid, [30.0, 30, 30, 40, 40, 30, 30].map { SpotsItem(width: $0, height: 10) })
    #expect(Self.frames(.spots75, 100, grid).map { $0[0] } == [0, 35, 70, 0, 60, 0, 50])
  }

  /// With a negative spacing more items may fit than have room. In the last row they still don't overlap: the row above
  /// has (100 − 90) / 2 = 5 between two, and (100 − 110) / 1 counts as 0.
  @Test func theLastRowsItemsDontOverlap() {
    let grid = Fixtures.component(.grid, [30.0, 30, 30, 60, 50].map { SpotsItem(width: $0, height: 10) }) {
      $0.layout.itemSpacing = -10
    }
    #expect(Self.frames(.spots75, 100, grid).map { $0[0] } == [0, 35, 70, 0, 60])
  }

  /// In 7.5 an item wider than its component is as wide as the component, whatever gives its width
  /// (`setFallbackViewSize`).
  @Test func whatIsTooWideShrinks() {
    for kind in [SpotsComponent.Kind.grid, .carousel] {
      let own = Fixtures.component(kind, [SpotsItem(width: 900, height: 60), SpotsItem(width: 320.5, height: 60)])
      #expect(Self.frames(.spots75, 320.7, own).map { $0[2] } == [320, 320])
      let half = Fixtures.component(kind, span: 0.5, Fixtures.items(1, height: 60))
      #expect(Self.frames(.spots75, 320.7, half).map { $0[2] } == [320])
    }
    // 1.9 leaves its width as it is.
    let old = Fixtures.component(.grid, [SpotsItem(width: 900, height: 60)])
    #expect(Self.frames(.spots19, 320, old).map { $0[2] } == [900])
  }
}
