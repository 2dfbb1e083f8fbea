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

  /// Returns the height of a card that is visible, points: 0 for a card below the bottom edge.
  func visibleHeight(ofCardAt y: Double) -> Double { max(0, height - y) }

  /// Returns the share of the height below the top inset that a card takes: 1 for one that ends there. A screen whose
  /// inset takes it whole counts as 1 point high.
  ///
  /// ```
  /// (height − y)/max(1, height − safeTop)
  /// ```
  func heightCoefficient(ofCardAt y: Double) -> Double { (height - y) / max(1, height - safeTop) }
}
