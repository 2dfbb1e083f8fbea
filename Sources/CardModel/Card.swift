/// A named resting position (snap point) of a card's top edge.
public struct Detent: Hashable, Sendable {
  /// The name, as an id that the text layer assigns.
  public var name: Int32

  /// The card's top edge, points from the top of the screen.
  public var y: Double

  /// The model position, where the controller believes the top edge to be, points; never above `y`. For
  /// TGCardViewController the collapsed card is at the screen's bottom edge, while a constraint keeps the header in
  /// sight.
  public var modelY: Double

  /// Creates a detent at `y`; its model position is `y`, too, unless `modelY` is given.
  public init(name: Int32, y: Double, modelY: Double? = nil) {
    self.name = name
    self.y = y
    self.modelY = modelY ?? y
  }
}

/// The static description of one card: its name, its measures and its detents.
///
/// The detents are ordered from the lowest on the screen to the highest, so their `y` falls strictly.
public struct Card: Hashable, Sendable {
  /// The name, as an id that the text layer assigns.
  public let name: Int32

  /// The height of the part that always drags the card, points: grab handle and title.
  public let headerHeight: Double

  /// The height of the scrolled content below the header, points; for a document, its present height.
  public internal(set) var contentHeight: Double

  /// The space kept clear above and below the content, points: while it is refreshed, for a tab bar, for a keyboard.
  public internal(set) var contentTopInset = 0.0, contentBottomInset = 0.0

  /// True if a map lies behind the card; the card dims it.
  public let hasMap: Bool

  /// True if buttons float over the map; they fade as the card covers it.
  public let hasMapButtons: Bool

  /// The positions at which the card may rest, the lowest first; one of them may follow the content.
  public internal(set) var detents: [Detent]

  /// The detent whose place follows the height of the content; nil: none does.
  public let fittedDetent: FittedDetent?

  /// The index of the lowest detent that a finger reaches: 1 if the lowest of all, such as SweetCurtain's `hide`, is
  /// reached by a command only, otherwise 0.
  public let lowestDetent: Int

  /// The index of the detent at which the card appears; nil: the one nearest to the card that it covers.
  public let preferredDetent: Int?

  /// Its parts other than header and content.
  public let parts: CardParts

  /// Creates a card. A finger must reach at least one of its detents, their `y` must fall strictly, and the preferred
  /// one must exist.
  public init(
    name: Int32, headerHeight: Double, contentHeight: Double, hasMap: Bool, hasMapButtons: Bool, detents: [Detent],
    preferredDetent: Int?, lowestDetent: Int = 0, fittedDetent: FittedDetent? = nil,
    parts: CardParts = CardParts()
  ) {
    precondition(detents.indices.contains(lowestDetent), "a card needs at least one detent that a finger reaches")
    for (lower, higher) in zip(detents, detents.dropFirst()) {
      precondition(lower.y > higher.y, "detents must rise: y \(lower.y) is followed by y \(higher.y)")
      precondition(lower.modelY >= lower.y && lower.modelY > higher.modelY, "a controller's detents must rise, too")
    }
    precondition(preferredDetent.map(detents.indices.contains) ?? true, "no detent has the preferred index")
    precondition(fittedDetent.map { detents.indices.contains($0.index) } ?? true, "no detent has the fitted index")
    self.name = name
    self.headerHeight = headerHeight
    self.contentHeight = contentHeight
    self.hasMap = hasMap
    self.hasMapButtons = hasMapButtons
    self.detents = detents
    self.preferredDetent = preferredDetent
    self.lowestDetent = lowestDetent
    self.fittedDetent = fittedDetent
    self.parts = parts
  }

  /// A detent whose place follows the height of the content.
  public struct FittedDetent: Hashable, Sendable {
    /// Its index among the card's detents.
    public var index: Int

    /// The least y of the card's top edge there, points: the lower edge of the status bar, or of a bar.
    public var top: Double

    /// Creates the detent.
    public init(index: Int, top: Double) {
      self.index = index
      self.top = top
    }

    /// Returns the top edge's y, points, of a card that is as high as its parts and its content.
    ///
    /// ```
    /// y = height − min(parts + content + safeBottom + keyboard, height − top)
    /// ```
    /// Source: CardParts 4.0.0, `CardPartsBottomSheetViewController.swift` 259 to 281, which knows no status bar, and
    /// no parts but the header.
    public static func y(
      on screen: Screen, top: Double, parts: Double, content: Double, keyboard: Double = 0
    ) -> Double {
      screen.height - min(parts + content + screen.safeBottom + keyboard, screen.height - top)
    }
  }

  /// True if the card is never higher than its parts and its content, as a sheet is.
  var isFitted: Bool { fittedDetent?.index == detents.count - 1 }

  /// Moves the fitted detent to fit the content; it stays at least a point from the detents next to it.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - content: The height of the content, points.
  ///   - keyboard: The height of the keyboard on which the card stands, points.
  mutating func fit(on screen: Screen, content: Double, keyboard: Double) {
    guard let fittedDetent else { return }
    let index = fittedDetent.index
    var y = FittedDetent.y(
      on: screen, top: fittedDetent.top, parts: headerHeight + parts.accessoryHeight + parts.bottomViewHeight,
      content: content, keyboard: keyboard)
    if index < detents.count - 1 { y = max(y, detents[index + 1].y + 1) }
    if index > 0 { y = min(y, detents[index - 1].y - 1) }
    detents[index] = Detent(name: detents[index].name, y: y)
  }

  /// Returns the index of the detent with that name; nil: there is none.
  public func detent(named name: Int32) -> Int? {
    detents.firstIndex { $0.name == name }
  }

  /// Returns the index of the detent nearest to a position, among those that a finger reaches; of two equally near, the
  /// lower one on the screen.
  public func nearestDetent(to y: Double) -> Int {
    var nearest = lowestDetent
    for index in detents.indices.dropFirst(lowestDetent + 1)
    where (detents[index].y - y).magnitude < (detents[nearest].y - y).magnitude {
      nearest = index
    }
    return nearest
  }

  /// Returns the y, in points, at which a card with the model position `modelY` shows: the same y, except if the lowest
  /// detent's model position is below its shown one; then never below that detent, so that the header stays in sight.
  public func shownY(at modelY: Double) -> Double {
    Card.shownY(at: modelY, lowestY: detents[lowestDetent].y, lowestModelY: detents[lowestDetent].modelY)
  }

  static func shownY(at modelY: Double, lowestY: Double, lowestModelY: Double) -> Double {
    lowestModelY > lowestY ? min(modelY, lowestY) : modelY
  }

  /// Returns the index of the detent that a card at a position counts as at, among those that a finger reaches: the
  /// highest one for which the card isn't below the lower of two positions, the detent's own and the one `margin`
  /// points above the next lower detent. An infinite margin selects the nearest.
  ///
  /// ```
  /// y ≤ max(place, place of the next lower − margin),  y < place of the next lower
  /// ```
  /// So a card a little above a detent counts as at the one above, and one that is exactly at a detent's position as at
  /// that one. All positions are model positions. A compact height has no detent at half, but keeps the line that this
  /// detent draws between the other two.
  /// Source: TGCardViewController 2.5.1, lines 654 to 669: its margin is 44, and the position itself belongs to the
  /// upper detent; before June 2019 there was no margin, and the position itself belonged to the lower one. Half: lines
  /// 689 to 691.
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

  /// Returns the content's highest scroll offset, points, with the card at its top detent; 0 if the content fits, and
  /// less if space is kept clear above content that fits.
  public func scrollRange(on screen: Screen) -> Double {
    max(0 - contentTopInset, contentHeight + contentBottomInset - viewportHeight(on: screen))
  }

  /// Returns the height in which the content shows with the card at its top detent, points.
  public func viewportHeight(on screen: Screen) -> Double {
    // A view at the bottom stands on the safe area; without one the content extends to the screen's edge.
    let below = parts.bottomViewHeight > 0 ? parts.bottomViewHeight + screen.safeBottom : 0
    return max(0, screen.height - detents[detents.count - 1].y - headerHeight - parts.accessoryHeight - below)
  }
}
