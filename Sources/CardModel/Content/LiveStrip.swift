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

  /// Its offset, and what moves it.
  var scroller: Scroller

  /// A strip that rests at a place.
  init(_ id: ID, restingAt place: Double) {
    self.id = id
    scroller = Scroller(restingAt: place)
  }
}

extension LiveStrip: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&id)
    try archive.code(&scroller)
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
