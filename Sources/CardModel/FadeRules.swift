/// The largest dims and alphas, and the stretch of the card's travel over which they change.
public struct FadeRules: Hashable, Sendable {
  /// The largest alpha of the black over the card below, 0 … 1.
  public var stackDimMax = 0.25

  /// The alpha of the black over the map with the card at its top detent, 0 … 1.
  public var mapDimMax = 0.25

  /// The fraction of the distance from the detent below the top to the top over which the map buttons fade out; 0: they
  /// stay.
  public var mapButtonFraction = 0.3

  /// True if a tap, a key or a programmatic move fades the map buttons as a release does; otherwise it leaves them
  /// unchanged. No effect if they follow the position.
  public var fadesButtonsOnTap = true

  /// True if the content fades in from the lowest detent to the next one.
  public var fadesContent = true

  /// The quantity that the map dim, the map buttons and the content follow.
  public var source = FadeSource.position

  /// Creates the rules of `standard`.
  public init() {}

  /// The rules for a card beside the map: it covers none of the map, so the map isn't dimmed and its buttons stay.
  public var besideMap: FadeRules {
    var rules = self
    rules.mapDimMax = 0
    rules.mapButtonFraction = 0
    return rules
  }
}

/// The quantity that the map dim, the map buttons and the content's alpha follow.
public enum FadeSource: UInt8, Hashable, Sendable, CaseIterable {
  /// The card's position, at all times.
  case position

  /// The animations, which switch them. Under a finger the content follows the position, and so do the buttons above
  /// the detent below the top; the map dim stays. TGCardViewController's.
  case animation

  /// The animations, and under a finger the card's position one event before. CardParts' bottom sheet's.
  case previousEvent
}
