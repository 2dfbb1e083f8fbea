import CardContent
import CardMath
import CardMotion

extension CardStack {
  /// The index of the strip that lies under a finger, if the content has one there that can be scrolled.
  func strip(atX x: Double, y: Double, at now: Instant) -> Int? {
    guard let live, !contents[live].layout.strips.isEmpty else { return nil }
    let layout = contents[live].layout
    let place = y - cardY(at: now) - top.headerHeight + content.position(at: now)
    let left = layouts[layoutIndex].cardX
    guard let section = layout.section(at: place),
      let index = layout.strip(in: section, at: place - layout.sections[section].y)
    else { return nil }
    let strip = layout.strips[index]
    let isOnIt = x >= left + strip.x && x <= left + strip.x + strip.width
    return isOnIt && strip.range > 0 ? index : nil
  }

  /// Whether a strip goes by itself, so that a touch catches it.
  func isMoving(strip: Int) -> Bool {
    live.map { contents[$0].strips[strip].motion.isUnderWay } ?? false
  }

  /// The index of the content of which a finger holds something. It may have turned away under the finger, and not be
  /// the one that shows.
  var heldContent: Int? { contents.firstIndex { $0.grip != nil } }

  /// Between which offsets a finger leads a strip, and how that yields beyond them.
  func elasticRange(of strip: Strip) -> ElasticRange {
    let band = RubberBand(coefficient: rules.scroll.rubberBandCoefficient, dimension: strip.width)
    let end: ElasticRange.End = rules.scroll.bounces ? .band(band) : .stop(room: 0)
    return ElasticRange(low: 0, high: strip.range, lowEnd: end, highEnd: end)
  }

  // MARK: - By the finger

  /// A finger takes hold of a strip where it is.
  mutating func holdStrip(_ index: Int, _ finger: Finger, fromX x: Double, at now: Instant) {
    guard let live else { return }
    let strip = contents[live].layout.strips[index]
    let offset = contents[live].strips[index].motion.position(at: now)
    var grip = Grip(strip: index, began: offset)
    grip.slide.hold(at: x, showing: offset, range: elasticRange(of: strip))
    contents[live].grip = grip
    contents[live].active = contents[live].strips[index].id
    contents[live].strips[index].motion.rest(at: offset)
    hold = .sliding(finger)
    findMovingStrips()
  }

  /// The finger leads the strip that it holds.
  mutating func driveStrip(toX x: Double, at now: Instant) {
    guard let own = heldContent, var grip = contents[own].grip else { return }
    let range = elasticRange(of: contents[own].layout.strips[grip.strip])
    let place = grip.slide.follow(x, range: range)
    contents[own].grip = grip
    contents[own].strips[grip.strip].motion.rest(at: place)
  }

  /// The finger lets go of the strip: who is to be told of it, is told at once.
  mutating func releaseStrip(velocity fingerVelocity: Double, at now: Instant, into log: inout EventLog) {
    log.record(.release(velocity: fingerVelocity), at: now)
    settleStrip(fingerVelocity: fingerVelocity, at: now, into: &log)
  }

  /// The system takes the finger from the strip, which goes on from rest.
  mutating func cancelStrip(at now: Instant, into log: inout EventLog) {
    log.record(.cancel, at: now)
    settleStrip(fingerVelocity: 0, at: now, into: &log)
  }

  private mutating func settleStrip(fingerVelocity: Double, at now: Instant, into log: inout EventLog) {
    hold = .free
    guard let own = heldContent, let grip = contents[own].grip else { return }
    contents[own].grip = nil
    let live = contents[own]
    let (index, strip) = (grip.strip, live.layout.strips[grip.strip])
    let velocity = 0 - fingerVelocity * grip.slide.slope
    let offset = live.strips[index].motion.position(at: now)
    let rest = Deceleration(
      ratePerMillisecond: rules.scroll.decelerationRatePerMillisecond, position: offset, velocity: velocity
    ).restPosition
    let target = live.layout.target(
      of: strip, from: offset, began: grip.began, projected: strip.nearestOffset(to: rest),
      page: page(of: strip, from: offset, began: grip.began, velocity: velocity))
    if let told = target.told {
      let item = live.layout.items[strip.items.lowerBound + told]
      let section = live.layout.sections[strip.section].index
      log.record(
        .endScrolling(item: ItemID(section: Int32(section), number: item.number, name: item.name)), at: now)
    }
    contents[own].strips[index].isFingers = true
    if let place = target.offset {
      leadStrip(index, in: own, to: place, by: settleRule(of: strip), velocity: velocity, at: now)
    } else {
      freeStrip(index, in: own, velocity: velocity, at: now)
    }
    findMovingStrips()
  }

  /// Where a scroll view that pages comes to rest: on the next page in the finger's direction, or on the nearest one,
  /// as a card's pages do.
  private func page(of strip: Strip, from offset: Double, began: Double, velocity: Double) -> Double {
    guard strip.width > 0 else { return 0 }
    let count = Int((strip.contentWidth / strip.width).rounded(.up))
    let page = rules.paging.target(
      releasedAt: offset, velocity: velocity, from: Int((began / strip.width + 0.5).rounded(.down)),
      stride: strip.width, count: count)
    return strip.nearestOffset(to: Double(page) * strip.width)
  }

  /// Leads a strip to a place, from where it is.
  mutating func leadStrip(
    _ index: Int, in own: Int, to target: Double, by rule: MotionRule, velocity: Double, at now: Instant
  ) {
    let place = contents[own].strips[index].motion.position(at: now)
    guard place != target || velocity != 0 else {
      contents[own].strips[index].motion.rest(at: target)
      return
    }
    let motion = heeding(rule.motion(from: place, to: target, fingerVelocity: velocity))
    contents[own].strips[index].motion.lead(
      by: motion, from: place, velocity: velocity, to: target,
      within: .points(from: 0, to: contents[own].layout.strips[index].range), at: now, arrival: .points)
    if motion.duration == nil { contents[own].strips[index].motion.announceEnd(within: rules.scroll.endDistance) }
  }

  /// Lets a strip slow down by itself, or come back from beyond its end.
  mutating func freeStrip(_ index: Int, in own: Int, velocity: Double, at now: Instant) {
    let strip = contents[own].layout.strips[index]
    let offset = contents[own].strips[index].motion.position(at: now)
    let edge = strip.nearestOffset(to: offset)
    if offset != edge {
      contents[own].strips[index].motion.spring(
        rules.scroll.bounce, from: offset, velocity: velocity, to: edge, within: .points(from: 0, to: strip.range),
        at: now, arrival: .points)
    } else if velocity != 0 {
      let motion = Deceleration(
        ratePerMillisecond: rules.scroll.decelerationRatePerMillisecond, position: offset, velocity: velocity)
      contents[own].strips[index].motion.decelerate(motion, within: 0, strip.range, at: now)
    }
    contents[own].strips[index].motion.announceEnd(within: rules.scroll.endDistance)
  }

  // MARK: - By the program

  /// Leads what lies in a section sideways to an item, or a page. Returns whether there is such a thing.
  mutating func slide(
    section: Int, in own: Int, to page: Int, animated: Bool, at now: Instant, into log: inout EventLog
  ) -> Bool {
    let live = contents[own]
    guard let index = live.layout.strips.firstIndex(where: { live.layout.sections[$0.section].index == section }),
      page >= 0, page < live.layout.strips[index].count
    else { return false }
    if live.grip?.strip == index {
      log.record(.ignored(.held), at: now)
      return true
    }
    let strip = live.layout.strips[index]
    let target = strip.offset(ofPage: page, in: live.layout)
    log.record(.slide(page: Int32(page)), at: now)
    contents[own].active = live.strips[index].id
    contents[own].strips[index].isFingers = false
    if animated {
      let rule = strip.told == .page ? rules.feed.pagedViewJump : rules.paging.jump
      leadStrip(index, in: own, to: target, by: rule, velocity: 0, at: now)
    } else {
      contents[own].strips[index].motion.rest(at: target)
    }
    findMovingStrips()
    return true
  }

  // MARK: - There

  /// Strips that end by an instant: what has slowed down rests or bounces, and what has arrived is told of.
  mutating func endStrips(of own: Int, at now: Instant, into log: inout EventLog) {
    for index in contents[own].strips.indices where contents[own].strips[index].motion.nextInstant <= now {
      endStrip(index, in: own, at: now, into: &log)
    }
    findMovingStrips()
  }

  private mutating func endStrip(_ index: Int, in own: Int, at now: Instant, into log: inout EventLog) {
    let live = contents[own]
    var motion = live.strips[index].motion
    let edge = motion.target
    if motion.end <= now, motion.law == .deceleration, motion.deceleration.restPosition != edge, rules.scroll.bounces {
      let velocity = motion.deceleration.state(at: now.seconds(since: motion.start)).velocity
      motion.spring(
        rules.scroll.bounce, from: edge, velocity: velocity, to: edge,
        within: .points(from: 0, to: live.layout.strips[index].range), at: now, arrival: .points)
      motion.announceEnd(within: rules.scroll.endDistance)
      contents[own].strips[index].motion = motion
      return
    }
    let strip = live.layout.strips[index]
    if motion.end <= now {
      contents[own].strips[index].motion.rest(at: edge)
      // A carousel that pages begins anew only once it is there.
      if strip.paging == .quarter, let place = strip.wrapped(edge) {
        contents[own].strips[index].motion.rest(at: place)
      }
      if motion.isNoticed { return }
    } else {
      contents[own].strips[index].motion.notice()
    }
    switch (strip.told, live.strips[index].isFingers) {
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

  /// Infinite carousels that have come to their end go on at their beginning: those that show, and what a finger holds.
  mutating func wrapStrips(at now: Instant) {
    for own in contents.indices where own == live || contents[own].grip != nil { wrapStrips(of: own, at: now) }
  }

  private mutating func wrapStrips(of own: Int, at now: Instant) {
    for index in contents[own].strips.indices {
      let strip = contents[own].layout.strips[index]
      guard strip.loop != nil, strip.paging != .quarter else { continue }
      let place = contents[own].strips[index].motion.position(at: now)
      guard let new = strip.wrapped(place) else { continue }
      wrapStrip(index, in: own, by: new - place, at: now)
      if contents[own].grip?.strip == index { contents[own].grip?.slide.shift(by: new - place) }
    }
  }

  /// What happens to the card takes its strips from the finger, and those that move are there at once.
  mutating func stopStrips(at now: Instant, into log: inout EventLog) {
    if case .sliding(let finger) = hold {
      hold = .refused(finger)
      log.record(.ignored(.taken), at: now)
    }
    for own in contents.indices where own == live || contents[own].grip != nil {
      contents[own].grip = nil
      for index in contents[own].strips.indices {
        let place = contents[own].strips[index].motion.target
        contents[own].strips[index].motion.rest(at: contents[own].layout.strips[index].nearestOffset(to: place))
      }
    }
    findMovingStrips()
  }

  /// Keeps whether a strip moves, for the frames to know.
  mutating func findMovingStrips() {
    hasMovingStrip = live.map { contents[$0].hasMovingStrip } ?? false
  }
}
