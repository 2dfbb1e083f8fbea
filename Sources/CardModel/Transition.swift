import CardMath

/// A card on its way in or out: how far it is, 0 below the screen's bottom edge and 1 in its place, and where it shows.
struct Transition: Hashable, Sendable {
  /// Which way a card goes.
  enum Direction: UInt8, Hashable, Sendable {
    case incoming
    case outgoing
  }

  /// The card's index among those that the stack knows.
  private(set) var card: Int

  /// Which way it goes.
  var direction: Direction

  /// Its progress.
  var progress: Segment

  /// The index of the card that it covers or uncovers.
  var other = 0

  /// Whether that one is gone once this one is there.
  var replacesOther = false

  /// Where it shows.
  var path: TransitionPath
}

/// The cards on their way in or out.
///
/// There is hardly ever more than one. The frontmost stands outside of the array, so that a frame reads it in place:
/// out of an array it would be copied first.
struct Transitions: Hashable, Sendable {
  /// Whether no card is on its way.
  private(set) var isEmpty = true

  /// The frontmost one; while there is none, nothing that counts.
  var front = Transition(
    card: 0, direction: .outgoing, progress: Segment(restingAt: 0), path: TransitionPath(restingAt: 0))

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

  /// Puts the edges of all of them on a screen of another height.
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
  /// All of it. Whether there is such a card, the stack knows.
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
  /// All of it, the frontmost also where there is none.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&isEmpty)
    try archive.code(&front)
    try archive.code(&others, blank: front)
    guard !isEmpty || others.isEmpty else { throw archive.error(.contradiction) }
  }
}
