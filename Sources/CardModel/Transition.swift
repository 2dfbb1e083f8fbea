import CardMath

/// A card on its way in or out: how far it is, 0 below the screen's bottom edge and 1 in its place.
struct Transition: Hashable, Sendable {
  /// Which way a card goes.
  enum Direction: Hashable, Sendable {
    case incoming
    case outgoing
  }

  /// The card's index among those that the stack knows.
  let card: Int

  /// Which way it goes.
  var direction: Direction

  /// Its progress.
  var progress: Segment
}
