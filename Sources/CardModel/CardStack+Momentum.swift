import CardMath
import CardMotion

/// Momentum that goes on from the card to its content, and back, if the rules want that.
extension CardStack {
  /// Cuts the motion of a card short that was released below its top detent, where it reaches that: the content goes on
  /// from there with the velocity that the card has at that instant. A card that only approaches its top has none, and
  /// keeps its motion.
  mutating func endAtTopForMomentum(at now: Instant) {
    guard handsMomentum(at: targetDetent), remainders.isEmpty, position.position(at: now) > top.highestY else { return }
    position.endAtTarget()
  }

  /// Returns the velocity, points per second, upward, with which a released card reaches its top detent while its
  /// motion is cut short there; nil: the card's motion just ends.
  func momentum(at now: Instant) -> Double? {
    guard handsMomentum(at: targetDetent), cause == .release, position.isTimed, position.target == top.highestY,
      let velocity = position.state(at: now).velocity
    else { return nil }
    return velocity < 0 ? -velocity : nil
  }

  /// Lets the content slow down from the velocity with which the card reached its top.
  mutating func handMomentumToContent(_ velocity: Double, at now: Instant, into log: inout EventLog) {
    guard !content.motion.isMoving else { return }
    log.record(.handoff(to: .content), at: now)
    releaseContent(velocity: velocity, at: now, into: &log)
  }

  /// Releases the card with the velocity with which content that slows down meets its top; the content rests there.
  ///
  /// - Returns: False if nothing of the kind happens now: the content doesn't meet its top, or the card can't go on.
  mutating func handsMomentumToCard(at now: Instant, into log: inout EventLog) -> Bool {
    guard rules.scroll.passesMomentum, rules.scroll.handsOverToCard, content.motion.end <= now else { return false }
    guard content.motion.law.isCutOff, content.motion.target == top.range.low else { return false }
    guard top.isDraggable, transitions.isEmpty, !isMoving, cardY(at: now) == top.highestY else { return false }
    if case .dragging = hold { return false }
    guard let velocity = content.motion.state(at: now).velocity, velocity < 0 else { return false }
    content.rest(at: top.range.low)
    log.record(.handoff(to: .card), at: now)
    release(velocity: -velocity, slope: 1, at: now, into: &log)
    return true
  }
}
