/// The place of the card on the screen.
public enum CardPlace: Hashable, Sendable {
  /// Over the map, as wide as the screen.
  case overMap

  /// Beside the map: `x` points from the screen's left edge, and `width` points wide; from the right edge if the layout
  /// direction is right to left.
  case besideMap(x: Double, width: Double)
}

/// The layout of the cards on a screen: its size, their place on it, and the detents of each.
///
/// A stack has a list of layouts, one of which is current; an input switches to another. Everything that depends on the
/// screen is in a layout, so a change of the screen is a change of one index.
public struct Layout: Hashable, Sendable {
  /// The container.
  public let screen: Screen

  /// The place of the cards.
  public let place: CardPlace

  /// True if commands can only send a card to its top detent, as in TGCardViewController for a compact height; a switch
  /// to such a layout sends every card there, too.
  public let leadsOnlyToTop: Bool

  /// True if a pop restores the detent of the card below.
  public let restoresOnPop: Bool

  /// The detent of the top card once a new size of the screen has led to this layout.
  public let resizeGoal: ResizeGoal

  /// The top edge of a bar in its place, points from the screen's top.
  public let barTop: Double

  /// True if a bar over the map begins at the screen's top edge, under the status bar, and its share of the map's top
  /// inset counts from there, too: TGCardViewController's header.
  public let barIsUnderStatusBar: Bool

  /// The least height of the map that a card covers, points above the bottom safe area, however low its header.
  public let overlapMin: Double

  /// True if the layout direction is right to left: cards, pages and carousels are mirrored, and their positions count
  /// from the screen's right edge.
  public let isRightToLeft: Bool

  /// Every card that can be on the stack, with its detents on this screen; the same cards in every layout.
  public let cards: [Card]

  /// Creates a layout; if `barTop` is nil, the bar lies below the top safe area.
  ///
  /// - Precondition: There is a card.
  public init(
    screen: Screen, place: CardPlace = .overMap, leadsOnlyToTop: Bool = false, restoresOnPop: Bool = true,
    resizeGoal: ResizeGoal = .target, barTop: Double? = nil, barIsUnderStatusBar: Bool = false,
    overlapMin: Double = DetentGeometry().collapsedHeightMin, isRightToLeft: Bool = false, cards: [Card]
  ) {
    precondition(!cards.isEmpty, "a stack needs a root card")
    self.screen = screen
    self.place = place
    self.leadsOnlyToTop = leadsOnlyToTop
    self.restoresOnPop = restoresOnPop
    self.resizeGoal = resizeGoal
    self.barTop = barTop ?? screen.safeTop
    self.barIsUnderStatusBar = barIsUnderStatusBar
    self.overlapMin = overlapMin
    self.isRightToLeft = isRightToLeft
    self.cards = cards
  }

  /// Returns the distance of a position from the leading edge, points; conversely, the position at such a distance.
  public func fromLeading(_ x: Double) -> Double { isRightToLeft ? screen.width - x : x }

  /// True if the cards stand beside the map.
  public var isBesideMap: Bool {
    switch place {
    case .overMap: false
    case .besideMap: true
    }
  }

  /// True if the bar at the top extends under the status bar, and is higher by the top safe area.
  var barReachesUp: Bool { barIsUnderStatusBar && !isBesideMap }

  /// Returns the left edge of a part of that width, points from the screen's left one, by the distance of its leading
  /// edge from the screen's.
  func left(of leading: Double, width: Double) -> Double {
    isRightToLeft ? screen.width - leading - width : leading
  }

  /// The cards' left edge, points from the screen's left one.
  public var cardLeft: Double { left(of: cardX, width: cardWidth) }

  /// The cards' leading edge, points from the screen's leading one: their right one where the language is written from
  /// right to left.
  public var cardX: Double {
    switch place {
    case .overMap: 0
    case .besideMap(let x, _): x
    }
  }

  /// The cards' width, points.
  public var cardWidth: Double {
    switch place {
    case .overMap: screen.width
    case .besideMap(_, let width): width
    }
  }
}
