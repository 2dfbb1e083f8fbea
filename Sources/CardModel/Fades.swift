/// How much darkens and fades at most, and over which part of the way.
public struct FadeRules: Hashable, Sendable {
  /// The black over the card below when another lies on it, 0 … 1.
  public var stackDimMax = 0.25

  /// The black over the map when the card is at its top detent, 0 … 1.
  public var mapDimMax = 0.25

  /// The part of the way from the detent below the top to the top over which the map buttons vanish; 0: they stay.
  public var mapButtonFraction = 0.3

  /// Whether the content fades in from the lowest detent to the one above it.
  public var fadesContent = true

  /// The rules of `standard`.
  public init() {}
}

/// What darkens and fades, as functions of the card's position. Nothing here has a state of its own.
///
/// The places are taken out of the card once, so that a frame reads numbers and not arrays.
public struct Fades: Hashable, Sendable {
  @usableFromInline let lowestY: Double
  @usableFromInline let secondLowestY: Double
  @usableFromInline let secondHighestY: Double
  @usableFromInline let highestY: Double
  @usableFromInline let mapDimMax: Double
  @usableFromInline let hasMapButtons: Bool
  @usableFromInline let mapButtonFraction: Double
  @usableFromInline let fadesContent: Bool

  /// The fades of a card.
  public init(_ rules: FadeRules, card: Card) {
    let detents = card.detents
    lowestY = detents[0].y
    secondLowestY = detents[min(1, detents.count - 1)].y
    secondHighestY = detents[max(0, detents.count - 2)].y
    highestY = detents[detents.count - 1].y
    mapDimMax = card.hasMap ? rules.mapDimMax : 0
    hasMapButtons = card.hasMap && card.hasMapButtons
    mapButtonFraction = rules.mapButtonFraction
    fadesContent = rules.fadesContent
  }

  /// 0 at the lowest detent, 1 at the highest; below 0 and above 1 beyond them. 1 where there is only one.
  ///
  /// ```
  /// (lowest − y) / (lowest − highest)
  /// ```
  @inlinable
  public func progress(at y: Double) -> Double {
    lowestY > highestY ? (lowestY - y) / (lowestY - highestY) : 1
  }

  /// The black over the map: 0 at the detent below the top, the whole at the top.
  ///
  /// ```
  /// mapDimMax · clamp((below − y) / (below − top), 0, 1)
  /// ```
  @inlinable
  public func mapDim(at y: Double) -> Double {
    mapDimMax * wayToTop(at: y, fraction: 1)
  }

  /// The map buttons: 1 at the detent below the top, 0 after the first part of the way from there to the top.
  ///
  /// ```
  /// 1 − clamp((below − y) / (fraction · (below − top)), 0, 1)
  /// ```
  /// Source: TGCardViewController 2.5.1, where the fraction is 0.3. 0 for a card that has none.
  @inlinable
  public func mapButton(at y: Double) -> Double {
    guard hasMapButtons else { return 0 }
    return mapButtonFraction > 0 ? 1 - wayToTop(at: y, fraction: mapButtonFraction) : 1
  }

  /// The card's content: 0 at the lowest detent, 1 at the next one and above.
  ///
  /// ```
  /// clamp((lowest − y) / (lowest − next), 0, 1)
  /// ```
  @inlinable
  public func content(at y: Double) -> Double {
    guard fadesContent, lowestY > secondLowestY else { return 1 }
    return Fades.clamp((lowestY - y) / (lowestY - secondLowestY))
  }

  /// How much of `fraction` of the way from the detent below the top to the top is done. A card with one detent is
  /// always at its top.
  @inlinable
  func wayToTop(at y: Double, fraction: Double) -> Double {
    guard secondHighestY > highestY else { return 1 }
    return Fades.clamp((secondHighestY - y) / (fraction * (secondHighestY - highestY)))
  }

  @inlinable
  static func clamp(_ x: Double) -> Double {
    x <= 0 ? 0 : x >= 1 ? 1 : x
  }
}
