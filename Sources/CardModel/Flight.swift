import CardMotion

/// The motion of a card from the position where it was let go to the one at which it is to rest.
///
/// It is decided here only: a stack runs it, `explain`, `map` and the exports read it, and the velocity ledger reports
/// its use of the finger's velocity.
public struct Flight: Hashable, Sendable {
  /// The card's y at the start, points.
  public let startY: Double

  /// The y at which it will rest, points.
  public let targetY: Double

  /// The velocity that the rules hand over, points per second, positive downward: the shown share of the finger's at a
  /// release, or 0 if the rules drop it.
  public let handedVelocity: Double

  /// The velocity with which a spring starts, points per second; 0 for a curve, which has a slope of its own.
  public let startVelocity: Double

  /// The velocity that is lost at the start, points per second; nil: none.
  public let lostVelocity: Double?

  /// The kind of start.
  public let start: Motion.Start

  /// The spring or the curve; a spring as it was stiffened, if it was.
  public let timing: Timing

  /// The time after which the card is at its target regardless of the remaining distance, seconds; nil: it ends on
  /// arrival.
  public let duration: Double?

  /// True if the spring was stiffened.
  public let isStiffened: Bool

  /// The spring that moves the card; nil if a curve does.
  public var spring: Spring? {
    if case .spring(let spring) = timing { spring } else { nil }
  }

  /// The motion, for the values that move along with the card.
  var motion: Motion { Motion(timing: timing, start: start, duration: duration) }

  /// The card's place over time.
  var law: Law { Law(timing, from: startY, velocity: startVelocity, to: targetY, duration: duration) }

  /// Seconds from the start until the card counts as arrived.
  package var arrivalTime: Double {
    let tolerance = ArrivalTolerance.points
    return duration ?? law.arrivalTime(within: tolerance.distance, velocity: tolerance.velocity)
  }

  /// The card's velocity at the start of its motion, points per second; nil where a curve rises vertically.
  ///
  /// A spring begins with `startVelocity`; a curve with its slope times the distance, whatever the finger did.
  public var initialVelocity: Double? {
    guard case .curve(let curve) = timing else { return startVelocity }
    return curve.slope(at: 0).map { $0 * (targetY - startY) / (duration ?? .infinity) }
  }
}

extension OvershootLimits {
  /// Returns the flight of a card by a decided motion.
  ///
  /// - Parameters:
  ///   - motion: The motion as the rules have it.
  ///   - y: The card's y, points.
  ///   - velocity: The velocity handed over, points per second.
  ///   - targetY: The y at which the card is to rest, points.
  ///   - highestY: The highest detent that a finger reaches, points.
  ///   - lowestY: The lowest detent that a finger reaches, points.
  func flight(
    by motion: Motion, from y: Double, handing velocity: Double, to targetY: Double, highestY: Double, lowestY: Double
  ) -> Flight {
    let wanted = motion.startVelocity(given: velocity, over: targetY - y)
    let start = Reach.points(from: highestY, to: lowestY).startVelocity(wanted, at: y)
    var lost = start == wanted ? nil : wanted
    if case .rest = motion.start, velocity != 0 { lost = velocity }
    var timing = motion.timing
    if case .spring(let spring) = motion.timing {
      timing = .spring(
        stiffened(
          spring, starting: motion.start, from: y, velocity: start, to: targetY, highestY: highestY, lowestY: lowestY))
    }
    return Flight(
      startY: y, targetY: targetY, handedVelocity: velocity, startVelocity: start, lostVelocity: lost,
      start: motion.start, timing: timing, duration: motion.duration, isStiffened: timing != motion.timing)
  }
}

extension Rules {
  /// Returns a release's target detent, with every number of that decision, and the flight there.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - y: The card's y as shown, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - slope: The share of that velocity that shows; 1 between the outer detents.
  ///   - card: The card.
  ///   - committed: The index of the last decided detent.
  ///   - isReduced: True if the user wants reduced motion.
  public func release(
    fromModelY modelY: Double, y: Double, velocity: Double, slope: Double = 1, of card: Card, from committed: Int,
    reducingMotion isReduced: Bool = false
  ) -> (decision: SnapDecision, flight: Flight) {
    let decision = decision(releasedAt: modelY, velocity: velocity, of: card, from: committed)
    let flight = flight(
      to: decision.target, fromModelY: modelY, y: y, velocity: velocity, slope: slope, of: card,
      reducingMotion: isReduced)
    return (decision, flight)
  }

  /// Returns the flight of a release to a decided detent.
  ///
  /// - Parameters:
  ///   - target: The index of the detent.
  ///   - modelY: The card's model position, points.
  ///   - y: The card's y as shown, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - slope: The share of that velocity that shows; 1 between the outer detents.
  ///   - card: The card.
  ///   - isReduced: True if the user wants reduced motion.
  public func flight(
    to target: Int, fromModelY modelY: Double, y: Double, velocity: Double, slope: Double = 1, of card: Card,
    reducingMotion isReduced: Bool = false
  ) -> Flight {
    var rules = self
    return rules.flightInPlace(
      to: target, fromModelY: modelY, y: y, velocity: velocity, slope: slope, of: card, reducingMotion: isReduced)
  }

  /// Returns the same. It changes nothing, and is `mutating` to read the few rules that it needs in place: of rules
  /// that are handed over the compiler copies all.
  mutating func flightInPlace(
    to target: Int, fromModelY modelY: Double, y: Double, velocity: Double, slope: Double, of card: Card,
    reducingMotion isReduced: Bool
  ) -> Flight {
    let wanted = motion.release(from: modelY, to: target, of: card, fingerVelocity: velocity)
    return motion.limits.flight(
      by: command.heeding(wanted, reducingMotion: isReduced), from: y,
      handing: motion.handed(velocity, slope: slope), to: card.detents[target].y,
      highestY: card.stops.highestPlace.y, lowestY: card.stops.lowestPlace.y)
  }
}

extension MotionRules {
  /// Returns the number by which alone the finger's velocity changes the card's path after a release to a decided
  /// detent: releases from one position with the same number have the same path.
  ///
  /// A spring starts with the velocity that it keeps, a paced animation has a duration or a speed within limits, and a
  /// curve ignores the finger.
  ///
  /// - Parameters:
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - target: The index of the detent.
  ///   - modelY: The card's model position, points.
  ///   - slope: The share of that velocity that shows.
  ///   - card: The card.
  public func influence(
    of velocity: Double, onReleaseTo target: Int, fromModelY modelY: Double, slope: Double, of card: Card
  ) -> Double {
    switch rule(releasedTo: target, lowest: card.lowestDetent) {
    case .spring: handed(velocity, slope: slope)
    case .curve, .animation: 0
    case .distanceOverSpeed(let pace):
      pace.duration(from: modelY, to: card.detents[target].modelY, fingerVelocity: velocity)
    case .bySpeed(let pace):
      velocity.magnitude < pace.slowest ? 0 : min(velocity.magnitude, max(pace.fastest.nextUp, pace.slowest))
    }
  }
}

extension CardStack {
  /// Returns the flight after a decided release, by the present rules.
  public func flight(of release: Release) -> Flight {
    rules.release(
      fromModelY: release.modelY, y: release.y, velocity: release.velocity, slope: release.slope,
      of: card(of: release), from: release.committed, reducingMotion: accessibility.isMotionReduced
    ).flight
  }
}
