import CardMotion

/// The rules for the start of a drag, its velocity and its cancellation.
public struct TouchRules: Hashable, Sendable {
  /// The distance, points, that a finger moves in any direction before it drags a resting card.
  public var slop = 10.0

  /// True if a touch that crosses the slop mostly sideways is rejected.
  public var locksAxis = true

  /// True if a touch that crosses the slop with equal sideways and axial travel is rejected, too.
  public var refusesDiagonal = false

  /// True if these rejections apply only to a touch that began on content that scrolls.
  public var locksAxisOnContentOnly = false

  /// The estimator of the finger's velocity.
  public var estimator = VelocityEstimator.uiPan

  /// The time without samples after which a finger counts as still, ticks.
  public var idleTicks: Int64 = 360_000

  /// True if a touch on a moving card or moving content stops it.
  public var grabs = true

  /// True if a finger may drag a card without a map behind it.
  public var dragsWithoutMap = true

  /// The card's target if the system cancels the touch.
  public var cancel = CancelRule.nearest

  /// A card left in place more than this far above a detent, points, counts as at the next one up, as in
  /// `Card.detent(at:margin:)`. Infinite: it counts as at the nearest.
  public var stayMargin = Double.infinity

  /// A finger that grabbed a card and lifts within this distance, points, lets the card continue to its target.
  public var resumeDistance = 10.0

  /// Creates the rules of `standard`.
  public init() {}
}

/// The card's target if the system cancels a touch.
public enum CancelRule: UInt8, Hashable, Sendable, CaseIterable {
  /// The nearest detent, from rest.
  case nearest

  /// The same as for a lifted finger.
  case release

  /// None: the card stays where it is.
  case stay
}
