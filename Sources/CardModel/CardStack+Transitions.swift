import CardMath
import CardMotion

extension CardStack {
  /// Another card comes in over the top one. A card that was on its way out turns round.
  mutating func push(_ card: Int, animated: Bool, at now: Instant, into log: inout EventLog) {
    stopPages(at: now, into: &log)
    stopStrips(at: now, into: &log)
    let (y, modelY) = (position.position(at: now), top.modelY)
    let velocity = takeFromFinger(at: now, into: &log)
    let covered = top.target.y
    entries[entries.count - 1].scrollOffset = content.target
    let next = cards[card]
    let staysUp = heedsVoiceOver && targetDetent == highestDetent
    let detent =
      isFixed(next) || staysUp ? next.detents.count - 1 : next.preferredDetent ?? next.nearestDetent(to: covered)
    entries.append(Entry(card: card, detent: detent, scrollOffset: 0))
    log.record(.push(card: next.name), at: now)
    let leaving = transitions.all.firstIndex { $0.card == card && $0.direction == .outgoing }
    if leaving == nil {
      resetPages(of: card)
      resetContent(of: card)
    }
    var transition =
      leaving.map { transitions.all.remove(at: $0) }
      ?? Transition(card: card, direction: .incoming, progress: Segment(restingAt: 0))
    transition.direction = .incoming
    transition.other = entries[entries.count - 2].card
    tell(.pushStart, coming: card, going: transition.other, at: now, into: &log)
    arrange(
      transition, to: 1, by: rules.motion.push, animated: animated, y: y, modelY: modelY, velocity: velocity, at: now,
      into: &log)
  }

  /// The top card goes, and the one that it uncovers gets back the detent and the scroll offset that it had. A card
  /// that was on its way in turns round. Of several cards those in between are gone at once: nobody sees them.
  mutating func pop(_ count: Int, animated: Bool, at now: Instant, into log: inout EventLog) {
    guard entries.count > 1 else {
      log.record(.ignored(.nothing), at: now)
      return
    }
    guard rules.command.popsDuringPop || transitions.isEmpty || transitions.front.direction == .incoming else {
      log.record(.ignored(.transition), at: now)
      return
    }
    stopPages(at: now, into: &log)
    stopStrips(at: now, into: &log)
    let (y, modelY) = (position.position(at: now), top.modelY)
    let velocity = takeFromFinger(at: now, into: &log)
    let (leaving, staysUp) = (top.target, heedsVoiceOver && targetDetent == highestDetent)
    let card = entries.removeLast().card
    log.record(.pop(card: cards[card].name), at: now)
    let arriving = transitions.all.lastIndex { $0.card == card && $0.direction == .incoming }
    var transition =
      arriving.map { transitions.all.remove(at: $0) }
      ?? Transition(card: card, direction: .outgoing, progress: Segment(restingAt: 1))
    transition.direction = .outgoing
    let left = max(1, entries.count - (count - 1))
    while entries.count > left { dropTop(at: now, into: &log) }
    if !layout.restoresOnPop || staysUp || isFixed(topCard) {
      let kept = topCard.detent(named: leaving.name) ?? topCard.nearestDetent(to: leaving.y)
      entries[entries.count - 1].detent = staysUp || isFixed(topCard) ? highestDetent : kept
      entries[entries.count - 1].remembered = nil
    }
    transition.other = entries[entries.count - 1].card
    tell(.popStart, coming: transition.other, going: card, at: now, into: &log)
    arrange(
      transition, to: 0, by: rules.motion.pop, animated: animated, y: y, modelY: modelY, velocity: velocity, at: now,
      into: &log)
  }

  /// Takes the top card off the stack with no way out of its own, wherever on its way in it was.
  private mutating func dropTop(at now: Instant, into log: inout EventLog) {
    let card = entries.removeLast().card
    log.record(.pop(card: cards[card].name), at: now)
    if let arriving = transitions.all.lastIndex(where: { $0.card == card && $0.direction == .incoming }) {
      transitions.all.remove(at: arriving)
    }
    log.record(.popped(card: cards[card].name), at: now)
  }

  /// Makes the last entry the top card, leads the stack's `y` to its detent, and the card that comes or goes to the end
  /// of its way.
  private mutating func arrange(
    _ transition: Transition, to progress: Double, by rule: MotionRule, animated: Bool, y: Double, modelY: Double,
    velocity: Velocity, at now: Instant, into log: inout EventLog
  ) {
    var transition = transition
    cause = .transition
    top = Top(topCard, showing: shownCard, at: targetDetent, in: layout, rules: rules)
    content.rest(at: top.nearestOffset(to: entries[entries.count - 1].scrollOffset))
    contentAppears()
    placePages()
    showBar(animated: animated, at: now, into: &log)
    guard animated else {
      position.rest(at: top.target.y)
      remainders = []
      animatedFades.jump(to: top.fades.goal(at: targetDetent, of: topCard))
      finish(transition, over: transitions.all.count, at: now, into: &log)
      return
    }
    if rules.motion.interruption == .fromPresentation { position.rest(at: y) }
    travel(by: rule, fromModel: modelY, velocity: velocity, at: now, into: &log)
    turn(&transition.progress, to: progress, by: rule, at: now, into: &log)
    transitions.all.append(transition)
  }

  /// Leads a card's way in or out to its end, from where it is and as fast as it goes. What velocity is lost is told as
  /// that of a card that crosses the whole screen.
  private func turn(
    _ way: inout Segment, to progress: Double, by rule: MotionRule, at now: Instant, into log: inout EventLog
  ) {
    let (position, rate) = way.state(at: now)
    let velocity = rate ?? 0
    let motion = heeding(rule.motion(from: 0, to: screen.height, fingerVelocity: 0))
    let isKept = motion.start == .given && rules.motion.keepsRetargetVelocity
    way.lead(
      by: motion, from: position, velocity: isKept ? velocity : 0, to: progress, within: .unit, at: now,
      arrival: .unit(of: screen.height))
    if velocity != 0, !isKept { log.record(.lostVelocity(-velocity * screen.height), at: now) }
  }

  /// A card has come in or is gone; `lower` is the number of cards on their way below it.
  ///
  /// One that has come in hides those below it, so they are at the end of their way as well: nothing of them is seen
  /// any more, and the card that it covers stays as dark as it makes it.
  mutating func finish(_ transition: Transition, over lower: Int, at now: Instant, into log: inout EventLog) {
    if transition.direction == .incoming {
      for hidden in transitions.all[..<lower] { tellEnd(of: hidden, at: now, into: &log) }
      transitions.all.removeSubrange(..<lower)
    }
    tellEnd(of: transition, at: now, into: &log)
  }

  private mutating func tellEnd(of transition: Transition, at now: Instant, into log: inout EventLog) {
    let (card, other) = (transition.card, transition.other)
    switch transition.direction {
    case .incoming:
      log.record(.pushed(card: cards[card].name), at: now)
      tell(.pushEnd, coming: card, going: other, at: now, into: &log)
    case .outgoing:
      log.record(.popped(card: cards[card].name), at: now)
      tell(.popEnd, coming: other, going: card, at: now, into: &log)
    }
  }
}
