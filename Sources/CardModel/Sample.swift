/// The state of the interface, as a user would name it.
public enum Phase: UInt8, Hashable, Sendable, CaseIterable {
  case resting
  case dragging
  case settling
  case scrolling
  case decelerating
  case bouncing
  case pushing
  case popping
  case paging
}

/// The stack of cards as shown at one instant: a frame without its number and time.
///
/// Lengths are points, velocities points per second, `y` grows downward, alphas are 0 … 1. Names are the ids that the
/// text layer assigned.
public struct Sample: Hashable, Sendable {
  /// The state of the interface.
  public var phase = Phase.resting

  /// The top card's name.
  public var card: Int32 = 0

  /// The finger's y, points; nil if no finger is down.
  public var touchY: Double?

  /// The card's top edge as shown, points.
  public var cardY = 0.0

  /// The card's velocity as shown, points per second; under a finger the estimator's velocity times the rubber band's
  /// slope. Nil where a curve rises vertically.
  public var cardVelocity: Double?

  /// The card's model position, where the controller believes it to be, points: already at the target while it settles.
  public var modelY = 0.0

  /// The detent at which it rests or to which it is moving; nil while a finger holds the card.
  public var target: Int32?

  /// The card's progress: 0 at the lowest detent, 1 at the highest, unclamped.
  public var progress = 0.0

  /// The alpha of the black over the darkest covered card: the root, below all others.
  public var stackDim = 0.0

  /// The alpha of the black over the map.
  public var mapDim = 0.0

  /// The alpha of the map buttons.
  public var mapButton = 0.0

  /// The alpha of the card's content.
  public var contentAlpha = 0.0

  /// The content's scroll offset, points; negative if pulled beyond its top.
  public var scrollOffset = 0.0

  /// The content's velocity, points per second, positive toward its end.
  public var scrollVelocity = 0.0

  /// The finger's travel beyond the range, points, negative upward.
  public var overdrag = 0.0

  /// The number of cards on the stack, without one that is leaving.
  public var stackDepth = 1

  /// The progress of the pushed or popped card, unclamped; nil if there is none.
  public var transitionProgress: Double?

  /// The top edge of the pushed or popped card, points; nil if there is none.
  public var transitionY: Double?

  /// Creates an empty sample, to be read into.
  public init() {}

  /// True if nothing moves and no finger is down: then nothing will happen before the next input.
  @inlinable
  public var isAtRest: Bool { phase == .resting && touchY == nil }

  /// True if every number is finite.
  public var isFinite: Bool {
    // Only an infinity or a NaN times 0 isn't 0, so one test covers all of them.
    let first = (touchY ?? 0) * 0 + cardY * 0 + (cardVelocity ?? 0) * 0 + modelY * 0 + progress * 0
    let second = stackDim * 0 + mapDim * 0 + mapButton * 0 + contentAlpha * 0 + overdrag * 0
    let third = scrollOffset * 0 + scrollVelocity * 0 + (transitionProgress ?? 0) * 0 + (transitionY ?? 0) * 0
    return first + second + third == 0
  }
}
