import CardMotion

/// The motion of a card from where something let it go to the place where it is to rest.
///
/// It is decided here once: a stack runs it, `explain`, `map` and the exports read it, and the velocity ledger tells
/// what it made of the finger's velocity.
public struct Flight: Hashable, Sendable {
  /// Where the card is at the start, points.
  public let startY: Double

  /// Where it will rest, points.
  public let targetY: Double

  /// The velocity that the rules hand over, points per second, positive downward: what shows of the finger's at a
  /// release, or 0 where the rules drop it.
  public let handedVelocity: Double

  /// The velocity with which a spring starts, points per second; 0 for a curve, which has a slope of its own.
  public let startVelocity: Double

  /// The velocity that is lost at the start, points per second; nil: none is.
  public let lostVelocity: Double?

  /// How it starts.
  public let start: Motion.Start

  /// The law; a spring as it was stiffened, where it was.
  public let law: Motion.Law

  /// Seconds after which the card is at its target, however far it has come; nil: when it has arrived.
  public let duration: Double?

  /// Whether the spring was stiffened.
  public let isStiffened: Bool

  /// The spring that moves the card; nil: a curve does.
  public var spring: Spring? {
    if case .spring(let spring) = law { spring } else { nil }
  }

  /// The motion, for what goes along with the card.
  var motion: Motion { Motion(law: law, start: start, duration: duration) }

  /// The velocity at which the card begins to move, points per second; nil where a curve rises vertically.
  ///
  /// A spring begins with `startVelocity`, a curve with its slope over the distance, whatever the finger did.
  public var initialVelocity: Double? {
    guard case .curve(let curve) = law else { return startVelocity }
    return curve.slope(at: 0).map { $0 * (targetY - startY) / (duration ?? .infinity) }
  }
}

extension MotionRules {
  /// The flight of a card by a motion that was decided.
  ///
  /// - Parameters:
  ///   - motion: The motion as the rules have it.
  ///   - y: Where the card is, points.
  ///   - velocity: What is handed over, points per second.
  ///   - targetY: Where the card is to rest, points.
  ///   - highestY: The highest detent, points.
  ///   - lowestY: The lowest detent that a finger reaches, points.
  func flight(
    by motion: Motion, from y: Double, handing velocity: Double, to targetY: Double, highestY: Double, lowestY: Double
  ) -> Flight {
    let wanted = motion.startVelocity(given: velocity, over: targetY - y)
    let start = Reach.points(from: highestY, to: lowestY).startVelocity(wanted, at: y)
    var lost = start == wanted ? nil : wanted
    if case .rest = motion.start, velocity != 0 { lost = velocity }
    var law = motion.law
    if case .spring(let spring) = motion.law {
      law = .spring(
        stiffened(
          spring, starting: motion.start, from: y, velocity: start, to: targetY, highestY: highestY, lowestY: lowestY))
    }
    return Flight(
      startY: y, targetY: targetY, handedVelocity: velocity, startVelocity: start, lostVelocity: lost,
      start: motion.start, law: law, duration: motion.duration, isStiffened: law != motion.law)
  }
}

extension Rules {
  /// A release: the detent that it goes to, with every number on the way to that decision, and the flight there.
  ///
  /// - Parameters:
  ///   - modelY: Where the controller believes the card to be, points.
  ///   - y: Where the card shows, points.
  ///   - velocity: The finger's, points per second, positive downward.
  ///   - slope: The part of that velocity that shows; 1 between the outer detents.
  ///   - card: The card.
  ///   - committed: The index of the detent that was decided last.
  ///   - isReduced: Whether the user wants less motion.
  public func release(
    fromModelY modelY: Double, y: Double, velocity: Double, slope: Double = 1, of card: Card, from committed: Int,
    reducingMotion isReduced: Bool = false
  ) -> (decision: SnapDecision, flight: Flight) {
    let decision = decision(releasedAt: modelY, velocity: velocity, of: card, from: committed)
    let wanted = motion.release(from: modelY, to: decision.target, of: card, fingerVelocity: velocity)
    let flight = motion.flight(
      by: command.heeding(wanted, reducingMotion: isReduced), from: y,
      handing: motion.keepsReleaseVelocity ? velocity * slope : 0, to: card.detents[decision.target].y,
      highestY: card.detents[card.detents.count - 1].y, lowestY: card.detents[card.lowestDetent].y)
    return (decision, flight)
  }
}

extension CardStack {
  /// The flight after a release that was decided, by the rules as they are.
  public func flight(of release: Release) -> Flight {
    rules.release(
      fromModelY: release.modelY, y: release.y, velocity: release.velocity, slope: release.slope,
      of: card(of: release), from: release.committed, reducingMotion: accessibility.isMotionReduced
    ).flight
  }
}
