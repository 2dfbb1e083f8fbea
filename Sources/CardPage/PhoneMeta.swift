import CardModel
import CardText
import CardTimeline

/// The measures that a page's phone needs besides the rows: no column has them.
struct PhoneMeta {
  /// The screen at the start.
  let screen: Screen

  /// The height of the first card's header, points.
  var headerHeight = 84.0

  private var isRightToLeft = false

  /// The gap between two pages, points.
  private var pageGap = 0.0

  /// The number of pages of the first card; 0: it has none.
  private var pageCount = 0

  /// The heights of a card's header, of the view below that, of the map's widget and of the content, points.
  private struct CardHeights: Equatable {
    var header: Double
    var accessory = 0.0
    var widget = 0.0

    /// Nil: it isn't known, as of pages that have contents of their own, or it changes.
    var content: Double?

    init(_ card: Card, isSteady: Bool) {
      header = card.headerHeight
      (accessory, widget) = (card.parts.accessoryHeight, card.parts.mapWidgetHeight)
      content = isSteady && card.parts.pages.isEmpty ? card.contentHeight : nil
    }

    /// The heights in their order; that of the content is left out if it isn't known.
    var numbers: [Double] { [header, accessory, widget] + (content.map { [$0] } ?? []) }

    init(header: Double, content: Double?) { (self.header, self.content) = (header, content) }
  }

  /// The height of the first card's content, points; nil: it isn't known.
  private var contentHeight: Double?

  /// The heights of the cards that haven't the first one's header and content and nothing else.
  private var heights: [(name: String, heights: CardHeights)] = []

  /// Creates the measures of a screen of which nothing else is known.
  init(screen: Screen) { self.screen = screen }

  /// Creates the measures of a stack at its start.
  init(_ stack: CardStack, _ names: Names) {
    let layout = stack.layouts[0]
    screen = layout.screen
    headerHeight = stack.topCard.headerHeight
    isRightToLeft = layout.isRightToLeft
    pageGap = stack.rules.paging.gap
    pageCount = stack.topCard.parts.pages.count
    let isSteady = stack.changes.isEmpty && stack.specs.isEmpty
    contentHeight = CardHeights(stack.topCard, isSteady: isSteady).content
    let plain = CardHeights(header: headerHeight, content: contentHeight)
    heights = layout.cards.map { (names[$0.name], CardHeights($0, isSteady: isSteady)) }.filter { $0.heights != plain }
  }

  /// Writes the measures as members of an object.
  func write(to object: inout JSONWriter) {
    object.member("screen") { value in
      value.object { size in
        size.member("width", screen.width)
        size.member("height", screen.height)
      }
    }
    object.member("header", headerHeight)
    if isRightToLeft { object.member("isRightToLeft", true) }
    if pageGap != 0 { object.member("gap", pageGap) }
    if pageCount > 0 { object.member("pages", pageCount) }
    if let contentHeight { object.member("content", contentHeight) }
    if heights.isEmpty { return }
    object.member("heights") { value in
      value.object { members in
        for (name, heights) in heights {
          members.member(name, heights.numbers)
        }
      }
    }
  }
}
