import CardMath
import CardMotion

extension CardStack {
  /// How fast the card goes at an instant, and whether something moved it.
  struct Velocity {
    /// Points per second, positive downward.
    var value: Double

    /// Whether it comes from a motion or a finger that is cut short.
    var isOfMotion: Bool
  }

  /// Takes card and content from the finger that holds them, if one does, until it lifts, and returns the card's
  /// velocity.
  mutating func takeFromFinger(at now: Instant, into log: inout EventLog) -> Velocity {
    switch hold {
    case .free, .refused:
      break
    case .pending(let finger, _):
      hold = .refused(finger)
      log.record(.ignored(.taken), at: now)
    case .dragging(let finger):
      hold = .refused(finger)
      log.record(.ignored(.taken), at: now)
      switch drag.owner {
      case .card:
        return Velocity(value: tracker.velocity(at: now.ticks) * drag.slope, isOfMotion: true)
      case .content:
        releaseContent(velocity: 0, at: now, into: &log)
      }
    }
    // A curve may rise vertically just now; no finite velocity describes that.
    return Velocity(value: position.state(at: now).velocity ?? 0, isOfMotion: position.isMoving)
  }

  /// Sends the card from where it is to the detent it is to rest at, telling what becomes of its velocity.
  mutating func travel(
    by rule: MotionRule, from velocity: Velocity, at now: Instant, into log: inout EventLog
  ) {
    if velocity.isOfMotion { log.record(.retarget(velocity: velocity.value), at: now) }
    if rules.motion.keepsRetargetVelocity {
      settle(by: rule, velocity: velocity.value, at: now, into: &log)
    } else {
      if velocity.value != 0 { log.record(.lostVelocity(velocity.value), at: now) }
      settle(by: rule, velocity: 0, at: now, into: &log)
    }
  }

  /// Sends the card from where it is to the detent it is to rest at, starting with `velocity` if the rule can.
  mutating func settle(
    by rule: MotionRule, velocity: Double, at now: Instant, into log: inout EventLog
  ) {
    let target = top.target.y
    let y = position.position(at: now)
    switch rule {
    case .spring(let spring):
      let chosen = stiffened(spring, from: y, velocity: velocity, to: target)
      if chosen != spring {
        log.record(.stiffened(response: chosen.response, dampingRatio: chosen.dampingRatio), at: now)
      }
      position.spring(chosen, from: y, velocity: velocity, to: target, at: now, arrival: .points)
    case .curve(let curve, let duration):
      if velocity != 0 { log.record(.lostVelocity(velocity), at: now) }
      position.curve(curve, duration: duration, from: y, to: target, at: now)
    }
  }

  /// The spring, stiffened where its solved peak would pass an outer detent by more than the rules allow.
  ///
  /// A card that the finger let go beyond a detent may always coast half that distance further: a spring can't stop it
  /// where it is.
  private func stiffened(_ spring: Spring, from y: Double, velocity: Double, to target: Double) -> Spring {
    let allowance = rules.motion.edgeOvershootMax
    guard allowance.isFinite else { return spring }
    let above = max(allowance, top.highestY - y + allowance / 2)
    let below = max(allowance, y - top.lowestY + allowance / 2)
    return
      spring
      .stiffened(
        displacement: y - target, velocity: velocity, limit: target - top.highestY + above, towards: -1
      )
      .stiffened(
        displacement: y - target, velocity: velocity, limit: top.lowestY - target + below, towards: 1)
  }
}
