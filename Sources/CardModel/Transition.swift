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

  /// The path of its top edge.
  var path: TransitionPath
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

  /// All of them, the lowest first; for use between frames.
  var all: [Transition] {
    get { isEmpty ? [] : others + [front] }
    set {
      isEmpty = newValue.isEmpty
      others = Array(newValue.dropLast())
      if let last = newValue.last { front = last }
    }
  }

  /// Scales the edges of all of them to a screen of another height.
  mutating func scalePaths(by factor: Double) {
    front.path.scale(by: factor)
    for index in others.indices { others[index].path.scale(by: factor) }
  }

  /// The first instant at which one of them ends.
  var earliestEnd: Instant {
    isEmpty ? .distantFuture : others.reduce(front.progress.end) { min($0, $1.progress.end) }
  }

  /// The instant at which the last of them ends; nil: there is none.
  var latestEnd: Instant? {
    isEmpty ? nil : others.reduce(front.progress.end) { max($0, $1.progress.end) }
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
  }
}
