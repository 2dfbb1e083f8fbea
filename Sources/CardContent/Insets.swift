/// Distances from the four edges, points.
public struct Insets: Hashable, Sendable {
  /// From the top.
  public var top: Double

  /// From the left.
  public var left: Double

  /// From the bottom.
  public var bottom: Double

  /// From the right.
  public var right: Double

  /// Distances; none where nothing is said.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// From top and bottom together.
  public var vertical: Double { top + bottom }

  /// From left and right together.
  public var horizontal: Double { left + right }
}
