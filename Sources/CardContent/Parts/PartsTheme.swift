/// The measures of a theme of CardParts, points.
///
/// Source: CardParts, `CardPartsTheme.swift` 88 to 238.
public enum PartsTheme: UInt8, Hashable, Sendable, CaseIterable {
  case mint
  case turbo

  /// Between a cell's edges and its card.
  public var cellMargins: Insets {
    switch self {
    case .mint: Insets(top: 9, left: 12, bottom: 12, right: 12)
    case .turbo: Insets()
    }
  }

  /// Between two cards.
  public var lineSpacing: Double { 12 }

  /// Around a part of some kind.
  ///
  /// A collection has the margins of a table. Source: CardParts, `CardPartCollectionView.swift`.
  public func margins(of kind: CardPart.Kind) -> Insets {
    let side = self == .mint ? 15.0 : 28
    switch kind {
    case .title: return Insets(top: 5, left: side, bottom: 10, right: side)
    case .table, .collection: return Insets(left: self == .mint ? 14 : 28, right: self == .mint ? 14 : 28)
    case .separator: return Insets(top: 5, left: self == .mint ? 15 : 0, bottom: 5, right: self == .mint ? 15 : 0)
    case .spacer: return Insets()
    case .view, .histogram, .bar, .paged:
      return Insets(top: 5, left: side, bottom: 5, right: side)
    }
  }
}
