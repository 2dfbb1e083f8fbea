import CardMath
import CardMotion

extension CardStack {
  /// The card's velocity at an instant, and its origin.
  struct Velocity {
    /// Points per second, positive downward.
    var value: Double

    /// True if it comes from a motion or a finger that is cut short.
    var isOfMotion: Bool
  }

  /// Takes card and content from the finger that holds them, if one does, until it lifts. Returns the card's velocity.
  mutating func takeFromFinger(at now: Instant, into log: inout EventLog) -> Velocity {
    switch hold {
    case .free, .refused, .paging, .sliding:
      break
    case .pending(let finger, _):
      hold = .refused(finger)
      log.record(.ignored(.taken), at: now)
    case .dragging(let finger):
      hold = .refused(finger)
      log.record(.ignored(.taken), at: now)
      notify(.dragEnd, at: now, into: &log)
      switch drag.mover {
      case .card:
        return Velocity(value: tracker.y.keepVelocity(at: now.ticks) * drag.slope, isOfMotion: true)
      case .content:
        releaseContent(velocity: 0, at: now, into: &log)
      }
    }
    return ownVelocity(at: now)
  }

  /// The velocity of the card's own motion. A curve may rise vertically now; no finite velocity describes that.
  func ownVelocity(at now: Instant) -> Velocity {
    Velocity(value: position.state(at: now).velocity ?? 0, isOfMotion: isMoving)
  }

  /// Sends the card to its target detent, and logs the velocity that is kept or lost. `modelY` is its model position
  /// until now.
  mutating func travel(
    by rule: MotionRule, fromModel modelY: Double, velocity: Velocity, at now: Instant, into log: inout EventLog
  ) {
    let motion = rule.motion(from: modelY, to: top.target.modelY, fingerVelocity: 0)
    if rules.motion.interruption == .additive {
      settle(by: motion, velocity: 0, at: now, into: &log)
      return
    }
    if velocity.isOfMotion { log.record(.retarget(velocity: velocity.value), at: now) }
    if rules.motion.keepsRetargetVelocity {
      settle(by: motion, velocity: velocity.value, at: now, into: &log)
    } else {
      if velocity.value != 0 { log.record(.lostVelocity(velocity.value), at: now) }
      settle(by: motion, velocity: 0, at: now, into: &log)
    }
  }

  /// Sends the card to its target detent, starting with `velocity` if the motion can.
  mutating func settle(by wanted: Motion, velocity: Double, at now: Instant, into log: inout EventLog) {
    begin(
      rules.motion.limits.flight(
        by: heeding(wanted), from: startY(at: now), handing: velocity, to: top.target.y, highestY: top.highestY,
        lowestY: top.lowestY), at: now, into: &log)
  }

  /// The y at which a motion begins that starts now, points: the card's, but where motions add up, that without the
  /// remainders of the motions before.
  func startY(at now: Instant) -> Double {
    rules.motion.interruption == .additive && position.isMoving ? position.target : position.position(at: now)
  }

  /// Begins a flight to the target detent.
  mutating func begin(_ flight: Flight, at now: Instant, into log: inout EventLog) {
    if rules.motion.interruption == .additive { leaveRemainder() }
    if let lost = flight.lostVelocity { log.record(.lostVelocity(lost), at: now) }
    if flight.isStiffened, let spring = flight.spring {
      log.record(.stiffened(response: spring.response, dampingRatio: spring.dampingRatio), at: now)
    }
    position.fly(flight, within: reach, at: now)
    if !top.fades.areTracked {
      animatedFades.animate(to: fadesGoal, by: flight.motion, until: position.end, at: now)
    }
  }

  /// The goal of the alphas that an animation switches with the card. A command may leave the map buttons as they are.
  var fadesGoal: FadeValues {
    var goal = top.fades.goal(at: targetDetent, of: topCard)
    if cause == .command, !rules.fade.fadesButtonsOnTap { goal.mapButton = animatedFades.goal.mapButton }
    return goal
  }

  /// Returns a motion as the user wants it: without overshoot if motion is to be reduced and the rules heed that.
  @inline(__always)
  func heeding(_ motion: Motion) -> Motion { wantsCalm ? motion.calmed : motion }

  /// The rules of scrolling; if motion is to be reduced, nothing bounces with a swing.
  var heededScroll: ScrollRules { wantsCalm ? rules.scroll.calmed : rules.scroll }

  /// True if motion is to be reduced, and the rules heed that.
  var wantsCalm: Bool {
    @inline(__always) get {
      accessibility.isMotionReduced ? rules.command.wantsCalm(reducingMotion: true) : false
    }
  }

  /// The positions that the top card can reach.
  var reach: Reach {
    @inline(__always) get { top.reach }
  }

  /// Puts the card at its running motion's target, and keeps the remainder of that motion, which decays to 0 on top.
  mutating func leaveRemainder() {
    guard position.isMoving else { return }
    remainders.append(position.remainder)
    position.rest(at: position.target)
  }
}
