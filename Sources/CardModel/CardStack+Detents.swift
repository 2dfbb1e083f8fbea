import CardMath
import CardMotion

extension CardStack {
  /// Gives a card other detents, at any time: at rest, under a finger, in motion, while it comes or goes.
  ///
  /// The detent at which the card rests, or to which it is moving, is kept by its name; if that is gone, the one that a
  /// finger reaches nearest to where the card was heading takes its place. A card whose detent is elsewhere now travels
  /// there, and a moving one keeps its position and velocity; without an animation only a card at rest is there at
  /// once. A part that a finger holds stays in its hold, where it shows: from here on its range is the new one.
  mutating func replaceDetents(
    of card: Int, by index: Int, animated: Bool, at now: Instant, into log: inout EventLog
  ) {
    log.record(.detents(card: cards[card].name), at: now)
    take(detentsOf: index, replacing: true, by: rules.motion.tap, animated: animated, at: now, into: &log)
  }

  /// Takes over the detents of another layout of the same screen.
  ///
  /// - Parameters:
  ///   - index: The layout's index.
  ///   - replacing: True if they replace a card's own for good.
  ///   - rule: The motion of a card whose detent is elsewhere now.
  ///   - animated: False for a card at rest that is there at once.
  ///   - fitting: The transition of content that rests out of its range now.
  mutating func take(
    detentsOf index: Int, replacing: Bool, by rule: MotionRule, animated: Bool, fitting: Fitting = .atOnce,
    at now: Instant, into log: inout EventLog
  ) {
    let (old, modelY, kept) = (top.target, top.modelY, fadesToKeep(at: now))
    use(index, replacing: replacing, at: now, into: &log)
    if animated || isMoving { keepFades(kept, by: rule, fromModel: modelY, at: now) } else { finishFadeRemainder() }
    fitContent(fitting, at: now, into: &log)
    if regrip(at: now) == .card {
      top.modelY = modelY
      return
    }
    guard old.y != top.target.y || old.modelY != top.target.modelY else {
      top.modelY = modelY
      if !isMoving, old.name != top.target.name { noteRest(at: now, into: &log) }
      return
    }
    cause = .fit
    if animated || isMoving {
      travel(by: rule, fromModel: modelY, velocity: ownVelocity(at: now), at: now, into: &log)
    } else {
      position.rest(at: top.target.y)
      animatedFades.jump(to: fadesGoal)
      noteRest(at: now, into: &log)
      notify(.fitEnd, y: top.modelY, at: now, into: &log)
    }
  }
}
