import CardMath

/// A finger's hold on something that scrolls sideways, pages or a carousel: the offset at which the finger took it, and
/// the share of the finger's travel that shows.
///
/// Offsets go against the finger: to the left, the offset grows.
struct Slide: Hashable, Sendable {
  /// The held offset when the finger was at `fingerAnchor`.
  private var anchor = 0.0
  private var fingerAnchor = 0.0

  /// The offset that showed when the finger took it, points: if a spring threw it further than the rubber band shows,
  /// it is held there.
  private var caught = 0.0

  /// The share of the finger's velocity that shows.
  private(set) var slope = 1.0

  /// Takes hold of something at its shown offset.
  mutating func hold(at fingerX: Double, showing offset: Double, range: ElasticRange) {
    caught = offset
    let range = admittingCaught(range)
    anchor = range.held(showing: offset)
    fingerAnchor = fingerX
    slope = range.slope(anchor)
  }

  /// Returns the offset that shows with the finger at `fingerX`, points; past the ends, as far as those yield.
  mutating func follow(_ fingerX: Double, range: ElasticRange) -> Double {
    let range = admittingCaught(range)
    let held = anchor - (fingerX - fingerAnchor)
    slope = range.slope(held)
    return range.displayed(held)
  }

  /// Changes the ends. The shown offset stays; if the new ends yield another offset for the finger's travel, the travel
  /// counts from here.
  mutating func change(to range: ElasticRange, fingerX: Double, showing offset: Double) {
    if follow(fingerX, range: range) != offset { hold(at: fingerX, showing: offset, range: range) }
  }

  /// Shifts the offsets of the thing that it holds.
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
  /// Codes every property.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&anchor)
    try archive.code(&fingerAnchor)
    try archive.code(&caught)
    try archive.code(&slope)
  }
}
