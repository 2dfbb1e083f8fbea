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

/// The laws that lead the card from an instant on, as they run then: what is asked of them is solved, and as long as
/// nothing happens it can be asked later, when they have long ended.
public struct Course: Hashable, Sendable {
  /// The instant.
  public let now: Instant

  /// The newest motion.
  private var position: Segment

  /// What is left of those that it interrupted.
  private var remainders: [Segment]

  /// The places that the card can get to.
  private let reach: Reach

  /// When the last card has come or is gone; before `now` where none comes or goes.
  private let transitionsEnd: Instant

  /// The laws that lead a stack's card.
  ///
  /// - Parameter now: An instant that the stack was advanced to.
  public init(of stack: borrowing CardStack, at now: Instant) {
    self.now = now
    (position, remainders, reach) = (stack.position, stack.remainders, stack.reach)
    transitionsEnd = stack.transitions.latestEnd ?? .zero
  }

  /// Where they lead the card.
  public var target: Double { position.target }

  /// Where it is at first.
  public var y: Double { state(at: now).y }

  /// From when on the card is within `distance` points of where the laws lead it, and no faster than `velocity` points
  /// per second, for good; `now` where it is already, nil where that is never so.
  ///
  /// Springs are solved by their closed form, curves and several motions that lie on each other by ``TimeSearch``.
  public func settledInstant(within distance: Double, velocity tolerance: Double) -> Instant? {
    guard remainders.isEmpty else {
      guard let end = restInstantOfCard else { return nil }
      let (now, target) = (now, target)
      return now.advanced(
        bySeconds: TimeSearch.last(before: end.seconds(since: now)) { time in
          let state = state(at: now.advanced(bySeconds: time))
          return (state.y - target).magnitude > distance || (state.velocity ?? .infinity).magnitude > tolerance
        })
    }
    let seconds: Double
    switch position.law {
    case .rest, .deceleration: return now
    case .spring:
      seconds = position.springMotion.arrivalTime(within: distance, velocity: tolerance, endingAfter: springDuration)
    case .curve:
      seconds = position.curveMotion?.arrivalTime(within: distance, velocity: tolerance) ?? 0
    }
    return seconds < .infinity ? max(now, position.start.advanced(bySeconds: seconds)) : nil
  }

  /// When the card is within `distance` points of where the laws lead it for the first time, or beyond that place;
  /// `now` where it is already, nil where that is never so.
  public func firstInstant(within distance: Double) -> Instant? {
    let (now, target) = (now, target)
    let left = y - target
    if left.magnitude <= distance { return now }
    guard remainders.isEmpty else {
      guard let end = restInstantOfCard else { return nil }
      return now.advanced(
        bySeconds: TimeSearch.first(before: end.seconds(since: now)) { time in
          let rest = state(at: now.advanced(bySeconds: time)).y - target
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
  public var restInstant: Instant? {
    guard let end = restInstantOfCard.map({ max($0, transitionsEnd) }), end != .distantFuture else { return nil }
    return end
  }

  /// Where the card will show at an instant to come if nothing happens until then.
  public func y(at instant: Instant) -> Double { state(at: instant).y }

  /// Seconds after which the spring that leads the card ends; nil: never.
  private var springDuration: Double? {
    position.end == .distantFuture ? nil : position.end.seconds(since: position.start)
  }

  /// When no law leads the stack's place any more.
  private var restInstantOfCard: Instant? {
    var end = now
    if position.isMoving { end = max(end, position.end) }
    for rest in remainders { end = max(end, rest.end) }
    return end == .distantFuture ? nil : end
  }

  /// Where laws lead the stack's place at an instant to come, and how fast: each until its end.
  private func state(at instant: Instant) -> (y: Double, velocity: Double?) {
    var (y, velocity): (Double, Double?) =
      position.isMoving && position.end > instant ? position.state(at: instant) : (position.target, 0)
    remainders.add(to: &y, &velocity, at: instant, within: reach)
    return (y, velocity)
  }
}

extension [Segment] {
  /// Adds what is left of interrupted motions, each until its end and each of them within reach. Their sum need not be:
  /// at the end of the reach the card stands.
  func add(to y: inout Double, _ velocity: inout Double?, at instant: Instant, within reach: Reach) {
    for index in indices where self[index].end > instant {
      let rest = self[index].state(at: instant)
      y += rest.position
      velocity = velocity.flatMap { sum in rest.velocity.map { sum + $0 } }
    }
    let place = reach.clamp(y)
    if place != y { (y, velocity) = (place, 0) }
  }
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
}

extension Lead: StateCoding {
  /// All of it.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&start)
    try archive.code(&target)
    try archive.code(&isToDetent)
  }
}
