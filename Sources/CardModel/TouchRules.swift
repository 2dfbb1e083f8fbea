import CardMotion

/// When a touch becomes a drag, and how fast it is.
public struct TouchRules: Hashable, Sendable {
  /// How far a finger moves, in any direction, before it drags a resting card.
  public var slop = 10.0

  /// Whether a finger that has moved more sideways than along the card's axis at the slop's crossing is somebody
  /// else's.
  public var locksAxis = true

  /// Whether one that has moved as far sideways as along the axis is somebody else's, too.
  public var refusesDiagonal = false

  /// Whether that holds only for a finger that came down on content that scrolls.
  public var locksAxisOnContentOnly = false

  /// What measures the finger's velocity.
  public var estimator = VelocityEstimator.uiPan

  /// How long, in ticks, a finger may be silent before it counts as still.
  public var idleTicks: Int64 = 360_000

  /// Whether touching a moving card or moving content stops it.
  public var grabs = true

  /// Whether a finger may drag a card behind which there is no map.
  public var dragsWithoutMap = true

  /// What becomes of a card when the system takes the finger away.
  public var cancel = CancelRule.nearest

  /// So many points above a detent a card that stays where it is counts as at the one above, as by
  /// `Card.detent(at:margin:)`. Infinite: it counts as at the nearest.
  public var stayMargin = Double.infinity

  /// A finger that grabbed a card and lifts within this distance lets it go on to where it was heading.
  public var resumeDistance = 10.0

  /// The rules of `standard`.
  public init() {}
}

/// What becomes of a card when the system takes the finger away.
public enum CancelRule: UInt8, Hashable, Sendable, CaseIterable {
  /// It goes to the nearest detent, from rest.
  case nearest

  /// The finger counts as lifted.
  case release

  /// It stays where it is.
  case stay
}
