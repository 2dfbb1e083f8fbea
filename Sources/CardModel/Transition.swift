import CardMath

/// A card that is being pushed or popped: its progress, 0 below the screen's bottom edge and 1 in its position, and its
/// path.
struct Transition: Hashable, Sendable {
  /// The direction of a transition.
  enum Direction: UInt8, Hashable, Sendable {
    case incoming
    case outgoing
  }

  /// The card's index among the stack's cards.
  private(set) var card: Int

  /// The direction of the transition.
  var direction: Direction

  /// The progress: 0 below the screen's bottom edge, 1 in the card's position.
  var progress: Segment

  /// The index of the card that it covers or uncovers.
  var other = 0

  /// True if the other card is removed once this one has arrived.
  var replacesOther = false

  /// The name of the top card's detent that was decided at the start.
  var detent: Int32 = 0

  /// The name of the last arrival from its end on: that detent, or of a swap the one before.
  var arrival: Int32 = 0

  /// The path of its top edge.
  var path: TransitionPath

  /// The part of a transition with which its end is reported.
  struct End: Hashable {
    let card: Int
    let direction: Direction
    let other: Int
    let replacesOther: Bool
    let detent: Int32
    let arrival: Int32

    /// The same as the end of a motion.
    func scheduled(at instant: Instant) -> MotionEnds.End {
      let isPush = direction == .incoming
      return MotionEnds.End(
        instant: instant, moment: isPush ? .pushEnd : .popEnd, detent: detent, arrival: arrival,
        coming: isPush ? card : other, going: isPush ? other : card)
    }
  }

  /// The part with which its end is reported.
  @inline(__always)
  var end: End {
    End(
      card: card, direction: direction, other: other, replacesOther: replacesOther, detent: detent, arrival: arrival)
  }
}

/// The cards that are being pushed or popped.
///
/// There is hardly ever more than one. The frontmost is stored outside the array, so that a frame reads it in place:
/// out of an array it would be copied first.
struct Transitions: Hashable, Sendable {
  /// True if no card is in transition.
  private(set) var isEmpty = true

  /// The frontmost one; if there is none, a stand-in.
  var front = Transition(
    card: 0, direction: .outgoing, progress: Segment(restingAt: 0), path: TransitionPath(restingAt: 0))

  /// The others, the lowest first.
  private(set) var others: [Transition] = []

  /// The first instant at which one of them ends. It is kept, since every input asks for it.
  private(set) var earliestEnd = Instant.distantFuture

  /// The instant at which the last of them ends; nil: there is none.
  private(set) var latestEnd: Instant?

  /// The number of cards that leave.
  private var leavingCount = 0

  /// All of them, the lowest first.
  var all: [Transition] { isEmpty ? [] : others + [front] }

  /// Adds one in front of the others.
  mutating func append(_ transition: Transition) {
    if !isEmpty { others.append(front) }
    (front, isEmpty) = (transition, false)
    count(endingAt: front.progress.end, leaving: front.direction == .outgoing)
  }

  /// Removes the transition of a card that moves in a direction, and moves it to `taken`. Returns false if there is
  /// none.
  mutating func take(_ card: Int, _ direction: Transition.Direction, to taken: inout Transition) -> Bool {
    if isEmpty || direction == .outgoing && leavingCount == 0 { return false }
    func isWanted(_ transition: Transition) -> Bool { transition.card == card && transition.direction == direction }
    if direction == .outgoing, let index = others.firstIndex(where: isWanted) {
      taken = others.remove(at: index)
    } else if front.card == card, front.direction == direction {
      taken = front
      if let next = others.popLast() { front = next } else { isEmpty = true }
    } else if let index = others.lastIndex(where: isWanted) {
      taken = others.remove(at: index)
    } else {
      return false
    }
    countAll()
    return true
  }

  /// Removes all of them. Returns them, the lowest first.
  mutating func removeAll() -> [Transition] {
    let removed = all
    keep([])
    return removed
  }

  /// Removes the only one, which makes no array. Returns its end; nil: there is none or several.
  mutating func removeOnly() -> Transition.End? {
    guard !isEmpty, others.isEmpty else { return nil }
    isEmpty = true
    countAll()
    return front.end
  }

  /// Removes those that end by an instant, and those below a pushed card that has arrived: it hides them. Returns them
  /// in the order in which they end.
  mutating func removeDue(by now: Instant) -> [Transition] {
    var (ended, kept): ([Transition], [Transition]) = ([], [])
    for transition in all {
      guard transition.progress.end <= now else {
        kept.append(transition)
        continue
      }
      if transition.direction == .incoming {
        ended += kept
        kept.removeAll(keepingCapacity: true)
      }
      ended.append(transition)
    }
    keep(kept)
    return ended
  }

  /// Scales the edges of all of them to a screen of another height.
  mutating func scalePaths(by factor: Double) {
    front.path.scale(by: factor)
    for index in others.indices { others[index].path.scale(by: factor) }
  }

  private mutating func keep(_ kept: [Transition]) {
    isEmpty = kept.isEmpty
    others = kept
    if let last = others.popLast() { front = last }
    countAll()
  }

  private mutating func countAll() {
    (earliestEnd, latestEnd, leavingCount) = (.distantFuture, nil, 0)
    if isEmpty { return }
    for other in others { count(other) }
    count(endingAt: front.progress.end, leaving: front.direction == .outgoing)
  }

  private mutating func count(_ transition: Transition) {
    count(endingAt: transition.progress.end, leaving: transition.direction == .outgoing)
  }

  private mutating func count(endingAt end: Instant, leaving: Bool) {
    earliestEnd.lower(to: end)
    latestEnd = max(latestEnd ?? end, end)
    if leaving { leavingCount += 1 }
  }
}

extension Transition: StateCoding {
  /// Codes every property. The stack checks that the cards exist.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&card, in: 0 ... .max)
    try archive.code(&direction)
    try archive.code(&progress)
    try archive.code(&other, in: 0 ... .max)
    try archive.code(&replacesOther)
    try archive.code(name: &detent)
    try archive.code(name: &arrival)
    try archive.code(&path)
  }
}

extension Transitions: StateCoding {
  /// Codes every property, the frontmost even if there is none.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&isEmpty)
    try archive.code(&front)
    try archive.code(&others, blank: front)
    guard !isEmpty || others.isEmpty else { throw archive.error(.contradiction) }
    if archive.isReading { countAll() }
  }
}
