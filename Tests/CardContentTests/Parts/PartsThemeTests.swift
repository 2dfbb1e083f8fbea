import CardContent
import Testing

/// The margins of both themes (Parts-3): top, left, bottom, right.
@Suite struct PartsThemeTests {
  static func numbers(_ insets: Insets) -> [Double] { [insets.top, insets.left, insets.bottom, insets.right] }

  @Test func cells() {
    #expect(Self.numbers(PartsTheme.mint.cellMargins) == [9, 12, 12, 12])
    #expect(Self.numbers(PartsTheme.turbo.cellMargins) == [0, 0, 0, 0])
    #expect([PartsTheme.mint, .turbo].map(\.lineSpacing) == [12, 12])
  }

  @Test(
    arguments: [
      (.view, [5, 15, 5, 15], [5, 28, 5, 28]), (.bar, [5, 15, 5, 15], [5, 28, 5, 28]),
      (.histogram, [5, 15, 5, 15], [5, 28, 5, 28]), (.paged, [5, 15, 5, 15], [5, 28, 5, 28]),
      (.title, [5, 15, 10, 15], [5, 28, 10, 28]), (.table, [0, 14, 0, 14], [0, 28, 0, 28]),
      (.separator, [5, 15, 5, 15], [5, 0, 5, 0]), (.spacer, [0, 0, 0, 0], [0, 0, 0, 0]),
    ] as [(CardPart.Kind, [Double], [Double])])
  func parts(kind: CardPart.Kind, mint: [Double], turbo: [Double]) {
    #expect(Self.numbers(PartsTheme.mint.margins(of: kind)) == mint)
    #expect(Self.numbers(PartsTheme.turbo.margins(of: kind)) == turbo)
  }

  /// A collection has a table's margins: CardParts' `CardPartCollectionView.swift` has `tableViewMargins`, in 2018 and
  /// in 2021.
  @Test func aCollectionHasATablesMargins() {
    #expect(Self.numbers(PartsTheme.mint.margins(of: .collection)) == [0, 14, 0, 14])
    #expect(Self.numbers(PartsTheme.turbo.margins(of: .collection)) == [0, 28, 0, 28])
  }

  /// Each measure of an app's own theme applies to its own kind of part, and to no other.
  @Test func aThemeOfTheAppsOwn() {
    var theme = PartsTheme()
    #expect(theme == .mint)
    theme.titleMargins = Insets(top: 1, left: 2, bottom: 3, right: 4)
    theme.partMargins = Insets(left: 7)
    #expect(Self.numbers(theme.margins(of: .title)) == [1, 2, 3, 4])
    #expect(Self.numbers(theme.margins(of: .verticalSeparator)) == [0, 7, 0, 0])
    #expect(theme.margins(of: .table) == PartsTheme.mint.tableMargins)
    #expect(theme != .mint)
  }
}
