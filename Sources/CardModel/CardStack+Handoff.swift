import CardMath
import CardMotion

extension CardStack {
  /// Whether the content can be scrolled at all: the card rests at its top detent or is heading there, and the content
  /// doesn't fit. For VoiceOver, or by the rules, it scrolls wherever the card is, and where card and content share
  /// each step, the content's own pan is what moves the card.
  var canScroll: Bool { top.hasScrollableContent && (scrollsHere || rules.scroll.handoff == .shared) }

  /// Whether content scrolls by its own pan where the card is.
  var scrollsHere: Bool {
    targetDetent == highestDetent || heedsVoiceOver || rules.scroll.isItsOwn
  }

  /// A drag that begins with the finger at `fingerY`, whoever it moves being where it is.
  func newDrag(_ origin: Drag.Origin, _ region: Region, owner: DragOwner, fingerY: Double, at now: Instant) -> Drag {
    Drag(
      origin: origin, region: region, owner: owner, cardY: heldY(at: now),
      offset: content.motion.position(at: now), fingerY: fingerY, cardRange: cardRange, contentRange: contentRange,
      edge: rules.drag.edge)
  }

  /// Where a finger takes hold of the card: where it shows; but a finger that begins to drag finds it where the
  /// controller believes it, and one that counts as collapsed higher than that by its header and the bottom safe area,
  /// whether it shows there or not. So a card that a finger left lower than it shows stands until the next finger is
  /// there, and so does one whose header is lower than the least that shows, or that a bar moved.
  ///
  /// Source: TGCardViewController 2.5.1, lines 1544 to 1596, and 654 to 669 for what counts as collapsed.
  private func heldY(at now: Instant) -> Double {
    let y = position.position(at: now)
    guard top.lowestModelY > top.lowestY else { return y }
    guard case .pending = hold else { return y >= top.lowestY ? y + max(0, top.lowestModelY - screen.height) : y }
    return targetDetent == topCard.lowestDetent ? top.modelY - topCard.headerHeight - screen.safeBottom : top.modelY
  }

  /// Moves card and content with the finger, and passes it from one to the other where it is due.
  ///
  /// Going up, the card grows to its top detent and the content scrolls from there on. Going down, the content comes
  /// back to its top and the card follows from there on.
  mutating func drive(to fingerY: Double, at now: Instant, into log: inout EventLog) {
    let previousY = top.modelY
    switch (rules.scroll.handoff, grip.value.drag.owner) {
    case (.overscroll, .content): followOverscroll(to: fingerY, at: now, into: &log)
    case (.shared, .content) where top.isDraggable: share(fingerY, at: now, into: &log)
    case (.exact, _), (.shared, _), (_, .card): follow(to: fingerY, at: now, into: &log)
    }
    if rules.callbacks.order != .none, top.modelY != previousY { tell(.drag, y: top.modelY, at: now, into: &log) }
    if !top.fades.areTracked, grip.value.drag.mover == .card, grip.value.drag.owner == .card {
      let values = animatedFades.values(at: now)
      animatedFades.jump(to: top.fades.held(values, movedFrom: previousY, to: top.modelY))
    }
  }

  /// One after the other, at the very place where the finger passes from one to the other.
  private mutating func follow(to fingerY: Double, at now: Instant, into log: inout EventLog) {
    grip.value.drag.follow(fingerY)
    if grip.value.drag.isPastLowEnd {
      switch grip.value.drag.owner {
      case .card
      where grip.value.drag.region == .content && top.hasScrollableContent && rules.scroll.handsOverToContent
        && rules.drag.edge == .elastic:
        position.rest(at: grip.value.drag.displayedLowEnd)
        grip.value.drag.handOver(to: .content, showing: content.motion.position(at: now), fingerY: fingerY)
        // The card is at its top detent, and the content's to keep there.
        targetDetent = highestDetent
        log.record(.handoff(to: .content), at: now)
      case .content
      where rules.scroll.handsOverToCard && top.isDraggable
        && (!rules.scroll.handsOverOnlyFromTop || grip.value.drag.beganAtTop):
        content.rest(at: top.range.low)
        grip.value.drag.handOver(to: .card, showing: position.position(at: now), fingerY: fingerY)
        log.record(.handoff(to: .card), at: now)
      case .card, .content:
        break
      }
    }
    switch grip.value.drag.owner {
    case .card: place(at: grip.value.drag.displayed)
    case .content: content.rest(at: grip.value.drag.displayed)
    }
  }

  /// The card goes down as far as the content's rubber band shows, and the content seems to stay. Scrolled back, the
  /// content moves and leaves the card where it was at the last event. Only a card at its top goes with it: below it
  /// content scrolls for VoiceOver alone. Where the height is compact, content keeps what it shows to itself.
  /// Source: TGCardViewController 2.5.1, lines 1638 to 1701; 1678 and 1686 for the compact height.
  private mutating func followOverscroll(to fingerY: Double, at now: Instant, into log: inout EventLog) {
    grip.value.drag.follow(fingerY)
    let handsOver =
      rules.scroll.handsOverToCard && top.isDraggable && targetDetent == highestDetent && !leadsOnlyToTop
    let pulls = grip.value.drag.displayed < 0 && handsOver
    if pulls {
      content.rest(at: 0)
      place(at: top.highestY - grip.value.drag.displayed)
    } else {
      content.rest(at: grip.value.drag.displayed)
    }
    show(pulls ? .card : .content, at: now, into: &log)
  }

  /// Each step of the finger moves the card, the content or both.
  private mutating func share(_ fingerY: Double, at now: Instant, into log: inout EventLog) {
    var (cardY, offset) = (position.position(at: now), content.motion.position(at: now))
    let before = grip.value.drag.mover
    grip.value.drag.share(fingerY, cardY: &cardY, offset: &offset)
    place(at: cardY)
    content.rest(at: offset)
    if grip.value.drag.mover != before { log.record(.handoff(to: grip.value.drag.mover), at: now) }
  }

  private mutating func show(_ mover: DragOwner, at now: Instant, into log: inout EventLog) {
    guard mover != grip.value.drag.mover else { return }
    grip.value.drag.show(mover)
    log.record(.handoff(to: mover), at: now)
  }

  /// Puts the card where the controller wants it: what shows of it keeps its header in sight.
  mutating func place(at modelY: Double) {
    top.modelY = modelY
    position.rest(at: Card.shownY(at: modelY, lowestY: top.lowestY, lowestModelY: top.lowestModelY))
  }

  private var cardRange: ElasticRange {
    rules.drag.range(
      highestY: top.highestY, lowestY: top.lowestY, lowestModelY: top.lowestModelY, screenHeight: screen.height)
  }

  var contentRange: ElasticRange {
    top.range.elastic(dimension: top.viewportHeight, by: rules.scroll)
  }
}
