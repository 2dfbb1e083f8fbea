/// What a person would call what is going on.
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

/// The stack of cards as it shows at one instant: a frame without its number and time.
///
/// Lengths are points, velocities points per second, `y` grows downward, alphas are 0 … 1. Names are the ids that the
/// layer of text gave out.
public struct Sample: Hashable, Sendable {
  /// What goes on.
  public var phase = Phase.resting

  /// The top card's name.
  public var card: Int32 = 0

  /// Where the finger is; nil when none is down.
  public var touchY: Double?

  /// Where the card shows: its top edge.
  public var cardY = 0.0

  /// How fast it shows to move; under a finger the estimator's velocity times the rubber band's slope. Nil where a
  /// curve rises vertically.
  public var cardVelocity: Double?

  /// Where the controller believes the card to be: already at the target while it settles.
  public var modelY = 0.0

  /// The detent it is at or heading for; nil while a finger holds the card.
  public var target: Int32?

  /// 0 at the lowest detent, 1 at the highest, unclamped.
  public var progress = 0.0

  /// The black over the darkest card that others cover: that at the root, below all of them.
  public var stackDim = 0.0

  /// The black over the map.
  public var mapDim = 0.0

  /// The map buttons.
  public var mapButton = 0.0

  /// The card's content.
  public var contentAlpha = 0.0

  /// How far the content is scrolled; negative when pulled beyond its top.
  public var scrollOffset = 0.0

  /// How fast it scrolls, positive towards its end.
  public var scrollVelocity = 0.0

  /// The finger's travel beyond the range, negative upward.
  public var overdrag = 0.0

  /// How many cards lie on the stack, one that leaves not counted.
  public var stackDepth = 1

  /// How far the card that comes or goes is, unclamped; nil when none does.
  public var transitionProgress: Double?

  /// The top edge of the card that comes or goes; nil when none does.
  public var transitionY: Double?

  /// An empty sample, to be read into.
  public init() {}

  /// Whether nothing moves and no finger is down: then nothing will happen before the next input.
  @inlinable
  public var isAtRest: Bool { phase == .resting && touchY == nil }

  /// Whether every number is finite.
  public var isFinite: Bool {
    // Only an infinity or a NaN times 0 isn't 0; so this is one test for all of them.
    let first = (touchY ?? 0) * 0 + cardY * 0 + (cardVelocity ?? 0) * 0 + modelY * 0 + progress * 0
    let second = stackDim * 0 + mapDim * 0 + mapButton * 0 + contentAlpha * 0 + overdrag * 0
    let third = scrollOffset * 0 + scrollVelocity * 0 + (transitionProgress ?? 0) * 0 + (transitionY ?? 0) * 0
    return first + second + third == 0
  }
}
