import CardMath
import CardMotion

extension CardStack {
  /// Processes one sample of a finger. The first finger owns the gesture; others are ignored.
  mutating func take(
    _ touch: Touch, at now: Instant, sampledAt: Int64, into log: inout EventLog
  ) {
    if case .began = touch.phase {
      guard case .free = fingerState.hold else { return }
      makeFingerOwn()
      ownFinger.tracker.reset()
      track(touch, sampledAt: sampledAt)
      begin(Finger(touch), at: now, into: &log)
      return
    }
    guard fingerState.hold.finger?.pointer == touch.pointer else { return }
    makeFingerOwn()
    switch touch.phase {
    case .began, .moved, .stationary:
      track(touch, sampledAt: sampledAt)
      fingerMoved(toX: touch.x, y: touch.y, at: now, into: &log)
    case .ended:
      // The lift moves the card, but it contains no information about the finger's velocity.
      if !heedsOnlyChanges { fingerMoved(toX: touch.x, y: touch.y, at: now, into: &log) }
      switch fingerState.hold {
      case .paging:
        releasePages(velocity: fingerState.tracker.keepSidewaysVelocity(at: sampledAt), at: now, into: &log)
      case .sliding:
        releaseStrip(velocity: fingerState.tracker.keepSidewaysVelocity(at: sampledAt), at: now, into: &log)
      case .free, .pending, .dragging, .refused:
        lift(at: now, velocity: fingerState.tracker.y.keepVelocity(at: sampledAt), into: &log)
      }
    case .cancelled:
      letGo(at: now, sampledAt: sampledAt, into: &log)
    }
  }

  /// Handles a touch that is taken away: the part that it held goes on without it.
  private mutating func letGo(at now: Instant, sampledAt: Int64, into log: inout EventLog) {
    switch fingerState.hold {
    case .paging: cancelPages(at: now, into: &log)
    case .sliding: cancelStrip(at: now, into: &log)
    case .free, .pending, .dragging, .refused:
      cancel(at: now, velocity: fingerState.tracker.y.keepVelocity(at: sampledAt), into: &log)
    }
  }

  /// Takes its hold from the finger that is down, and ignores that finger until it lifts.
  mutating func refuseFinger(at now: Instant, into log: inout EventLog) {
    guard let finger = hold.finger else { return }
    if case .refused = hold { return }
    letGo(at: now, sampledAt: now.ticks, into: &log)
    fingerState.hold = .refused(finger)
  }

  /// Returns true if this finger is the one that is down and owns the gesture.
  public func follows(_ pointer: Int32) -> Bool { hold.finger?.pointer == pointer }

  /// Records a sample of the finger that owns the gesture, if another sample follows before the next frame: it moves
  /// nothing, and only an estimator that reads coalesced touches gets it.
  ///
  /// - Parameters:
  ///   - touch: The sample.
  ///   - sampledAt: The hardware's time of the sample, in ticks.
  ///   - isLast: True if the finger lifts next. A lift contains no information about the velocity, so the sample is the
  ///     newest for every estimator.
  public mutating func takeOvertaken(_ touch: Touch, sampledAt: Int64, isLast: Bool) {
    guard isLast || rules.touch.estimator.readsCoalescedTouches else { return }
    makeFingerOwn()
    track(touch, sampledAt: sampledAt)
  }

  /// Records a sample for the velocity of a finger that is the stack's own. Its x matters only for pages and carousels.
  private mutating func track(_ touch: Touch, sampledAt: Int64) {
    // `||` would make a closure, which copies the whole stack at each touch.
    let isSideways = watchesFrames ? true : occasional.pager.shown.isEmpty ? false : hasPages
    ownFinger.tracker.add(touch, at: sampledAt, sideways: isSideways)
  }

  /// Handles a finger that comes down.
  private mutating func begin(_ finger: Finger, at now: Instant, into log: inout EventLog) {
    let y = cardYInPlace(at: now)
    let region: Region =
      finger.y < y || !cardSpans(finger.x) || !overlays.areShown
      ? .map : finger.y < y + top.headerHeight ? .header : .content
    log.record(.touch(region), at: now)
    // If the card isn't at its top, a pull on the content moves the card, so the touch doesn't stop the content.
    let stopsContent = region == .content && content.motion.isUnderWay && !isMoving && scrollsHere
    // An additive motion isn't stopped: a drag begins from the card's model position.
    let isAdditive = rules.motion.interruption == .additive
    let stopsCard = isMoving && top.isDraggable && (rules.touch.grabs || !isAdditive)
    let stopsSomething = stopsCard || stopsContent
    if let refusal = refusal(of: region, stopping: stopsCard || (stopsContent && !isAdditive)) {
      log.record(.ignored(refusal), at: now)
      fingerState.hold = .refused(finger)
    } else if stopsSomething {
      log.record(.grab, at: now)
      // A card that is caught above its top can go no further: the finger pulls the content.
      let pullsContent = region == .content && canScroll && (y <= top.highestY || !isMoving)
      let owner: DragOwner = pullsContent ? .content : .card
      if isMoving {
        remainders = []
        position.rest(at: y)
        top.modelY = y
      }
      if owner == .content { content.rest(at: content.motion.position(at: now)) }
      fingerState.drag = newDrag(.grab, region, owner: owner, fingerY: finger.y, at: now)
      fingerState.hold = .dragging(finger)
      notify(.dragBegin, at: now, into: &log)
    } else if hasMovingStrip, region == .content, let strip = movingStrip(under: finger, at: now) {
      log.record(.grab, at: now)
      holdStrip(strip, finger, fromX: finger.x, at: now)
    } else if pager.isUnderWay {
      // A scroll view that pages is caught by any touch.
      log.record(.grab, at: now)
      holdPages(finger, fromX: finger.x, at: now)
    } else {
      fingerState.hold = .pending(finger, region)
    }
  }

  /// True if a drag of the card moves it only between the first and the last event of the drag.
  private var heedsOnlyChanges: Bool {
    @inline(__always) get {
      guard rules.drag.begin != .moves, case .dragging = hold else { return false }
      return fingerState.drag.owner == .card ? true : rules.scroll.handoff == .shared
    }
  }

  /// Returns the index of the strip under a finger if that strip moves by itself: any touch catches it.
  @inline(never)
  private func movingStrip(under finger: Finger, at now: Instant) -> Int? {
    guard let strip = strip(atX: finger.x, y: finger.y, at: now) else { return nil }
    return isMoving(strip: strip) ? strip : nil
  }

  /// Returns true if the card's width includes the finger's x. A card over the map is as wide as the screen, for any x.
  @inline(__always)
  func cardSpans(_ x: Double) -> Bool {
    switch world.layouts[layoutIndex].place {
    case .overMap: true
    case .besideMap(let left, let width): x >= left && x <= left + width
    }
  }

  /// Returns the reason to refuse a touch that comes down now, or nil.
  @inline(__always)
  private func refusal(of region: Region, stopping stopsSomething: Bool) -> IgnoredReason? {
    if region == .map { return .map }
    if !transitions.isEmpty { return .transition }
    return stopsSomething && !rules.touch.grabs ? .moving : nil
  }

  /// Handles a move of the finger that is down.
  private mutating func fingerMoved(toX x: Double, y: Double, at now: Instant, into log: inout EventLog) {
    switch fingerState.hold {
    case .free:
      return
    case .refused(var finger):
      (finger.x, finger.y) = (x, y)
      ownFinger.hold = .refused(finger)
    case .dragging(var finger):
      (finger.x, finger.y) = (x, y)
      ownFinger.hold = .dragging(finger)
      drive(to: y, at: now, into: &log)
    case .paging(var finger):
      (finger.x, finger.y) = (x, y)
      ownFinger.hold = .paging(finger)
      drivePages(toX: x)
    case .sliding(var finger):
      (finger.x, finger.y) = (x, y)
      ownFinger.hold = .sliding(finger)
      driveStrip(toX: x, at: now)
    case .pending(let finger, let region):
      pendingMoved(finger, region, toX: x, y: y, at: now, into: &log)
    }
  }

  /// Handles a move of a finger that hasn't crossed the slop: it may now.
  @inline(never)
  private mutating func pendingMoved(
    _ finger: Finger, _ region: Region, toX x: Double, y: Double, at now: Instant, into log: inout EventLog
  ) {
    var finger = finger
    let crossing = finger.crossing(of: rules.touch.slop, onTheWayToX: x, y: y)
    (finger.x, finger.y) = (x, y)
    guard let crossing else {
      fingerState.hold = .pending(finger, region)
      return
    }
    // Rounding leaves up to 1e-9 points of difference for a finger that goes as far sideways as along.
    let (across, along) = ((crossing.x - finger.downX).magnitude, (crossing.y - finger.downY).magnitude)
    let isSideways = across > along + 1e-9
    // Strips in the content take precedence over the pages that contain the content.
    if isSideways, region == .content, let strip = strip(atX: finger.downX, y: finger.downY, at: now) {
      log.record(.drag, at: now)
      holdStrip(strip, finger, fromX: crossing.x, at: now)
      driveStrip(toX: x, at: now)
      return
    }
    // Pages that were set in motion under the finger belong to it, in whichever direction it moves.
    if hasPages, isSideways || pager.isUnderWay {
      log.record(pager.isUnderWay ? .grab : .drag, at: now)
      holdPages(finger, fromX: crossing.x, at: now)
      drivePages(toX: x)
      return
    }
    let isTie = across > 0 && (across - along).magnitude <= 1e-9
    guard !(isSideways || isTie && rules.touch.refusesDiagonal) || !locksAxis(in: region) else {
      log.record(.ignored(.sideways), at: now)
      fingerState.hold = .refused(finger)
      return
    }
    if rules.motion.interruption == .additive { leaveRemainder() }
    // A finger going down pulls the card, unless the card can't be dragged or the content under the finger is
    // scrolled.
    let findsContent =
      y <= crossing.y || content.motion.position(at: now) > top.range.low || rules.scroll.handoff == .shared
      || !top.isDraggable || (rules.scroll.isItsOwn && !rules.scroll.handsOverToCard) || keepsPull
    let pullsContent = region == .content && findsContent && !isMoving && canScroll
    guard pullsContent || top.isDraggable && !(region == .content && keepsPull) else {
      log.record(.ignored(.fixed), at: now)
      fingerState.hold = .refused(finger)
      return
    }
    log.record(.drag, at: now)
    let begin = dragBegin(of: pullsContent ? .content : .card)
    fingerState.drag = newDrag(
      .slop, region, owner: pullsContent ? .content : .card, fingerY: begin == .anchors ? y : crossing.y, at: now)
    // Below its top the card takes the first step, although the content's pan moves it.
    if rules.scroll.handoff == .shared, position.position(at: now) > top.highestY {
      fingerState.drag.show(.card)
    }
    fingerState.hold = .dragging(finger)
    notify(.dragBegin, at: now, into: &log)
    if begin == .moves { drive(to: y, at: now, into: &log) }
  }

  /// Returns true if a finger that moves sideways in that region is refused.
  private func locksAxis(in region: Region) -> Bool {
    rules.touch.locksAxis
      && (!rules.touch.locksAxisOnContentOnly || region == .content && top.hasScrollableContent)
  }

  /// Returns the effect of the event that begins a drag. A scroll view's own pan isn't the controller's, unless the
  /// controller listens to it: then the travel counts from the point where the pan began.
  private func dragBegin(of owner: DragOwner) -> DragBegin {
    switch (rules.drag.begin, owner) {
    case (.moves, _), (_, .card): rules.drag.begin
    case (_, .content): rules.scroll.handoff == .shared ? .anchors : .moves
    }
  }

  /// Handles the lift of the finger that is down.
  private mutating func lift(at now: Instant, velocity: Double, into log: inout EventLog) {
    let hold = fingerState.hold
    fingerState.hold = .free
    guard case .dragging(let finger) = hold else { return }
    let isLetGo = fingerState.drag.origin == .grab && finger.travel <= rules.touch.resumeDistance
    switch fingerState.drag.owner {
    case .card where isLetGo:
      log.record(.resume(detent: top.target.name), at: now)
      notify(.dragEnd, at: now, into: &log)
      goOn(at: now, into: &log)
    case .card:
      log.record(.release(velocity: velocity), at: now)
      release(velocity: velocity, at: now, into: &log)
    case .content where fingerState.drag.mover == .card:
      log.record(.release(velocity: velocity), at: now)
      release(velocity: velocity, at: now, into: &log)
    case .content where rules.scroll.handoff == .shared && !isAtTarget:
      // The finger moved the card to an end before it scrolled the content. A finger that goes up decides both; if it
      // scrolls back, only the end of the pan reaches the card, which goes to the nearest detent. Content scrolls on
      // only under a card at its top. Source: SweetCurtain 0.2.5, CurtainController.swift, lines 250 to 293.
      log.record(.release(velocity: velocity), at: now)
      release(velocity: min(velocity, 0), at: now, into: &log)
      releaseContent(
        velocity: isHeadingForTop ? -velocity * fingerState.drag.slope : 0, at: now, into: &log)
    case .content:
      let event: Event = isLetGo && !isAtTarget ? .resume(detent: top.target.name) : .release(velocity: velocity)
      log.record(event, at: now)
      notify(.dragEnd, at: now, into: &log)
      releaseContent(velocity: isLetGo ? 0 : -velocity * fingerState.drag.slope, at: now, into: &log)
      if isAtTarget, !isMoving { noteStanding() }
      if rules.scroll.handoff == .exact, !isAtTarget { goOn(at: now, into: &log) }
    }
  }

  /// Resumes the motion of a card that was let go where it was caught: from rest to its target.
  private mutating func goOn(at now: Instant, into log: inout EventLog) {
    let modelY = top.modelY
    top.modelY = top.target.modelY
    cause = .release
    settle(
      by: rules.motion.settle.motion(from: modelY, to: top.modelY, fingerVelocity: 0), velocity: 0, at: now, into: &log)
    scheduleEnd()
  }

  /// True if the card rests at its target. It is false for a card that was caught above its top, while the content is
  /// scrolled.
  private var isAtTarget: Bool { position.target == top.target.y }

  /// Handles a finger that the system takes away.
  private mutating func cancel(at now: Instant, velocity: Double, into log: inout EventLog) {
    let hold = fingerState.hold
    fingerState.hold = .free
    log.record(.cancel, at: now)
    guard case .dragging = hold else { return }
    // SweetCurtain tells its delegate nothing of a list's pan that is taken away.
    let isListsPan = rules.scroll.handoff == .shared && fingerState.drag.owner == .content
    let moment: CallbackMoment = isListsPan ? .lostPan : .release
    switch (fingerState.drag.mover, rules.touch.cancel) {
    case (.card, .nearest):
      snapToNearest(as: moment, at: now, into: &log)
    case (.card, .stay) where fingerState.drag.owner == .card && !isFixed(topCard):
      strand()
      notify(.dragEnd, at: now, into: &log)
    case (.card, _):
      release(velocity: velocity, as: moment, at: now, into: &log)
    case (.content, _) where rules.scroll.handoff == .shared:
      if !isAtTarget { snapToNearest(as: moment, at: now, into: &log) }
      releaseContent(velocity: 0, at: now, into: &log)
    case (.content, _):
      notify(.dragEnd, at: now, into: &log)
      releaseContent(velocity: 0, at: now, into: &log)
      if rules.scroll.handoff == .exact, !isAtTarget { goOn(at: now, into: &log) }
    }
  }

  /// Sends a released card, without velocity, to the nearest of the detents at which it may rest.
  private mutating func snapToNearest(as moment: CallbackMoment, at now: Instant, into log: inout EventLog) {
    let nearest = isFixed(topCard) ? highestDetent : topCard.nearestShownDetent(to: position.position(at: now))
    snap(to: nearest, fingerVelocity: 0, slope: 0, as: moment, at: now, into: &log)
  }

  /// Leaves the card at its position; the rules determine the detent that it counts as at.
  mutating func strand() {
    let modelY = top.modelY
    targetDetent = topCard.detent(at: modelY, margin: rules.touch.stayMargin, isCompact: leadsOnlyToTop)
    top.modelY = modelY
  }

  /// Decides the target of a card that a finger released, or content that hands its momentum over, and sends it there.
  /// `slope` is the share of the velocity that shows; nil: the finger's.
  mutating func release(
    velocity: Double, slope: Double? = nil, as moment: CallbackMoment = .release, at now: Instant,
    into log: inout EventLog
  ) {
    let slope = slope ?? fingerState.drag.slope
    noteAttempt(releasedAt: velocity, at: now, into: &log)
    let decision = rules.decision(releasedAt: top.modelY, velocity: velocity, of: topCard, from: targetDetent)
    let release = Release(
      layout: layoutIndex, card: entries[entries.count - 1].card, modelY: top.modelY, y: startY(at: now),
      velocity: velocity, slope: slope, committed: targetDetent)
    snap(
      to: decision.target, fingerVelocity: velocity, slope: slope, decidedBy: release, as: moment, at: now, into: &log)
  }

  /// Sends a released card to a detent. `slope` is the share of the finger's velocity that shows, `release` what the
  /// rules decided by, if they did, and `moment` what the app is told of: a release, or a pan that a list lost.
  mutating func snap(
    to detent: Int, fingerVelocity: Double, slope: Double, decidedBy release: Release? = nil,
    as moment: CallbackMoment = .release, at now: Instant, into log: inout EventLog
  ) {
    lastRelease = release
    log.record(.snap(detent: topCard.detents[detent].name), at: now)
    let (modelY, before) = (top.modelY, targetDetent)
    targetDetent = detent
    cause = .release
    notify(moment, y: top.modelY, before: before, at: now, into: &log)
    begin(
      apart.place.pointee.world.place.pointee.rules.flightInPlace(
        to: detent, fromModelY: modelY, y: startY(at: now), velocity: fingerVelocity, slope: slope, of: topCard,
        reducingMotion: accessibility.isMotionReduced), at: now, into: &log)
    endAtTopForMomentum(at: now)
    scheduleEnd()
    if moment == .release { notify(.settleStart, at: now, into: &log) }
  }
}
