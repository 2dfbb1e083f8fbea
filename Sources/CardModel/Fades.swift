/// Dims and alphas as functions of the card's position, without state of their own.
///
/// The positions are read from the card once, so that a frame reads numbers instead of arrays, without branches; only
/// numbers that a card's author sets by detents are looked up in the card. See ``CardFades``.
public struct Fades: Hashable, Sendable {
  /// The whole travel, and that over which the content fades in.
  @usableFromInline let cardRamps: Ramps

  /// The travel over which the map dims, and that over which its buttons fade out.
  @usableFromInline let mapRamps: Ramps
  @usableFromInline let mapDimMax: Double
  private let source: FadeSource

  /// True if all of them are functions of the card's position at all times.
  @usableFromInline let areTracked: Bool

  /// True if the card's author sets one of them by detents.
  private let areOwn: Bool

  /// True if the card lies over the map, and not beside it.
  private let coversMap: Bool

  /// True if the card covers a modal one, which dims the map already.
  private let areOverModal: Bool

  /// True if all of them follow from the card's position by one straight stretch each, without a look at the card.
  @usableFromInline let arePlain: Bool

  /// Creates the fades of a card. A card with a single detent is always at its top.
  ///
  /// - Parameters:
  ///   - rules: The rules.
  ///   - card: The card.
  ///   - floor: The screen's bottom edge, points, where the dim of a modal card ends.
  ///   - isBesideMap: True if the card lies beside the map and covers none of it.
  ///   - leadsOnlyToTop: True if the layout has the outer detents only. The content and the map buttons keep the line
  ///     at half, though no detent lies there. Source: TGCardViewController 2.5.1, lines 689 to 691, 1597 to 1607.
  ///   - isOverModal: True if it covers a modal card, directly or not: then the map is as dark as the rules allow.
  public init(
    _ rules: FadeRules, card: Card, floor: Double = .infinity, isBesideMap: Bool = false,
    leadsOnlyToTop: Bool = false, isOverModal: Bool = false
  ) {
    let rules = isBesideMap ? rules.besideMap : rules
    let detents = card.stops.places
    source = rules.source
    areTracked = rules.source == .position
    areOwn = card.fades.hasValues
    coversMap = !isBesideMap
    areOverModal = isOverModal
    arePlain = areTracked && !areOwn
    // The controller switches the animated fades, so these use its model positions.
    let lowest = areTracked ? detents[0].y : detents[0].modelY
    let (highest, hasOne) = (detents[detents.count - 1].y, detents.count == 1)
    let below = hasOne ? highest : detents[detents.count - 2].y
    // Without a line at half the detents count.
    let half = leadsOnlyToTop ? card.halfLine(below: detents.count - 1).flatMap { $0 < lowest ? $0 : nil } : nil
    let contentEnd = half ?? (hasOne ? lowest : detents[1].y)
    let buttonStart = half ?? below
    let hasMapButtons = card.hasMap && card.hasMapButtons
    let whole: Ramp = hasOne ? .done : Ramp(start: lowest, length: lowest - highest)
    let content: Ramp =
      hasOne || !rules.fadesContent ? .done : Ramp(start: lowest, length: lowest - contentEnd)
    let mapDim =
      isOverModal
      ? .done
      : Ramp(ofDim: card, floor: floor, isModel: !areTracked)
        ?? (hasOne ? .done : Ramp(start: below, length: below - highest))
    let mapButton: Ramp =
      !hasMapButtons
      ? .done
      : rules.mapButtonFraction <= 0
        ? .notBegun
        : hasOne ? .done : Ramp(start: buttonStart, length: rules.mapButtonFraction * (buttonStart - highest))
    cardRamps = Ramps(whole, content)
    mapRamps = Ramps(mapDim, mapButton)
    mapDimMax = card.hasMap ? rules.mapDimMax : 0
  }

  /// Creates the fades of a card in a layout.
  init(_ rules: FadeRules, card: Card, in layout: Layout, isOverModal: Bool) {
    self.init(
      rules, card: card, floor: layout.screen.height, isBesideMap: layout.isBesideMap,
      leadsOnlyToTop: layout.leadsOnlyToTop, isOverModal: isOverModal)
  }

  /// The progress and the three alphas at a position.
  @usableFromInline typealias Values = (progress: Double, mapDim: Double, mapButton: Double, content: Double)

  /// Returns all of them at once, which takes two divisions instead of four.
  @inlinable @inline(__always)
  func values(at y: Double) -> Values {
    let (card, map) = (cardRamps.parts(at: y), mapRamps.parts(at: y))
    return (card[0], mapDimMax * Fades.clamp(map[0]), Fades.clamp(1 - map[1]), Fades.clamp(card[1]))
  }

  /// Returns 0 at the lowest detent, 1 at the highest; below 0 and above 1 past them; 1 if there is only one detent.
  ///
  /// ```
  /// (lowest − y) / (lowest − highest)
  /// ```
  @inlinable
  public func progress(at y: Double) -> Double {
    cardRamps.parts(at: y)[0]
  }

  /// Returns the alpha of the black over the map: 0 at the detent below the top, `mapDimMax` at the top.
  ///
  /// ```
  /// mapDimMax · clamp((below − y) / (below − top), 0, 1)
  /// ```
  @inlinable
  public func mapDim(at y: Double) -> Double {
    mapDimMax * Fades.clamp(mapRamps.parts(at: y)[0])
  }

  /// Returns the alpha of the map buttons: 1 at the detent below the top, 0 after the first `fraction` of the distance
  /// from there to the top.
  ///
  /// ```
  /// clamp(1 − (below − y) / (fraction · (below − top)), 0, 1)
  /// ```
  /// Source: TGCardViewController 2.5.1, whose fraction is 0.3. A card without map buttons has 0.
  @inlinable
  public func mapButton(at y: Double) -> Double {
    Fades.clamp(1 - mapRamps.parts(at: y)[1])
  }

  /// Returns the alpha of the card's content: 0 at the lowest detent, 1 at the next one and above.
  ///
  /// ```
  /// clamp((lowest − y) / (lowest − next), 0, 1)
  /// ```
  @inlinable
  public func content(at y: Double) -> Double {
    Fades.clamp(cardRamps.parts(at: y)[1])
  }

  /// Returns the values at a position of their card, points; its model position if animations switch them. Those that
  /// the card's author sets by detents take the place of the rules'.
  func values(at y: Double, of card: Card) -> FadeValues {
    var values = FadeValues()
    values.mapDim = mapDim(at: y)
    values.mapButton = mapButton(at: y)
    values.content = content(at: y)
    guard areOwn else { return values }
    func alpha(_ own: [DetentValue]) -> Double? {
      card.number(of: own, at: y, isModel: !areTracked).map { Fades.clamp($0) }
    }
    if coversMap, card.hasMap {
      if case .values(let own) = card.fades.mapDim, let alpha = alpha(own) {
        values.mapDim = areOverModal ? max(alpha, values.mapDim) : alpha
      }
      if card.hasMapButtons, let alpha = alpha(card.fades.mapButton) { values.mapButton = alpha }
    }
    if let alpha = alpha(card.fades.content) { values.content = alpha }
    return values
  }

  /// Returns the values at a detent.
  func goal(at detent: Int, of card: Card) -> FadeValues {
    values(at: areTracked ? card.detents[detent].y : card.detents[detent].modelY, of: card)
  }

  /// Returns the values that follow a finger that moves the card from one model position to another, points. Buttons
  /// with alphas by detents follow the card everywhere.
  func held(movedFrom previousY: Double, to y: Double, of card: Card) -> HeldFades {
    let now = values(at: y, of: card)
    switch source {
    case .position:
      return HeldFades()
    case .animation:
      let followsButtons = y <= mapRamps.starts[1] || !card.fades.mapButton.isEmpty
      return HeldFades(mapButton: followsButtons ? now.mapButton : nil, content: now.content)
    case .previousEvent:
      let before = values(at: previousY, of: card)
      return HeldFades(mapDim: before.mapDim, mapButton: before.mapButton, content: now.content)
    }
  }

  /// An upward stretch of the card's travel, with a start and a length in points.
  fileprivate struct Ramp {
    let start: Double
    let length: Double

    /// A stretch that is complete at every position of the card. Its start and length are so large that no `y` affects
    /// the quotient, which is exactly 1, so a frame needs no branch for a missing stretch.
    static var done: Ramp { Ramp(start: 0x1p1000, length: 0x1p1000) }

    /// A stretch that hasn't begun at any position of the card.
    static var notBegun: Ramp { Ramp(start: -0x1p1000, length: 0x1p1000) }

    init(start: Double, length: Double) { (self.start, self.length) = (start, length) }

    /// The stretch over which a card's own dim grows to the rules' maximum; nil: that of the rules.
    ///
    /// A modal card's ends at its lowest detent on the screen that a finger reaches. It begins at the next lower
    /// detent, or else at `floor`, where the card has left the screen. If a controller takes the card to be there while
    /// it still shows, the stretch is always complete.
    init?(ofDim card: Card, floor: Double, isModel: Bool) {
      func place(_ index: Int) -> Double { isModel ? card.detents[index].modelY : card.detents[index].y }
      switch card.fades.mapDim {
      case .byRules, .values:
        return nil
      case .above(let name):
        guard let index = card.detent(named: name) else { return nil }
        let isTop = index == card.detents.count - 1
        self = isTop ? .notBegun : Ramp(start: place(index), length: place(index) - place(index + 1))
      case .always:
        guard let index = card.detents[card.lowestDetent...].firstIndex(where: { $0.y < floor }) else {
          self = .notBegun
          return
        }
        let start = index > 0 ? min(place(index - 1), floor) : floor
        self = start.isFinite && start > place(index) ? Ramp(start: start, length: start - place(index)) : .done
      }
    }
  }

  /// Two stretches side by side: the processor divides for both at once.
  @usableFromInline
  struct Ramps: Hashable, Sendable {
    @usableFromInline let starts: SIMD2<Double>
    @usableFromInline let lengths: SIMD2<Double>

    fileprivate init(_ first: Ramp, _ second: Ramp) {
      starts = SIMD2(first.start, second.start)
      lengths = SIMD2(first.length, second.length)
    }

    /// Returns the completed fraction of each stretch: below 0 before its start, above 1 past its end.
    @inlinable @inline(__always)
    func parts(at y: Double) -> SIMD2<Double> {
      (starts - SIMD2(repeating: y)) / lengths
    }
  }

  /// Returns the nearest number in 0 … 1, written as a maximum and a minimum, one instruction each, without a branch.
  @inlinable
  static func clamp(_ x: Double) -> Double {
    let raised = x > 0 ? x : 0
    return raised < 1 ? raised : 1
  }
}
