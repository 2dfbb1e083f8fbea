import CardModel
import CardMotion

/// The result of one release: the target, the settle time, and the overshoot.
///
/// It is solved on the law that the simulation would run, independently of frames: a timeline's settle time is the
/// same. It allocates no memory.
///
/// A card that is still moving when it is released, as under `motion.interruption` `additive`, also has the remainder
/// of the other motion; that isn't included. Neither is the effect of Reduce Motion on a settle.
public struct Landing: Hashable, Sendable {
  /// The index of the target detent.
  public var target: Int

  /// Seconds from the release until the card stays within 0.5 pt and 10 pt/s of its target; nil if it never does.
  public var settleTime: Double?

  /// The largest distance past the target, points, ≥ 0: on the side away from the release position, or in the direction
  /// of the velocity for a release at the target itself.
  public var overshoot: Double

  /// The velocity with which a spring starts, points per second; 0 for a curve, which has a slope of its own.
  public var startVelocity: Double

  /// Seconds after which the motion ends regardless of the remaining distance; nil: it ends at its arrival.
  public var duration: Double?

  /// Computes the landing of a release.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points.
  ///   - velocity: The finger's velocity, points per second, positive downward.
  ///   - slope: The fraction of that velocity that the card shows; 1 between the outer detents.
  ///   - card: The card.
  ///   - committed: The index of the last decided detent.
  ///   - rules: The rules that decide the target.
  public init(
    releasedAtModelY modelY: Double, velocity: Double, slope: Double = 1, of card: Card, from committed: Int,
    rules: Rules
  ) {
    let (decision, flight) = rules.release(
      fromModelY: modelY, y: card.shownY(at: modelY), velocity: velocity, slope: slope, of: card, from: committed)
    self.init(of: flight, to: decision.target)
  }

  /// Computes the landing of a flight to the detent at an index.
  public init(of flight: Flight, to target: Int) {
    self.target = target
    startVelocity = flight.startVelocity
    duration = flight.duration
    // About the target: the distance from it is then exact.
    let (displacement, end) = (flight.startY - flight.targetY, flight.duration)
    let time: Double
    switch flight.timing {
    case .spring(let spring):
      // A law would hold the same motion, and room for the others.
      let motion = SpringMotion(spring: spring, displacement: displacement, velocity: flight.startVelocity)
      time = motion.arrivalTime(
        within: Outcome.settledDistance, velocity: Outcome.settledVelocity, endingAfter: end)
      overshoot = motion.overshoot(endingAfter: end)
    case .curve:
      let law = Law(flight.timing, from: displacement, velocity: 0, to: 0, duration: end)
      time = law.arrivalTime(within: Outcome.settledDistance, velocity: Outcome.settledVelocity)
      overshoot = law.overshoot()
    }
    settleTime = time < .infinity ? time : nil
  }
}
