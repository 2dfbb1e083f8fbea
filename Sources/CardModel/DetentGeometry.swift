/// The positions of TripGo's three detents on a screen, points.
///
/// ```
/// extended  = safeTop + (safeBottom > 0 ? 12 : 50)
/// peaking   = (height − extended) / 2
/// collapsed = height − safeBottom − max(29.04, header)
/// ```
/// Collapsed is the *visual* position, at which the header still shows above the home indicator. Source:
/// TGCardViewController 2.5.1, `extendedMinY`, `peakY` and the storyboard's minimum overlap.
public struct DetentGeometry: Hashable, Sendable {
  /// The gap from the safe area to an extended card on a device with a home indicator, points.
  public var extendedGapWithHomeIndicator = 12.0

  /// The gap from the safe area to an extended card on a device with a home button, points.
  public var extendedGapWithHomeButton = 50.0

  /// The least visible height of a collapsed card above the safe area, points: 0.66 of a 44 pt title.
  public var collapsedHeightMin = 29.04

  /// Creates TripGo's geometry.
  public init() {}

  /// Returns the top edge of an extended card.
  public func extended(on screen: Screen) -> Double {
    screen.safeTop + (screen.safeBottom > 0 ? extendedGapWithHomeIndicator : extendedGapWithHomeButton)
  }

  /// Returns the top edge of a peaking card, at about half.
  public func peaking(on screen: Screen) -> Double {
    (screen.height - extended(on: screen)) / 2
  }

  /// Returns the top edge of a collapsed card, of which only the header shows.
  public func collapsed(on screen: Screen, headerHeight: Double) -> Double {
    screen.height - screen.safeBottom - max(collapsedHeightMin, headerHeight)
  }
}
