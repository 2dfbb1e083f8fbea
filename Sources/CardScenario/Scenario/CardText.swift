extension ScenarioDocument {
  /// A card as it was written.
  public struct CardText: Hashable, Sendable {
    /// The card's name.
    public var name: String

    /// The header's height, points; nil: the system's, `geometry.header`.
    public var headerHeight: Double?

    /// The content's height, points, if the content is no document.
    public var contentHeight = 0.0

    /// The content as a document; nil if it only has a height.
    public var content: ContentText?

    /// True if the content is a document with mistakes, so that its contents are unknown.
    var isContentBroken = false

    /// The scenario's statements about the content besides the document.
    public var feed = FeedText()

    /// True if a map lies behind the card.
    public var hasMap = true

    /// True if buttons float over that map.
    public var hasMapButtons = true

    /// The detent at which the card appears; nil: the lowest for the root, for others the nearest to the card below.
    public var detent: String?

    /// The card's own detents; nil: those of `geometry.detents`.
    public var detents: [DetentText]?

    /// The rule for those that would take the card away; nil: everyone that reaches its gone detent may.
    public var dismissal: Dismissal?

    /// The card's own dims and fades.
    public var fades = FadesText()

    /// The height of the card's own bar, points; nil: it has the bar that all cards share, while that shows.
    public var barHeight: Double?

    /// The height of its page header, points, above the bar; 0: none.
    public var pageHeaderHeight = 0.0

    /// The height of the widget on its map, points; nil: the scenario's.
    public var mapWidgetHeight: Double?

    /// The heights, points, of the view at its bottom and of the view between header and content; 0: none.
    public var bottomViewHeight = 0.0, accessoryHeight = 0.0

    /// True if a button floats over the card.
    public var hasFloatingButton = false

    /// The card's pages; empty if it has none.
    public var pages: [CardText] = []

    /// The index of the page at which it appears.
    public var firstPage = 0

    /// True if this is a page with a map manager of its own.
    public var hasOwnMap = false

    /// The card's range in the source.
    public var range = 0..<0

    /// The ranges of its detents' places in the source; empty if they were set in code.
    var detentRanges: [Range<Int>] = []

    /// Creates a card of which only the name is known.
    public init(name: String) {
      self.name = name
    }
  }
}
