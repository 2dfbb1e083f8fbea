/// The detents of a card that a finger reaches: those between which it drags the card, and where a release sends it.
///
/// They are counted by their *rank*, 0 for the lowest; a detent's *index* counts all detents of the card. The rules for
/// releases work with ranks, so that a detent that no finger reaches doesn't exist for them, wherever it is.
public struct Stops: Hashable, Sendable {
  /// These detents, the lowest first. Never empty.
  public let places: [Detent]

  /// The index of the lowest of them, and of the highest.
  public let lowest: Int, highest: Int

  /// Their indices; empty if no other detent is between them.
  public let indices: [Int]

  /// Creates the stops among a card's detents, of which a finger must reach at least one.
  package init(among detents: [Detent]) {
    guard let lowest = detents.firstIndex(where: { $0.reach == .finger }),
      let highest = detents.lastIndex(where: { $0.reach == .finger })
    else { preconditionFailure("a card needs at least one detent that a finger reaches") }
    (self.lowest, self.highest) = (lowest, highest)
    let between = detents[lowest...highest]
    if between.allSatisfy({ $0.reach == .finger }) {
      // Mostly a finger reaches all: then both lists are one.
      places = between.count == detents.count ? detents : Array(between)
      indices = []
    } else {
      indices = between.indices.filter { detents[$0].reach == .finger }
      places = indices.map { detents[$0] }
    }
  }

  /// The number of these detents, at least 1.
  public var count: Int { places.count }

  /// The lowest of them.
  public var lowestPlace: Detent { places[0] }

  /// The highest of them.
  public var highestPlace: Detent { places[places.count - 1] }

  /// The rank of the lowest of them at which the card isn't gone; 0 if there is no other.
  var lowestShown: Int { places.firstIndex { !$0.isGone } ?? 0 }

  /// Returns the index of the detent of a rank, 0 ..< `count`.
  @inline(__always)
  public func index(_ rank: Int) -> Int { indices.isEmpty ? lowest + rank : indices[rank] }

  /// Returns the rank of the detent at an index. One that no finger reaches has the rank of the next higher one that a
  /// finger reaches; below all of them a negative one, and above them the highest.
  public func rank(of index: Int) -> Int {
    if indices.isEmpty || index < lowest { return min(index, highest) - lowest }
    return indices.firstIndex { $0 >= index } ?? count - 1
  }

  /// Returns the index of the next one above the detent at an index; the highest if there is none.
  public func next(above index: Int) -> Int {
    if indices.isEmpty { return min(max(index + 1, lowest), highest) }
    return indices.first { $0 > index } ?? highest
  }

  /// Returns the index of the next one below the detent at an index; the lowest if there is none.
  public func next(below index: Int) -> Int {
    if indices.isEmpty { return min(max(index - 1, lowest), highest) }
    return indices.last { $0 < index } ?? lowest
  }
}
