import CardMath
import CardMotion

extension CardStack {
  /// Lets go of the content: from within its ends it slows down, from beyond them it comes back.
  mutating func releaseContent(velocity: Double, at now: Instant, into log: inout EventLog) {
    let offset = content.position(at: now)
    let edge = top.nearestOffset(to: offset)
    if offset != edge {
      bounceContent(from: offset, velocity: velocity, to: edge, at: now, into: &log)
    } else if velocity != 0 {
      let motion = Deceleration(
        ratePerMillisecond: rules.scroll.decelerationRatePerMillisecond, position: offset, velocity: velocity)
      content.decelerate(motion, within: top.lowestOffset, top.highestOffset, at: now)
      content.announceEnd(within: rules.scroll.endDistance)
      log.record(.decelerate(restOffset: content.target), at: now)
    }
  }

  /// Content that slowed down comes to rest, or meets its end with some velocity left and bounces there.
  mutating func endDeceleration(at now: Instant, into log: inout EventLog) {
    let edge = content.target
    let motion = content.deceleration
    if motion.restPosition == edge || !rules.scroll.bounces {
      let isTold = content.isNoticed
      content.rest(at: edge)
      if !isTold { log.record(.scrolled(offset: edge), at: now) }
    } else {
      let velocity = motion.state(at: now.seconds(since: content.start)).velocity
      bounceContent(from: edge, velocity: velocity, to: edge, at: now, into: &log)
    }
  }

  private mutating func bounceContent(
    from offset: Double, velocity: Double, to edge: Double, at now: Instant, into log: inout EventLog
  ) {
    log.record(.bounce(velocity: velocity), at: now)
    content.spring(
      rules.scroll.bounce, from: offset, velocity: velocity, to: edge, within: contentReach, at: now,
      arrival: .points)
    content.announceEnd(within: rules.scroll.endDistance)
  }

  /// The offsets that the content can get to.
  var contentReach: Reach { .points(from: top.lowestOffset, to: top.highestOffset) }
}
