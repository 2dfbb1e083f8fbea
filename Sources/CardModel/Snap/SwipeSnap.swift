import CardMotion

/// The snap policy `swipe`: the nearest detent, or for a fast finger the next one in its direction.
///
/// A finger slower than the resistance leaves the card to the nearest detent, of two as near to the lower one. A faster
/// one sends it to the next detent in its direction; one that lies within `reachedDistance` counts as reached already.
/// Where a swipe may travel more than one detent, the projected position decides how many of them: any number, once the
/// finger has `skipVelocity`. A card that such a finger sent to the next detent would have to be stopped within a few
/// frames, or swing far beyond it.
public struct SwipeSnap: Hashable, Sendable {
  /// The finger's speed, points per second, up to which the nearest detent wins.
  public var resistance = 600.0

  /// A detent this near counts as reached.
  public var reachedDistance = 22.0

  /// How many detents one swipe may travel; above 1, the projected position decides how many of them.
  public var maxDetentsPerSwipe = 1

  /// The finger's speed, points per second, from which on one swipe may travel any number of detents; infinite: at no
  /// speed.
  ///
  /// Of 13 recorded flings, those that are meant to be gentle are released at 970 to 1,790 pt/s and the hard ones at
  /// 2,650 to 7,800, by least squares; by two samples some 15 % lower. This lies between the two groups by either.
  public var skipVelocity = 2_000.0

  /// How a swipe is thought to slow down when its projection is taken, per millisecond.
  public var projectionRatePerMillisecond = Deceleration.normalRatePerMillisecond

  /// The rules of `standard`.
  public init() {}

  /// Where a release at `y` with the finger's `velocity` goes.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card) -> SnapDecision {
    guard velocity.magnitude > resistance else {
      return SnapDecision(target: card.nearestDetent(to: y), rule: .nearest, threshold: resistance)
    }
    let detents = card.detents
    // Detents rise with their index, so that a finger going up walks to higher indices.
    let goesUp = velocity < 0
    let (step, outermost) = goesUp ? (1, detents.count - 1) : (-1, card.lowestDetent)
    // From the far end behind the card: skip what it has passed, and what is within reach.
    var target = goesUp ? card.lowestDetent : detents.count - 1
    func distanceAhead(_ index: Int) -> Double {
      goesUp ? y - detents[index].y : detents[index].y - y
    }
    while target != outermost, distanceAhead(target) <= reachedDistance { target += step }
    var decision = SnapDecision(target: target, rule: .swipe, threshold: resistance)
    let detentsMax = velocity.magnitude >= skipVelocity ? detents.count : maxDetentsPerSwipe
    guard detentsMax > 1 else { return decision }

    let projected = Projection.geometric(
      position: y, velocity: velocity, ratePerMillisecond: projectionRatePerMillisecond)
    func distanceToProjected(_ index: Int) -> Double { (detents[index].y - projected).magnitude }
    decision.projectedY = projected
    var stepsLeft = detentsMax - 1
    while target != outermost, stepsLeft > 0, distanceToProjected(target + step) < distanceToProjected(target) {
      target += step
      stepsLeft -= 1
    }
    if target != decision.target { decision.rule = .projection }
    decision.target = target
    return decision
  }
}
