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
  }

  private mutating func fitStrip(_ index: Int, in own: Int, at now: Instant) {
    let strip = contents[own].layout.strips[index]
    let motion = contents[own].strips[index].scroller.motion
    let target = motion.target
    let fit = strip.nearestOffset(to: target)
    switch motion.law {
    case .rest where contents[own].held == index:
      guard let finger = hold.finger else { return }
      let range = elasticRange(of: strip)
      contents[own].strips[index].scroller.change(to: range, fingerX: finger.x)
    case .rest:
      contents[own].strips[index].scroller.rest(at: fit)
    case .deceleration:
      goOn(strip: index, in: own, at: now)
    case .spring, .curve:
      if fit == target { return }
      let velocity = motion.state(at: now).velocity ?? 0
      leadStrip(index, in: own, to: fit, by: settleRule(of: strip), velocity: velocity, at: now)
    }
  }

  /// A strip that slows down goes on by its law, which may bring it to another end now. One that this has brought to an
  /// end is let go there.
  mutating func goOn(strip index: Int, in own: Int, at now: Instant) {
    let range = contents[own].layout.strips[index].scrollRange
    let (place, velocity) = contents[own].strips[index].scroller.motion.state(at: now)
    if place > range.low, place < range.high,
      contents[own].strips[index].scroller.goOn(within: range, by: rules.scroll, at: now)
    {
      return
    }
    contents[own].strips[index].scroller.rest(at: place)
    freeStrip(index, in: own, velocity: velocity ?? 0, at: now)
  }

  /// A strip begins anew at another place, with the velocity that it has. One that slows down there, or bounced at the
  /// end that it had before, slows down to the ends that there are; one that goes to an item goes on to it.
  mutating func wrapStrip(_ index: Int, in own: Int, by distance: Double, at now: Instant) {
    let strip = contents[own].layout.strips[index]
    contents[own].strips[index].scroller.shift(by: distance)
    let motion = contents[own].strips[index].scroller.motion
    switch motion.law {
    case .rest: break
    case .deceleration: goOn(strip: index, in: own, at: now)
    case .spring, .curve:
      guard strip.paging == .free || motion.target != strip.nearestOffset(to: motion.target) else { break }
      let (place, velocity) = motion.state(at: now)
      contents[own].strips[index].scroller.rest(at: place)
      freeStrip(index, in: own, velocity: velocity ?? 0, at: now)
    }
    findNextEnd()
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
