/// How much darkens and fades at most, and over which part of the way.
public struct FadeRules: Hashable, Sendable {
  /// The black over the card below when another lies on it, 0 … 1.
  public var stackDimMax = 0.25

  /// The black over the map when the card is at its top detent, 0 … 1.
  public var mapDimMax = 0.25

  /// The part of the way from the detent below the top to the top over which the map buttons vanish; 0: they stay.
  public var mapButtonFraction = 0.3

  /// Whether a tap, a key or a programmatic move fades the map buttons as a release does; otherwise it leaves them as
  /// they are. It means nothing where they go by the position.
  public var fadesButtonsOnTap = true

  /// Whether the content fades in from the lowest detent to the one above it.
  public var fadesContent = true

  /// What the map dim, the map buttons and the content go by.
  public var source = FadeSource.position

  /// The rules of `standard`.
  public init() {}

  /// The same for a card beside the map: it covers none of it, so that the map stays clear and its buttons stay.
  public var besideMap: FadeRules {
    var rules = self
    rules.mapDimMax = 0
    rules.mapButtonFraction = 0
    return rules
  }
}

/// What the map dim, the map buttons and the content's alpha go by.
public enum FadeSource: UInt8, Hashable, Sendable, CaseIterable {
  /// The card's position, always.
  case position

  /// The animations, which switch them. Under a finger the content goes by the position, and so do the buttons above
  /// the detent below the top; the map dim stays. TGCardViewController's.
  case animation

  /// The animations, and under a finger the place at which the card was one event ago. CardParts' bottom sheet's.
  case previousEvent
}

/// What darkens and fades, as functions of the card's position. Nothing here has a state of its own.
///
/// The places are taken out of the card once, so that a frame reads numbers and not arrays, and decides nothing.
public struct Fades: Hashable, Sendable {
  @usableFromInline let whole: Ramp
  @usableFromInline let contentRamp: Ramp
  @usableFromInline let mapRamp: Ramp
  @usableFromInline let mapButtonRamp: Ramp
  @usableFromInline let mapDimMax: Double
  private let source: FadeSource

  /// Whether all of them are functions of the card's position at any time.
  @usableFromInline let areTracked: Bool

  /// The fades of a card. One with a single detent is always at its top.
  public init(_ rules: FadeRules, card: Card) {
    let detents = card.detents
    source = rules.source
    areTracked = rules.source == .position
    let lowestDetent = card.lowestDetent
    // What goes by the animations is the controller's doing, and so goes by where it believes the card to be.
    let lowest = areTracked ? detents[lowestDetent].y : detents[lowestDetent].modelY
    let highest = detents[detents.count - 1].y
    let hasOne = detents.count == lowestDetent + 1
    let below = hasOne ? highest : detents[detents.count - 2].y
    let hasMapButtons = card.hasMap && card.hasMapButtons
    whole = hasOne ? .done : Ramp(start: lowest, length: lowest - highest)
    contentRamp =
      hasOne || !rules.fadesContent ? .done : Ramp(start: lowest, length: lowest - detents[lowestDetent + 1].y)
    mapRamp = hasOne ? .done : Ramp(start: below, length: below - highest)
    mapButtonRamp =
      !hasMapButtons
      ? .done
      : rules.mapButtonFraction <= 0
        ? .notBegun
        : hasOne ? .done : Ramp(start: below, length: rules.mapButtonFraction * (below - highest))
    mapDimMax = card.hasMap ? rules.mapDimMax : 0
  }

  /// 0 at the lowest detent, 1 at the highest; below 0 and above 1 beyond them. 1 where there is only one.
  ///
  /// ```
  /// (lowest − y) / (lowest − highest)
  /// ```
  @inlinable
  public func progress(at y: Double) -> Double {
    whole.part(at: y)
  }

  /// The black over the map: 0 at the detent below the top, the whole at the top.
  ///
  /// ```
  /// mapDimMax · clamp((below − y) / (below − top), 0, 1)
  /// ```
  @inlinable
  public func mapDim(at y: Double) -> Double {
    mapDimMax * Fades.clamp(mapRamp.part(at: y))
  }

  /// The map buttons: 1 at the detent below the top, 0 after the first part of the way from there to the top.
  ///
  /// ```
  /// clamp(1 − (below − y) / (fraction · (below − top)), 0, 1)
  /// ```
  /// Source: TGCardViewController 2.5.1, where the fraction is 0.3. 0 for a card that has none.
  @inlinable
  public func mapButton(at y: Double) -> Double {
    Fades.clamp(1 - mapButtonRamp.part(at: y))
  }

  /// The card's content: 0 at the lowest detent, 1 at the next one and above.
  ///
  /// ```
  /// clamp((lowest − y) / (lowest − next), 0, 1)
  /// ```
  @inlinable
  public func content(at y: Double) -> Double {
    Fades.clamp(contentRamp.part(at: y))
  }

  /// The values at a detent.
  func goal(at detent: Int, of card: Card) -> FadeValues {
    let y = areTracked ? card.detents[detent].y : card.detents[detent].modelY
    var values = FadeValues()
    values.mapDim = mapDim(at: y)
    values.mapButton = mapButton(at: y)
    values.content = content(at: y)
    return values
  }

  /// The values under a finger that moved the card from one place to another, as the controller believes it.
  func held(_ values: FadeValues, movedFrom previousY: Double, to y: Double) -> FadeValues {
    var values = values
    switch source {
    case .position:
      break
    case .animation:
      values.content = content(at: y)
      if y <= mapButtonRamp.start { values.mapButton = mapButton(at: y) }
    case .previousEvent:
      values.content = content(at: y)
      values.mapDim = mapDim(at: previousY)
      values.mapButton = mapButton(at: previousY)
    }
    return values
  }

  /// A part of the way up, that begins at a place and is so long.
  @usableFromInline
  struct Ramp: Hashable, Sendable {
    @usableFromInline let start: Double
    @usableFromInline let length: Double

    @usableFromInline
    init(start: Double, length: Double) {
      self.start = start
      self.length = length
    }

    /// A way that is done wherever the card is. It is so long and begins so far below that no `y` counts beside it: the
    /// quotient is exactly 1, and a frame needn't ask whether there is a way at all.
    static var done: Ramp { Ramp(start: 0x1p1000, length: 0x1p1000) }

    /// A way that hasn't begun wherever the card is.
    static var notBegun: Ramp { Ramp(start: -0x1p1000, length: 0x1p1000) }

    /// How much of it is done: below 0 before its start, above 1 beyond its end.
    @inlinable
    func part(at y: Double) -> Double {
      (start - y) / length
    }
  }

  /// The nearest number in 0 … 1: written so that each half is one instruction, a maximum and a minimum, and no branch.
  @inlinable
  static func clamp(_ x: Double) -> Double {
    let raised = x > 0 ? x : 0
    return raised < 1 ? raised : 1
  }
}
