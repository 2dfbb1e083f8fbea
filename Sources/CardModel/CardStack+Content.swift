import CardMath
import CardMotion

extension CardStack {
  /// Lets go of the content: between its ends it slows down, from past them it comes back.
  ///
  /// - Parameter velocity: Points per second, positive toward the end.
  mutating func releaseContent(velocity: Double, at now: Instant, into log: inout EventLog) {
    switch content.letGo(velocity: velocity, within: top.range, by: heededScroll, at: now) {
    case .rests: break
    case .decelerates(let offset): log.record(.decelerate(restOffset: offset), at: now)
    case .bounces(let velocity): log.record(.bounce(velocity: velocity), at: now)
    }
  }

  /// Moves content that no finger holds to an offset.
  mutating func animateContent(to target: Double, by rule: MotionRule, at now: Instant) {
    let offset = content.motion.position(at: now)
    guard offset != target else { return }
    content.animate(
      to: target, by: heeding(rule.motion(from: offset, to: target, fingerVelocity: 0)), velocity: 0,
      within: top.range, by: rules.scroll, at: now)
  }
}
