import CardMath

/// A drag: who moves with the finger, and from which pair of places the finger's travel counts.
///
/// Positions are always computed from the anchors, never summed up from samples. When the finger passes from the card
/// to the content or back, the anchors move to the very place where that happens, so that no travel is lost.
struct Drag: Hashable, Sendable {
  /// How a drag began.
  enum Origin: UInt8, Hashable, Sendable {
    /// A finger crossed the slop on a resting card.
    case slop

    /// A finger stopped something that moved.
    case grab
  }

  private(set) var origin: Origin
  private(set) var region: Region
  private var cardRange: ElasticRange
  private var contentRange: ElasticRange

  /// Who moves with the finger.
  private(set) var owner: DragOwner

  /// The owner's held coordinate when the finger was at `fingerAnchor`.
  private(set) var anchor: Double
  private(set) var fingerAnchor: Double

  /// The owner's held coordinate now.
  private(set) var held: Double

  /// What shows of the owner's coordinate. Of a card it is where the controller believes it to be.
  private(set) var displayed = 0.0

  /// Who is seen to move: the owner, but where one finger moves both.
  private(set) var mover: DragOwner

  /// How the card yields beyond its ends.
  private var edge: EdgeRule

  /// Under a stepwise edge, the finger's place at the last event and the steps that did nothing.
  private var lastFingerY: Double
  private var pending = 0.0

  /// The content's offset while the card moves in its place. SweetCurtain's.
  private var frozenOffset: Double

  /// The content's offset when the drag began.
  private var startOffset: Double

  /// How much of the finger's velocity shows: the slope of the owner's range at the held coordinate.
  private(set) var slope = 1.0

  /// The finger's travel that the one holds who doesn't move with the finger: a card that was caught beyond its range.
  private var otherOverdrag = 0.0

  /// The finger's travel beyond the range, in the finger's direction: content moves against its offset.
  private(set) var overdrag = 0.0

  /// Whether it has pulled content far enough to refresh it: a finger does that once.
  var hasRefreshed = false

  /// A drag that begins with the finger at `fingerY` and its owner where it shows.
  init(
    origin: Origin, region: Region, owner: DragOwner, cardY: Double, offset: Double, fingerY: Double,
    cardRange: ElasticRange, contentRange: ElasticRange, edge: EdgeRule
  ) {
    self.origin = origin
    self.region = region
    self.owner = owner
    self.cardRange = cardRange
    self.contentRange = contentRange
    self.edge = edge
    mover = owner
    lastFingerY = fingerY
    frozenOffset = offset
    startOffset = offset
    anchor = 0
    held = 0
    fingerAnchor = fingerY
    reanchor(showing: owner == .card ? cardY : offset)
    held = anchor
    if owner == .content {
      // A card that was caught beyond its range stays there, and holds what travel that stands for.
      self.cardRange.admit(cardY)
      otherOverdrag = self.cardRange.overdrag(self.cardRange.held(showing: cardY))
    }
    if case .stepwise = edge, owner == .card { (held, displayed) = (cardY, cardY) } else { measure() }
  }

  /// What follows from the held coordinate, once for each sample of the finger and not for each frame.
  private mutating func measure() {
    // Inside, where a finger mostly is, nothing of the bands is needed.
    if held >= low, held <= high {
      (displayed, slope, overdrag) = (held, 1, otherOverdrag)
      return
    }
    displayed = range.displayed(held)
    slope = range.slope(held)
    overdrag = otherOverdrag + (owner == .card ? range.overdrag(held) : -range.overdrag(held))
  }

  /// A drag of nothing, for while no finger drags.
  static let idle = Drag(
    origin: .slop, region: .header, owner: .card, cardY: 0, offset: 0, fingerY: 0, cardRange: .none,
    contentRange: .none,
    edge: .elastic)

  /// The range of whoever moves with the finger.
  var range: ElasticRange {
    switch owner {
    case .card: cardRange
    case .content: contentRange
    }
  }

  /// The ends of that range, read without a copy of it.
  private var low: Double { owner == .card ? cardRange.low : contentRange.low }
  private var high: Double { owner == .card ? cardRange.high : contentRange.high }

  /// Moves the owner with the finger to `fingerY`.
  mutating func follow(_ fingerY: Double) {
    if case .stepwise(let rule) = edge, owner == .card {
      rule.move(
        &displayed, pending: &pending, by: step(to: fingerY), highest: cardRange.low, lowest: cardRange.high)
      held = displayed
      slope = rule.slope(at: displayed, pending: pending, highest: cardRange.low, lowest: cardRange.high)
      overdrag = pending + cardRange.overdrag(displayed)
      return
    }
    lastFingerY = fingerY
    let travel = fingerY - fingerAnchor
    held = owner == .card ? anchor + travel : anchor - travel
    // Something that was grabbed beyond the end counts as inside again from the place where it comes back.
    if anchor < low, held >= low { moveAnchor(to: low) }
    measure()
  }

  /// The finger's step since the last event.
  private mutating func step(to fingerY: Double) -> Double {
    defer { lastFingerY = fingerY }
    return fingerY - lastFingerY
  }

  /// Moves card and content by a step of the finger that scrolls the content, as SweetCurtain 0.2 does: going down,
  /// content that is scrolled takes the step; else the card does, and the content keeps its offset until the card is
  /// at its top. The step that brings the content to its top, and the one that brings the card there, move both.
  /// Content that was caught beyond an end stays where it was caught, and goes no further out.
  ///
  /// - Parameters:
  ///   - fingerY: Where the finger is now.
  ///   - cardY: The card's place.
  ///   - offset: The content's offset.
  mutating func share(_ fingerY: Double, cardY: inout Double, offset: inout Double) {
    let step = step(to: fingerY)
    let scrolled = offset - step
    let (low, high) = (min(contentRange.low, offset), max(contentRange.high, offset))
    defer { (held, displayed, slope, overdrag) = (offset, offset, 1, 0) }
    if scrolled > contentRange.low, step >= 0 {
      offset = scrolled
      frozenOffset = offset
      mover = .content
      return
    }
    let before = cardY
    cardY = min(max(cardY + step, cardRange.low), cardRange.high)
    if cardY > cardRange.low, step < 0 {
      offset = frozenOffset
    } else {
      offset = min(max(scrolled, low), high)
      frozenOffset = offset
    }
    mover = cardY == before && offset != contentRange.low ? .content : .card
  }

  /// The content has other ends from here on.
  ///
  /// - Parameters:
  ///   - range: Its ends.
  ///   - fingerY: Where the finger is.
  ///   - offset: What shows of the content.
  ///   - shift: What is added to the offset that the finger holds, so that the account of its way goes on; nil: what
  ///     shows stays, and the way counts from there.
  mutating func change(to range: ElasticRange, fingerY: Double, showing offset: Double, shift: Double?) {
    contentRange = range
    frozenOffset = min(frozenOffset, range.high)
    guard owner == .content else {
      // A card that is pulled above its top has no share of the way up left: content that can be scrolled only now
      // takes the finger over from here, and not from the card's top on.
      if held < low { (anchor, fingerAnchor) = (held, fingerY) }
      return
    }
    fingerAnchor = fingerY
    if let shift {
      anchor = held + shift
    } else {
      reanchor(showing: offset)
    }
    held = anchor
    measure()
  }

  /// Says who is seen to move.
  mutating func show(_ mover: DragOwner) { self.mover = mover }

  /// Where the owner's share of the way up ends: at the card's top, the content's top. A card that was caught above its
  /// top has no share left: its end is where it was caught.
  @inline(__always)
  var lowEnd: Double { owner == .card ? min(low, anchor) : low }

  /// Whether the finger has gone past the low end, coming from inside.
  @inline(__always)
  var isPastLowEnd: Bool { anchor >= lowEnd && held < lowEnd }

  /// Whether the content was at its top when the drag began.
  var beganAtTop: Bool { startOffset <= 0 }

  /// What shows of the owner at its low end.
  var displayedLowEnd: Double { range.displayed(lowEnd) }

  /// Hands the finger over at the low end of the present owner to the other one, which is where it shows.
  mutating func handOver(to newOwner: DragOwner, showing position: Double, fingerY: Double) {
    otherOverdrag = owner == .card ? range.overdrag(lowEnd) : 0
    moveAnchor(to: lowEnd)
    owner = newOwner
    mover = newOwner
    reanchor(showing: position)
    follow(fingerY)
  }

  /// Makes where the owner shows the place from which the finger's travel counts.
  private mutating func reanchor(showing position: Double) {
    switch owner {
    case .card:
      cardRange.admit(position)
      anchor = cardRange.held(showing: position)
      // Steps count from where the finger was when the card got it.
      if case .stepwise = edge { (held, displayed, lastFingerY, pending) = (position, position, fingerAnchor, 0) }
    case .content:
      contentRange.admit(position)
      anchor = contentRange.held(showing: position)
    }
  }

  private mutating func moveAnchor(to position: Double) {
    fingerAnchor += owner == .card ? position - anchor : anchor - position
    anchor = position
  }
}

extension Drag {
  /// All of it. The edge is elastic while nothing was dragged yet, and from then on `edge`, that of the rules.
  mutating func code(with archive: inout StateArchive, edge: EdgeRule) throws(StateError) {
    try archive.code(&origin)
    try archive.code(&region)
    try archive.code(&cardRange)
    try archive.code(&contentRange)
    try archive.code(&owner)
    try archive.code(&anchor)
    try archive.code(&fingerAnchor)
    try archive.code(&held)
    try archive.code(&displayed)
    try archive.code(&mover)
    var isOfRules = self.edge == edge
    try archive.code(&isOfRules)
    self.edge = isOfRules ? edge : .elastic
    try archive.code(&lastFingerY)
    try archive.code(&pending)
    try archive.code(&frozenOffset)
    try archive.code(&startOffset)
    try archive.code(&slope)
    try archive.code(&otherOverdrag)
    try archive.code(&overdrag)
    try archive.code(&hasRefreshed)
  }
}
