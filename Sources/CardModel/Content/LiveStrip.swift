import CardMath

/// A carousel or a paged view in a content, at an instant. It keeps its identity while others come and go.
struct LiveStrip: Hashable, Sendable {
  /// The identity of a strip, among all that its document can show.
  struct ID: Hashable, Sendable {
    /// The index of its component, or of its card, in the document.
    var section: Int

    /// The id of the card's state to which it belongs; nil for a component's.
    var state: Int32?

    /// Its number among those of that section, from 0.
    var number: Int
  }

  /// The strip's identity.
  private(set) var id: ID

  /// Its offset, with its motion.
  var scroller: Scroller

  /// Creates a strip at rest at an offset, points.
  init(_ id: ID, restingAt place: Double) {
    self.id = id
    scroller = Scroller(restingAt: place)
  }
}

extension LiveStrip: StateCoding {
  /// Codes both properties.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&id)
    try archive.code(&scroller)
  }
}

extension LiveStrip.ID: StateCoding {
  /// Codes every property. The content checks that such a strip exists.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&section, in: 0...Int(Int32.max))
    try archive.code(name: &state)
    try archive.code(&number, in: 0...Int(Int32.max))
  }
}
