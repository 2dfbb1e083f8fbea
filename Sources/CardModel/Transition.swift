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

  /// The index of the card that it covers or uncovers.
  var other = 0
}

/// The cards on their way in or out.
///
/// There is hardly ever more than one. The frontmost stands outside of the array, so that a frame reads it in place:
/// out of an array it would be copied first.
struct Transitions: Hashable, Sendable {
  /// Whether no card is on its way.
  private(set) var isEmpty = true

  /// The frontmost one; while there is none, nothing that counts.
  var front = Transition(card: 0, direction: .outgoing, progress: Segment(restingAt: 0))

  /// The others, the lowest first.
  private(set) var others: [Transition] = []

  /// All of them, the lowest first: for what happens between frames.
  var all: [Transition] {
    get { isEmpty ? [] : others + [front] }
    set {
      isEmpty = newValue.isEmpty
      others = Array(newValue.dropLast())
      if let last = newValue.last { front = last }
    }
  }

  /// The first instant at which one of them ends.
  var earliestEnd: Instant {
    isEmpty ? .distantFuture : others.reduce(front.progress.end) { min($0, $1.progress.end) }
  }
}
