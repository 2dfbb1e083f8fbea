import CardMath

/// A drag: the part that the finger moves (card or content), and the pair of positions from which the finger's travel
/// counts.
///
/// Positions are always computed from the anchors, never summed up from samples. If the finger passes from the card to
/// the content or back, the anchors move to exactly the position where that happens, so that no travel is lost.
struct Drag: Hashable, Sendable {
  /// The event that began a drag.
  enum Origin: UInt8, Hashable, Sendable {
    /// A finger that had stopped no motion crossed the slop.
    case slop

    /// A finger stopped something that moved.
    case grab
  }

  private(set) var origin: Origin
  private(set) var region: Region
  private var cardRange: ElasticRange
  private var contentRange: ElasticRange

  /// The part that moves with the finger.
  private(set) var owner: DragOwner

  /// The owner's held coordinate when the finger was at `fingerAnchor`.
  private(set) var anchor: Double
  private(set) var fingerAnchor: Double

  /// The owner's held coordinate now.
  private(set) var held: Double

  /// The owner's coordinate as shown, points. For a card, it is the model position.
  private(set) var displayed = 0.0

  /// The part that visibly moves: the owner, except if one finger moves both.
  private(set) var mover: DragOwner

  /// The rule by which the card yields beyond its ends.
  private var edge: EdgeRule

  /// Under a stepwise edge, the finger's y at the last event and the sum of the steps that had no effect yet, points.
  private var lastFingerY: Double
  private var pending = 0.0

  /// The content's offset, points, kept while the card moves instead of it. SweetCurtain only.
  private var frozenOffset: Double

  /// The content's offset when the drag began, points.
  private var startOffset: Double

  /// The share of the finger's velocity that shows: the slope of the owner's range at the held coordinate.
  private(set) var slope = 1.0

  /// Overdrag kept by the part (card or content) that isn't following the finger, points: a card that was caught beyond
  /// its range.
  private var otherOverdrag = 0.0

  /// The finger's travel beyond the range, points, in the finger's direction: content moves against its offset.
  private(set) var overdrag = 0.0

  /// True if this drag has pulled the content far enough to refresh it, which happens once per drag.
  var hasRefreshed = false

  /// Creates a drag that begins with the finger at `fingerY` and its owner where it shows.
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
      // A card that was caught beyond its range stays there, and keeps the travel that corresponds to that.
      self.cardRange.admit(cardY)
      otherOverdrag = self.cardRange.overdrag(self.cardRange.held(showing: cardY))
    }
    if case .stepwise = edge, owner == .card { (held, displayed) = (cardY, cardY) } else { measure() }
  }

  /// Derives `displayed`, `slope` and `overdrag` from the held coordinate, once per touch sample instead of once per
  /// frame.
  private mutating func measure() {
    // Inside the range, where a finger mostly is, no rubber band is computed.
    if held >= low, held <= high {
      (displayed, slope, overdrag) = (held, 1, otherOverdrag)
      return
    }
    displayed = range.displayed(held)
    slope = range.slope(held)
    overdrag = otherOverdrag + (owner == .card ? range.overdrag(held) : -range.overdrag(held))
  }

  /// A stand-in while no finger drags.
  static let idle = Drag(
    origin: .slop, region: .header, owner: .card, cardY: 0, offset: 0, fingerY: 0, cardRange: .none,
    contentRange: .none,
    edge: .elastic)

  /// The range of the part that moves with the finger.
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
    // A coordinate that was grabbed beyond the end counts as inside again from the point where it comes back.
    if anchor < low, held >= low { moveAnchor(to: low) }
    measure()
  }

  /// Returns the finger's step since the last event, points.
  private mutating func step(to fingerY: Double) -> Double {
    defer { lastFingerY = fingerY }
    return fingerY - lastFingerY
  }

  /// Moves card and content by a step of the finger that scrolls the content, as SweetCurtain 0.2 does. Going down,
  /// content that is scrolled takes the step; otherwise the card does, and the content keeps its offset until the card
  /// is at its top. The step that brings the content to its top, and the one that brings the card to its top, move
  /// both. Content that was caught beyond an end stays there, and goes no further out.
  ///
  /// - Parameters:
  ///   - fingerY: The finger's current y, points.
  ///   - cardY: The card's y, points.
  ///   - offset: The content's offset, points.
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

  /// Gives the content other ends from now on.
  ///
  /// - Parameters:
  ///   - range: The new ends.
  ///   - fingerY: The finger's current y, points.
  ///   - offset: The content's offset as shown, points.
  ///   - shift: The distance added to the offset that the finger holds, points, so that the count of its travel goes
  ///     on; nil: the shown offset stays, and the travel counts from there.
  mutating func change(to range: ElasticRange, fingerY: Double, showing offset: Double, shift: Double?) {
    contentRange = range
    frozenOffset = min(frozenOffset, range.high)
    guard owner == .content else {
      // A card that is pulled above its top has no travel upward left: content that has only now become scrollable
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

  /// Takes over what is remembered of a drag that goes on in other ranges: where its content began, that it has
  /// refreshed, and the travel that a hard stop absorbed, if the same part stands at a stop still.
  mutating func goOn(from before: Drag) {
    (startOffset, hasRefreshed) = (before.startOffset, before.hasRefreshed)
    guard owner == before.owner else { return }
    if case .stepwise(let rule) = edge, owner == .card {
      pending = before.pending
      slope = rule.slope(at: displayed, pending: pending, highest: cardRange.low, lowest: cardRange.high)
      overdrag = pending + cardRange.overdrag(displayed)
      return
    }
    // A band keeps the travel in what it shows, a stop doesn't.
    guard before.slope == 0 else { return }
    let taken = held + before.held - before.range.held(showing: before.displayed)
    guard (range.displayed(taken) - displayed).magnitude < 1e-9 else { return }
    (anchor, held) = (taken, taken)
    measure()
  }

  /// Sets the part that visibly moves.
  mutating func show(_ mover: DragOwner) { self.mover = mover }

  /// The position at which the owner's share of the upward travel ends, points: the card's top, or the content's top. A
  /// card that was caught above its top has no share left: its end is where it was caught.
  @inline(__always)
  var lowEnd: Double { owner == .card ? min(low, anchor) : low }

  /// True if the finger has gone past the low end, coming from inside.
  @inline(__always)
  var isPastLowEnd: Bool { anchor >= lowEnd && held < lowEnd }

  /// True if the content was at its top when the drag began.
  var beganAtTop: Bool { startOffset <= 0 }

  /// The owner's coordinate as shown at its low end, points.
  var displayedLowEnd: Double { range.displayed(lowEnd) }

  /// Hands the finger over from the owner, at its low end, to the other part, which shows at `position`.
  mutating func handOver(to newOwner: DragOwner, showing position: Double, fingerY: Double) {
    otherOverdrag = owner == .card ? range.overdrag(lowEnd) : 0
    moveAnchor(to: lowEnd)
    owner = newOwner
    mover = newOwner
    reanchor(showing: position)
    follow(fingerY)
  }

  /// Makes the owner's shown position the one from which the finger's travel counts.
  private mutating func reanchor(showing position: Double) {
    switch owner {
    case .card:
      cardRange.admit(position)
      anchor = cardRange.held(showing: position)
      // Steps count from the finger's position when the card took it over.
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
  /// Codes every property. The edge is elastic until the first drag, and from then on `edge`, that of the rules.
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
