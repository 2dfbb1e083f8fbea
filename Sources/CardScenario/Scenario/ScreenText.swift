import CardModel

/// A screen as a scenario names it: its size, safe area, and the size classes that the scenario states.
public struct ScreenText: Hashable, Sendable {
  /// The container.
  public var screen: Screen

  /// The device whose screen it is, if it was named.
  public var device: Device?

  /// True if its height is compact; nil: derived from its size.
  public var isCompactHeight: Bool?

  /// True if its width is regular; nil: derived from its size.
  public var isRegularWidth: Bool?

  /// Creates the screen of a device.
  public init(_ device: Device) {
    self.init(device.screen)
    self.device = device
  }

  /// Creates a screen.
  public init(_ screen: Screen, isCompactHeight: Bool? = nil, isRegularWidth: Bool? = nil) {
    self.screen = screen
    self.isCompactHeight = isCompactHeight
    self.isRegularWidth = isRegularWidth
  }

  /// The screen's size classes.
  public var traits: Traits {
    var traits = Traits(of: screen)
    if let isCompactHeight { traits.isCompactHeight = isCompactHeight }
    if let isRegularWidth { traits.isRegularWidth = isRegularWidth }
    return traits
  }

  /// The screen after a quarter turn.
  ///
  /// A known device has its own landscape or portrait screen. For any other screen, width and height are exchanged; if
  /// it becomes landscape, its top safe area becomes 0 and its bottom one at most 21 points, as on every iPhone with a
  /// home indicator. Stated size classes don't carry over.
  public var rotated: ScreenText {
    if let device = device ?? Device.all.first(where: { $0.screen == screen }) { return ScreenText(device.rotated) }
    let becomesLandscape = screen.height > screen.width
    return ScreenText(
      Screen(
        width: screen.height, height: screen.width, safeTop: becomesLandscape ? 0 : screen.safeTop,
        safeBottom: becomesLandscape ? min(screen.safeBottom, 21) : screen.safeBottom))
  }
}

extension ScreenText {
  /// Compares the measures: two devices with the same screen are one screen.
  public static func == (one: ScreenText, other: ScreenText) -> Bool {
    one.screen == other.screen && one.isCompactHeight == other.isCompactHeight
      && one.isRegularWidth == other.isRegularWidth
  }

  /// Hashes the measures.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(screen)
    hasher.combine(isCompactHeight)
    hasher.combine(isRegularWidth)
  }
}
