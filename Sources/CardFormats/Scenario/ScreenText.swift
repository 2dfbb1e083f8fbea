import CardModel

/// A screen as a scenario names it: its measures, and what it says about its size classes itself.
public struct ScreenText: Hashable, Sendable {
  /// The container.
  public var screen: Screen

  /// Whether its height is compact; nil: by its size.
  public var isCompactHeight: Bool?

  /// Whether its width is regular; nil: by its size.
  public var isRegularWidth: Bool?

  /// A screen.
  public init(_ screen: Screen, isCompactHeight: Bool? = nil, isRegularWidth: Bool? = nil) {
    self.screen = screen
    self.isCompactHeight = isCompactHeight
    self.isRegularWidth = isRegularWidth
  }

  /// Its size classes.
  public var traits: Traits {
    var traits = Traits(of: screen)
    if let isCompactHeight { traits.isCompactHeight = isCompactHeight }
    if let isRegularWidth { traits.isRegularWidth = isRegularWidth }
    return traits
  }

  /// The screen after a quarter turn.
  ///
  /// A known device has its own other screen. Of another one, width and height change places; its top safe area goes to
  /// the side where it becomes landscape, and of its bottom one 21 points are left at most, as on every iPhone with a
  /// home indicator. What it says about its size classes holds for the way it stands, and no longer.
  public var rotated: ScreenText {
    if let device = Device.all.first(where: { $0.screen == screen }), let other = device.rotated {
      return ScreenText(other.screen)
    }
    let becomesLandscape = screen.height > screen.width
    return ScreenText(
      Screen(
        width: screen.height, height: screen.width, safeTop: becomesLandscape ? 0 : screen.safeTop,
        safeBottom: becomesLandscape ? min(screen.safeBottom, 21) : screen.safeBottom))
  }
}

extension Device {
  /// The same device after a quarter turn.
  public var rotated: Device? {
    let ending = "-landscape"
    return Device.named(name.hasSuffix(ending) ? String(name.dropLast(ending.count)) : name + ending)
  }
}
