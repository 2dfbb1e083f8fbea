/// Where the card stands.
public enum CardPlace: Hashable, Sendable {
  /// Over the map, as wide as the screen.
  case overMap

  /// Beside the map: so far from the screen's left edge, and so wide; from its right edge where lines are written from
  /// right to left.
  case besideMap(x: Double, width: Double)
}

/// What a screen means for the cards: its size, where they stand on it, and where each of them may rest.
///
/// A stack has a list of layouts, one of which is the present one; an input leads to another. All that depends on the
/// screen stands here, so that a change of the screen is a change of one index.
public struct Layout: Hashable, Sendable {
  /// The container.
  public let screen: Screen

  /// Where the cards stand.
  public let place: CardPlace

  /// Whether whatever isn't a finger can only lead a card to its top detent, as TGCardViewController has it where the
  /// height is compact; a change to such a layout leads every card there, too.
  public let leadsOnlyToTop: Bool

  /// Whether a pop gives the card below the detent back that it had.
  public let restoresOnPop: Bool

  /// The top edge of a bar, when it is in its place, points from the screen's.
  public let barTop: Double

  /// Whether a bar over the map reaches from the screen's top edge, under the status bar, and what it takes from the
  /// map counts from there, too: TGCardViewController's header.
  public let barIsUnderStatusBar: Bool

  /// The least that a card covers of the map, in points above the bottom safe area, however low its header.
  public let overlapMin: Double

  /// Whether lines are written from right to left: then cards, pages and carousels stand as in a mirror. Their places
  /// count from the screen's right edge.
  public let isRightToLeft: Bool

  /// Every card that may ever lie on the stack, with its detents on this screen; in every layout the same cards.
  public let cards: [Card]

  /// A layout; without a place for it, the bar lies below the top safe area.
  public init(
    screen: Screen, place: CardPlace = .overMap, leadsOnlyToTop: Bool = false, restoresOnPop: Bool = true,
    barTop: Double? = nil, barIsUnderStatusBar: Bool = false, overlapMin: Double = 29.04, isRightToLeft: Bool = false,
    cards: [Card]
  ) {
    precondition(!cards.isEmpty, "a stack needs a root card")
    self.screen = screen
    self.place = place
    self.leadsOnlyToTop = leadsOnlyToTop
    self.restoresOnPop = restoresOnPop
    self.barTop = barTop ?? screen.safeTop
    self.barIsUnderStatusBar = barIsUnderStatusBar
    self.overlapMin = overlapMin
    self.isRightToLeft = isRightToLeft
    self.cards = cards
  }

  /// How far a place is from the edge at which lines begin; and the other way round, where a place at such a distance
  /// is.
  public func fromLeading(_ x: Double) -> Double { isRightToLeft ? screen.width - x : x }

  /// Whether the cards stand beside the map.
  public var isBesideMap: Bool {
    switch place {
    case .overMap: false
    case .besideMap: true
    }
  }

  /// Whether the bar at the top reaches under the status bar here, and is so much higher.
  var barReachesUp: Bool { barIsUnderStatusBar && !isBesideMap }

  /// The cards' left edge, points from the screen's.
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
