import CardMath
import CardMotion

extension CardStack {
  /// The card whose header and content show: the top card, or if that has pages, the page at which it rested last.
  public var shownCard: Card {
    @inline(__always) _read { yield apart.place.pointee.cards[shownIndex(of: topIndex)] }
  }

  /// Returns the index of the card that shows for a card: its page, or itself.
  @inline(__always)
  func shownIndex(of card: Int) -> Int {
    let pages = cards[card].parts.pages
    return pages.isEmpty ? card : pages.lowerBound + pager.shown[card]
  }

  /// Returns the index of the card whose map manager has the map while a card, or a page, shows: the page itself if it
  /// has one of its own, or the card to which the page belongs.
  func mapOwner(of card: Int) -> Int {
    let shown = shownIndex(of: card)
    if cards[shown].parts.hasOwnMap { return shown }
    return cards.firstIndex { $0.parts.pages.contains(shown) } ?? shown
  }

  /// True if the top card has pages.
  var hasPages: Bool {
    @inline(__always) get { pager.shown.isEmpty ? false : !topCard.parts.pages.isEmpty }
  }

  private var pageStride: Double { rules.paging.stride(cardWidth: world.layouts[layoutIndex].cardWidth) }

  /// The offsets between the first page and the last one, points.
  private var pageRange: ScrollRange {
    ScrollRange(low: 0, high: Double(topCard.parts.pages.count - 1) * pageStride)
  }

  /// The same range as a finger feels it. The pager is wider than a page by the gap, and so is its rubber band.
  private var elasticPageRange: ElasticRange {
    let band = RubberBand(coefficient: rules.paging.rubberBandCoefficient, dimension: pageStride)
    let range = pageRange
    return ElasticRange(low: range.low, high: range.high, lowEnd: .band(band), highEnd: .band(band))
  }

  /// The index of the page at which the drag began.
  private var pageAtDragStart: Int {
    let last = (pageRange.high / pageStride).rounded()
    return Int(min(max((pager.scroller.began / pageStride + 0.5).rounded(.down), 0), last))
  }

  /// Returns the index of the present page; nil: the top card has none.
  func pageIndex(at instant: Instant) -> Int? {
    guard hasPages else { return nil }
    // Once their end was reported, they count as on the reported page.
    let place = pager.offset.isNoticed ? pager.offset.target : pager.offset.position(at: instant)
    return rules.paging.index(
      at: place, cardWidth: world.layouts[layoutIndex].cardWidth, count: topCard.parts.pages.count)
  }

  // MARK: - By the finger

  /// Gives a finger hold of the pages.
  mutating func holdPages(_ finger: Finger, fromX x: Double, at now: Instant) {
    let range = elasticPageRange
    pager.scroller.hold(at: x, within: range, at: now)
    hold = .paging(finger)
  }

  /// Moves the pages with the finger that holds them.
  mutating func drivePages(toX x: Double) {
    let range = elasticPageRange
    pager.scroller.follow(x, within: range)
  }

  /// Releases the pages from the finger.
  mutating func releasePages(velocity: Double, at now: Instant, into log: inout EventLog) {
    log.record(.release(velocity: velocity), at: now)
    settlePages(fingerVelocity: velocity, at: now, into: &log)
  }

  /// Takes the pages from a finger that the system cancels: they move to the nearest page, from rest.
  mutating func cancelPages(at now: Instant, into log: inout EventLog) {
    log.record(.cancel, at: now)
    settlePages(fingerVelocity: 0, at: now, into: &log)
  }

  private mutating func settlePages(fingerVelocity: Double, at now: Instant, into log: inout EventLog) {
    hold = .free
    let velocity = 0 - fingerVelocity * pager.scroller.slope
    let page = rules.paging.target(
      releasedAt: pager.offset.position(at: now), velocity: velocity, from: pageAtDragStart, stride: pageStride,
      count: topCard.parts.pages.count)
    animatePages(to: page, by: rules.paging.settle, velocity: velocity, isFingers: true, at: now, into: &log)
  }

  // MARK: - By the program

  /// Moves the top card to one of its pages, if there is such a page and no finger drags.
  ///
  /// Without an animation the page is there at once. TGCardViewController reports nothing to its app then: UIScrollView
  /// calls its delegate only at the end of an animation.
  mutating func turn(to page: Int, animated: Bool, at now: Instant, into log: inout EventLog) {
    guard hasPages, topCard.parts.pages.indices.count > page, page >= 0, pager.isUnderWay || page != pageTarget else {
      log.record(.ignored(.nothing), at: now)
      return
    }
    switch hold {
    case .dragging, .paging, .sliding:
      log.record(.ignored(.held), at: now)
      return
    case .free, .pending, .refused:
      break
    }
    if animated {
      animatePages(to: page, by: rules.paging.jump, velocity: 0, isFingers: false, at: now, into: &log)
    } else {
      log.record(.page(card: pageName(page)), at: now)
      pager.scroller.rest(at: Double(page) * pageStride)
      endPages(isNotified: false, at: now, into: &log)
    }
  }

  /// The page at which the top card rests, or to which it is moving.
  var pageTarget: Int {
    guard hasPages else { return 0 }
    // A restored target may be any number.
    let last = Double(topCard.parts.pages.count - 1)
    return Int(min(max((pager.offset.target / pageStride + 0.5).rounded(.down), 0), last))
  }

  // MARK: - At the target

  private func pageName(_ page: Int) -> Int32 { cards[topCard.parts.pages.lowerBound + page].name }

  private mutating func animatePages(
    to page: Int, by rule: MotionRule, velocity: Double, isFingers: Bool, at now: Instant, into log: inout EventLog
  ) {
    log.record(.page(card: pageName(page)), at: now)
    let target = Double(page) * pageStride
    let motion = rule.motion(from: pager.offset.position(at: now), to: target, fingerVelocity: velocity)
    let (calmed, range) = (heeding(motion), pageRange)
    pager.scroller.isFingers = isFingers
    pager.scroller.animate(to: target, by: calmed, velocity: velocity, within: range, by: world.rules.scroll, at: now)
    if !pager.isMoving { endPages(at: now, into: &log) }
  }

  /// Ends the motion of the pages. They have come to rest, or are so near that they count as resting, and only now the
  /// page on which they rest becomes the one that scrolls and whose header counts. The app is notified even if it is
  /// the page from which they came.
  mutating func endPages(isNotified: Bool = true, at now: Instant, into log: inout EventLog) {
    if pager.offset.isNoticed { return pager.scroller.rest(at: pager.offset.target) }
    let range = pageRange
    if pager.scroller.endWhatIsDue(within: range, by: heededScroll, at: now) == nil {
      // The pages were set to an offset without an animation.
      pager.scroller.rest(at: pager.offset.target)
    }
    let (card, old) = (topIndex, shownIndex(of: topIndex))
    let page = pageIndex(at: now) ?? 0
    // While VoiceOver is on, pages turn by command only: scrolled away, they jump back, and no callback is made.
    // Source: TGCardViewController 2.5.1, `scrollViewDidComeToCompleteStop`.
    if isNotified, heedsVoiceOver, pager.scroller.isFingers, page != pager.shown[card] {
      placePages()
      log.record(.paged(card: cards[old].name), at: now)
      return
    }
    pager.shown[card] = page
    let new = shownIndex(of: card)
    if new != old {
      pager.scrollOffsets[old] = content.motion.target
      let modelY = top.modelY
      findTop()
      top.modelY = modelY
      content.rest(at: top.nearestOffset(to: pager.scrollOffsets[new]))
      contentAppears()
      // A finger that caught the card while its pages turned continues with the content that shows now.
      regrip(at: now)
    }
    log.record(.paged(card: cards[new].name), at: now)
    if isNotified { notify(.paged, coming: new, going: old, at: now, into: &log) }
  }

  /// Takes the pages from the finger, before a change of the top card; pages that move are at their target at once.
  mutating func stopPages(at now: Instant, into log: inout EventLog) {
    guard hasPages else { return }
    if case .paging(let finger) = hold {
      hold = .refused(finger)
      log.record(.ignored(.taken), at: now)
      placePages()
    } else if pager.isMoving {
      let isNotified = !pager.isUnderWay
      pager.scroller.rest(at: pager.offset.target)
      if !isNotified { endPages(at: now, into: &log) }
    }
  }

  /// Puts the pages at their offsets, for a card that has come to the top or for another screen.
  mutating func placePages() {
    if !pager.shown.isEmpty { pager.scroller.rest(at: hasPages ? Double(pager.shown[topIndex]) * pageStride : 0) }
  }

  /// Makes a pushed card show its first page, with all its pages scrolled to their top.
  mutating func resetPages(of card: Int) {
    guard !pager.shown.isEmpty else { return }
    pager.shown[card] = cards[card].parts.firstPage
    for page in cards[card].parts.pages { pager.scrollOffsets[page] = 0 }
  }
}
