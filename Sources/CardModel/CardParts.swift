/// The parts of a card other than its header and its content, as measures in points; a card without any of them has
/// zeros.
public struct CardParts: Hashable, Sendable {
  /// The height of the bar at the top of the screen while the card is on top, as it is without a page header, points;
  /// 0: none. The card's detents have made room for it already.
  public var barHeight = 0.0

  /// True if that bar is the card's own and not the one that all cards share.
  public var hasOwnBar = false

  /// The height of the page header, the card's own above the bar, while the card is on top, points; 0: none. The card's
  /// detents have made room for it already.
  public var pageHeaderHeight = 0.0

  /// The height of the view at the bottom of the card, points; 0: none.
  public var bottomViewHeight = 0.0

  /// The height of the view between header and content, points; 0: none.
  public var accessoryHeight = 0.0

  /// True if a button floats over the card's bottom.
  public var hasFloatingButton = false

  /// The height of the widget at the top of the map, points; 0: none.
  public var mapWidgetHeight = 0.0

  /// The indices of its pages among the layout's cards; empty: it has none. A page has the detents of the card to which
  /// it belongs, and lies on no stack by itself.
  public var pages = 0..<0

  /// The index of the page at which it appears, from 0.
  public var firstPage = 0

  /// True for a page with a map manager of its own, instead of that of the card to which it belongs.
  public var hasOwnMap = false

  /// Creates the parts of a card that has none.
  public init() {}
}
