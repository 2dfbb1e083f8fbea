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

  /// Creates insets; each is 0 by default.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The sum of top and bottom.
  public var vertical: Double { top + bottom }

  /// The sum of left and right.
  public var horizontal: Double { left + right }
}
