import CardContent
import CardMath

extension CardStack {
  /// Returns everything that shows at `instant` beyond the frame's own numbers. Advance the stack to there first.
  ///
  /// Every number is a function of the stack's state at that instant; nothing is stored for it.
  public func scene(at instant: Instant) -> Scene {
    var (copy, scene) = (self, Scene())
    copy.readScene(at: instant, into: &scene)
    return scene
  }

  /// Writes everything that shows at `instant` beyond the frame's own numbers to a scene. Advance the stack to there
  /// first.
  ///
  /// It changes nothing: like `readInPlace`, it is `mutating` so that nothing large is copied.
  package mutating func readScene(at instant: Instant, into scene: inout Scene) {
    scene = Scene()
    // Any remainder is rare, and bends the position; else it is read in place.
    let y = apart.place.pointee.remainders.isEmpty ? position.stateInPlace(at: instant).position : cardY(at: instant)
    readCard(at: instant, y, into: &scene)
    readStackDims(at: instant, into: &scene)
    readContent(at: instant, into: &scene)
    readBars(at: instant, into: &scene)
    readMap(y, barsBottom: barsBottom(at: instant) ?? 0, into: &scene)
    // If the map shows alone, nothing covers it.
    guard !occasional.overlays.areShown else { return }
    (scene.mapInsetTop, scene.mapInsetLeft, scene.mapInsetBottom) = (0, 0, 0)
  }

  /// Reads the card, and the views in it. Its fields are read one by one, since a card is too large to be copied.
  private mutating func readCard(at instant: Instant, _ y: Double, into scene: inout Scene) {
    let apart = apart.place
    let screen = screen
    let floor = screen.height - screen.safeBottom
    scene.separatorAlpha = content.motion.position(at: instant) > 0 ? 1 : 0
    scene.cardX = layout.cardLeft
    scene.cardWidth = layout.cardWidth
    scene.cardHeight = screen.visibleHeight(ofCardAt: y)
    scene.cardAlpha = apart.pointee.occasional.place.pointee.overlays.share(at: instant)
    scene.heightCoefficient = screen.heightCoefficient(ofCardAt: top.modelY)
    scene.closeButtonAlpha = closeButton(at: instant)
    let header = y + shownCard.headerHeight
    let accessoryHeight = shownCard.parts.accessoryHeight
    if accessoryHeight > 0 { scene.accessoryY = header }
    let bottomViewHeight = shownCard.parts.bottomViewHeight
    if bottomViewHeight > 0 { scene.bottomViewY = max(floor - bottomViewHeight, header + accessoryHeight) }
    if hasPages {
      scene.page = pageIndex(at: instant)
      scene.pageX = apart.pointee.occasional.place.pointee.pager.offset.position(at: instant)
    }
    if shownCard.parts.hasFloatingButton { scene.floatingButtonY = floor - Scene.floatingButtonMargin }
  }

  /// Returns the alpha of the (x): 1 as soon as a card has arrived over the root, and until then the share that follows
  /// from the cards that are pushed or popped over it.
  ///
  /// ```
  /// 1 − Π(1 − clamp(p))   over the cards in transition, p their progress
  /// ```
  private mutating func closeButton(at instant: Instant) -> Double {
    if occasional.transitions.isEmpty { return entries.count > 1 ? 1 : 0 }
    let all = transitions.all
    let arriving = all.reduce(0) { $0 + ($1.direction == .incoming ? 1 : 0) }
    if entries.count - 1 > arriving { return 1 }
    // This form makes the result for a single card equal to its progress to the bit.
    return all.reduce(0) { $0 + (1 - $0) * Fades.clamp($1.progress.position(at: instant)) }
  }

  /// Reads the content's measures, and those of the strip that was scrolled last.
  private mutating func readContent(at instant: Instant, into scene: inout Scene) {
    scene.contentHeight = shownCard.contentHeight
    scene.contentInsetTop = shownCard.contentTopInset
    guard let index = live else { return }
    let live = contents[index]
    let offset = content.motion.position(at: instant)
    scene.component = live.layout.section(at: offset).map { live.layout.sections[$0].index }
    scene.isRefreshing = live.isRefreshing
    scene.fetchCount = live.reach.count
    guard let strip = live.activeStrip else { return }
    let place = live.strips[strip].scroller.motion.position(at: instant)
    scene.carouselOffset = place
    scene.contentPage = live.layout.strips[strip].page(at: place)
  }

  /// Calls `body` with each visible part of the content at `instant`: items with their headers, or cards, each with its
  /// position on the screen. A content that is only a height has no such parts. Advance the stack to there first.
  ///
  /// The cost grows with the number of visible parts.
  public func forEachVisibleItem(at instant: Instant, _ body: (VisibleItem) -> Void) {
    guard let live else { return }
    let (y, offset) = (cardY(at: instant), content.motion.position(at: instant))
    let origin = y + top.headerHeight
    // If the card is lower than at its top, the screen ends before the content's viewport does.
    let shown = max(0, min(top.viewportHeight, screen.height - origin))
    contents[live].forEachVisible(
      at: instant, ContentWindow(offset: offset, viewport: top.viewportHeight, shown: shown)
    ) {
      var item = $0
      item.x = layout.left(of: layout.cardX + item.x, width: item.width)
      item.y += origin - offset
      body(item)
    }
  }

  private mutating func readBars(at instant: Instant, into scene: inout Scene) {
    let bars = apart.place.pointee.bars.place
    if let (y, height) = barPlace(at: instant) {
      scene.barHeight = height
      scene.barY = y
      scene.barContentAlpha = Fades.clamp(bars.pointee.bar.fadeInPlace(at: instant))
    }
    if let (y, height) = pageHeaderPlace(at: instant) {
      scene.pageHeaderHeight = height
      scene.pageHeaderY = y
      scene.pageHeaderContentAlpha = Fades.clamp(bars.pointee.header.fadeInPlace(at: instant))
    }
  }

  /// Reads the part of the map that the card and the bars leave free, and the positions of the views on it.
  ///
  /// ```
  /// over the map    bottom = min(maxH − peak, max(overlapMin, maxH − Y)),   maxH = H − safeBottom − bars
  /// beside the map  left   = the card's width
  /// top             the bars', and the visible part of the widget below them
  /// ```
  /// `Y` and `peak` count from the bars' bottom edge in that formula, so that here they drop out of it. For a card with
  /// a single detent, `peak` is TripGo's half of the distance to it. A card without a detent between its outer ones
  /// takes `overlapMin` in any case. Source: TGCardViewController 2.5.1, `updateMapAreas`.
  private mutating func readMap(_ y: Double, barsBottom: Double, into scene: inout Scene) {
    let screen = screen
    let isBesideMap = layout.isBesideMap
    let floor = screen.height - screen.safeBottom
    let ceiling = isBesideMap ? screen.safeTop : max(screen.safeTop, barsBottom)
    let barReachesUp = layout.barReachesUp
    scene.mapInsetTop = barReachesUp ? max(0, barsBottom) : ceiling - screen.safeTop
    if isBesideMap {
      scene.mapInsetLeft = layout.cardWidth
    } else {
      let count = topCard.stops.count
      let peak = count == 1 ? (screen.height - top.highestY) / 2 : topCard.stops.places[count - 2].y
      // A card that has left the screen covers nothing.
      let header = shownCard.headerHeight
      let least = y < screen.height ? max(layout.overlapMin, header) : 0
      let most = count > 2 ? floor - peak : max(floor - peak, least)
      scene.mapInsetBottom = max(0, min(most, max(least, floor - y)))
    }
    let hasMap = topCard.hasMap
    let widget = topCard.parts.mapWidgetHeight
    if hasMap, widget > 0 {
      scene.mapWidgetY = isBesideMap ? ceiling : min(ceiling, y - widget)
      // The visible part of the widget below the bars covers the map.
      scene.mapInsetTop += isBesideMap ? widget : max(0, min(widget, y - ceiling))
    }
    guard hasMap, topCard.hasMapButtons else { return }
    scene.mapButtonsY = (isBesideMap ? floor : y) - Scene.mapButtonsMargin
    guard topCard.parts.barHeight <= 0, topCard.parts.pageHeaderHeight <= 0 else {
      return
    }
    scene.mapTopButtonsY = screen.safeTop + Scene.mapButtonsMargin
  }
}

extension Scene {
  /// The distance from the bottom safe area to a button that floats over the card, points. Source: TGCardViewController
  /// 2.5.1.
  static let floatingButtonMargin = 16.0

  /// The distance from the card, or the safe area, to the map's buttons, points. Source: the same, its storyboard.
  static let mapButtonsMargin = 8.0
}

extension CardStack {
  /// The cards on the stack, the root first: each by its index among the layout's cards, with the index of the detent
  /// at which it rests, or to which it is moving. A card that is leaving no longer counts.
  public var cardsOnStack: [(card: Int, detent: Int)] { entries.map { ($0.card, $0.detent) } }
}
