/// The container of a card: its size, and its insets at the top and the bottom.
public struct Screen: Hashable, Sendable {
  /// The width, points.
  public var width: Double

  /// The height, points, from the top edge (y = 0) to the bottom edge.
  public var height: Double

  /// The safe area's top inset, points: status bar, notch or island.
  public var safeTop: Double

  /// The safe area's bottom inset, points: the home indicator; 0 on a device with a home button.
  public var safeBottom: Double

  /// Creates a screen; all lengths are in points.
  public init(width: Double, height: Double, safeTop: Double, safeBottom: Double) {
    self.width = width
    self.height = height
    self.safeTop = safeTop
    self.safeBottom = safeBottom
  }
}
