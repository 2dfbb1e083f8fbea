import CardMotion

/// The snap policy `swipe`: the nearest detent, or for a fast finger the next one in its direction.
///
/// A finger no faster than the resistance goes to the nearest detent, of two equally near ones to the lower. A faster
/// one goes to the next detent in its direction; a detent within `reachedDistance` counts as reached already. If a
/// swipe may travel more than one detent, the projected position decides the number, without a limit once the finger
/// has `skipVelocity`. A card that such a fast finger sent to the next detent only would have to stop within a few
/// frames, or swing far past it.
public struct SwipeSnap: Hashable, Sendable {
  /// The finger's speed, points per second, up to which the nearest detent wins.
  public var resistance = 600.0

  /// Distance, points, within which a detent counts as reached.
  public var reachedDistance = 22.0

  /// The most detents that one swipe may travel; above 1, the projected position decides the number.
  public var maxDetentsPerSwipe = 1

  /// The finger's speed, points per second, from which one swipe may travel any number of detents; infinite: never.
  ///
  /// Of 13 recorded flings, the intentionally gentle ones are released at 970 to 1,790 pt/s and the hard ones at 2,650
  /// to 7,800, by least squares; by two samples some 15 % lower. This lies between the two groups by either.
  public var skipVelocity = 2_000.0

  /// Deceleration rate of a swipe's projection, per millisecond.
  public var projectionRatePerMillisecond = Deceleration.normalRatePerMillisecond

  /// Creates the policy of `standard`.
  public init() {}

  /// Returns the place at which a release at `y` ends if nothing stops it.
  @inline(__always)
  func projected(_ y: Double, _ velocity: Double) -> Double {
    Projection.geometric(position: y, velocity: velocity, ratePerMillisecond: projectionRatePerMillisecond)
  }

  /// Returns the target of a release of a card that shows at `y`.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card) -> SnapDecision {
    guard velocity.magnitude > resistance else {
      return SnapDecision(target: card.nearestDetent(to: y), rule: .nearest, threshold: resistance)
    }
    let detents = card.stops.places
    // Detents rise with their index, so a finger that moves up proceeds to higher ranks.
    let goesUp = velocity < 0
    let (step, outermost) = goesUp ? (1, detents.count - 1) : (-1, 0)
    // Starts at the far end opposite to the direction, and skips the detents already passed or within reach.
    var target = goesUp ? 0 : detents.count - 1
    func distanceAhead(_ rank: Int) -> Double {
      goesUp ? y - detents[rank].y : detents[rank].y - y
    }
    while target != outermost, distanceAhead(target) <= reachedDistance { target += step }
    var decision = SnapDecision(target: card.stops.index(target), rule: .swipe, threshold: resistance)
    let detentsMax = velocity.magnitude >= skipVelocity ? detents.count : maxDetentsPerSwipe
    guard detentsMax > 1 else { return decision }

    let projected = projected(y, velocity)
    func distanceToProjected(_ rank: Int) -> Double { (detents[rank].y - projected).magnitude }
    decision.projectedY = projected
    var stepsLeft = detentsMax - 1
    while target != outermost, stepsLeft > 0, distanceToProjected(target + step) < distanceToProjected(target) {
      target += step
      stepsLeft -= 1
    }
    if card.stops.index(target) != decision.target { decision.rule = .projection }
    decision.target = card.stops.index(target)
    return decision
  }
}
