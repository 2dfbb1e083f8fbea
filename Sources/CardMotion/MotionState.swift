/// Where a law is at an instant, and how fast.
public struct MotionState: Hashable, Sendable {
  /// Points.
  public var position: Double

  /// Points per second.
  public var velocity: Double

  /// A state with both its parts.
  @inlinable
  public init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}
