import CardModel
import CardMotion

/// What becomes of one release: where the card goes, when it has settled there, and how far it goes beyond.
///
/// It is solved on the law that the simulation would run, so it knows no frames: a timeline's settle time is the same.
/// It asks for no memory.
///
/// A card that is still moving when it is let go, as under `motion.interruption` `additive`, has what is left of the
/// other motion on top; that isn't in here. Nor is what Reduce Motion makes of a settle.
public struct Landing: Hashable, Sendable {
  /// The index of the detent.
  public var target: Int

  /// Seconds from the release until the card is within 0.5 pt and 10 pt/s of its target for good; nil: it never is.
  public var settleTime: Double?

  /// The farthest that the card gets beyond its target, points, ≥ 0: away from where it was let go, or in the direction
  /// of its velocity where it was let go at the target itself.
  public var overshoot: Double

  /// The velocity with which the motion starts, points per second.
  public var startVelocity: Double

  /// Seconds after which the motion ends whatever is left of the way; nil: it ends when it has arrived.
  public var duration: Double?

  /// Where a release lands.
  ///
  /// - Parameters:
  ///   - modelY: Where the controller believes the card to be, points.
  ///   - velocity: The finger's, points per second, positive downward.
  ///   - slope: How much of that velocity shows; 1 between the outer detents.
  ///   - card: The card.
  ///   - committed: The index of the detent that was decided last.
  ///   - rules: What decides.
  public init(
    releasedAtModelY modelY: Double, velocity: Double, slope: Double = 1, of card: Card, from committed: Int,
    rules: Rules
  ) {
    let (decision, flight) = rules.release(
      fromModelY: modelY, y: card.shownY(at: modelY), velocity: velocity, slope: slope, of: card, from: committed)
    self.init(of: flight, to: decision.target)
  }

  /// Where a flight lands that leads to the detent with an index.
  public init(of flight: Flight, to target: Int) {
    self.target = target
    startVelocity = flight.startVelocity
    duration = flight.duration
    let displacement = flight.startY - flight.targetY
    switch flight.law {
    case .spring(let spring):
      let law = SpringMotion(spring: spring, displacement: displacement, velocity: flight.startVelocity)
      let time = law.arrivalTime(
        within: Outcome.settledDistance, velocity: Outcome.settledVelocity, endingAfter: flight.duration)
      settleTime = time < .infinity ? time : nil
      overshoot = law.overshoot(from: displacement, endingAfter: flight.duration)
    case .curve(let curve):
      let duration = flight.duration ?? 0
      let law = CurveMotion(from: displacement, to: 0, duration: duration, curve: curve)
      settleTime = law.arrivalTime(within: Outcome.settledDistance, velocity: Outcome.settledVelocity)
      overshoot = displacement.magnitude * (curve.peak - 1)
    }
  }
}

extension SpringMotion {
  /// The farthest that it gets beyond its target until it is cut off.
  fileprivate func overshoot(from displacement: Double, endingAfter duration: Double?) -> Double {
    let turn = overshoot
    guard let duration else { return turn?.displacement.magnitude ?? 0 }
    if let turn, turn.time <= duration { return turn.displacement.magnitude }
    // It turns later, or never: beyond its target it only gets farther until it is cut off.
    let end = state(at: duration).position
    return displacement == 0 || end * displacement < 0 ? end.magnitude : 0
  }
}
