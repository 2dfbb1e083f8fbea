/// Which detent a release goes to: one of the policies that card interfaces have, with its parameters.
public enum SnapRules: Hashable, Sendable {
  /// The nearest detent, or for a fast finger the next one in its direction: this project's own.
  case swipe(SwipeSnap)

  /// Where the release is thought to end: a detent whose window holds that place, else the direction decides.
  /// TGCardViewController's.
  case projection(ProjectionSnap)

  /// The nearest detent, or for a fast finger one step from the detent that was decided last. SweetCurtain 0.2's.
  case step(StepSnap)

  /// The nearest detent, or for a fast finger the next one from where the card is. SweetCurtain 0.9's.
  case height(HeightSnap)

  /// Up or gone, by how much of the card shows and by the finger's speed. CardParts' bottom sheet's.
  case dismissal(DismissalSnap)

  /// Where a release goes, and by which rule.
  ///
  /// - Parameters:
  ///   - y: Where the controller believes the card to be.
  ///   - velocity: The finger's, points per second, positive downward.
  ///   - card: The card, with its detents.
  ///   - committed: The index of the detent that was decided last.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card, from committed: Int) -> SnapDecision {
    switch self {
    case .swipe(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card)
    case .projection(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card)
    case .step(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card, from: committed)
    case .height(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card)
    case .dismissal(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card)
    }
  }
}

/// Where a release goes, and why: what `cardsim explain` tells.
public struct SnapDecision: Hashable, Sendable {
  /// The index of the detent.
  public var target: Int

  /// What decided.
  public var rule: SnapRule

  /// Where the release is thought to end, points; nil where the rule asks for no such place.
  public var projectedY: Double?

  /// The finger's speed beyond which the direction decides, points per second; nil where no speed does.
  public var threshold: Double?

  /// The window that holds the projected place, from its upper to its lower edge in points, the lower one not part of
  /// it; nil where none does.
  public var window: SnapWindow?

  /// A decision.
  public init(
    target: Int, rule: SnapRule, projectedY: Double? = nil, threshold: Double? = nil, window: SnapWindow? = nil
  ) {
    self.target = target
    self.rule = rule
    self.projectedY = projectedY
    self.threshold = threshold
    self.window = window
  }
}

/// What decided where a release goes.
public enum SnapRule: UInt8, Hashable, Sendable, CaseIterable {
  /// There is only one detent.
  case only

  /// The finger was slow: the nearest detent.
  case nearest

  /// The finger was fast: the next detent in its direction from where the card is.
  case swipe

  /// The finger was fast enough to travel more than one detent, as far as its projection reaches.
  case projection

  /// The projected place lies in a detent's window.
  case window

  /// The projected place lies in no window: the finger's direction decides.
  case direction

  /// The finger was fast: one step from the detent that was decided last.
  case step

  /// Enough of the card shows, and the finger was slow or went up: it stays.
  case kept

  /// Too little of the card shows, or the finger went down fast: it goes.
  case dismissed

  /// No map lies behind the card: it stays at its highest detent.
  case fixed
}

/// A stretch of places, points: its upper edge belongs to it, its lower one doesn't.
public struct SnapWindow: Hashable, Sendable {
  /// The smaller `y`.
  public var upperEdge: Double

  /// The larger `y`.
  public var lowerEdge: Double

  /// Whether a place lies in it.
  public func contains(_ y: Double) -> Bool { y >= upperEdge && y < lowerEdge }
}
