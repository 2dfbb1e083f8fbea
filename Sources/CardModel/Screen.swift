/// The container that a card moves in: its size, and what the hardware takes from its top and bottom.
public struct Screen: Hashable, Sendable {
  /// Points across.
  public var width: Double

  /// Points from the top edge (y = 0) to the bottom edge.
  public var height: Double

  /// The safe area's inset at the top: status bar, notch or island.
  public var safeTop: Double

  /// The safe area's inset at the bottom: the home indicator; 0 on a device with a home button.
  public var safeBottom: Double

  /// A screen, in points.
  public init(width: Double, height: Double, safeTop: Double, safeBottom: Double) {
    self.width = width
    self.height = height
    self.safeTop = safeTop
    self.safeBottom = safeBottom
  }
}
