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

  /// The limits on a settling spring's overshoot, apart from the motions: these are large, and would be copied for a
  /// function of theirs.
  public var limits: OvershootLimits {
    @inline(__always) get { OvershootLimits(edge: edgeOvershootMax, inner: innerOvershootMax) }
  }

  /// Returns the rule for the motion after a release to a detent, by the index of that one and of the lowest.
  @inline(__always)
  func rule(releasedTo target: Int, lowest: Int) -> MotionRule {
    if target == lowest, let dismiss { return dismiss }
    return settle
  }

  /// Returns the velocity, points per second, that a release hands over: the shown share of the finger's, or 0 if the
  /// rules drop it.
  @inline(__always)
  func handed(_ velocity: Double, slope: Double) -> Double { keepsReleaseVelocity ? velocity * slope : 0 }

  /// Returns the motion after a release to a detent.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - target: The index of the detent.
  ///   - card: The card.
  ///   - fingerVelocity: The finger's velocity, points per second.
  @inline(__always)
  public func release(from modelY: Double, to target: Int, of card: Card, fingerVelocity: Double) -> Motion {
    rule(releasedTo: target, lowest: card.lowestDetent)
      .motion(from: modelY, to: card.detents[target].modelY, fingerVelocity: fingerVelocity)
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
