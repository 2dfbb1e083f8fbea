/// What shows at one instant beyond a frame's own numbers: where things stand that follow from the card.
///
/// It is computed only where a column asks for it, so that a frame of the default columns costs nothing more. Lengths
/// are points, `y` grows downward from the top of the screen, `x` from its left edge, alphas are 0 … 1. What isn't
/// there, is nil.
public struct Scene: Hashable, Sendable {
  // MARK: The card

  /// The line between header and content: 1 while the content is scrolled away from its top, else 0.
  public var separatorAlpha = 0.0

  /// The top card's left edge.
  public var cardX = 0.0

  /// The top card's width.
  public var cardWidth = 0.0

  /// How much of the card shows: from its top edge to the bottom of the screen.
  public var cardHeight = 0.0

  /// SweetCurtain's measure of the same: the height that shows as a part of the screen below the top safe area.
  public var heightCoefficient = 0.0

  /// A scene in which everything is 0 or missing.
  public init() {}
}
