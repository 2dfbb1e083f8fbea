import CardMath
import CardMotion

/// Where laws lead the card, and since when: as long as this is the same, nothing that was solved of its way changes.
public struct Lead: Hashable, Sendable {
  /// When the newest motion began.
  var start = Instant.zero

  /// Where it leads, points.
  public internal(set) var target = 0.0

  /// Whether that is the card's detent, and no finger holds the card back.
  public internal(set) var isToDetent = false

  /// Nowhere.
  public init() {}
}

extension CardStack {
  /// Where laws lead the card now.
  public var lead: Lead {
    var (lead, isHeld) = (Lead(), false)
    if case .dragging = hold { isHeld = drag.mover == .card }
    (lead.start, lead.target) = (position.start, position.target)
    lead.isToDetent = !isHeld && position.target == top.target.y
    return lead
  }

  /// From when on the card is within `distance` points of where laws lead it, and no faster than `velocity` points per
  /// second, for good; `now` where it is already, nil where that is never so.
  ///
  /// Solved on the laws as they run: springs by their closed form, curves, and what is left of several motions that lie
  /// on each other, by ``TimeSearch``. It is mutating only to read the laws in place.
  ///
  /// - Parameter now: An instant that the stack was advanced to.
  public mutating func settledInstant(
    from now: Instant, within distance: Double, velocity tolerance: Double
  ) -> Instant? {
    guard remainders.isEmpty else {
      guard let end = restInstantOfCard(from: now) else { return nil }
      let target = position.target
      return now.advanced(
        bySeconds: TimeSearch.last(before: end.seconds(since: now)) { time in
          let state = led(at: now.advanced(bySeconds: time))
          return (state.y - target).magnitude > distance || (state.velocity ?? .infinity).magnitude > tolerance
        })
    }
    let seconds: Double
    switch position.law {
    case .rest, .deceleration: return now
    case .spring:
      seconds = position.springMotion.arrivalTime(
        within: distance, velocity: tolerance, endingAfter: springDuration)
    case .curve:
      seconds = position.curveMotion?.arrivalTime(within: distance, velocity: tolerance) ?? 0
    }
    return seconds < .infinity ? max(now, position.start.advanced(bySeconds: seconds)) : nil
  }

  /// When the card is within `distance` points of where laws lead it for the first time, or beyond that place; `now`
  /// where it is already, nil where that is never so.
  ///
  /// - Parameter now: When the newest motion began.
  public mutating func firstInstant(from now: Instant, within distance: Double) -> Instant? {
    let target = position.target
    let left = cardY(at: now) - target
    if left.magnitude <= distance { return now }
    guard remainders.isEmpty else {
      guard let end = restInstantOfCard(from: now) else { return nil }
      return now.advanced(
        bySeconds: TimeSearch.first(before: end.seconds(since: now)) { time in
          let rest = led(at: now.advanced(bySeconds: time)).y - target
          return rest.magnitude <= distance || (rest < 0) != (left < 0)
        })
    }
    let seconds: Double
    switch position.law {
    case .rest, .deceleration: return now
    case .spring:
      seconds = min(position.springMotion.firstTime(within: distance), springDuration ?? .infinity)
    case .curve:
      seconds = position.curveMotion?.firstTime(within: distance) ?? 0
    }
    return seconds < .infinity ? max(now, position.start.advanced(bySeconds: seconds)) : nil
  }

  /// When nothing leads the card any more, and none comes or goes; nil: that is never so.
  public func restInstant(from now: Instant) -> Instant? {
    guard var end = restInstantOfCard(from: now) else { return nil }
    if !transitions.isEmpty {
      end = max(end, transitions.front.progress.end)
      for other in transitions.others { end = max(end, other.progress.end) }
    }
    return end == .distantFuture ? nil : end
  }

  /// Seconds after which the spring that leads the card ends; nil: never.
  private var springDuration: Double? {
    position.end == .distantFuture ? nil : position.end.seconds(since: position.start)
  }

  /// When no law leads the stack's place any more.
  private func restInstantOfCard(from now: Instant) -> Instant? {
    var end = now
    if position.isMoving { end = max(end, position.end) }
    for rest in remainders { end = max(end, rest.end) }
    return end == .distantFuture ? nil : end
  }

  /// Where the card will show at an instant to come if nothing happens until then.
  public mutating func cardY(ahead instant: Instant) -> Double { led(at: instant).y }

  /// Where laws lead the stack's place at an instant to come, and how fast: each until its end.
  private mutating func led(at instant: Instant) -> (y: Double, velocity: Double?) {
    var (y, velocity): (Double, Double?) =
      position.isMoving && position.end > instant ? position.state(at: instant) : (position.target, 0)
    for index in remainders.indices where remainders[index].end > instant {
      let rest = remainders[index].state(at: instant)
      y += rest.position
      velocity = velocity.flatMap { sum in rest.velocity.map { sum + $0 } }
    }
    let place = reach.clamp(y)
    return place == y ? (y, velocity) : (place, 0)
  }
}

extension Lead: StateCoding {
  /// All of it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&start)
    try archive.code(&target)
    try archive.code(&isToDetent)
  }
}
