import CardMath

/// How a finger holds something that goes sideways, pages or a carousel: where it was when the finger took it, and how
/// much of the finger's way shows.
///
/// Offsets go against the finger: to the left, the offset grows.
struct Slide: Hashable, Sendable {
  /// The held offset when the finger was at `fingerAnchor`.
  private var anchor = 0.0
  private var fingerAnchor = 0.0

  /// How much of the finger's velocity shows.
  private(set) var slope = 1.0

  /// A finger takes hold of something where it shows.
  mutating func hold(at fingerX: Double, showing offset: Double, range: ElasticRange) {
    var range = range
    range.admit(offset)
    anchor = range.held(showing: offset)
    fingerAnchor = fingerX
    slope = range.slope(anchor)
  }

  /// What shows with the finger at another place, beyond the ends as far as those yield.
  ///
  /// - Parameter shown: What shows now: what a spring threw further than the rubber band shows is held where it was
  ///   caught.
  mutating func follow(_ fingerX: Double, showing shown: Double, range: ElasticRange) -> Double {
    var range = range
    range.admit(shown)
    let held = anchor - (fingerX - fingerAnchor)
    slope = range.slope(held)
    return range.displayed(held)
  }

  /// What it holds is somewhere else from here on.
  mutating func shift(by distance: Double) { anchor += distance }
}

extension Slide: StateCoding {
  /// All of it.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&anchor)
    try archive.code(&fingerAnchor)
    try archive.code(&slope)
  }
}
