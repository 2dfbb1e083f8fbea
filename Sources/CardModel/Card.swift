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

  /// The inputs that lead to it.
  public var reach: DetentReach

  /// True if the card is gone there: dismissed, with its top edge at the screen's bottom edge.
  public var isGone: Bool

  /// Creates a detent at `y`; its model position is `y`, too, unless `modelY` is given.
  public init(
    name: Int32, y: Double, modelY: Double? = nil, reach: DetentReach = .finger, isGone: Bool = false
  ) {
    self.name = name
    self.y = y
    self.modelY = modelY ?? y
    self.reach = reach
    self.isGone = isGone
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

  /// Those of them that a finger reaches.
  public internal(set) var stops: Stops

  /// The detent whose place follows the height of the content; nil: none does.
  public internal(set) var fittedDetent: FittedDetent?

  /// The index of the detent at which the card appears; nil: the one nearest to the card that it covers, and of a root,
  /// which covers none, the lowest that shows.
  public let preferredDetent: Int?

  /// True if a finger or a command that would take the card away is told to the app instead: the card stays.
  public let asksBeforeDismissal: Bool

  /// Its parts other than header and content.
  public let parts: CardParts

  /// Its dims and fades, where they aren't those of the rules.
  public var fades = CardFades()

  /// Creates a card. A finger must reach at least one of its detents, their `y` must fall strictly, and the preferred
  /// one must exist.
  public init(
    name: Int32, headerHeight: Double, contentHeight: Double, hasMap: Bool, hasMapButtons: Bool, detents: [Detent],
    preferredDetent: Int?, fittedDetent: FittedDetent? = nil, asksBeforeDismissal: Bool = false,
    parts: CardParts = CardParts()
  ) {
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
    stops = Stops(among: detents)
    self.preferredDetent = preferredDetent
    self.fittedDetent = fittedDetent
    self.asksBeforeDismissal = asksBeforeDismissal
    self.parts = parts
  }

  /// Sets the space kept clear above and below the content, points.
  package mutating func keepClear(top: Double, bottom: Double) {
    (contentTopInset, contentBottomInset) = (top, bottom)
  }

  /// The index of the lowest detent that a finger reaches: 1 if the lowest of all, such as SweetCurtain's `hide`, is
  /// reached by a command only, and 0 if a finger reaches all.
  @inline(__always)
  public var lowestDetent: Int { stops.lowest }

  /// The index of the highest detent that a finger reaches.
  @inline(__always)
  public var highestDetent: Int { stops.highest }

  /// A detent whose place follows the height of the content.
  public struct FittedDetent: Hashable, Sendable {
    /// Its index among the card's detents.
    public var index: Int

    /// The least y of the card's top edge there, points: the lower edge of the status bar, or of a bar.
    public var top: Double

    /// The rise of the card on a keyboard; nil: it doesn't rise.
    public var lift: KeyboardLift?

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

  /// Moves the fitted detent to fit the content. It stays a point from the detents next to it, or halfway between them
  /// if they lie nearer together.
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
    if let lift = fittedDetent.lift { y = lift.y(from: y) }
    let above = index < detents.count - 1 ? detents[index + 1].y : -.infinity
    let below = index > 0 ? detents[index - 1].y : .infinity
    y = below - above < 2 ? (below + above) / 2 : min(max(y, above + 1), below - 1)
    (detents[index].y, detents[index].modelY) = (y, y)
    stops = Stops(among: detents)
  }

  /// True if the card is gone when it appears, until the program presents it.
  var startsGone: Bool { preferredDetent.map { detents[$0].isGone } ?? false }

  /// The index of the detent at which the card is gone; nil: it has none.
  public var goneDetent: Int? { detents.firstIndex { $0.isGone } }

  /// Returns the index of the detent with that name; nil: there is none.
  public func detent(named name: Int32) -> Int? {
    detents.firstIndex { $0.name == name }
  }

  /// Returns the index of the next detent above the one at an index that a command reaches; nil: there is none.
  func detent(above index: Int) -> Int? {
    detents.indices.dropFirst(index + 1).first { detents[$0].reach != .program }
  }

  /// Returns the index of the next detent below the one at an index that a command reaches; nil: there is none.
  func detent(below index: Int) -> Int? {
    detents.indices.prefix(index).last { detents[$0].reach != .program }
  }

  /// Returns the index of the detent nearest to a position, among those that a finger reaches; of two equally near, the
  /// lower one on the screen.
  public func nearestDetent(to y: Double) -> Int { nearestDetent(to: y, amongShown: false) }

  /// Returns the index of the nearest detent, as above, among those at which the card isn't gone.
  func nearestShownDetent(to y: Double) -> Int { nearestDetent(to: y, amongShown: true) }

  private func nearestDetent(to y: Double, amongShown: Bool) -> Int {
    let places = stops.places
    var nearest = amongShown ? stops.lowestShown : 0
    for rank in places.indices.dropFirst(nearest + 1)
    where !(amongShown && places[rank].isGone) && (places[rank].y - y).magnitude < (places[nearest].y - y).magnitude {
      nearest = rank
    }
    return stops.index(nearest)
  }

  /// Returns the y, in points, at which a card with the model position `modelY` shows: the same y, except if the lowest
  /// detent's model position is below its shown one; then never below that detent, so that the header stays in sight.
  public func shownY(at modelY: Double) -> Double {
    Card.shownY(at: modelY, lowestY: stops.lowestPlace.y, lowestModelY: stops.lowestPlace.modelY)
  }

  /// Returns the model positions at which the card may be let go, points: between the screen's edges, and at its outer
  /// detents if those are farther away.
  public func releasePlaces(on screen: Screen) -> ClosedRange<Double> {
    min(0, stops.highestPlace.y)...max(screen.height, stops.lowestPlace.modelY)
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
  /// detent draws between the other two, if it lies between them.
  /// Source: TGCardViewController 2.5.1, lines 654 to 669: its margin is 44, and the position itself belongs to the
  /// upper detent; before June 2019 there was no margin, and the position itself belonged to the lower one. Half: lines
  /// 689 to 691.
  public func detent(at modelY: Double, margin: Double, isCompact: Bool = false) -> Int {
    guard margin.isFinite else { return nearestDetent(to: shownY(at: modelY)) }
    let places = stops.places
    var rank = places.count - 1
    while rank > 0 {
      let below = (isCompact ? halfLine(below: rank) : nil) ?? places[rank - 1].modelY
      guard modelY > max(places[rank].modelY, below - margin) || modelY >= below else { break }
      rank -= 1
    }
    return stops.index(rank)
  }

  /// The model y, points, at which a detent at half would lie between the lowest detent and the one of a rank: half of
  /// their distance, as a y. Of detents that aren't TripGo's that may lie outside of their range: then it is nil.
  ///
  /// Source: TGCardViewController 2.5.1, lines 689 to 691.
  func halfLine(below rank: Int) -> Double? {
    let (lowest, place) = (stops.places[0].modelY, stops.places[rank].modelY)
    let half = (lowest - place) / 2
    return place < half && half < lowest ? half : nil
  }

  /// Returns the content's highest scroll offset, points, with the card at its top; 0 if the content fits, and
  /// less if space is kept clear above content that fits.
  public func scrollRange(on screen: Screen) -> Double {
    max(0 - contentTopInset, contentHeight + contentBottomInset - viewportHeight(on: screen))
  }

  /// Returns the height in which the content shows with the card at the highest detent that a finger reaches, points.
  public func viewportHeight(on screen: Screen) -> Double {
    // A view at the bottom stands on the safe area; without one the content extends to the screen's edge.
    let below = parts.bottomViewHeight > 0 ? parts.bottomViewHeight + screen.safeBottom : 0
    return max(0, screen.height - stops.highestPlace.y - headerHeight - parts.accessoryHeight - below)
  }
}
