import CardMotion

/// Which detent a release goes to: SweetCurtain's swipe resistance.
///
/// A finger slower than the resistance leaves the card to the nearest detent, of two as near to the lower one. A faster
/// one sends it to the next detent in its direction; one that lies within `reachedDistance` counts as reached already.
/// Where a swipe may travel more than one detent, the projected position decides how many of them.
public struct SnapRules: Hashable, Sendable {
  /// The finger's speed, points per second, up to which the nearest detent wins.
  public var resistance = 600.0

  /// A detent this near counts as reached.
  public var reachedDistance = 22.0

  /// How many detents one swipe may travel; above 1, the projected position decides how many of them.
  public var maxDetentsPerSwipe = 1

  /// How a swipe is thought to slow down when its projection is taken, per millisecond.
  public var projectionRatePerMillisecond = Deceleration.normalRatePerMillisecond

  /// The rules of `standard`.
  public init() {}

  /// The index of the detent of a card that a release at `y` with the finger's `velocity` goes to.
  public func target(releasedAt y: Double, velocity: Double, of card: Card) -> Int {
    guard velocity.magnitude > resistance else { return card.nearestDetent(to: y) }
    let detents = card.detents
    // Detents rise with their index, so that a finger going up walks to higher indices.
    let goesUp = velocity < 0
    let (step, outermost) = goesUp ? (1, detents.count - 1) : (-1, 0)
    // From the far end behind the card: skip what it has passed, and what is within reach.
    var target = goesUp ? 0 : detents.count - 1
    func distanceAhead(_ index: Int) -> Double {
      goesUp ? y - detents[index].y : detents[index].y - y
    }
    while target != outermost, distanceAhead(target) <= reachedDistance { target += step }
    guard maxDetentsPerSwipe > 1 else { return target }

    let projected = Projection.geometric(
      position: y, velocity: velocity, ratePerMillisecond: projectionRatePerMillisecond)
    func distanceToProjected(_ index: Int) -> Double { (detents[index].y - projected).magnitude }
    var stepsLeft = maxDetentsPerSwipe - 1
    while target != outermost, stepsLeft > 0, distanceToProjected(target + step) < distanceToProjected(target) {
      target += step
      stepsLeft -= 1
    }
    return target
  }
}
