/// The visible state at one instant beyond a frame's own numbers: the positions of everything that follows from the
/// card.
///
/// It is computed only if a column needs it, so that a frame of the default columns costs nothing more. Lengths are
/// points, `y` grows downward from the top of the screen, `x` counts from its left edge, alphas are 0 … 1. Missing
/// parts are nil.
public struct Scene: Hashable, Sendable {
  // MARK: The card

  /// The alpha of the line between header and content: 1 while the content is scrolled away from its top, else 0.
  public var separatorAlpha = 0.0

  /// The top card's left edge.
  public var cardX = 0.0

  /// The top card's width.
  public var cardWidth = 0.0

  /// The visible height of the card: from its top edge to the bottom of the screen.
  public var cardHeight = 0.0

  /// The alpha of all cards together: 1, except while the app hides them to show the map alone.
  public var cardAlpha = 1.0

  /// SweetCurtain's height coefficient: the card's model height as a fraction of the screen below the top safe area.
  /// While the card settles it is that of its target, from the release on.
  public var heightCoefficient = 0.0

  /// The top edge of the view at the card's bottom. The view stands on the bottom safe area, or below the header if the
  /// card is too low for both. Nil: the card has none.
  public var bottomViewY: Double?

  /// The bottom edge of the button that floats over the card, 16 pt above the bottom safe area at any position of the
  /// card. Nil: the card has none.
  public var floatingButtonY: Double?

  /// The top edge of the view between header and content. Nil: the card has none.
  public var accessoryY: Double?

  /// The alpha of the (x) in the header: 1 on every card but the root, 0 there. During a push or pop between the root
  /// and another card it follows that card's progress.
  public var closeButtonAlpha = 0.0

  // MARK: The stack

  /// The alpha of the black over the second card from the root; the sample has that over the root. Nil: there is none.
  public var stackDim2: Double?

  /// The alpha of the black over the third card. Nil: there is none.
  public var stackDim3: Double?

  /// The alpha of the black over the fourth card. Nil: there is none.
  public var stackDim4: Double?

  // MARK: The pages

  /// The index of the current page: TGCardViewController's `currentPageIndex`, which follows the pager's left edge.
  /// Nil: the card has no pages.
  public var page: Int?

  /// The pager's offset. Nil: the card has no pages.
  public var pageX: Double?

  // MARK: The content

  /// The content's current height.
  public var contentHeight = 0.0

  /// The top inset of the content while it is refreshed.
  public var contentInsetTop = 0.0

  /// The index, in the document, of the component or the card under the content's top edge. Nil: the content is a plain
  /// height, or nothing is there.
  public var component: Int?

  /// True while a fetch or a refresh is pending. Nil: the content is a plain height.
  public var isRefreshing: Bool?

  /// The number of fetches so far. Nil: the content is a plain height.
  public var fetchCount: Int?

  /// The current page of the strip that was last scrolled sideways, from 0. Nil: the content has no strip.
  public var contentPage: Int?

  /// The offset of that strip. Nil: the content has no strip.
  public var carouselOffset: Double?

  // MARK: The bars

  /// The top edge of the bar; negative while it appears from above the screen or disappears there. Nil: there is none.
  public var barY: Double?

  /// The bar's height. Nil: there is none.
  public var barHeight: Double?

  /// The alpha of the bar's new content, 0 … 1; the old content's is the rest. Nil: there is no bar.
  public var barContentAlpha: Double?

  /// The top edge of the page header, which belongs to the card and lies above the bar. Nil: there is none.
  public var pageHeaderY: Double?

  /// The page header's height. Nil: there is none.
  public var pageHeaderHeight: Double?

  /// The alpha of the page header's new content, 0 … 1; the old content's is the rest. Nil: there is no page header.
  public var pageHeaderContentAlpha: Double?

  // MARK: The map

  /// The map's top inset below the top safe area, from the bars over the map and the map's widget; bars that extend
  /// under the status bar count from the screen's top, as in TGCardViewController.
  public var mapInsetTop = 0.0

  /// The map's left inset, from a card beside it; the right inset if the layout direction is right to left.
  public var mapInsetLeft = 0.0

  /// The map's bottom inset above the bottom safe area, from a card over it: at least that of the header, and never
  /// more than at the detent below the top.
  public var mapInsetBottom = 0.0

  /// The top edge of the widget at the top of the map. Nil: the map has none.
  public var mapWidgetY: Double?

  /// The bottom edge of the map's lower buttons: 8 pt above the card, or above the bottom safe area if the card is
  /// beside the map. Nil: the map has none.
  public var mapButtonsY: Double?

  /// The top edge of the map's upper buttons, 8 pt below the top safe area. Nil: the map has none, or a bar or a page
  /// header has moved them to the lower ones.
  public var mapTopButtonsY: Double?

  /// Creates a scene in which everything is 0 or missing.
  public init() {}

  /// True if every number is finite.
  public var isFinite: Bool {
    // Any number times 0 is 0, except an infinity or a NaN.
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
