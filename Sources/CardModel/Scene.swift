/// What shows at one instant beyond a frame's own numbers: where things stand that follow from the card.
///
/// It is computed only where a column asks for it, so that a frame of the default columns costs nothing more. Lengths
/// are points, `y` grows downward from the top of the screen, `x` from its left edge, alphas are 0 … 1. What isn't
/// there, is nil.
public struct Scene: Hashable, Sendable {
  // MARK: The card

  /// The line between header and content: 1 while the content is scrolled away from its top, else 0.
  public var separatorAlpha = 0.0

  /// The top card's left edge.
  public var cardX = 0.0

  /// The top card's width.
  public var cardWidth = 0.0

  /// How much of the card shows: from its top edge to the bottom of the screen.
  public var cardHeight = 0.0

  /// The alpha of all cards together: 1, but where a program takes them away to show the map alone.
  public var cardAlpha = 1.0

  /// SweetCurtain's measure of the card, as the controller believes it: its height as a part of the screen below the
  /// top safe area. While the card settles it is that of its target, from the release on.
  public var heightCoefficient = 0.0

  /// The top edge of the view at the card's bottom. It stands on the bottom safe area, and below the header of a card
  /// that is too low for both. Nil: the card has none.
  public var bottomViewY: Double?

  /// The bottom edge of the button that floats over the card, 16 pt above the bottom safe area wherever the card is.
  /// Nil: the card has none.
  public var floatingButtonY: Double?

  /// The top edge of the view between header and content. Nil: the card has none.
  public var accessoryY: Double?

  /// The alpha of the (x) in the header: 1 on every card but the root, 0 there. With a card that comes or goes it
  /// follows that card's progress where the root is the other one.
  public var closeButtonAlpha = 0.0

  // MARK: The stack

  /// The black over the second card of the stack, counted from its root, whose own the sample has. Nil: there is none.
  public var stackDim2: Double?

  /// The black over the third card.
  public var stackDim3: Double?

  /// The black over the fourth card.
  public var stackDim4: Double?

  // MARK: The pages

  /// The page that counts as the present one, from 0: TGCardViewController's `currentPageIndex`, which goes by the
  /// pager's left edge. Nil: the card has no pages.
  public var page: Int?

  /// How far the pages are led to the left. Nil: the card has none.
  public var pageX: Double?

  // MARK: The content

  /// How high the content is: of a document, by now.
  public var contentHeight = 0.0

  /// What is kept clear above it while it is refreshed.
  public var contentInsetTop = 0.0

  /// The index, in the document, of the component or the card that lies under the content's top edge. Nil: the content
  /// is a plain height, or nothing lies there.
  public var component: Int?

  /// Whether it was asked for more, or for other items, and hasn't got them yet. Nil: the content is a plain height.
  public var isRefreshing: Bool?

  /// How often it was asked for more. Nil: the content is a plain height.
  public var fetchCount: Int?

  /// The page of what was scrolled sideways last, from 0. Nil: nothing in the content can be.
  public var contentPage: Int?

  /// How far that is scrolled. Nil: nothing can be.
  public var carouselOffset: Double?

  // MARK: The bars

  /// The top edge of the bar; negative while it comes from above the screen or goes there. Nil: there is none.
  public var barY: Double?

  /// Its height. Nil: there is none.
  public var barHeight: Double?

  /// How far its content has taken the place of the one it had before, whose alpha is the rest. Nil: there is no bar.
  public var barContentAlpha: Double?

  /// The top edge of the page header, the card's own above the bar. Nil: there is none.
  public var pageHeaderY: Double?

  /// Its height. Nil: there is none.
  public var pageHeaderHeight: Double?

  /// How far its content has taken the place of the one it had before. Nil: there is no page header.
  public var pageHeaderContentAlpha: Double?

  // MARK: The map

  /// What the bars over the map and the map's widget take from its top, below the top safe area; bars that reach under
  /// the status bar count from the screen's top, as TGCardViewController has it.
  public var mapInsetTop = 0.0

  /// What a card beside the map takes from its left; where lines are written from right to left, from its right.
  public var mapInsetLeft = 0.0

  /// What a card over the map takes from its bottom, above the bottom safe area; never more than at the detent below
  /// the top, and never less than its header.
  public var mapInsetBottom = 0.0

  /// The top edge of the widget at the top of the map. Nil: the map has none.
  public var mapWidgetY: Double?

  /// The bottom edge of the map's lower buttons: 8 pt above the card, or above the bottom safe area where the card is
  /// beside the map. Nil: the map has none.
  public var mapButtonsY: Double?

  /// The top edge of the map's upper buttons, 8 pt below the top safe area. Nil: the map has none, or a bar or a
  /// page header has sent them to the lower ones.
  public var mapTopButtonsY: Double?

  /// A scene in which everything is 0 or missing.
  public init() {}

  /// Whether every number is finite.
  public var isFinite: Bool {
    // Only an infinity or a NaN times 0 isn't 0.
    let card =
      separatorAlpha * 0 + cardX * 0 + cardWidth * 0 + cardHeight * 0 + heightCoefficient * 0
      + closeButtonAlpha * 0 + (pageX ?? 0) * 0 + contentHeight * 0 + contentInsetTop * 0 + (carouselOffset ?? 0) * 0
    let views = (bottomViewY ?? 0) * 0 + (floatingButtonY ?? 0) * 0 + (accessoryY ?? 0) * 0
    let bar = (barY ?? 0) * 0 + (barHeight ?? 0) * 0 + (barContentAlpha ?? 0) * 0
    let header = (pageHeaderY ?? 0) * 0 + (pageHeaderHeight ?? 0) * 0 + (pageHeaderContentAlpha ?? 0) * 0
    let insets = mapInsetTop * 0 + mapInsetLeft * 0 + mapInsetBottom * 0
    let map = (mapWidgetY ?? 0) * 0 + (mapButtonsY ?? 0) * 0 + (mapTopButtonsY ?? 0) * 0
    return card + views + bar + header + insets + map == 0
  }
}
