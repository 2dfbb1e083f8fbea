import CardModel
import CardTimeline

/// The detents that a plot marks, with their y: those at which the card rests, taken from the rows at rest, and then
/// all others that are known.
public struct DetentGuides: Sendable {
  /// A detent and its y.
  struct Guide: Hashable, Sendable {
    var name: String
    var y: Double

    /// True if another one looks the same.
    fileprivate func isLike(_ other: Guide) -> Bool { name == other.name && (y - other.y).magnitude < 0.5 }
  }

  /// The most detents that are kept of either kind.
  public static let limit = 48

  /// The detents at which the card rests, in the order in which it first rested there.
  private var rested: [Guide] = []

  /// The detents that are known from the start, in their own order.
  private var known: [Guide] = []

  /// All detents, each once: first those at which the card rests, whose names count most where there is little room.
  var guides: [Guide] { rested + known.filter { guide in !rested.contains(where: guide.isLike) } }

  /// Adds the y of a card that rests at a detent.
  mutating func add(_ name: String, y: Double) { DetentGuides.add(Guide(name: name, y: y), to: &rested) }

  /// Adds the detents of all cards of a layout.
  mutating func add(_ layout: Layout, _ names: Names) {
    for detent in layout.cards.lazy.flatMap(\.detents) {
      DetentGuides.add(Guide(name: names[detent.name], y: detent.y), to: &known)
    }
  }

  /// Adds the detents of others.
  mutating func add(_ other: DetentGuides) {
    for guide in other.rested { DetentGuides.add(guide, to: &rested) }
    for guide in other.known { DetentGuides.add(guide, to: &known) }
  }

  private static func add(_ guide: Guide, to guides: inout [Guide]) {
    if guides.contains(where: guide.isLike) { return }
    if guides.count < DetentGuides.limit { guides.append(guide) }
  }
}
