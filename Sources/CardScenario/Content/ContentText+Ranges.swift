import CardContent

// The numbers that a content may state, for its reader and for its schema.
extension ContentText {
  /// The most items and components that a document may have.
  static let itemCountMax = 1_000_000

  /// The number of items, and the index of one.
  static let itemCounts = 0...itemCountMax

  /// The index of a component, and the number of a document's components.
  static let (componentIndices, componentCounts) = (0...10_000, 0...10_000)

  /// The lengths of items, points.
  static let lengths = 0.0...1_000_000

  /// The options of a title's menu.
  static let menuOptions = 0...1000

  /// The number of times that items arrive.
  static let arrivalCounts = 0...10_000

  /// The margins and gaps of Spots, points.
  static let insets = -1000.0...10_000

  /// The number of columns of Spots, besides 0, and of items in each column of a carousel.
  static let (spans, itemsPerRow) = (SpotsComponent.spanMin...10_000, 1...1000)

  /// The margins and bars of CardParts, and the gap between a stack's parts, points.
  static let (margins, stackSpacings) = (0.0...1000, -1000.0...1000)

  /// The number of a list's cards, of a card's parts, and of a stack's.
  static let (partsCardCounts, partCounts, stackCounts) = (0...100_000, 0...10_000, 0...1000)

  /// The number of a table's rows or a collection's cells, and of a paged view's pages.
  static let (rowCounts, pagedCounts) = (0...100_000, 1...1000)
}
