import Testing

@testable import CardContent

/// Content heights by kind (Spots-3, Spots-5).
@Suite struct SpotsLayoutTests {
  /// Rows of 44, 30 and 60 pt, a header of 20, a footer of 9, and insets that all differ.
  static let list = Fixtures.component(.list, Fixtures.items([44, 30, 60], width: 7)) {
    ($0.headerHeight, $0.footerHeight) = (20, 9)
    $0.layout.contentInset = Insets(top: 10, left: 1, bottom: 6, right: 2)
    ($0.layout.itemSpacing, $0.layout.lineSpacing) = (100, 100)
  }

  /// In 1.9 a list's content is 20 + 134 − 10 − 6 high, without a footer; the scroll view adds both insets again.
  @Test func aListUnder19() {
    let layout = Fixtures.layout(.spots19, width: 375, Self.list, Self.list)
    #expect(layout.sections[0].contentHeight == 138)
    #expect(layout.sections[0].extent == 154)
    #expect(layout.sections[1].y == 154)
    #expect(layout.height == 308)
    #expect(layout.items[0...2].map(\.frame) == [[0, 20, 375, 44], [0, 64, 375, 30], [0, 94, 375, 60]])
  }

  /// A table has no section inset: a declared one is part of its content inset.
  @Test func aListsInsetIsItsContentInset() {
    var list = Self.list
    list.layout.inset = Insets(top: 3, left: 4, bottom: 5, right: 6)
    let layout = Fixtures.layout(.spots19, width: 375, list)
    #expect(list.insetAround == Insets(top: 13, left: 5, bottom: 11, right: 8))
    #expect(layout.sections[0].contentHeight == 130)
    #expect(layout.height == 154)
    list.kind = .grid
    #expect(list.insetAround == Insets(top: 10, left: 1, bottom: 6, right: 2))
  }

  /// In 7.5 a list is 20 + 134 + 9 high, whatever its insets.
  @Test func aListUnder75() {
    let layout = Fixtures.layout(.spots75, width: 375, Self.list, Self.list)
    #expect(layout.sections[0].contentHeight == 163)
    #expect(layout.sections[0].extent == 163)
    #expect(layout.sections[1].y == 163)
    #expect(layout.height == 326)
    #expect(layout.items[3...5].map(\.frame) == [[0, 20, 375, 44], [0, 64, 375, 30], [0, 94, 375, 60]])
    #expect(layout.items[0...2].map(\.lineEnd) == [64, 94, 154])
  }

  /// In 1.9 a list is as wide as its container rounded up (Spots-6).
  @Test func aListUnder19IsAWholeNumberWide() {
    #expect(Fixtures.layout(.spots19, width: 374.5, Self.list).items[0].width == 375)
    #expect(Fixtures.layout(.spots75, width: 374.5, Self.list).items[0].width == 374.5)
  }

  /// 7.5 shows the header and footer of an empty component only if `showsEmpty` is true.
  @Test(
    arguments: [(.list, 29), (.grid, 29), (.carousel, 29), (.view, 0)] as [(SpotsComponent.Kind, Double)])
  func withoutItems(kind: SpotsComponent.Kind, height: Double) {
    for showsEmpty in [false, true] {
      let empty = Fixtures.component(kind, []) {
        ($0.headerHeight, $0.footerHeight, $0.layout.showsEmpty) = (20, 9, showsEmpty)
        $0.layout.inset = Insets(top: 1, left: 1, bottom: 1, right: 1)
        $0.layout.pageIndicator = .below
      }
      let layout = Fixtures.layout(.spots75, width: 375, empty, Self.list)
      #expect(layout.sections[0].extent == (showsEmpty ? height : 0))
      #expect(layout.sections[0].items.isEmpty)
      #expect(layout.sections[1].y == layout.sections[0].extent)
    }
  }

  /// 1.9 has no such option: an empty table has its header, an empty collection nothing.
  @Test func withoutItemsUnder19() {
    for showsEmpty in [false, true] {
      for (kind, height) in [(SpotsComponent.Kind.list, 20.0), (.grid, 0), (.view, 0), (.carousel, 0)] {
        let empty = Fixtures.component(kind, []) { ($0.headerHeight, $0.layout.showsEmpty) = (20, showsEmpty) }
        #expect(Fixtures.layout(.spots19, width: 375, empty).height == height, "\(kind)")
      }
    }
  }

  /// A view shows the first item only, as wide as the content; it has neither header nor footer.
  @Test func aView() {
    for system in [ContentSystem.spots19, .spots75] {
      let view = Fixtures.component(.view, Fixtures.items([60.5, 90], width: 7)) {
        ($0.headerHeight, $0.footerHeight) = (20, 9)
      }
      let layout = Fixtures.layout(system, width: 375, view)
      #expect(layout.items.map(\.frame) == [[0, 0, 375, 60.5]])
      #expect(layout.items[0].lineEnd == 60.5)
      #expect(layout.height == 60.5)
      #expect(layout.sections[0].items == 0..<1)
    }
  }

  @Test func componentsLieBelowEachOther() {
    let names: [SpotsComponent.Kind] = [.list, .grid, .view, .carousel]
    let kinds: [ContentLayout.Kind] = [.list, .grid, .view, .carousel]
    let components = names.enumerated().map { index, kind in
      SpotsComponent(kind: kind, span: 1, items: Fixtures.items([100]), name: Int32(index) + 5)
    }
    for system in [ContentSystem.spots19, .spots75] {
      let layout = SpotsDocument(components: components).layout(in: system, width: 375)
      #expect(layout.sections.map(\.kind) == kinds)
      #expect(layout.sections.map(\.index) == [0, 1, 2, 3])
      #expect(layout.sections.map(\.y) == [0, 100, 200, 300])
      #expect(layout.sections.map(\.maxY) == [100, 200, 300, 400])
      #expect(layout.sections.map(\.items) == [0..<1, 1..<2, 2..<3, 3..<4])
      #expect(layout.sections.map(\.name) == [5, 6, 7, 8])
      #expect(layout.sections.allSatisfy { $0.x == 0 && $0.width == 375 })
      #expect(layout.height == 400)
      #expect(layout.bottomInset == 0)
    }
    #expect(SpotsDocument(components: []).layout(in: .spots75, width: 375) == ContentLayout())
  }

  @Test func itemsKeepNamesAndNumbers() {
    for kind in SpotsComponent.Kind.allCases {
      var component = SpotsComponent(
        kind: kind, items: [SpotsItem(name: 4, height: 10), SpotsItem(name: 6, height: 10)])
      component.remove(at: 0, count: 1)
      for system in [ContentSystem.spots19, .spots75] {
        let layout = SpotsDocument(components: [component]).layout(in: system, width: 375)
        #expect(layout.items.map(\.name) == [6], "\(kind), \(system)")
        #expect(layout.items.map(\.number) == [1], "\(kind), \(system)")
      }
    }
  }

  /// Only 1.9 has content insets; however large, they leave an extent of no less than 0.
  @Test func insetsTakeNoMoreThanThereIs() {
    let grid = Fixtures.component(.grid, span: 1, Fixtures.items([100])) { $0.layout.contentInset.top = -1000 }
    let old = Fixtures.layout(.spots19, width: 375, grid, grid)
    #expect(old.sections.map(\.extent) == [0, 0])
    #expect(old.sections.map(\.contentHeight) == [100, 100])
    #expect(old.height == 0)
    #expect(Fixtures.layout(.spots75, width: 375, grid, grid).sections.map(\.extent) == [100, 100])
  }

  /// In 1.9 a plain table's header is sticky, since it floats; in 7.5 the layout decides.
  @Test(arguments: SpotsComponent.Kind.allCases)
  func whoseHeaderIsSticky(kind: SpotsComponent.Kind) {
    for isSticky in [false, true] {
      for header in [0.0, 20] {
        let component = Fixtures.component(kind, Fixtures.items([100])) {
          ($0.headerHeight, $0.layout.hasStickyHeader) = (header, isSticky)
        }
        let old = Fixtures.layout(.spots19, width: 375, component).sections[0]
        let new = Fixtures.layout(.spots75, width: 375, component).sections[0]
        #expect(old.hasStickyHeader == (header > 0 && kind == .list))
        #expect(new.hasStickyHeader == (header > 0 && isSticky))
        #expect(new.headerHeight == header)
      }
    }
  }

  /// In 1.9 a view and a carousel are also a whole number of points wide; a carousel's items share the content's own
  /// width: ⌈100.4 − 0.5⌉ = 100.
  @Test func allUnder19AreAWholeNumberWide() {
    let layout = Fixtures.layout(
      .spots19, width: 100.4, Fixtures.component(.view, Fixtures.items([80])),
      Fixtures.component(.carousel, span: 1, Fixtures.items([80])) { $0.layout.itemSpacing = 0.5 })
    #expect(layout.sections.map(\.width) == [101, 101])
    #expect(layout.items.map(\.width) == [101, 100])
    #expect(layout.strips[0].width == 101)
  }
}
