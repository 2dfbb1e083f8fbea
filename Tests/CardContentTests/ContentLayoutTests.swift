import CardMath
import CardTestSupport
import Testing

@testable import CardContent

@Suite struct ContentLayoutTests {
  static func layout(_ heights: [Double]) -> ContentLayout {
    SpotsDocument(components: heights.map { Fixtures.component(.list, Fixtures.items([$0])) })
      .layout(in: .spots75, width: 100)
  }

  @Test func nothingIsEmpty() {
    let layout = ContentLayout()
    #expect(layout.sections.isEmpty)
    #expect(layout.items.isEmpty)
    #expect(layout.strips.isEmpty)
    #expect(layout.height == 0)
    #expect(layout.bottomInset == 0)
    #expect(layout.section(at: 0) == nil)
    #expect(layout.firstSection(below: 0) == 0)
    #expect(layout.strip(in: 0, at: 0) == nil)
    #expect(layout.firstItem(of: 0..<0, endingAfter: 5) == 0)
  }

  // Sections at 0, 100, 100 and 150, the last one up to 200: of two that begin at one position, the lower one counts.
  @Test(
    arguments: [
      (-0.1, nil), (0, 0), (99.9, 0), (100, 2), (149, 2), (150, 3), (199, 3), (200, 3), (5000, 3),
    ] as [(Double, Int?)])
  func theSectionAtAPlace(y: Double, section: Int?) {
    #expect(Self.layout([100, 0, 50, 50]).section(at: y) == section)
  }

  // A section that ends at the position doesn't reach below it, and a section without height never does.
  @Test(
    arguments: [(-5, 0), (0, 0), (99.9, 0), (100, 2), (149, 2), (150, 3), (199, 3), (200, 4), (900, 4)]
      as [(Double, Int)])
  func theFirstSectionBelowAPlace(y: Double, section: Int) {
    #expect(Self.layout([100, 0, 50, 50]).firstSection(below: y) == section)
  }

  @Test(arguments: [(-1, 1), (0, 1), (9.9, 1), (10, 2), (29, 2), (30, 4), (500, 4)] as [(Double, Int)])
  func theFirstItemAfterAPlace(place: Double, item: Int) {
    // Items 1 to 3 of five end at 10, 30 and 30.
    let layout = Fixtures.layout(
      .spots75, width: 100, Fixtures.component(.list, Fixtures.items([900])),
      Fixtures.component(.list, Fixtures.items([10, 20, 0])), Fixtures.component(.list, Fixtures.items([900])))
    #expect(layout.firstItem(of: 1..<4, endingAfter: place) == item)
  }

  /// A strip is found at its own position, not at its section's.
  @Test func theStripAtAHeight() {
    let parts = [
      CardPart(kind: .view, height: 100), CardPart(kind: .paged, height: 50), CardPart(kind: .view, height: 9),
    ]
    let card = PartsCard(name: 0, states: [.init(name: 0, parts: parts)], state: 0)
    let layout = PartsDocument(cards: [card, card]).layout(in: .cardParts40, width: 375)
    // 9 + 110 + 5 + 10 = 134.
    for (y, isThere) in [(133.9, false), (134, true), (183.9, true), (184, false), (0, false)] {
      for section in 0...1 { #expect(layout.strip(in: section, at: y) == (isThere ? section : nil), "\(y)") }
      #expect(layout.strip(in: 2, at: y) == nil)
    }
  }

  /// Bisection finds the same as a linear search.
  @Test(arguments: Seeds.few)
  func whatIsFoundIsWhatALinearSearchFinds(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      // Some items have no height, so that positions coincide.
      let components = (0..<Int(random.next(below: 12))).map { _ in
        Fixtures.component(
          .list, (0..<Int(random.next(below: 8))).map { _ in SpotsItem(height: Double(random.next(below: 4)) * 10) })
      }
      let layout = SpotsDocument(components: components).layout(in: .spots75, width: 100)
      for _ in 0..<20 {
        let y = Double(random.next(below: UInt64(layout.height) + 40)) - 20 + Double(random.next(below: 2)) / 2
        #expect(layout.section(at: y) == layout.sections.lastIndex { $0.y <= y }, "seed \(seed): \(y)")
        let below = layout.sections.firstIndex { $0.y + $0.extent > y } ?? layout.sections.count
        #expect(layout.firstSection(below: y) == below, "seed \(seed): \(y)")
        for section in layout.sections {
          let place = y - section.y
          let item = section.items.first { layout.items[$0].y + layout.items[$0].height > place }
          #expect(
            layout.firstItem(of: section.items, endingAfter: place) == item ?? section.items.upperBound,
            "seed \(seed): \(y)")
        }
      }
    }
  }

  /// The searched line ends and section edges never fall, for all kinds and under both versions.
  @Test(arguments: Seeds.few)
  func whatIsSearchedRises(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<30 {
      for system in [ContentSystem.spots19, .spots75] {
        let document = RandomDocument.make(for: system, &random)
        let layout = document.layout(in: system, width: random.next(from: 50, to: 900))
        for section in layout.sections {
          let ends = layout.items[section.items].map(\.lineEnd)
          #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 }, "seed \(seed), \(system): \(section.kind)")
        }
        for (upper, lower) in zip(layout.sections, layout.sections.dropFirst()) {
          #expect(upper.extent >= 0, "seed \(seed), \(system)")
          #expect(upper.maxY == lower.y, "seed \(seed), \(system)")
        }
        #expect(layout.height == layout.sections.last?.maxY ?? 0)
      }
    }
  }

  /// The line ends are searched, so they must never fall: 1.9's line spacing is the lower inset, which may be below 0.
  @Test func whatIsSearchedRisesUnderANegativeInset() {
    let grid = Fixtures.component(.grid, span: 1, Fixtures.items(4, height: 50)) { $0.layout.inset.bottom = -60 }
    let ends = Fixtures.layout(.spots19, width: 100, grid).items.map(\.lineEnd)
    #expect(zip(ends, ends.dropFirst()).allSatisfy { $0 <= $1 }, "\(ends)")
  }

  /// Sections are searched by their lower edges, so a part's negative margins leave a card's height no less than 0.
  @Test func cardsLieBelowEachOtherUnderNegativeMargins() {
    let part = CardPart(kind: .view, height: 10, margins: Insets(top: -300))
    let cards = [[CardPart(kind: .view, height: 400)], [part], [part]].map {
      PartsCard(name: 0, states: [.init(name: 0, parts: $0)], state: 0)
    }
    let edges = PartsDocument(cards: cards).layout(in: .cardParts40, width: 375).sections.map(\.maxY)
    #expect(zip(edges, edges.dropFirst()).allSatisfy { $0 <= $1 }, "\(edges)")
  }
}
