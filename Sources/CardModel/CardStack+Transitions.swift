import CardMath
import CardMotion

extension CardStack {
  /// Another card comes in over the top one. A card that was on its way out turns round.
  mutating func push(_ card: Int, animated: Bool, at now: Instant, into log: inout EventLog) {
    let y = position.position(at: now)
    let velocity = takeFromFinger(at: now, into: &log)
    let covered = top.target.y
    entries[entries.count - 1].scrollOffset = content.target
    let next = cards[card]
    let detent = next.preferredDetent ?? next.nearestDetent(to: covered)
    entries.append(Entry(card: card, detent: detent, scrollOffset: 0))
    log.record(.push(card: next.name), at: now)
    var transition =
      transitions.removeFirst { $0.card == card && $0.direction == .outgoing }
      ?? Transition(card: card, direction: .incoming, progress: Segment(restingAt: 0))
    transition.direction = .incoming
    arrange(
      transition, to: 1, by: rules.motion.push, animated: animated, y: y, velocity: velocity, at: now, into: &log)
  }

  /// The top card goes, and the one below gets back the detent and the scroll offset that it had. A card that was on its
  /// way in turns round.
  mutating func pop(animated: Bool, at now: Instant, into log: inout EventLog) {
    guard entries.count > 1 else {
      log.record(.ignored(.nothing), at: now)
      return
    }
    let y = position.position(at: now)
    let velocity = takeFromFinger(at: now, into: &log)
    let card = entries.removeLast().card
    log.record(.pop(card: cards[card].name), at: now)
    var transition =
      transitions.removeLast { $0.card == card && $0.direction == .incoming }
      ?? Transition(card: card, direction: .outgoing, progress: Segment(restingAt: 1))
    transition.direction = .outgoing
    arrange(
      transition, to: 0, by: rules.motion.pop, animated: animated, y: y, velocity: velocity, at: now, into: &log)
  }

  /// Makes the last entry the top card, leads the stack's `y` to its detent, and the card that comes or goes to the end
  /// of its way.
  private mutating func arrange(
    _ transition: Transition, to progress: Double, by rule: MotionRule, animated: Bool, y: Double, velocity: Velocity,
    at now: Instant, into log: inout EventLog
  ) {
    var transition = transition
    top = Top(topCard, at: targetDetent, on: screen, rules: rules)
    content.rest(at: min(entries[entries.count - 1].scrollOffset, top.scrollRange))
    guard animated else {
      position.rest(at: top.target.y)
      finish(transition, at: now, into: &log)
      return
    }
    position.rest(at: y)
    travel(by: rule, from: velocity, at: now, into: &log)
    let state = transition.progress.state(at: now)
    switch rule {
    case .spring(let spring):
      transition.progress.spring(
        spring, from: state.position, velocity: state.velocity ?? 0, to: progress, at: now,
        arrival: .unit(of: screen.height))
    case .curve(let curve, let duration):
      if let lost = state.velocity, lost != 0 { log.record(.lostVelocity(-lost * screen.height), at: now) }
      transition.progress.curve(curve, duration: duration, from: state.position, to: progress, at: now)
    }
    transitions.append(transition)
  }

  /// A card has come in or is gone.
  func finish(_ transition: Transition, at now: Instant, into log: inout EventLog) {
    let name = cards[transition.card].name
    switch transition.direction {
    case .incoming: log.record(.pushed(card: name), at: now)
    case .outgoing: log.record(.popped(card: name), at: now)
    }
  }
}
