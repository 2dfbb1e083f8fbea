import CardModel
import CardSimulation

/// The numbers of a frame that a film shows. Lengths are points, alphas 0 … 1.
struct FilmFrame: Hashable, Sendable {
  /// The frame's instant, microseconds.
  var time: Int64

  /// The index of the stage on which it plays.
  var stage: Int

  var cardY: Double

  /// The top edge of the card that is pushed or popped; nil: there is none.
  var overY: Double?

  /// The finger's y; nil: no finger is down.
  var fingerY: Double?

  /// The alpha of the black over the card below the one that is pushed or popped; else 0: the card on top has none.
  var coverDim: Double

  var mapDim: Double
  var buttonAlpha: Double
  var cardAlpha: Double

  /// The content of the card that stays.
  var content: FilmContent

  /// The content of the card that is pushed or popped; nil: there is none.
  var overContent: FilmContent?

  /// The distance from a page to the next one.
  var pageStride: Double

  var buttonsY: Double?
  var barY: Double?
  var pageHeaderY: Double?
  var bottomViewY: Double?
  var widgetY: Double?

  /// The alpha of the (x) of the card that is pushed or popped, or else of the card on top.
  var closeAlpha: Double

  /// That of the card below one that is pushed or popped, or else of the card on top.
  var cardCloseAlpha: Double

  /// The keyboard's top edge; nil: none has come yet.
  var keyboardY: Double?

  /// The number of cards below the one that is pushed or popped, or else of all cards, from 1.
  var depth: Int

  /// Creates the numbers of a simulation's frame.
  init(
    _ frame: Frame, _ scene: Scene, _ contents: (staying: FilmContent, moving: FilmContent?), microseconds: Int64,
    stage: Int, pageStride: Double
  ) {
    let sample = frame.sample
    time = microseconds
    self.stage = stage
    cardY = sample.cardY
    overY = sample.transitionY
    fingerY = sample.touchY
    (mapDim, buttonAlpha) = (sample.mapDim, sample.mapButton)
    cardAlpha = scene.cardAlpha
    (content, overContent) = contents
    self.pageStride = pageStride
    buttonsY = scene.mapButtonsY
    (barY, pageHeaderY, bottomViewY) = (scene.barY, scene.pageHeaderY, scene.bottomViewY)
    widgetY = scene.mapWidgetY
    closeAlpha = scene.closeButtonAlpha
    // A card that is pushed counts already, one that is popped no longer.
    let hasTwo = sample.transitionY != nil
    depth = Int(sample.stackDepth) - (hasTwo && sample.phase != .popping ? 1 : 0)
    cardCloseAlpha = !hasTwo ? closeAlpha : depth > 1 ? 1 : 0
    coverDim = hasTwo ? FilmFrame.dim(at: depth, sample, scene) : 0
  }

  /// Returns the content of a card; nil: there is no such card.
  func content(of card: FilmCard) -> FilmContent? { card == .staying ? content : overContent }

  /// Returns the black over the card at a depth, from 1 at the root.
  private static func dim(at depth: Int, _ sample: Sample, _ scene: Scene) -> Double {
    switch depth {
    case ...1: sample.stackDim
    case 2: scene.stackDim2 ?? 0
    case 3: scene.stackDim3 ?? 0
    case 4: scene.stackDim4 ?? 0
    default: 0
    }
  }
}

/// The parts of a film that don't move: the screen, and the measures of what lies on it. A rotation or a resize begins
/// another stage. Lengths are points.
struct FilmStage: Hashable, Sendable {
  var screen: Screen
  var cardX: Double
  var cardWidth: Double

  /// The height of the card's header.
  var headerHeight: Double

  /// The greatest height that the content has.
  var contentHeight: Double

  /// The height of the bar, and of the page header; nil: there is none.
  var barHeight: Double?
  var pageHeaderHeight: Double?

  /// The bottom edge of the button that floats over the card; nil: there is none.
  var floatingButtonY: Double?

  /// True if the card has a view at its bottom.
  var hasBottomView: Bool

  /// The height of the widget on the map, and of the view between header and content; 0: there is none.
  var widgetHeight = 0.0
  var accessoryHeight = 0.0

  /// The distance from a page to the next one.
  var pageStride: Double

  /// The pages that are seen at some time.
  private(set) var pages = 0...0

  /// True if the card has an (x) at some time.
  var hasClose: Bool

  /// True if all is the other way round, from the right.
  var isRightToLeft: Bool

  /// True if a keyboard comes.
  var hasKeyboard = false

  /// Creates the stage of a frame.
  init(_ stack: CardStack, _ scene: Scene) {
    screen = stack.screen
    (cardX, cardWidth) = (scene.cardX, scene.cardWidth)
    let parts = stack.topCard.parts
    (headerHeight, widgetHeight, accessoryHeight) = (
      stack.topCard.headerHeight, parts.mapWidgetHeight, parts.accessoryHeight
    )
    pageStride = stack.rules.paging.stride(cardWidth: scene.cardWidth)
    hasClose = scene.closeButtonAlpha > 0
    isRightToLeft = stack.layout.isRightToLeft
    contentHeight = scene.contentHeight
    (barHeight, pageHeaderHeight) = (scene.barHeight, scene.pageHeaderHeight)
    floatingButtonY = scene.floatingButtonY
    hasBottomView = scene.bottomViewY != nil
  }

  /// Takes over the pages of a content that are seen.
  mutating func show(_ content: FilmContent) { show(content.pages) }

  private mutating func show(_ others: ClosedRange<Int>) {
    pages = min(pages.lowerBound, others.lowerBound)...max(pages.upperBound, others.upperBound)
  }

  /// True if a frame with the shape of `other` can be played on this stage.
  func fits(_ other: FilmStage) -> Bool {
    screen.width == other.screen.width && screen.height == other.screen.height && cardX == other.cardX
      && cardWidth == other.cardWidth
  }

  /// Takes over what a later frame adds to the stage.
  mutating func add(_ other: FilmStage) {
    contentHeight = max(contentHeight, other.contentHeight)
    if headerHeight == 0 { headerHeight = other.headerHeight }
    if let height = other.barHeight { barHeight = max(barHeight ?? 0, height) }
    if let height = other.pageHeaderHeight { pageHeaderHeight = max(pageHeaderHeight ?? 0, height) }
    floatingButtonY = floatingButtonY ?? other.floatingButtonY
    hasBottomView = hasBottomView || other.hasBottomView
    hasClose = hasClose || other.hasClose
    widgetHeight = max(widgetHeight, other.widgetHeight)
    accessoryHeight = max(accessoryHeight, other.accessoryHeight)
    pageStride = max(pageStride, other.pageStride)
    show(other.pages)
    hasKeyboard = hasKeyboard || other.hasKeyboard
  }
}
