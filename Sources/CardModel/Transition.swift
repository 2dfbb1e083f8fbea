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

/// The cards on their way in or out, the lowest first.
///
/// There is hardly ever more than one. The frontmost stands outside of the array, so that a frame reads it in place: out
/// of an array it would be copied first.
struct Transitions: Hashable, Sendable {
  /// Whether no card is on its way.
  private(set) var isEmpty = true

  /// The frontmost one; while there is none, nothing that counts.
  var front = Transition(card: 0, direction: .outgoing, progress: Segment(restingAt: 0))

  /// The others.
  private(set) var others: [Transition] = []

  /// The first instant at which one of them ends.
  var earliestEnd: Instant {
    isEmpty ? .distantFuture : others.reduce(front.progress.end) { min($0, $1.progress.end) }
  }

  /// Adds one in front.
  mutating func append(_ transition: Transition) {
    if !isEmpty { others.append(front) }
    front = transition
    isEmpty = false
  }

  /// Takes out the lowest of those that `matches` is true of.
  mutating func removeFirst(where matches: (Transition) -> Bool) -> Transition? {
    if let index = others.firstIndex(where: matches) { return others.remove(at: index) }
    return removeFront(where: matches)
  }

  /// Takes out the frontmost of those that `matches` is true of.
  mutating func removeLast(where matches: (Transition) -> Bool) -> Transition? {
    if let front = removeFront(where: matches) { return front }
    return others.lastIndex(where: matches).map { others.remove(at: $0) }
  }

  private mutating func removeFront(where matches: (Transition) -> Bool) -> Transition? {
    guard !isEmpty, matches(front) else { return nil }
    let removed = front
    if let next = others.popLast() { front = next } else { isEmpty = true }
    return removed
  }
}
