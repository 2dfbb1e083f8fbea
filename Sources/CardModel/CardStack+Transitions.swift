import CardMath
import CardMotion

extension CardStack {
  /// Pushes a card over the top one. A card that was still leaving turns back. One that lies on the stack can't be
  /// pushed again: it has one content.
  ///
  /// - Parameter replaces: True to remove the covered card once this one has arrived.
  mutating func push(
    _ card: Int, animated: Bool, replacing replaces: Bool = false, at now: Instant, into log: inout EventLog
  ) {
    guard !entries.contains(where: { $0.card == card }) else { return log.record(.ignored(.nothing), at: now) }
    stopPages(at: now, into: &log)
    stopStrips(at: now, into: &log)
    let (y, modelY) = (position.position(at: now), top.modelY)
    let velocity = takeFromFingerAsItIs(at: now, into: &log)
    let covered = top.target.y
    entries[entries.count - 1].scrollOffset = content.motion.target
    entries[entries.count - 1].contentAlpha = animatedFades.goal.content
    // The controller stores the detent at which the card counts, even where a rotation has led it there.
    if layout.resizeGoal == .lastArrival { entries[entries.count - 1].remembered = nil }
    let next = cards[card]
    let staysUp = voiceOverMovesCards && isHeadingForTop
    let isUp = (isFixed(next) || staysUp) && !next.startsGone
    let detent = isUp ? next.highestDetent : next.preferredDetent ?? next.nearestShownDetent(to: covered)
    entries.append(Entry(next, card: card, at: detent))
    log.record(.push(card: next.name), at: now)
    // A card that is still leaving comes in again from where it is.
    var transition = Transition(
      card: card, direction: .incoming, progress: Segment(restingAt: 0), path: TransitionPath(restingAt: 0))
    if !takeBack(card, .outgoing, to: &transition) {
      resetPages(of: card)
      resetContent(of: card)
      transition.path = TransitionPath(restingAt: pushStart(of: next, over: cardYInPlace(at: now)))
    }
    transition.direction = .incoming
    transition.replacesOther = replaces
    transition.detent = next.detents[detent].name
    transition.arrival = replaces ? motionEnds.arrived : transition.detent
    transition.other = entries[entries.count - 2].card
    notify(.pushStart, coming: card, going: transition.other, at: now, into: &log)
    arrange(
      &transition, to: 1, by: rules.motion.push, animated: animated, y: y, modelY: modelY, velocity: velocity, at: now,
      into: &log)
  }

  /// Replaces the top card, even if it is the root. The new card comes in with an animation only if it appears at
  /// another detent. Source: TGCardViewController 2.5.1, lines 1320 to 1340.
  mutating func swap(for card: Int, animated: Bool, at now: Instant, into log: inout EventLog) {
    let next = cards[card]
    let wanted = next.preferredDetent.map { next.detents[$0].name }
    push(card, animated: animated && wanted != top.target.name, replacing: true, at: now, into: &log)
  }

  /// Pops the top card. The card that it uncovers gets back its former detent and scroll offset. A card that was still
  /// coming in turns back. If several cards are popped, those in between are removed at once, without an animation.
  mutating func pop(_ count: Int, animated: Bool, at now: Instant, into log: inout EventLog) {
    guard entries.count > 1 else {
      log.record(.ignored(.nothing), at: now)
      // The last card asks the presenter of the stack to dismiss it.
      if rules.callbacks.order == .tgcard { log.record(.callback(.requestsDismissal), at: now) }
      return
    }
    guard rules.command.popsDuringPop || transitions.isEmpty || transitions.front.direction == .incoming else {
      log.record(.ignored(.transition), at: now)
      return
    }
    stopPages(at: now, into: &log)
    stopStrips(at: now, into: &log)
    let (y, modelY) = (position.position(at: now), top.modelY)
    let velocity = takeFromFingerAsItIs(at: now, into: &log)
    let (leaving, staysUp) = (top.target, voiceOverMovesCards && isHeadingForTop)
    let card = entries.removeLast().card
    log.record(.pop(card: cards[card].name), at: now)
    // A card that is still coming in leaves from where it is.
    var transition = Transition(
      card: card, direction: .outgoing, progress: Segment(restingAt: 1), path: TransitionPath(restingInStackAt: 0))
    _ = takeBack(card, .incoming, to: &transition)
    transition.direction = .outgoing
    transition.replacesOther = false
    let left = max(1, entries.count - (count - 1))
    while entries.count > left { dropTop(at: now, into: &log) }
    // A card that is gone stays gone when it is uncovered.
    let isGone = topCard.detents[targetDetent].isGone
    if !isGone, !layout.restoresOnPop || staysUp || isFixed(topCard) {
      let kept = topCard.detent(named: leaving.name) ?? topCard.nearestShownDetent(to: leaving.y)
      entries[entries.count - 1].detent = staysUp || isFixed(topCard) ? highestDetent : kept
      entries[entries.count - 1].remembered = nil
    }
    transition.other = entries[entries.count - 1].card
    transition.detent = topCard.detents[targetDetent].name
    transition.arrival = transition.detent
    notify(.popStart, coming: transition.other, going: card, at: now, into: &log)
    arrange(
      &transition, to: 0, by: rules.motion.pop, animated: animated, y: y, modelY: modelY, velocity: velocity, at: now,
      into: &log)
  }

  /// Removes the top card from the stack without an animation of its own, at any point of its entrance.
  private mutating func dropTop(at now: Instant, into log: inout EventLog) {
    let card = entries.removeLast().card
    log.record(.pop(card: cards[card].name), at: now)
    var dropped = transitions.front
    _ = takeBack(card, .incoming, to: &dropped)
    log.record(.popped(card: cards[card].name), at: now)
  }

  /// Makes the last entry the top card, moves the stack's `y` to its detent, and moves the pushed or popped card to the
  /// end of its path.
  private mutating func arrange(
    _ transition: inout Transition, to progress: Double, by rule: MotionRule, animated: Bool, y: Double, modelY: Double,
    velocity: Velocity, at now: Instant, into log: inout EventLog
  ) {
    cause = .transition
    findTop()
    content.rest(at: top.nearestOffset(to: entries[entries.count - 1].scrollOffset))
    contentAppears()
    placePages()
    showBars(animated: animated, at: now, into: &log)
    guard animated else {
      position.rest(at: top.target.y)
      remainders = []
      animatedFades.jump(to: top.fades.goal(at: targetDetent, of: topCard))
      // A card that has arrived hides those below it.
      if transition.direction == .incoming {
        for hidden in transitions.removeAll() { endEarly(hidden, at: now, into: &log) }
      }
      notifyEnd(of: transition.end, at: now, into: &log)
      return
    }
    let edge = transition.path.state(at: now, over: (cardYInPlace(at: now), velocity.value))
    if rules.motion.interruption == .fromPresentation { position.rest(at: y) }
    travel(by: rule, fromModel: modelY, velocity: velocity, at: now, into: &log)
    beginContent(of: transition.direction)
    let motion = slide(&transition, from: edge, by: rule, at: now)
    turn(&transition.progress, to: progress, by: motion, at: now, into: &log)
    transitions.append(transition)
  }

  /// Has the alpha of the content that comes in begin at its own value, where animations switch it: a pushed card's is
  /// set before its animation, and that of an uncovered card is animated from where it was.
  ///
  /// Source: TGCardViewController 2.5.1, push: where the card's view is built; pop: its animation block.
  private mutating func beginContent(of direction: Transition.Direction) {
    guard !top.fades.areTracked else { return }
    let goal = animatedFades.goal.content
    let own = direction == .incoming ? nil : entries[entries.count - 1].contentAlpha
    animatedFades.beginContent(at: own ?? goal)
  }

  /// Returns the initial y of a card that is pushed over one at `y`: below the screen, in points.
  ///
  /// Source: TGCardViewController 2.5.1, lines 936 to 943, where it begins at the map's bottom edge. Until 2019 it
  /// began at the bottom of the view in which the cards lie.
  @inline(__always)
  private func pushStart(of card: Card, over y: Double) -> Double {
    switch rules.motion.pushStart {
    case .screenEdge: screen.height
    case .ownHeight: y + height(of: card)
    }
  }

  /// Returns a card's height, points: at its highest detent it ends at the screen's bottom edge.
  @inline(__always)
  private func height(of card: Card) -> Double { screen.height - card.detents[card.detents.count - 1].y }

  /// Moves the top edge of the pushed or popped card to its end position.
  ///
  /// A pushed card lies in the view that moves from the old top card's `y` to the new one's, and moves to the top of
  /// that view by the same motion. From rest that makes, with `p` from 0 to 1,
  ///
  /// ```
  /// from + (newY − from) · p                     push, from = H, the map's bottom edge
  /// oldY + (newY − oldY) · q + height · q        pop with that view, q = 1 − p
  /// oldY + (H − oldY) · q                        pop to the screen's bottom edge
  /// oldY + (height + 100 − oldY) · q             pop of a picture, which isn't in that view
  /// ```
  /// Source: TGCardViewController 2.5.1: push, lines 936 to 943 and 1054 to 1090; pop, lines 1246 to 1251, the second
  /// formula before iOS 26 and the last one on it.
  ///
  /// - Parameter edge: The edge's y, points, and its velocity, points per second.
  /// - Returns: The motion that moves it: stiffened if a pushed card would pass a detent by more than the rules allow.
  private mutating func slide(
    _ transition: inout Transition, from edge: (position: Double, velocity: Double), by rule: MotionRule,
    at now: Instant
  ) -> Motion {
    var motion = heeding(rule.motion(from: 0, to: screen.height, fingerVelocity: 0))
    let isKept = motion.start == .given && rules.motion.keepsRetargetVelocity
    let stack = (position: cardYInPlace(at: now), velocity: position.stateInPlace(at: now).velocity ?? 0)
    var (place, velocity) = (edge.position - stack.position, edge.velocity - stack.velocity)
    var (end, goesWithStack) = (0.0, true)
    if transition.direction == .outgoing {
      switch rules.motion.popEnd {
      case .screenEdge: (end, goesWithStack) = (screen.height, false)
      case .ownHeight: end = height(of: cards[transition.card])
      case .picture: (end, goesWithStack) = (height(of: cards[transition.card]) + PopEnd.pictureMargin, false)
      }
      if !goesWithStack { (place, velocity) = edge }
    }
    if !isKept { velocity = 0 }
    if transition.direction == .incoming, case .spring(let spring) = motion.timing {
      // The view in which it lies may pass the detent as well.
      let passed = position.law.passing(towards: -1)
      let room = rules.motion.limits.room(
        above: top.target.y, starting: motion.start, highestY: top.highestY, lowestY: top.lowestY)
      motion.timing = .spring(
        spring.stiffened(
          displacement: place, velocity: motion.startVelocity(given: velocity, over: 0 - place),
          limit: max(0, room - passed), towards: -1))
    }
    transition.path.animate(
      to: end, goingWithStack: goesWithStack, from: place, velocity: velocity, by: motion, at: now)
    return motion
  }

  /// Moves a card's progress to its end, from its present value and velocity. Lost velocity is logged as that of a card
  /// that crosses the whole screen, in points per second.
  @inline(__always)
  private func turn(
    _ coordinate: inout Segment, to progress: Double, by motion: Motion, at now: Instant, into log: inout EventLog
  ) {
    let (position, rate) = coordinate.state(at: now)
    let velocity = rate ?? 0
    let isKept = motion.start == .given && rules.motion.keepsRetargetVelocity
    coordinate.run(
      motion, from: position, velocity: isKept ? velocity : 0, to: progress, within: .unit, at: now,
      arrival: .unit(of: screen.height))
    if velocity != 0, !isKept { log.record(.lostVelocity(-velocity * screen.height), at: now) }
  }

  /// Ends the transitions that are due by an instant.
  ///
  /// A pushed card that has arrived hides those below it, so their transitions end as well: they are no longer visible,
  /// and the card that it covers keeps the dimming that it causes.
  mutating func endTransitions(by now: Instant, into log: inout EventLog) {
    guard transitions.earliestEnd <= now else { return }
    if let only = transitions.removeOnly() { return notifyEnd(of: only, at: now, into: &log) }
    for transition in transitions.removeDue(by: now) {
      if transition.progress.end <= now {
        notifyEnd(of: transition.end, at: now, into: &log)
      } else {
        endEarly(transition, at: now, into: &log)
      }
    }
  }

  /// Ends a transition that a card hides before its own end, which may still be reported at its own instant.
  @inline(never)
  private mutating func endEarly(_ transition: Transition, at now: Instant, into log: inout EventLog) {
    notifyEnd(of: transition.end, isReported: !scheduleEnd(of: transition), at: now, into: &log)
  }

  /// Removes the transition of a card that turns back, and moves it to `taken`. Its end may still be reported at its
  /// own instant. Returns false if there is none.
  @inline(never)
  private mutating func takeBack(
    _ card: Int, _ direction: Transition.Direction, to taken: inout Transition
  ) -> Bool {
    guard transitions.take(card, direction, to: &taken) else { return false }
    scheduleEnd(of: taken)
    return true
  }

  /// Takes card and content from the finger, and returns the card's velocity. Where a touch that is taken away leaves
  /// the card where it is, it counts as at the detent there.
  @inline(never)
  private mutating func takeFromFingerAsItIs(at now: Instant, into log: inout EventLog) -> Velocity {
    let isHeld = fingerMovesCard
    let velocity = takeFromFinger(at: now, into: &log)
    if isHeld, rules.touch.cancel == .stay, !isFixed(topCard) { strand() }
    return velocity
  }

  @inline(never)
  private mutating func notifyEnd(
    of transition: Transition.End, isReported: Bool = true, at now: Instant, into log: inout EventLog
  ) {
    let (card, isPush) = (transition.card, transition.direction == .incoming)
    log.record(isPush ? .pushed(card: cards[card].name) : .popped(card: cards[card].name), at: now)
    if isReported { report(transition.scheduled(at: now), at: now, into: &log) }
    if isPush, transition.replacesOther { dropCard(below: card, at: now, into: &log) }
  }

  /// Removes the card that another one has replaced, without an animation.
  private mutating func dropCard(below card: Int, at now: Instant, into log: inout EventLog) {
    guard let index = entries.lastIndex(where: { $0.card == card }), index > 0 else { return }
    log.record(.popped(card: cards[entries.remove(at: index - 1).card].name), at: now)
    if world.hasModalCards { findFades() }
  }
}
