/// What a card has beside its header and its content, as measures; a card without any of it has zeros.
public struct CardParts: Hashable, Sendable {
  /// The height of the bar at the top of the screen while the card is on top; 0: none. The card's detents have made
  /// room for it already.
  public var barHeight = 0.0

  /// Whether that bar is the card's own and not the one that all cards share.
  public var hasOwnBar = false

  /// The height of the view at the bottom of the card; 0: none.
  public var bottomViewHeight = 0.0

  /// The height of the view between header and content; 0: none.
  public var accessoryHeight = 0.0

  /// Whether a button floats over the card's bottom.
  public var hasFloatingButton = false

  /// The height of the widget at the top of the map; 0: none.
  public var mapWidgetHeight = 0.0

  /// A card with none of it.
  public init() {}
}
