/// The detents at which the card rests, with their y, taken from the rows at rest.
struct DetentGuides: Sendable {
  /// A detent and its y.
  struct Guide: Hashable, Sendable {
    var name: String
    var y: Double
  }

  /// The most detents that are kept.
  static let limit = 48

  /// The detents, in the order in which the card first rested there.
  private(set) var guides: [Guide] = []

  /// Adds the y of a card that rests at a detent.
  mutating func add(_ name: String, y: Double) {
    if guides.contains(where: { $0.name == name && ($0.y - y).magnitude < 0.5 }) { return }
    if guides.count < DetentGuides.limit { guides.append(Guide(name: name, y: y)) }
  }
}
