/// The rule for the target detent of a release: one of the policies of card interfaces, with its parameters.
public enum SnapRules: Hashable, Sendable {
  /// The nearest detent, or for a fast finger the next one in its direction: this project's own.
  case swipe(SwipeSnap)

  /// The detent whose window contains the projected end of the release; without one, the direction decides.
  /// TGCardViewController's.
  case projection(ProjectionSnap)

  /// The nearest detent, or for a fast finger one step from the last decided detent. SweetCurtain 0.2's.
  case step(StepSnap)

  /// The nearest detent, or for a fast finger the next one from the card's position. SweetCurtain 0.9's.
  case height(HeightSnap)

  /// Shown or dismissed, by the visible share of the card and the finger's speed. CardParts' bottom sheet's.
  case dismissal(DismissalSnap)

  /// Returns the target of a release, and the deciding rule.
  ///
  /// A projection goes on from the card's model position, as TGCardViewController's does; every other policy compares
  /// the place at which the card shows with those at which the detents do.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - card: The card, with its detents.
  ///   - committed: The index of the last decided detent.
  public func decision(
    releasedAt modelY: Double, velocity: Double, of card: Card, from committed: Int
  ) -> SnapDecision {
    let y = card.shownY(at: modelY)
    return switch self {
    case .swipe(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card)
    case .projection(let rule): rule.decision(releasedAt: modelY, velocity: velocity, of: card)
    case .step(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card, from: committed)
    case .height(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card)
    case .dismissal(let rule): rule.decision(releasedAt: y, velocity: velocity, of: card)
    }
  }
}

/// The target of a release and the reason for it, as `cardsim explain` shows them.
public struct SnapDecision: Hashable, Sendable {
  /// The index of the target detent.
  public var target: Int

  /// The deciding rule.
  public var rule: SnapRule

  /// The projected end of the release, points; nil if the rule doesn't use it.
  public var projectedY: Double?

  /// The finger's speed past which the direction decides, points per second; nil if the rule has none.
  public var threshold: Double?

  /// The window that contains the projected position, points; its lower edge is excluded. Nil if there is none.
  public var window: SnapWindow?

  /// Creates a decision.
  public init(
    target: Int, rule: SnapRule, projectedY: Double? = nil, threshold: Double? = nil, window: SnapWindow? = nil
  ) {
    self.target = target
    self.rule = rule
    self.projectedY = projectedY
    self.threshold = threshold
    self.window = window
  }

  /// True if the finger took the card away by its velocity: it would have gone however much of it shows.
  ///
  /// - Parameter velocity: The finger's velocity at the release, points per second, positive downward.
  public func isFastDismissal(at velocity: Double) -> Bool {
    guard rule == .dismissed, let threshold else { return false }
    return velocity >= threshold
  }
}

/// The rule that decided the target of a release.
public enum SnapRule: UInt8, Hashable, Sendable, CaseIterable {
  /// There is only one detent.
  case only

  /// The finger was slow: the nearest detent.
  case nearest

  /// The finger was fast: the next detent in its direction from the card's position.
  case swipe

  /// The finger was fast enough to travel more than one detent, as far as its projection.
  case projection

  /// A detent's window contains the projected position.
  case window

  /// No window contains the projected position: the finger's direction decides.
  case direction

  /// The finger was fast: one step from the last decided detent.
  case step

  /// Enough of the card shows, and the finger was slow or moved up: the card stays.
  case kept

  /// Too little of the card shows, or the finger moved down fast: the card is dismissed.
  case dismissed

  /// No map lies behind the card: it stays at its highest detent.
  case fixed
}

/// An interval of positions, points: it includes its upper edge and excludes its lower one.
public struct SnapWindow: Hashable, Sendable {
  /// The smaller `y`.
  public var upperEdge: Double

  /// The larger `y`.
  public var lowerEdge: Double

  /// Returns true if the interval contains a position.
  public func contains(_ y: Double) -> Bool { y >= upperEdge && y < lowerEdge }
}
