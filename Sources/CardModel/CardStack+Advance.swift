import CardMath

extension CardStack {
  /// Lets time pass up to and including `instant`: everything that ends by itself until then ends, each at its own
  /// instant.
  @inlinable
  public mutating func advance(to instant: Instant, into log: inout EventLog) {
    // Before most frames nothing ends, so a first test, by whole ticks, is made before the call.
    if nextEnd.ticks <= instant.ticks { endWhatIsDue(by: instant, into: &log) }
  }

  /// Derives the values that frames check first: the instant of the next end, and the flags for content that waits for
  /// a frame or moves sideways.
  ///
  /// Every function that changes the stack calls it last; nothing in between reads these values.
  mutating func findNextEnd() {
    // Mostly nothing ends by itself, which takes no comparison of instants to see.
    if contents.isEmpty, remainders.isEmpty, position.dueTicks & content.motion.dueTicks & dueTicksApart == .max {
      nextEnd = .distantFuture
      return
    }
    var end = position.end
    end.lower(to: content.motion.nextInstant)
    end.lower(to: bars.end)
    end.lower(to: overlays.end)
    end.lower(to: fadeRemainder.end)
    end.lower(to: pager.scroller.motion.nextInstant)
    end.lower(to: transitions.earliestEnd)
    end.lower(to: motionEnds.earliest)
    if !remainders.isEmpty { for rest in remainders { end.lower(to: rest.end) } }
    if !contents.isEmpty {
      for index in contents.indices { contents[index].lower(&end) }
      waitsForFrame = contents.contains { $0.waitsForFrame }
      hasMovingStrip = live.map { contents[$0].hasMovingStrip } ?? false
    }
    nextEnd = end
  }

  /// The ticks of all ends of the bars, the visibility, the fades, the pages and the transitions, combined as
  /// `Segment.dueTicks` are.
  private var dueTicksApart: Int64 {
    @inline(__always) get {
      bars.dueTicks & overlays.end.ticks & fadeRemainder.end.ticks
        & pager.scroller.motion.dueTicks & transitions.earliestEnd.ticks & motionEnds.earliest.ticks
    }
  }

  @usableFromInline
  mutating func endWhatIsDue(by instant: Instant, into log: inout EventLog) {
    while nextEnd <= instant {
      let now = nextEnd
      if !remainders.isEmpty { remainders.removeAll { $0.end <= now } }
      // Copies share these until one of them changes.
      if bars.end <= now { bars.endWhatIsDue(by: now) }
      if overlays.end <= now { overlays.endWhatIsDue(by: now) }
      if fadeRemainder.end <= now { fadeRemainder.endWhatIsDue(by: now) }
      endCard(at: now, into: &log)
      if motionEnds.earliest <= now { endMotions(by: now, into: &log) }
      endContent(at: now, into: &log)
      if pager.scroller.motion.nextInstant <= now { endPages(at: now, into: &log) }
      if !contents.isEmpty { endContents(by: now, into: &log) }
      endTransitions(by: now, into: &log)
      findNextEnd()
    }
  }

  private mutating func endCard(at now: Instant, into log: inout EventLog) {
    guard position.end <= now else { return }
    let velocity = momentum(at: now)
    position.rest(at: position.target)
    if animatedFades.areMoving { animatedFades.finish() }
    noteRest(at: now, into: &log)
    noteArrival(at: now, into: &log)
    if let velocity { handMomentumToContent(velocity, at: now, into: &log) }
  }

  /// Ends the content's motion: decelerated content rests, or meets its end with some velocity left and bounces there.
  /// Its end is reported once.
  private mutating func endContent(at now: Instant, into log: inout EventLog) {
    if handsMomentumToCard(at: now, into: &log) { return }
    switch content.endWhatIsDue(within: top.range, by: heededScroll, at: now) {
    case nil, .rests(wasNear: true): break
    case .isNear, .rests(wasNear: false): log.record(.scrolled(offset: content.motion.target), at: now)
    case .bounces(let velocity): log.record(.bounce(velocity: velocity), at: now)
    }
  }
}
