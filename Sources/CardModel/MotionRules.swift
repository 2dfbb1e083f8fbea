import CardMotion

/// How the card moves where no finger holds it.
public struct MotionRules: Hashable, Sendable {
  /// After a release, a cancelled touch, or a grab that is let go.
  public var settle = MotionRule.spring(Spring(response: 0.4, dampingRatio: 0.8))

  /// After a tap, a key or a programmatic move.
  public var tap = MotionRule.spring(Spring(response: 0.4, dampingRatio: 0.8))

  /// While a card is pushed.
  public var push = MotionRule.spring(Spring(uikitDuration: 0.25, dampingRatio: 0.75))

  /// While a card is popped.
  public var pop = MotionRule.spring(Spring(uikitDuration: 0.3125, dampingRatio: 1))

  /// Where a card that is pushed comes from.
  public var pushStart = PushStart.screenEdge

  /// Where a card that is popped goes.
  public var popEnd = PopEnd.screenEdge

  /// While a card that is as high as its content follows that.
  public var fit = MotionRule.spring(Spring(response: 0.4, dampingRatio: 0.8))

  /// While a bar comes in at the top of the screen, and the card makes room for it.
  public var barIn = MotionRule.spring(Spring(uikitDuration: 0.25, dampingRatio: 1))

  /// The same while the card stands beside the map.
  public var barInBesideMap = MotionRule.spring(Spring(uikitDuration: 0.25, dampingRatio: 0.8))

  /// While a bar goes, and the card takes its room.
  public var barOut = MotionRule.spring(Spring(uikitDuration: 0.25, dampingRatio: 0.8))

  /// While one content of a bar takes the place of another.
  public var barFade = MotionRule.curve(.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)), duration: 0.25)

  /// After a release that goes to the lowest detent; nil: as after any other.
  public var dismiss: MotionRule?

  /// Whether the spring after a release starts with the finger's velocity; otherwise from rest.
  public var keepsReleaseVelocity = true

  /// Whether a motion that replaces another starts with its velocity; otherwise from rest.
  public var keepsRetargetVelocity = true

  /// What happens to what moves when something else takes its place.
  public var interruption = Interruption.fromPresentation

  /// How far a settling spring may pass an outer detent, in points; one that would go further is stiffened.
  /// Infinite: as far as it goes.
  public var edgeOvershootMax = 24.0

  /// How far a settling spring may pass a detent that lies between others, in points; one that would go further is
  /// stiffened. Infinite: as far as it goes.
  public var innerOvershootMax = 44.0

  /// The motions of `standard`.
  public init() {}
}

extension MotionRules {
  /// How a bar comes in, over the map or beside it.
  func barIn(besideMap: Bool) -> MotionRule { besideMap ? barInBesideMap : barIn }

  /// The spring, stiffened where its solved peak would pass an outer detent, or the inner one that is its target, by
  /// more than the rules allow, or leave the card's reach.
  ///
  /// A card that the finger let go beyond a detent may always coast half that distance further: a spring can't stop it
  /// where it is. UIKit's animations, which start with a velocity of their own, know no edge: only the reach bounds
  /// them.
  ///
  /// - Parameters:
  ///   - spring: The spring as the rules have it.
  ///   - start: How the motion starts.
  ///   - y: Where it starts, points.
  ///   - velocity: The velocity with which it starts, points per second.
  ///   - target: Where it leads, points.
  ///   - highestY: The highest detent, points.
  ///   - lowestY: The lowest that a finger reaches, points.
  public func stiffened(
    _ spring: Spring, starting start: Motion.Start = .given, from y: Double, velocity: Double, to target: Double,
    highestY: Double, lowestY: Double
  ) -> Spring {
    // A detent that only a command reaches may lie beyond those that a finger reaches: then it is the outer one.
    let (highestY, lowestY) = (min(highestY, target), max(lowestY, target))
    let reach = Reach.points(from: highestY, to: lowestY).including(y)
    let isFree = start != .given
    let most = isFree ? .infinity : edgeOvershootMax
    let above = min(max(most, highestY - y + most / 2), highestY - reach.low)
    let below = min(max(most, y - lowestY + most / 2), reach.high - lowestY)
    // An outer detent has no limit but the edge's.
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

  /// How far above a detent a spring may turn that leads a card there from below, points; infinite: as far as it does.
  func room(above target: Double, starting start: Motion.Start, highestY: Double, lowestY: Double) -> Double {
    guard start == .given else { return .infinity }
    let edge = target - min(highestY, target) + edgeOvershootMax
    return highestY < target && target < lowestY ? min(edge, innerOvershootMax) : edge
  }

  /// The motion after a release to a detent.
  ///
  /// - Parameters:
  ///   - modelY: Where the controller believes the card to be, points.
  ///   - target: The index of the detent.
  ///   - card: The card.
  ///   - fingerVelocity: The finger's, points per second.
  public func release(from modelY: Double, to target: Int, of card: Card, fingerVelocity: Double) -> Motion {
    let rule = target == card.lowestDetent ? dismiss ?? settle : settle
    return rule.motion(from: modelY, to: card.detents[target].modelY, fingerVelocity: fingerVelocity)
  }
}

/// What happens to what moves when something else takes its place.
public enum Interruption: UInt8, Hashable, Sendable, CaseIterable {
  /// The new motion starts from where the card shows.
  case fromPresentation

  /// The new motion starts from where the controller believes the card to be, and what was left of the old one fades
  /// out on top of it: UIKit's additive animations.
  case additive
}
