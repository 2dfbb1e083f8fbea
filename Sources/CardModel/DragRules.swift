/// How the card follows the finger.
public struct DragRules: Hashable, Sendable {
  /// How the card yields beyond an outer detent where it does, and stops where it doesn't.
  public var edge = EdgeRule.elastic

  /// The rubber band's coefficient beyond the outer detents; UIScrollView's is 0.55.
  public var rubberBandCoefficient = 0.55

  /// Whether the card yields beyond its top detent; otherwise it stops hard there.
  public var topBounce = true

  /// Whether the card yields beyond its bottom detent; otherwise it stops hard there.
  public var bottomBounce = true

  /// The rules of `standard`.
  public init() {}
}

/// How a card that is dragged yields beyond an outer detent, and stops.
public enum EdgeRule: Hashable, Sendable {
  /// UIScrollView's rubber band; a hard stop remembers the finger's excess. A function of where the finger is.
  case elastic

  /// Another rule, which goes by the steps that the finger takes from one event to the next.
  case stepwise(StepwiseEdge)
}
