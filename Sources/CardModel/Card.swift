/// A named resting position: where the top edge of a card may stay.
public struct Detent: Hashable, Sendable {
  /// The name, as an id that the layer of text gives out.
  public var name: Int32

  /// The card's top edge, points from the top of the screen.
  public var y: Double

  /// Where the controller believes the top edge to be, points; never above `y`. TGCardViewController's collapsed card
  /// is at the screen's bottom edge for it, while a constraint keeps the header in sight.
  public var modelY: Double

  /// A detent at a place; the controller believes it there unless told otherwise.
  public init(name: Int32, y: Double, modelY: Double? = nil) {
    self.name = name
    self.y = y
    self.modelY = modelY ?? y
  }
}

/// What is known of one card before anything moves: its name, its measures and its detents.
///
/// The detents stand in order from the lowest on the screen to the highest, so their `y` falls strictly.
public struct Card: Hashable, Sendable {
  /// The name, as an id that the layer of text gives out.
  public let name: Int32

  /// The height of the part that always drags the card: grab handle and title.
  public let headerHeight: Double

  /// The height of what scrolls below the header; of a document, what it is by now.
  public internal(set) var contentHeight: Double

  /// What is kept clear above and below the content: while it is refreshed, for a tab bar, for a keyboard.
  public internal(set) var contentTopInset = 0.0, contentBottomInset = 0.0

  /// Whether a map lies behind the card, to be dimmed by it.
  public let hasMap: Bool

  /// Whether buttons float over the map, to fade as the card covers it.
  public let hasMapButtons: Bool

  /// Where the card may rest, the lowest first; the highest of a fitted card is where its content has it by now.
  public internal(set) var detents: [Detent]

  /// Whether it is as high as its header and its content, wherever those change: a sheet's.
  public let isFitted: Bool

  /// The index of the lowest detent that a finger reaches: 1 where the lowest of all, as SweetCurtain's `hide`, is
  /// reached by a command only, else 0.
  public let lowestDetent: Int

  /// The index of the detent at which the card appears; nil: the one nearest to the card that it covers.
  public let preferredDetent: Int?

  /// What it has beside header and content.
  public let parts: CardParts

  /// A card. A finger must reach at least one of its detents, their `y` must fall strictly, and the preferred one must
  /// exist.
  public init(
    name: Int32, headerHeight: Double, contentHeight: Double, hasMap: Bool, hasMapButtons: Bool, detents: [Detent],
    preferredDetent: Int?, lowestDetent: Int = 0, isFitted: Bool = false,
    parts: CardParts = CardParts()
  ) {
    precondition(detents.indices.contains(lowestDetent), "a card needs at least one detent that a finger reaches")
    for (lower, higher) in zip(detents, detents.dropFirst()) {
      precondition(lower.y > higher.y, "detents must rise: y \(lower.y) is followed by y \(higher.y)")
      precondition(lower.modelY >= lower.y && lower.modelY > higher.modelY, "a controller's detents must rise, too")
    }
    precondition(preferredDetent.map(detents.indices.contains) ?? true, "no detent has the preferred index")
    self.name = name
    self.headerHeight = headerHeight
    self.contentHeight = contentHeight
    self.hasMap = hasMap
    self.hasMapButtons = hasMapButtons
    self.detents = detents
    self.preferredDetent = preferredDetent
    self.lowestDetent = lowestDetent
    self.isFitted = isFitted
    self.parts = parts
  }

  /// Where the top edge of a card lies that is as high as what is in it.
  ///
  /// ```
  /// y = height − min(header + content + safeBottom + keyboard, height − safeTop)
  /// ```
  /// Source: CardParts 4.0.0, `CardPartsBottomSheetViewController.swift` 259 to 281, which knows no status bar.
  public static func fittedY(on screen: Screen, header: Double, content: Double, keyboard: Double = 0) -> Double {
    screen.height - min(header + content + screen.safeBottom + keyboard, screen.height - screen.safeTop)
  }

  /// Puts the highest detent of a fitted card where its content has it; it stays a point above the one below it.
  mutating func fit(on screen: Screen, keyboard: Double) {
    let highest = detents.count - 1
    guard isFitted, highest > 0 else { return }
    let y = Card.fittedY(on: screen, header: headerHeight, content: contentHeight, keyboard: keyboard)
    detents[highest] = Detent(name: detents[highest].name, y: min(y, detents[highest - 1].y - 1))
  }

  /// The index of the detent with that name.
  public func detent(named name: Int32) -> Int? {
    detents.firstIndex { $0.name == name }
  }

  /// The index of the detent nearest to a position, of those that a finger reaches; of two as near, the lower one on
  /// the screen.
  public func nearestDetent(to y: Double) -> Int {
    var nearest = lowestDetent
    for index in detents.indices.dropFirst(lowestDetent + 1)
    where (detents[index].y - y).magnitude < (detents[nearest].y - y).magnitude {
      nearest = index
    }
    return nearest
  }

  /// Where a card shows that the controller believes at `modelY`: there, but where its lowest detent lies lower for the
  /// controller than it shows, never below that detent, so that the header stays in sight.
  public func shownY(at modelY: Double) -> Double {
    Card.shownY(at: modelY, lowestY: detents[lowestDetent].y, lowestModelY: detents[lowestDetent].modelY)
  }

  static func shownY(at modelY: Double, lowestY: Double, lowestModelY: Double) -> Double {
    lowestModelY > lowestY ? min(modelY, lowestY) : modelY
  }

  /// The index of the detent that a card at a position counts as at, of those that a finger reaches: the highest one
  /// whose place, or a place `margin` above the next lower one's, it isn't below. An infinite margin asks for the
  /// nearest.
  ///
  /// ```
  /// y ≤ max(place, place of the next lower − margin),  y < place of the next lower
  /// ```
  /// So a card a little above a detent counts as at the one above, and one that is at a detent's place as there. All
  /// places are the controller's. A compact height takes the detent at half away, but not the line that it draws
  /// between the other two.
  /// Source: TGCardViewController 2.5.1, lines 654 to 669: its margin is 44, and the place itself belongs to the upper
  /// detent; before June 2019 there was no margin, and the place itself belonged to the lower one. Half: lines 689 to
  /// 691.
  public func detent(at modelY: Double, margin: Double, isCompact: Bool = false) -> Int {
    guard margin.isFinite else { return nearestDetent(to: modelY) }
    var index = detents.count - 1
    while index > lowestDetent {
      let below =
        isCompact ? (detents[lowestDetent].modelY - detents[index].modelY) / 2 : detents[index - 1].modelY
      guard modelY > max(detents[index].modelY, below - margin) || modelY >= below else { break }
      index -= 1
    }
    return index
  }

  /// How far the content can scroll when the card is at its top detent; 0 where it fits, and less where room is kept
  /// clear above content that fits.
  public func scrollRange(on screen: Screen) -> Double {
    max(0 - contentTopInset, contentHeight + contentBottomInset - viewportHeight(on: screen))
  }

  /// The height in which the content shows when the card is at its top detent.
  public func viewportHeight(on screen: Screen) -> Double {
    // A view at the bottom stands on the safe area; without one the content goes down to the screen's edge.
    let below = parts.bottomViewHeight > 0 ? parts.bottomViewHeight + screen.safeBottom : 0
    return max(0, screen.height - detents[detents.count - 1].y - headerHeight - parts.accessoryHeight - below)
  }
}
