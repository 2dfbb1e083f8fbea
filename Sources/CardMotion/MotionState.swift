/// The position and velocity of a law at an instant.
public struct MotionState: Hashable, Sendable {
  /// The position, points.
  public var position: Double

  /// The velocity, points per second.
  public var velocity: Double

  /// Creates a state.
  @inlinable
  public init(position: Double, velocity: Double) {
    self.position = position
    self.velocity = velocity
  }
}
