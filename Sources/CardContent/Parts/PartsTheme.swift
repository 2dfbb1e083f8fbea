/// The margins and spacing of a CardParts theme, points.
///
/// Source: CardParts, `CardPartsTheme.swift` 88 to 238; an app's own theme can set each of them.
public struct PartsTheme: Hashable, Sendable {
  /// The margins between a cell's edges and its card.
  public var cellMargins = Insets(top: 9, left: 12, bottom: 12, right: 12)

  /// The space between two cards.
  public var lineSpacing = 12.0

  /// The default margins of a part.
  public var partMargins = Insets(top: 5, left: 15, bottom: 5, right: 15)

  /// The margins of a title.
  public var titleMargins = Insets(top: 5, left: 15, bottom: 10, right: 15)

  /// The margins of a table, and of a collection.
  public var tableMargins = Insets(left: 14, right: 14)

  /// The margins of a separator.
  public var separatorMargins = Insets(top: 5, left: 15, bottom: 5, right: 15)

  /// The Mint theme.
  public static let mint = PartsTheme()

  /// The Turbo theme.
  public static let turbo: PartsTheme = {
    var theme = PartsTheme()
    theme.cellMargins = Insets()
    theme.partMargins = Insets(top: 5, left: 28, bottom: 5, right: 28)
    theme.titleMargins = Insets(top: 5, left: 28, bottom: 10, right: 28)
    theme.tableMargins = Insets(left: 28, right: 28)
    theme.separatorMargins = Insets(top: 5, bottom: 5)
    return theme
  }()

  /// Creates a theme with Mint's values.
  public init() {}

  /// The margins of a kind of part.
  ///
  /// A collection has the margins of a table, and a vertical separator those of any part. Source: CardParts,
  /// `CardPartCollectionView.swift`, `CardPartVerticalSeparatorView.swift`.
  public func margins(of kind: CardPart.Kind) -> Insets {
    switch kind {
    case .title: titleMargins
    case .table, .collection: tableMargins
    case .separator: separatorMargins
    case .spacer: Insets()
    case .view, .histogram, .bar, .paged, .verticalSeparator: partMargins
    }
  }
}
