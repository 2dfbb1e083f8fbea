/// Where TripGo's three detents lie on a screen.
///
/// ```
/// extended  = safeTop + (safeBottom > 0 ? 12 : 50)
/// peaking   = (height − extended) / 2
/// collapsed = height − safeBottom − max(29.04, header)
/// ```
/// Collapsed is the *visual* place, where the header still shows above the home indicator. Source:
/// TGCardViewController 2.5.1, `extendedMinY`, `peakY` and the storyboard's minimum overlap.
public struct DetentGeometry: Hashable, Sendable {
  /// Points between the safe area and an extended card, on a device with a home indicator.
  public var extendedGapWithHomeIndicator = 12.0

  /// Points between the safe area and an extended card, on a device with a home button.
  public var extendedGapWithHomeButton = 50.0

  /// The least that shows of a collapsed card above the safe area: 0.66 of a 44 pt title.
  public var collapsedHeightMin = 29.04

  /// TripGo's numbers.
  public init() {}

  /// The top edge of an extended card.
  public func extended(on screen: Screen) -> Double {
    screen.safeTop + (screen.safeBottom > 0 ? extendedGapWithHomeIndicator : extendedGapWithHomeButton)
  }

  /// The top edge of a card at half.
  public func peaking(on screen: Screen) -> Double {
    (screen.height - extended(on: screen)) / 2
  }

  /// The top edge of a card of which only the header shows.
  public func collapsed(on screen: Screen, headerHeight: Double) -> Double {
    screen.height - screen.safeBottom - max(collapsedHeightMin, headerHeight)
  }
}
