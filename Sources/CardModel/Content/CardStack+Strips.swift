import CardContent
import CardMath
import CardMotion

extension CardStack {
  /// Returns the index of the strip under a finger, if the content has one there that can be scrolled.
  func strip(atX x: Double, y: Double, at now: Instant) -> Int? {
    guard let live, !contents[live].layout.strips.isEmpty else { return nil }
    let layout = contents[live].layout
    let place = y - cardY(at: now) - top.headerHeight + content.motion.position(at: now)
    let left = world.layouts[layoutIndex].cardX
    guard let section = layout.section(at: place),
      let index = layout.strip(in: section, at: place - layout.sections[section].y)
    else { return nil }
    let strip = layout.strips[index]
    let isOnIt = x >= left + strip.x && x <= left + strip.x + strip.width
    return isOnIt && strip.range > 0 ? index : nil
  }

  /// True if a strip moves by itself and its end hasn't been reported: then a touch catches it.
  func isMoving(strip: Int) -> Bool {
    live.map { contents[$0].strips[strip].scroller.motion.isUnderWay } ?? false
  }

  /// The index of the content with a strip that a finger holds. It may no longer be the one that shows.
  var heldContent: Int? { contents.firstIndex { $0.held != nil } }

  /// The range of a strip as a finger feels it.
  func elasticRange(of strip: Strip) -> ElasticRange {
    strip.scrollRange.elastic(dimension: strip.width, by: rules.scroll)
  }

  // MARK: - By the finger

  /// A finger takes hold of a strip where it is.
  mutating func holdStrip(_ index: Int, _ finger: Finger, fromX x: Double, at now: Instant) {
    guard let live else { return }
    let range = elasticRange(of: contents[live].layout.strips[index])
    contents[live].strips[index].scroller.hold(at: x, within: range, at: now)
    contents[live].held = index
    contents[live].active = contents[live].strips[index].id
    hold = .sliding(finger)
  }

  /// The finger moves the strip that it holds.
  mutating func driveStrip(toX x: Double, at now: Instant) {
    guard let own = heldContent, let index = contents[own].held else { return }
    let range = elasticRange(of: contents[own].layout.strips[index])
    contents[own].strips[index].scroller.follow(x, within: range)
  }

  /// Releases the strip from the finger. A callback that reports its target is called at once.
  mutating func releaseStrip(velocity fingerVelocity: Double, at now: Instant, into log: inout EventLog) {
    log.record(.release(velocity: fingerVelocity), at: now)
    settleStrip(fingerVelocity: fingerVelocity, at: now, into: &log)
  }

  /// Takes the strip from a finger that the system cancels; it continues from rest.
  mutating func cancelStrip(at now: Instant, into log: inout EventLog) {
    log.record(.cancel, at: now)
    settleStrip(fingerVelocity: 0, at: now, into: &log)
  }

  private mutating func settleStrip(fingerVelocity: Double, at now: Instant, into log: inout EventLog) {
    hold = .free
    guard let own = heldContent, let index = contents[own].held else { return }
    contents[own].held = nil
    let (live, scroller) = (contents[own], contents[own].strips[index].scroller)
    let strip = live.layout.strips[index]
    let velocity = 0 - fingerVelocity * scroller.slope
    let offset = scroller.motion.position(at: now)
    let rest = Deceleration(
      ratePerMillisecond: rules.scroll.decelerationRatePerMillisecond, position: offset, velocity: velocity
    ).restPosition
    let target = live.layout.target(
      of: strip, from: offset, began: scroller.began, projected: strip.nearestOffset(to: rest),
      page: page(of: strip, from: offset, began: scroller.began, velocity: velocity))
    if let reported = target.reported {
      let item = live.layout.items[strip.items.lowerBound + reported]
      let section = live.layout.sections[strip.section].index
      log.record(
        .endScrolling(item: ItemID(section: Int32(section), number: item.number, name: item.name)), at: now)
    }
    contents[own].strips[index].scroller.isFingers = true
    if let place = target.offset {
      animateStrip(index, in: own, to: place, by: settleRule(of: strip), velocity: velocity, at: now)
    } else {
      freeStrip(index, in: own, velocity: velocity, at: now)
    }
  }

  /// Returns the offset at which a scroll view that pages comes to rest: the next page in the finger's direction, or
  /// the nearest one, as for a card's pages.
  private func page(of strip: Strip, from offset: Double, began: Double, velocity: Double) -> Double {
    guard strip.width > 0 else { return 0 }
    // A strip may be as thin as nothing, and a restored offset any number.
    let count = Int(min((strip.contentWidth / strip.width).rounded(.up), 1e6))
    let first = (min(max(began / strip.width, -1e6), 1e6) + 0.5).rounded(.down)
    let page = rules.paging.target(
      releasedAt: offset, velocity: velocity, from: Int(first), stride: strip.width, count: count)
    return strip.nearestOffset(to: Double(page) * strip.width)
  }

  /// Moves a strip from where it is to an offset.
  mutating func animateStrip(
    _ index: Int, in own: Int, to target: Double, by rule: MotionRule, velocity: Double, at now: Instant
  ) {
    let place = contents[own].strips[index].scroller.motion.position(at: now)
    let motion = heeding(rule.motion(from: place, to: target, fingerVelocity: velocity))
    let range = contents[own].layout.strips[index].scrollRange
    contents[own].strips[index].scroller.animate(
      to: target, by: motion, velocity: velocity, within: range, by: rules.scroll, at: now)
  }

  /// Lets a strip slow down by itself, or come back from past its end.
  mutating func freeStrip(_ index: Int, in own: Int, velocity: Double, at now: Instant) {
    let range = contents[own].layout.strips[index].scrollRange
    _ = contents[own].strips[index].scroller.letGo(velocity: velocity, within: range, by: heededScroll, at: now)
  }

  // MARK: - By the program

  /// Moves the strip of a section to an item, or a page. Returns true if there is such a strip and item.
  mutating func slide(
    section: Int, in own: Int, to page: Int, animated: Bool, at now: Instant, into log: inout EventLog
  ) -> Bool {
    let live = contents[own]
    guard let index = live.layout.strips.firstIndex(where: { live.layout.sections[$0.section].index == section }),
      page >= 0, page < live.layout.strips[index].count
    else { return false }
    if live.held == index {
      log.record(.ignored(.held), at: now)
      return true
    }
    let strip = live.layout.strips[index]
    let target = strip.offset(ofPage: page, in: live.layout)
    log.record(.slide(page: Int32(page)), at: now)
    contents[own].active = live.strips[index].id
    contents[own].strips[index].scroller.isFingers = false
    if animated {
      let rule = strip.reported == .page ? rules.feed.pagedViewJump : rules.paging.jump
      animateStrip(index, in: own, to: target, by: rule, velocity: 0, at: now)
    } else {
      contents[own].strips[index].scroller.rest(at: target)
    }
    return true
  }

  // MARK: - At the target

  /// Ends the strips that are due by an instant: a decelerating one rests or bounces, one that arrived is reported.
  mutating func endStrips(of own: Int, at now: Instant, into log: inout EventLog) {
    for index in contents[own].strips.indices { endStrip(index, in: own, at: now, into: &log) }
  }

  private mutating func endStrip(_ index: Int, in own: Int, at now: Instant, into log: inout EventLog) {
    let range = contents[own].layout.strips[index].scrollRange
    guard let ending = contents[own].strips[index].scroller.endWhatIsDue(within: range, by: heededScroll, at: now)
    else { return }
    let (live, strip) = (contents[own], contents[own].layout.strips[index])
    let (edge, isFingers) = (live.strips[index].scroller.motion.target, live.strips[index].scroller.isFingers)
    // A carousel that pages wraps only once it has arrived.
    if case .rests = ending, strip.paging == .quarter, let place = strip.wrapped(edge) {
      contents[own].strips[index].scroller.rest(at: place)
    }
    switch ending {
    case .bounces, .rests(wasNear: true): return
    case .isNear, .rests(wasNear: false): break
    }
    switch (strip.reported, isFingers) {
    case (.page, true):
      log.record(.movedToPage(Int32(strip.page(at: edge))), at: now)
    case (.item75, false):
      if let centre = live.layout.centreItem(of: strip, at: edge) {
        let item = live.layout.items[strip.items.lowerBound + centre]
        let section = Int32(live.layout.sections[strip.section].index)
        log.record(.endScrolling(item: ItemID(section: section, number: item.number, name: item.name)), at: now)
      }
    default:
      break
    }
  }

  /// Wraps infinite carousels that have reached their end: those that show, and the one that a finger holds.
  mutating func wrapStrips(at now: Instant) {
    for own in contents.indices where own == live || contents[own].held != nil { wrapStrips(of: own, at: now) }
  }

  private mutating func wrapStrips(of own: Int, at now: Instant) {
    for index in contents[own].strips.indices {
      let strip = contents[own].layout.strips[index]
      guard strip.loop != nil, strip.paging != .quarter else { continue }
      let place = contents[own].strips[index].scroller.motion.position(at: now)
      guard let new = strip.wrapped(place) else { continue }
      wrapStrip(index, in: own, by: new - place, at: now)
    }
  }

  /// Takes the strips from the finger, before a change of the card; strips that move are at their target at once.
  mutating func stopStrips(at now: Instant, into log: inout EventLog) {
    if case .sliding(let finger) = hold {
      hold = .refused(finger)
      log.record(.ignored(.taken), at: now)
    }
    for own in contents.indices where own == live || contents[own].held != nil {
      contents[own].held = nil
      for index in contents[own].strips.indices {
        let place = contents[own].strips[index].scroller.motion.target
        contents[own].strips[index].scroller.rest(at: contents[own].layout.strips[index].nearestOffset(to: place))
      }
    }
  }
}

extension Strip {
  /// The offsets between which the strip may rest.
  var scrollRange: ScrollRange { ScrollRange(low: 0, high: range) }
}
