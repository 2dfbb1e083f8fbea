import CardMath
import CardMotion

extension CardStack {
  /// True if the content can be scrolled at all: the card rests at its top detent or is moving there, and the content
  /// doesn't fit. For VoiceOver, or by the rules, it scrolls at any position of the card; and if card and content share
  /// each step, the content's own pan moves the card.
  var canScroll: Bool {
    @inline(__always) get {
      guard top.hasScrollableContent else { return false }
      return scrollsHere ? true : rules.scroll.handoff == .shared
    }
  }

  /// True if content scrolls by its own pan at the card's present target.
  var scrollsHere: Bool {
    @inline(__always) get {
      if isHeadingForTop { return true }
      return heedsVoiceOver ? true : rules.scroll.isItsOwn
    }
  }

  /// True if a pull on the content at the card's top is the content's alone, as it refreshes that: only the header
  /// drags the card then. Source: TGCardViewController 2.5.1, lines 2249 to 2255; it asks if there is a refresh
  /// control.
  var keepsPull: Bool {
    guard rules.scroll.handoff == .overscroll, isHeadingForTop, let live else { return false }
    return specs[contents[live].card]?.onRefresh != nil
  }

  /// Returns a drag that begins with the finger at `fingerY` and the owner at its present position. It changes nothing,
  /// and is `mutating` to be read in place.
  mutating func newDrag(
    _ origin: Drag.Origin, _ region: Region, owner: DragOwner, fingerY: Double, at now: Instant
  ) -> Drag {
    Drag(
      origin: origin, region: region, owner: owner, cardY: heldY(at: now),
      offset: content.motion.stateInPlace(at: now).position, fingerY: fingerY, cardRange: cardRange,
      contentRange: contentRange,
      edge: rules.drag.edge)
  }

  /// Begins the drag anew where its part shows, in the present ranges; it stays one drag, and keeps what the finger
  /// did. Returns that part; nil: no finger drags.
  @discardableResult
  mutating func regrip(at now: Instant) -> DragOwner? {
    guard case .dragging(let finger) = hold else { return nil }
    var next = newDrag(drag.origin, drag.region, owner: drag.mover, fingerY: finger.y, at: now)
    next.goOn(from: drag)
    drag = next
    return drag.mover
  }

  /// Returns the y at which a finger takes hold of the card: as a rule the shown one. But a finger that begins to drag
  /// takes it at its model position, and if it counts as collapsed, higher than that by its header and the bottom safe
  /// area, whether it shows there or not. So a card that a finger left lower than it shows stays until the next finger
  /// comes down, and so does one whose header is lower than the least that shows, or that a bar moved.
  ///
  /// Source: TGCardViewController 2.5.1, lines 1544 to 1596, and 654 to 669 for the cards that count as collapsed.
  private mutating func heldY(at now: Instant) -> Double {
    let y = position.stateInPlace(at: now).position
    guard top.lowestModelY > top.lowestY else { return y }
    guard case .pending = hold else { return y >= top.lowestY ? y + max(0, top.lowestModelY - screen.height) : y }
    return targetDetent == topCard.lowestDetent ? top.modelY - topCard.headerHeight - screen.safeBottom : top.modelY
  }

  /// Moves card and content with the finger, and hands it over from one to the other where that is due.
  ///
  /// Going up, the card grows to its top detent and the content scrolls from there on. Going down, the content comes
  /// back to its top and the card follows from there on.
  mutating func drive(to fingerY: Double, at now: Instant, into log: inout EventLog) {
    let previousY = top.modelY
    switch (rules.scroll.handoff, ownFinger.drag.owner) {
    case (.overscroll, .content): followOverscroll(to: fingerY, at: now, into: &log)
    case (.shared, .content) where top.isDraggable: share(fingerY, at: now, into: &log)
    case (.exact, _), (.shared, _), (_, .card): follow(to: fingerY, at: now, into: &log)
    }
    if rules.callbacks.order != .none, top.modelY != previousY { notify(.drag, y: top.modelY, at: now, into: &log) }
    if !top.fades.areTracked, ownFinger.drag.mover == .card, ownFinger.drag.owner == .card {
      animatedFades.hold(top.fades.held(movedFrom: previousY, to: top.modelY, of: topCard), at: now)
    }
  }

  /// Moves one after the other, with the handoff at exactly the point where the finger reaches the owner's end.
  private mutating func follow(to fingerY: Double, at now: Instant, into log: inout EventLog) {
    ownFinger.drag.follow(fingerY)
    if ownFinger.drag.isPastLowEnd {
      switch ownFinger.drag.owner {
      case .card
      where ownFinger.drag.region == .content && top.hasScrollableContent && rules.scroll.handsOverToContent
        && rules.drag.edge == .elastic:
        position.rest(at: ownFinger.drag.displayedLowEnd)
        ownFinger.drag.handOver(to: .content, showing: content.motion.position(at: now), fingerY: fingerY)
        // The card is at its top detent, and the content keeps it there.
        targetDetent = highestDetent
        log.record(.handoff(to: .content), at: now)
      case .content
      where rules.scroll.handsOverToCard && top.isDraggable
        && (!rules.scroll.handsOverOnlyFromTop || ownFinger.drag.beganAtTop):
        content.rest(at: top.range.low)
        ownFinger.drag.handOver(to: .card, showing: position.position(at: now), fingerY: fingerY)
        log.record(.handoff(to: .card), at: now)
      case .card, .content:
        break
      }
    }
    switch ownFinger.drag.owner {
    case .card: place(at: ownFinger.drag.displayed)
    case .content: content.rest(at: ownFinger.drag.displayed)
    }
  }

  /// Moves the card down by the displayed overscroll of the content, which seems to stay. If scrolled back, the content
  /// moves and leaves the card where it was at the last event. Only a card at its top moves with it: below it content
  /// scrolls for VoiceOver alone. In a compact height, the content keeps its overscroll to itself. Source:
  /// TGCardViewController 2.5.1, lines 1638 to 1701; 1678 and 1686 for the compact height. Nor does content that is
  /// pulled to refresh move the card.
  private mutating func followOverscroll(to fingerY: Double, at now: Instant, into log: inout EventLog) {
    ownFinger.drag.follow(fingerY)
    let handsOver =
      rules.scroll.handsOverToCard && top.isDraggable && isHeadingForTop && !leadsOnlyToTop && !keepsPull
    let pulls = ownFinger.drag.displayed < 0 && handsOver
    if pulls {
      content.rest(at: 0)
      place(at: min(top.highestY, top.target.y) - ownFinger.drag.displayed)
    } else {
      content.rest(at: ownFinger.drag.displayed)
    }
    show(pulls ? .card : .content, at: now, into: &log)
  }

  /// Moves the card, the content or both by each step of the finger.
  private mutating func share(_ fingerY: Double, at now: Instant, into log: inout EventLog) {
    var (cardY, offset) = (position.position(at: now), content.motion.position(at: now))
    let before = ownFinger.drag.mover
    ownFinger.drag.share(fingerY, cardY: &cardY, offset: &offset)
    place(at: cardY)
    content.rest(at: offset)
    if ownFinger.drag.mover != before { log.record(.handoff(to: ownFinger.drag.mover), at: now) }
  }

  private mutating func show(_ mover: DragOwner, at now: Instant, into log: inout EventLog) {
    guard mover != ownFinger.drag.mover else { return }
    ownFinger.drag.show(mover)
    log.record(.handoff(to: mover), at: now)
  }

  /// Puts the card at a model position; its shown position keeps its header in sight.
  mutating func place(at modelY: Double) {
    top.modelY = modelY
    position.rest(at: Card.shownY(at: modelY, lowestY: top.lowestY, lowestModelY: top.lowestModelY))
  }

  private var cardRange: ElasticRange {
    @inline(__always) get {
      rules.drag.range(
        highestY: top.highestY, lowestY: top.lowestY, lowestModelY: top.lowestModelY, screenHeight: screen.height)
    }
  }

  var contentRange: ElasticRange {
    @inline(__always) get { top.range.elastic(dimension: top.viewportHeight, by: rules.scroll) }
  }
}
