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

  /// What taps, keys and assistive technologies do.
  public var command = CommandRules()

  /// Whether a card behind which there is no map stays at its highest detent: it appears there, goes nowhere else by a
  /// command, and comes back wherever a finger leaves it.
  public var fixesCardsWithoutMap = true

  /// How a card's pages follow the finger.
  public var paging = PagingRules()

  /// How content that comes from somewhere behaves.
  public var feed = FeedRules()

  /// What the app is told, and in which order.
  public var callbacks = CallbackRules()

  /// The preset `standard`.
  public init() {}

  /// Where a release goes, and by which rule: by `snap`, but for a card that stays where it is.
  ///
  /// - Parameters:
  ///   - y: Where the controller believes the card to be.
  ///   - velocity: The finger's, points per second, positive downward.
  ///   - card: The card, with its detents.
  ///   - committed: The index of the detent that was decided last.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card, from committed: Int) -> SnapDecision {
    if fixesCardsWithoutMap, !card.hasMap { return SnapDecision(target: card.detents.count - 1, rule: .fixed) }
    return snap.decision(releasedAt: y, velocity: velocity, of: card, from: committed)
  }
}
