import CardContent
import CardMath
import CardMotion

extension CardStack {
  /// A content was laid out anew, and what goes sideways in it is fitted in.
  ///
  /// What rests gets to the nearest place that there is, at once, as UIKit clamps an offset. What a finger holds stays
  /// in its hand where it shows; where it is gone, the finger is nobody's until it lifts. What moves goes on as fast as
  /// it does, towards the ends that there are now.
  mutating func fitStrips(of own: Int, at now: Instant, into log: inout EventLog) {
    for index in contents[own].strips.indices { fitStrip(index, in: own, at: now) }
    if case .sliding(let finger) = hold, heldContent == nil {
      hold = .refused(finger)
      log.record(.ignored(.taken), at: now)
    }
    findMovingStrips()
  }

  private mutating func fitStrip(_ index: Int, in own: Int, at now: Instant) {
    let strip = contents[own].layout.strips[index]
    var motion = contents[own].strips[index].motion
    let target = motion.target
    let fit = strip.nearestOffset(to: target)
    switch motion.law {
    case .rest where contents[own].grip?.strip == index:
      guard let finger = hold.finger else { return }
      let range = elasticRange(of: strip)
      contents[own].grip?.slide.change(to: range, fingerX: finger.x, showing: target)
    case .rest:
      contents[own].strips[index].motion.rest(at: fit)
    case .deceleration:
      let (place, velocity) = motion.state(at: now)
      // It goes on by the very law that it has, which may lead to another end now.
      motion.decelerate(motion.deceleration, within: 0, strip.range, at: motion.start)
      motion.announceEnd(within: rules.scroll.endDistance)
      if place > 0, place < strip.range, motion.end > now {
        if motion.target != target { contents[own].strips[index].motion = motion }
      } else {
        contents[own].strips[index].motion.rest(at: place)
        freeStrip(index, in: own, velocity: velocity ?? 0, at: now)
      }
    case .spring, .curve:
      if fit == target { return }
      let velocity = motion.state(at: now).velocity ?? 0
      leadStrip(index, in: own, to: fit, by: settleRule(of: strip), velocity: velocity, at: now)
    }
  }

  /// What moves a strip to a place at which it is to rest.
  func settleRule(of strip: Strip) -> MotionRule {
    switch strip.paging {
    case .free: .spring(rules.scroll.bounce)
    case .pages, .item: rules.paging.settle
    case .quarter: rules.feed.carouselPage
    }
  }
}
