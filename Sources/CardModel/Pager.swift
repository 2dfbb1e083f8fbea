import CardMath
import CardMotion

/// The pages of cards: how far those of the top card are led sideways, how the finger holds them, and which page of
/// which card shows.
struct Pager: Hashable, Sendable {
  /// How far the first page is led to the left, points.
  private(set) var offset = Segment(restingAt: 0)

  /// The finger's samples along the x axis.
  var tracker: VelocityTracker

  /// The page at which the drag began.
  private(set) var began = 0

  /// How the finger holds them.
  private var slide = Slide()

  /// How much of the finger's velocity shows.
  var slope: Double { slide.slope }

  /// Whether it was a finger that let them go where they are going.
  private(set) var isFingers = false

  /// The page that each card shows, by the cards' indices; empty where no card has pages.
  var shown: [Int]

  /// The scroll offset that each page had when it showed last, by the cards' indices; empty where there is no page.
  var scrollOffsets: [Double]

  /// The pages of cards as they are at first.
  init(_ cards: [Card], tracker: VelocityTracker) {
    let hasPages = cards.contains { !$0.parts.pages.isEmpty }
    shown = hasPages ? cards.map { $0.parts.firstPage } : []
    scrollOffsets = hasPages ? cards.map { _ in 0 } : []
    self.tracker = tracker
  }

  /// Whether the pages move by themselves.
  @inline(__always)
  var isMoving: Bool { offset.law != .rest }

  /// Whether they do, and their end wasn't told.
  var isUnderWay: Bool { offset.isUnderWay }

  /// Pages whose end is told by now go on if they move, and rest if they don't.
  mutating func endWhatIsDue(by now: Instant) {
    if offset.isMoving, now < offset.end { offset.notice() } else { offset.rest(at: offset.target) }
  }

  /// Puts the pages at an offset.
  mutating func rest(at place: Double) { offset.rest(at: place) }

  /// A finger takes hold of the pages where they are.
  mutating func hold(at fingerX: Double, stride: Double, range: ElasticRange, at now: Instant) {
    let place = offset.position(at: now)
    began = Int(min(max((place / stride + 0.5).rounded(.down), 0), (range.high / stride).rounded()))
    slide.hold(at: fingerX, showing: place, range: range)
    offset.rest(at: place)
  }

  /// The pages go with the finger: against it, as offsets do, and beyond the outer ones as far as those yield.
  mutating func follow(_ fingerX: Double, range: ElasticRange) {
    offset.rest(at: slide.follow(fingerX, range: range))
  }

  /// Leads the pages to an offset.
  ///
  /// - Parameters:
  ///   - target: Where to.
  ///   - motion: What leads them.
  ///   - velocity: Theirs, points per second, positive towards later pages.
  ///   - reach: The offsets that they don't leave.
  ///   - isFingers: Whether a finger let them go.
  ///   - distance: How little of their way is left when their end is told, points.
  ///   - now: When.
  mutating func lead(
    to target: Double, by motion: Motion, velocity: Double, within reach: Reach, isFingers: Bool,
    toldWithin distance: Double, at now: Instant
  ) {
    self.isFingers = isFingers
    let place = offset.position(at: now)
    guard place != target || velocity != 0 else {
      offset.rest(at: target)
      return
    }
    offset.lead(
      by: motion, from: place, velocity: velocity, to: target, within: reach, at: now, arrival: .points)
    // An animation's end is told when its time is over.
    if motion.duration == nil { offset.announceEnd(within: distance) }
  }
}

extension Pager: StateCoding {
  /// All of it. How many cards there are, the reader knows; whether a page exists, the stack checks.
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&offset)
    // Pages that slowed down by themselves would never end.
    if offset.law == .deceleration { throw archive.error(.contradiction) }
    try archive.code(&tracker)
    try archive.code(&began, in: 0...Int(Int32.max))
    try archive.code(&slide)
    try archive.code(&isFingers)
    for index in shown.indices { try archive.code(&shown[index], in: 0...Int(Int32.max)) }
    for index in scrollOffsets.indices { try archive.code(&scrollOffsets[index]) }
  }
}
