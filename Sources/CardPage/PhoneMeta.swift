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

  /// The heights of a card's header, of the view below that, and of the map's widget, points.
  private struct CardHeights: Equatable {
    var header: Double
    var accessory = 0.0
    var widget = 0.0

    init(_ card: Card) {
      header = card.headerHeight
      (accessory, widget) = (card.parts.accessoryHeight, card.parts.mapWidgetHeight)
    }

    init(header: Double) { self.header = header }
  }

  /// The heights of the cards that haven't the first one's header and nothing else.
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
    let plain = CardHeights(header: headerHeight)
    heights = layout.cards.map { (names[$0.name], CardHeights($0)) }.filter { $0.heights != plain }
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
    if heights.isEmpty { return }
    object.member("heights") { value in
      value.object { members in
        for (name, heights) in heights {
          members.member(name, [heights.header, heights.accessory, heights.widget])
        }
      }
    }
  }
}
