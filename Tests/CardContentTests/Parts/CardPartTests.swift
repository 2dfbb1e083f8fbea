import Testing

@testable import CardContent

/// Parts of a fixed size (references, A2.2 and A2.7).
@Suite struct CardPartTests {
  @Test(arguments: [(0, false, 0), (0, true, 1), (1, false, 60), (5, false, 300), (5, true, 301)])
  func aTableIsAsHighAsItsRows(rows: Int, hasFooter: Bool, height: Int) {
    let table = CardPart.table(rows: rows, hasFooter: hasFooter)
    #expect(table == CardPart(kind: .table, height: Double(height)) && table.margins == nil)
    #expect(CardPart.table(rows: rows, rowHeight: 44.5).height == Double(rows) * 44.5)
  }

  @Test(
    arguments: [
      (.view, nil), (.title, nil), (.separator, 0.5), (.spacer, nil), (.bar, 18), (.histogram, 450), (.table, nil),
      (.collection, nil), (.paged, nil),
    ] as [(CardPart.Kind, Double?)])
  func howHighItIsUnlessItSays(kind: CardPart.Kind, height: Double?) {
    #expect(CardPart.standardHeight(of: kind) == height)
  }

  /// 10 + h + 40.
  @Test(arguments: CardPart.Kind.allCases) func onlyAPagedViewHasMoreAroundIt(kind: CardPart.Kind) {
    #expect(CardPart(kind: kind, height: 200).frameHeight == (kind == .paged ? 250 : 200))
    #expect(CardPart(kind: kind, height: 0).frameHeight == (kind == .paged ? 50 : 0))
  }
}
