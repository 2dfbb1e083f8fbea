import CardMath
import CardMotion

/// The pages of cards: how far those of the top card are scrolled, and which page of which card shows.
struct Pager: Hashable, Sendable {
  /// The top card's pages; the offset is 0 at the first one.
  var scroller = Scroller(restingAt: 0)

  /// The page that each card shows, by the cards' indices; empty where no card has pages.
  var shown: [Int]

  /// The scroll offset that each page had when it showed last, points, by the cards' indices; empty where there is no
  /// page.
  var scrollOffsets: [Double]

  /// The pages of cards as they are at first.
  init(_ cards: [Card]) {
    let hasPages = cards.contains { !$0.parts.pages.isEmpty }
    shown = hasPages ? cards.map { $0.parts.firstPage } : []
    scrollOffsets = hasPages ? cards.map { _ in 0 } : []
  }

  /// The offset of the first page from the left, points, and what moves it.
  var offset: Segment { scroller.motion }

  /// True while the pages move by themselves.
  @inline(__always)
  var isMoving: Bool { scroller.motion.law.kind != .rest }

  /// True while they do and their end hasn't been reported.
  @inline(__always)
  var isUnderWay: Bool { scroller.motion.isUnderWay }
}

extension Pager: StateCoding {
  /// The motion, the page of each card and the offset of each page. The reader knows the number of cards; the stack
  /// checks that each page exists.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&scroller)
    // Pages that slowed down by themselves would never end.
    if scroller.motion.law.kind == .deceleration { throw archive.error(.contradiction) }
    for index in shown.indices { try archive.code(&shown[index], in: 0...Int(Int32.max)) }
    for index in scrollOffsets.indices { try archive.code(&scrollOffsets[index]) }
  }
}
