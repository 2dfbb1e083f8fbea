/// Where the card rests: the detents' names with their places, as the rows at rest tell them.
struct DetentGuides: Sendable {
  /// A detent's place.
  struct Guide: Hashable, Sendable {
    var name: String
    var y: Double
  }

  /// More places than this aren't detents that a person could tell apart.
  static let limit = 48

  /// The places, in the order in which the card first rested there.
  private(set) var guides: [Guide] = []

  /// Takes in where a card rests, at this detent.
  mutating func add(_ name: String, y: Double) {
    if guides.contains(where: { $0.name == name && ($0.y - y).magnitude < 0.5 }) { return }
    if guides.count < DetentGuides.limit { guides.append(Guide(name: name, y: y)) }
  }
}
