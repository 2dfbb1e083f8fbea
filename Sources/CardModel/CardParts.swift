/// What a card has beside its header and its content, as measures; a card without any of it has zeros.
public struct CardParts: Hashable, Sendable {
  /// The height of the bar at the top of the screen while the card is on top, as it is without a page header; 0: none.
  /// The card's detents have made room for it already.
  public var barHeight = 0.0

  /// Whether that bar is the card's own and not the one that all cards share.
  public var hasOwnBar = false

  /// The height of the page header, the card's own above the bar, while the card is on top; 0: none. The card's detents
  /// have made room for it already.
  public var pageHeaderHeight = 0.0

  /// The height of the view at the bottom of the card; 0: none.
  public var bottomViewHeight = 0.0

  /// The height of the view between header and content; 0: none.
  public var accessoryHeight = 0.0

  /// Whether a button floats over the card's bottom.
  public var hasFloatingButton = false

  /// The height of the widget at the top of the map; 0: none.
  public var mapWidgetHeight = 0.0

  /// The indices of its pages among the layout's cards; empty: it has none. A page has the detents of the card that it
  /// is a page of, and lies on no stack by itself.
  public var pages = 0..<0

  /// The page at which it appears, from 0.
  public var firstPage = 0

  /// Of a page, whether it has a map manager of its own and not that of the card that it is a page of.
  public var hasOwnMap = false

  /// A card with none of it.
  public init() {}
}
