import CardMotion

/// The motions of a card that no finger holds.
public struct MotionRules: Hashable, Sendable {
  /// The motion after a release, a cancelled touch, or a released grab.
  public var settle = WrittenMotion.settle.rule

  /// The motion after a tap, a key or a programmatic move.
  public var tap = WrittenMotion.settle.rule

  /// The motion of a push.
  public var push = WrittenMotion.push.rule

  /// The motion of a pop.
  public var pop = WrittenMotion.pop.rule

  /// The start of a pushed card's motion.
  public var pushStart = PushStart.screenEdge

  /// The end of a popped card's motion.
  public var popEnd = PopEnd.screenEdge

  /// The motion of a card that follows its content's height.
  public var fit = WrittenMotion.settle.rule

  /// The motion of a bar that appears at the top of the screen, and of the card that makes room for it.
  public var barIn = WrittenMotion.barIn.rule

  /// The motion of a bar that appears while the card stands beside the map.
  public var barInBesideMap = WrittenMotion.bar.rule

  /// The motion of a bar that disappears, and of the card that takes its room.
  public var barOut = WrittenMotion.bar.rule

  /// The crossfade from one content of a bar to another.
  public var barFade = WrittenMotion.fade.rule

  /// The motion after a release to the lowest detent; nil: the same as after any other.
  public var dismiss: MotionRule?

  /// True if the spring after a release starts with the finger's velocity; otherwise from rest.
  public var keepsReleaseVelocity = true

  /// True if a motion that replaces another starts with that one's velocity; otherwise from rest.
  public var keepsRetargetVelocity = true

  /// The effect of a new motion on the one that it replaces.
  public var interruption = Interruption.fromPresentation

  /// The most overshoot of a settling spring past an outer detent, points; a spring that would exceed it is stiffened.
  /// Infinite: unlimited.
  public var edgeOvershootMax = 24.0

  /// The most overshoot of a settling spring past a target detent between others, points; a spring that would exceed it
  /// is stiffened. Infinite: unlimited.
  public var innerOvershootMax = 44.0

  /// Creates the motions of `standard`.
  public init() {}
}

extension MotionRules {
  /// Returns the motion of a bar that appears, over the map or beside it.
  func barIn(besideMap: Bool) -> MotionRule { besideMap ? barInBesideMap : barIn }

  /// Returns the spring, stiffened if its solved peak would pass an outer detent, or an inner target, by more than the
  /// rules allow, or would leave the card's reach.
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
  ///   - highestY: The highest detent, points.
  ///   - lowestY: The lowest detent that a finger reaches, points.
  public func stiffened(
    _ spring: Spring, starting start: Motion.Start = .given, from y: Double, velocity: Double, to target: Double,
    highestY: Double, lowestY: Double
  ) -> Spring {
    // A target that only a command reaches may lie outside the detents that a finger reaches: then it is the outer one.
    let (highestY, lowestY) = (min(highestY, target), max(lowestY, target))
    let reach = Reach.points(from: highestY, to: lowestY).including(y)
    let isFree = start != .given
    let most = isFree ? .infinity : edgeOvershootMax
    let above = min(max(most, highestY - y + most / 2), highestY - reach.low)
    let below = min(max(most, y - lowestY + most / 2), reach.high - lowestY)
    // The limit at an outer detent is the edge's alone.
    let isInner = highestY < target && target < lowestY
    let inner = isFree || !isInner ? .infinity : innerOvershootMax
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
    let edge = target - min(highestY, target) + edgeOvershootMax
    return highestY < target && target < lowestY ? min(edge, innerOvershootMax) : edge
  }

  /// Returns the motion after a release to a detent.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - target: The index of the detent.
  ///   - card: The card.
  ///   - fingerVelocity: The finger's velocity, points per second.
  public func release(from modelY: Double, to target: Int, of card: Card, fingerVelocity: Double) -> Motion {
    let rule = target == card.lowestDetent ? dismiss ?? settle : settle
    return rule.motion(from: modelY, to: card.detents[target].modelY, fingerVelocity: fingerVelocity)
  }
}

/// The effect of a new motion on the one that it replaces.
public enum Interruption: UInt8, Hashable, Sendable, CaseIterable {
  /// The new motion starts at the card's presentation position.
  case fromPresentation

  /// The new motion starts at the card's model position, and the remainder of the old one decays on top of it: UIKit's
  /// additive animations.
  case additive
}
