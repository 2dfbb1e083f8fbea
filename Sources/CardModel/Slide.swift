import CardMath

/// How a finger holds something that goes sideways, pages or a carousel: where it was when the finger took it, and how
/// much of the finger's way shows.
///
/// Offsets go against the finger: to the left, the offset grows.
struct Slide: Hashable, Sendable {
  /// The held offset when the finger was at `fingerAnchor`.
  private var anchor = 0.0
  private var fingerAnchor = 0.0

  /// Where it showed when the finger took it: what a spring threw further than the rubber band shows is held there.
  private var caught = 0.0

  /// How much of the finger's velocity shows.
  private(set) var slope = 1.0

  /// A finger takes hold of something where it shows.
  mutating func hold(at fingerX: Double, showing offset: Double, range: ElasticRange) {
    caught = offset
    let range = admittingCaught(range)
    anchor = range.held(showing: offset)
    fingerAnchor = fingerX
    slope = range.slope(anchor)
  }

  /// What shows with the finger at another place, beyond the ends as far as those yield.
  mutating func follow(_ fingerX: Double, range: ElasticRange) -> Double {
    let range = admittingCaught(range)
    let held = anchor - (fingerX - fingerAnchor)
    slope = range.slope(held)
    return range.displayed(held)
  }

  /// The ends are others from here on. What shows stays; where the ends make something else of the finger's way, that
  /// counts from here.
  mutating func change(to range: ElasticRange, fingerX: Double, showing offset: Double) {
    if follow(fingerX, range: range) != offset { hold(at: fingerX, showing: offset, range: range) }
  }

  /// What it holds is somewhere else from here on.
  mutating func shift(by distance: Double) {
    anchor += distance
    caught += distance
  }

  private func admittingCaught(_ range: ElasticRange) -> ElasticRange {
    var range = range
    range.admit(caught)
    return range
  }
}

extension Slide: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&anchor)
    try archive.code(&fingerAnchor)
    try archive.code(&caught)
    try archive.code(&slope)
  }
}
