import CardMath
import CardMotion

/// The target of the laws that move the card, and their start: while this is unchanged, results solved for its motion
/// stay valid.
public struct Heading: Hashable, Sendable {
  /// The instant at which the newest motion began.
  public internal(set) var start = Instant.zero

  /// The newest motion's target, points.
  public internal(set) var target = 0.0

  /// True if the target is the card's detent and no finger holds the card.
  public internal(set) var isToDetent = false

  /// Creates a heading to y 0, which isn't a detent.
  public init() {}
}

/// The laws that move the card from an instant on, as they run then. Questions are answered by solving them, and while
/// nothing happens they can be asked later, long after the laws have ended.
public struct Course: Hashable, Sendable {
  /// The instant from which the laws are followed.
  public let now: Instant

  /// The newest motion.
  private var position: Segment

  /// The interrupted motions that still decay to 0.
  private var remainders: [Segment]

  /// The positions that the card can reach.
  private let reach: Reach

  /// The instant at which the last pushed or popped card's transition ends; before `now` if no transition runs.
  private let transitionsEnd: Instant

  /// Creates the course of a stack's card.
  ///
  /// - Parameter now: An instant that the stack was advanced to.
  public init(of stack: borrowing CardStack, at now: Instant) {
    self.now = now
    (position, remainders, reach) = (stack.position, stack.remainders, stack.reach)
    transitionsEnd = stack.transitions.latestEnd ?? .zero
  }

  /// The y to which the laws move the card, points.
  public var target: Double { position.target }

  /// The card's y at `now`, points.
  public var y: Double { state(at: now).y }

  /// Returns the instant from which on the card stays within `distance` points of its target and no faster than
  /// `velocity` points per second; `now` if it already does, nil if it never will.
  ///
  /// Springs are solved by their closed form; curves, and several motions added to each other, by ``TimeSearch``.
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
    let seconds = position.law.arrivalTime(within: distance, velocity: tolerance, endingAfter: duration)
    return seconds < .infinity ? max(now, position.start.advanced(bySeconds: seconds)) : nil
  }

  /// Returns the first instant at which the card is within `distance` points of its target or past it; `now` if it
  /// already is, nil if it never will be.
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
    let seconds = position.law.firstTime(within: distance, endingAfter: duration)
    return seconds < .infinity ? max(now, position.start.advanced(bySeconds: seconds)) : nil
  }

  /// Returns the largest distance past its target, points, ≥ 0, that the card reaches up to an instant.
  ///
  /// The side is that away from its place at `now`, or that of the velocity for a card at its target. Nil for several
  /// motions added to each other, for one that began earlier, and for a curve that is cut off.
  public func overshoot(until instant: Instant) -> Double? {
    guard remainders.isEmpty, position.start == now else { return nil }
    guard position.isMoving, instant > now else { return 0 }
    let rest = y - target
    var end = duration
    if instant < position.end {
      guard position.law.kind == .spring else { return nil }
      end = instant.seconds(since: now)
    }
    let over = position.law.overshoot(endingAfter: end)
    let isDownward = rest == 0 ? (state(at: now).velocity ?? 0) > 0 : rest < 0
    // At the end of the reach the card stands still.
    return (reach.clamp(isDownward ? target + over : target - over) - target).magnitude
  }

  /// The instant at which no law moves the card any more and no transition runs; nil: there is none.
  public var restInstant: Instant? {
    guard let end = restInstantOfCard.map({ max($0, transitionsEnd) }), end != .distantFuture else { return nil }
    return end
  }

  /// Returns the y, in points, at which the card will show at a coming instant if nothing happens until then.
  public func y(at instant: Instant) -> Double { state(at: instant).y }

  /// The time from its start after which the newest motion ends, seconds; nil: it never ends.
  private var duration: Double? {
    position.end == .distantFuture ? nil : position.end.seconds(since: position.start)
  }

  /// The instant at which no law moves the stack's y any more; nil: there is none.
  private var restInstantOfCard: Instant? {
    var end = now
    if position.isMoving { end = max(end, position.end) }
    for rest in remainders { end = max(end, rest.end) }
    return end == .distantFuture ? nil : end
  }

  /// Returns the stack's y and velocity at a coming instant; each law runs until its end.
  private func state(at instant: Instant) -> (y: Double, velocity: Double?) {
    var (y, velocity): (Double, Double?) =
      position.isMoving && position.end > instant ? position.state(at: instant) : (position.target, 0)
    remainders.add(to: &y, &velocity, at: instant, within: reach)
    return (y, velocity)
  }
}

extension [Segment] {
  /// Adds the remainders of interrupted motions, each until its end and each within reach. Their sum need not be within
  /// reach: at the end of the reach the card stands still.
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
  /// The target of the laws that move the card now, and their start.
  public var heading: Heading {
    var (heading, isHeld) = (Heading(), false)
    if case .dragging = hold { isHeld = drag.mover == .card }
    (heading.start, heading.target) = (position.start, position.target)
    heading.isToDetent = !isHeld && position.target == top.target.y
    return heading
  }
}

extension Heading: StateCoding {
  /// Codes every property.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    try archive.code(&start)
    try archive.code(&target)
    try archive.code(&isToDetent)
  }
}
