/// All rules of a card's behaviour: a value composed of policies, one for each part of the interaction.
///
/// The defaults are the preset `standard`. The rules hold only valid values: code that reads them from text checks
/// first.
public struct Rules: Hashable, Sendable {
  /// The start of a drag, its velocity and its cancellation.
  public var touch = TouchRules()

  /// The card's motion under the finger.
  public var drag = DragRules()

  /// The target detent of a release.
  public var snap = SnapRules.swipe(SwipeSnap())

  /// The card's motion while no finger holds it.
  public var motion = MotionRules()

  /// The content's scrolling, and the drag/scroll handoff between card and content.
  public var scroll = ScrollRules()

  /// The dims and alphas that change as the card moves.
  public var fade = FadeRules()

  /// The effects of taps, keys and assistive technologies.
  public var command = CommandRules()

  /// True if a card without a map stays at its highest detent: it appears there, no command sends it elsewhere, and it
  /// returns there after a drag.
  public var fixesCardsWithoutMap = true

  /// The motion of a card's pages.
  public var paging = PagingRules()

  /// The behaviour of content that loads and changes.
  public var feed = FeedRules()

  /// The callbacks to the app, and their order.
  public var callbacks = CallbackRules()

  /// Creates the preset `standard`.
  public init() {}

  /// Returns true if a card stays at its highest detent because no map lies under it.
  @inline(__always)
  package func fixes(_ card: Card) -> Bool { fixesCardsWithoutMap ? !card.hasMap : false }

  /// Returns the target of a release and the deciding rule: that of `snap`, except for a card that stays where it is,
  /// unless the finger takes it away.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - card: The card, with its detents.
  ///   - committed: The index of the last decided detent.
  public func decision(
    releasedAt modelY: Double, velocity: Double, of card: Card, from committed: Int
  ) -> SnapDecision {
    guard fixes(card) else {
      return snap.decision(releasedAt: modelY, velocity: velocity, of: card, from: committed)
    }
    if card.stops.lowestPlace.isGone {
      let decision = snap.decision(releasedAt: modelY, velocity: velocity, of: card, from: committed)
      if decision.target == card.lowestDetent { return decision }
    }
    return SnapDecision(target: card.highestDetent, rule: .fixed)
  }
}
