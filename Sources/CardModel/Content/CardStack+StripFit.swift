import CardContent
import CardMath
import CardMotion

extension CardStack {
  /// Fits the strips of a content that was laid out anew.
  ///
  /// A strip at rest moves to the nearest offset of its range at once, as UIKit clamps an offset. One that a finger
  /// holds stays in its hold where it shows; if it no longer exists, the finger is ignored until it lifts. A moving one
  /// continues at its velocity, toward the present ends.
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
    switch motion.law.kind {
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
      animateStrip(index, in: own, to: fit, by: settleRule(of: strip), velocity: velocity, at: now)
    }
  }

  /// Continues a strip's deceleration by its law, perhaps to another end now. If the change has put it at an end, it is
  /// released there.
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

  /// Wraps a strip by a distance, with its velocity. One that decelerates, or bounced at its former end, decelerates to
  /// the present ends; one that moves to an item continues to it.
  mutating func wrapStrip(_ index: Int, in own: Int, by distance: Double, at now: Instant) {
    let strip = contents[own].layout.strips[index]
    contents[own].strips[index].scroller.shift(by: distance)
    let motion = contents[own].strips[index].scroller.motion
    switch motion.law.kind {
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

  /// Returns the motion that moves a strip to the offset at which it is to rest.
  func settleRule(of strip: Strip) -> MotionRule {
    switch strip.paging {
    case .free: .spring(rules.scroll.bounce)
    case .pages, .item: rules.paging.settle
    case .quarter: rules.feed.carouselPage
    }
  }
}
