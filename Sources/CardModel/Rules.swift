/// All that decides how a card behaves: a value composed of policies, one for each part of the interaction.
///
/// The defaults are the preset `standard`. The rules hold only valid values: whoever reads them from text checks first.
public struct Rules: Hashable, Sendable {
  /// When a touch becomes a drag, and how fast it is.
  public var touch = TouchRules()

  /// How the card follows the finger.
  public var drag = DragRules()

  /// Which detent a release goes to.
  public var snap = SnapRules.swipe(SwipeSnap())

  /// How the card moves where no finger holds it.
  public var motion = MotionRules()

  /// How the content scrolls, and how card and content hand the finger to each other.
  public var scroll = ScrollRules()

  /// What darkens and fades as the card moves.
  public var fade = FadeRules()

  /// How a card's pages follow the finger.
  public var paging = PagingRules()

  /// What the app is told, and in which order.
  public var callbacks = CallbackRules()

  /// The preset `standard`.
  public init() {}
}
