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
      goOn(strip: index, in: own, at: now)
    case .spring, .curve:
      if fit == target { return }
      let velocity = motion.state(at: now).velocity ?? 0
      leadStrip(index, in: own, to: fit, by: settleRule(of: strip), velocity: velocity, at: now)
    }
  }

  /// A strip that slows down goes on by the very law that it has, which may lead to another end now. One that has come
  /// to an end by that is let go there.
  mutating func goOn(strip index: Int, in own: Int, at now: Instant) {
    let range = contents[own].layout.strips[index].range
    var motion = contents[own].strips[index].motion
    let (place, velocity) = motion.state(at: now)
    var next = motion
    next.decelerate(motion.deceleration, within: 0, range, at: motion.start)
    next.announceEnd(within: rules.scroll.endDistance)
    if place > 0, place < range, next.end > now {
      if next.target != motion.target { contents[own].strips[index].motion = next }
    } else {
      contents[own].strips[index].motion.rest(at: place)
      freeStrip(index, in: own, velocity: velocity ?? 0, at: now)
    }
  }

  /// A strip begins anew at another place, with the velocity that it has. What slows down there, or bounced at the end
  /// that it had before, slows down to the ends that there are; what is led to an item is led on to it.
  mutating func wrapStrip(_ index: Int, in own: Int, by distance: Double, at now: Instant) {
    let strip = contents[own].layout.strips[index]
    contents[own].strips[index].motion.shift(by: distance)
    let (law, target) = (contents[own].strips[index].motion.law, contents[own].strips[index].motion.target)
    switch law {
    case .rest: break
    case .deceleration: goOn(strip: index, in: own, at: now)
    case .spring, .curve:
      guard strip.paging == .free || target != strip.nearestOffset(to: target) else { break }
      let (place, velocity) = contents[own].strips[index].motion.state(at: now)
      contents[own].strips[index].motion.rest(at: place)
      freeStrip(index, in: own, velocity: velocity ?? 0, at: now)
    }
    nextEnd = earliestEnd
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
