import CardMath

/// A carousel or a paged view in a content, as it is at an instant. It stays the same one while others come and go.
struct LiveStrip: Hashable, Sendable {
  /// Which it is, of all that its document can show.
  struct ID: Hashable, Sendable {
    /// The index of its component, or of its card, in the document.
    var section: Int

    /// The id of the card's state to which it belongs; nil for a component's.
    var state: Int32?

    /// Its number among those of that section, from 0.
    var number: Int
  }

  /// Which it is.
  private(set) var id: ID

  /// How far it is scrolled.
  var motion: Segment

  /// Whether a finger let it go, so that its end is told.
  var isFingers = false

  /// A strip that rests at a place.
  init(_ id: ID, restingAt place: Double) {
    self.id = id
    motion = Segment(restingAt: place)
  }
}

/// How a finger holds a strip.
struct Grip: Hashable, Sendable {
  /// The strip's index among those of its content.
  var strip: Int

  /// How the strip goes with the finger.
  var slide = Slide()

  /// Where the strip was when the finger took it.
  var began: Double
}

extension LiveStrip: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&id)
    try archive.code(&motion)
    try archive.code(&isFingers)
  }
}

extension LiveStrip.ID: StateCoding {
  /// All of it. Whether there is such a strip, the content checks.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&section, in: 0...Int(Int32.max))
    try archive.code(name: &state)
    try archive.code(&number, in: 0...Int(Int32.max))
  }
}

extension Grip: StateCoding {
  /// All of it. Whether there is such a strip, the content checks.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&strip, in: 0...Int(Int32.max))
    try archive.code(&slide)
    try archive.code(&began)
  }
}
