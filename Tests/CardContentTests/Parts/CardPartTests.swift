import Testing

@testable import CardContent

/// Parts of a fixed size (Parts-4, Parts-10).
@Suite struct CardPartTests {
  @Test(arguments: [(0, false, 0), (0, true, 1), (1, false, 60), (5, false, 300), (5, true, 301)])
  func aTableIsAsHighAsItsRows(rows: Int, hasFooter: Bool, height: Int) {
    let table = CardPart.table(rows: rows, hasFooter: hasFooter)
    #expect(table == CardPart(kind: .table, height: Double(height)))
    #expect(table.margins == nil)
    #expect(CardPart.table(rows: rows, rowHeight: 44.5).height == Double(rows) * 44.5)
  }

  @Test(
    arguments: [
      (.view, nil), (.title, nil), (.separator, 0.5), (.spacer, nil), (.bar, 18), (.histogram, 450), (.table, nil),
      (.collection, nil), (.paged, nil), (.verticalSeparator, 0),
    ] as [(CardPart.Kind, Double?)])
  func howHighItIsUnlessItSays(kind: CardPart.Kind, height: Double?) {
    #expect(CardPart.standardHeight(of: kind) == height)
  }

  /// A paged view's frame is 10 + h + 40 pt high; any other part's is h.
  @Test(arguments: CardPart.Kind.allCases) func onlyAPagedViewHasMoreAroundIt(kind: CardPart.Kind) {
    #expect(CardPart(kind: kind, height: 200).frameHeight == (kind == .paged ? 250 : 200))
    #expect(CardPart(kind: kind, height: 0).frameHeight == (kind == .paged ? 50 : 0))
  }

  /// A delegate gives each row its height: Σ heights, and the line below.
  @Test func rowsMayHaveHeightsOfTheirOwn() {
    #expect(CardPart.table(rowHeights: [60, 44.5, 96]).height == 200.5)
    #expect(CardPart.table(rowHeights: [60, 44.5], hasFooter: true).height == 105.5)
    #expect(CardPart.table(rowHeights: []).height == 0)
  }

  /// A stack is as high as its highest part, or as all parts and the spacing between them; margins don't count in it.
  @Test func stacksLieInStacks() {
    var text = CardPart(kind: .view, height: 40)
    text.margins = Insets(top: 9, left: 9, bottom: 9, right: 9)
    let field = CardPart(kind: .view, height: 34)
    let line = CardPart(kind: .verticalSeparator, height: 0)
    let inner = CardPart.stack([text, field], along: .vertical, spacing: 4)
    #expect(inner == CardPart(kind: .view, height: 78))
    #expect(CardPart.stack([text, line, inner], along: .horizontal, spacing: 4).height == 78)
    #expect(CardPart.stack([inner, CardPart(kind: .separator, height: 0.5), inner], along: .vertical).height == 156.5)
    #expect(CardPart.stack([], along: .vertical, spacing: 4).height == 0)
    #expect(CardPart.stack([field, field], along: .vertical, spacing: -80).height == 0)
  }
}
