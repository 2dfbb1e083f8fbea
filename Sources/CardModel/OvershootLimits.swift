import CardMotion

/// The most that a settling spring may pass its target.
public struct OvershootLimits: Hashable, Sendable {
  /// Past an outer detent, points; infinite: unlimited.
  public let edge: Double

  /// Past a target detent between others, points; infinite: unlimited.
  public let inner: Double

  /// Returns the spring, stiffened if its solved peak would pass an outer detent, or an inner target, by more than the
  /// limits allow, or would leave the card's reach.
  ///
  /// A card that the finger released past a detent may always coast half that distance further, because a spring can't
  /// stop it at once. UIKit's animations, which start with a velocity of their own, ignore the edges: only the reach
  /// bounds them.
  ///
  /// - Parameters:
  ///   - spring: The spring of the rules.
  ///   - start: The kind of initial velocity.
  ///   - y: The start position, points.
  ///   - velocity: The initial velocity, points per second.
  ///   - target: The target position, points.
  ///   - highestY: The highest detent that a finger reaches, points.
  ///   - lowestY: The lowest detent that a finger reaches, points.
  public func stiffened(
    _ spring: Spring, starting start: Motion.Start = .given, from y: Double, velocity: Double, to target: Double,
    highestY: Double, lowestY: Double
  ) -> Spring {
    // A target that only a command reaches may lie outside the detents that a finger reaches: then it is the outer one.
    let (highestY, lowestY) = (min(highestY, target), max(lowestY, target))
    let reach = Reach.points(from: highestY, to: lowestY).including(y)
    let isFree = start != .given
    let most = isFree ? .infinity : edge
    let above = min(max(most, highestY - y + most / 2), highestY - reach.low)
    let below = min(max(most, y - lowestY + most / 2), reach.high - lowestY)
    // The limit at an outer detent is the edge's alone.
    let isInner = highestY < target && target < lowestY
    let inner = isFree || !isInner ? .infinity : self.inner
    let passing = (up: max(inner, target - y + inner / 2), down: max(inner, y - target + inner / 2))
    return
      spring
      .stiffened(
        displacement: y - target, velocity: velocity, limit: min(target - highestY + above, passing.up), towards: -1
      )
      .stiffened(
        displacement: y - target, velocity: velocity, limit: min(lowestY - target + below, passing.down), towards: 1)
  }

  /// Returns the most overshoot above a detent of a spring that comes from below, points; infinite: unlimited.
  func room(above target: Double, starting start: Motion.Start, highestY: Double, lowestY: Double) -> Double {
    guard start == .given else { return .infinity }
    let edge = target - min(highestY, target) + self.edge
    return highestY < target && target < lowestY ? min(edge, inner) : edge
  }
}
