import CardMotion

/// Which detent a release goes to: SweetCurtain's swipe resistance.
///
/// A finger slower than the resistance leaves the card to the nearest detent, of two as near to the lower one. A faster
/// one sends it to the next detent in its direction; one that lies within `reachedDistance` counts as reached already.
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

  /// The index of the detent that a release at `y` with the finger's `velocity` goes to.
  public func target(releasedAt y: Double, velocity: Double, among card: Card) -> Int {
    guard velocity.magnitude > resistance else { return card.nearestDetent(to: y) }
    let detents = card.detents
    // Detents rise with their index, so that a finger going up (velocity < 0) walks to higher indices.
    let step = velocity < 0 ? 1 : -1
    let outermost = velocity < 0 ? detents.count - 1 : 0
    var target = velocity < 0 ? 0 : detents.count - 1
    func distanceAhead(_ index: Int) -> Double {
      velocity < 0 ? y - detents[index].y : detents[index].y - y
    }
    while target != outermost, distanceAhead(target) <= reachedDistance { target += step }
    guard maxDetentsPerSwipe > 1 else { return target }

    let projected = Projection.geometric(
      position: y, velocity: velocity, ratePerMillisecond: projectionRatePerMillisecond)
    var allowed = maxDetentsPerSwipe - 1
    while target != outermost, allowed > 0,
      (detents[target + step].y - projected).magnitude < (detents[target].y - projected).magnitude
    {
      target += step
      allowed -= 1
    }
    return target
  }
}
