/// The snap policy `step`: a fast finger goes one step from the last decided detent. SweetCurtain 0.2's.
///
/// The step counts from the *stored* detent, not from the card's position. So a flick never skips a detent; and a card
/// that was dragged slowly from the lowest almost to the highest detent and is flicked up goes *down* to the middle
/// one.
///
/// Source: SweetCurtain 0.2.5, `CurtainController.swift` lines 232 to 248 and 300 to 313.
public struct StepSnap: Hashable, Sendable {
  /// The finger's speed, points per second, up to which the nearest detent wins.
  public var resistance = 600.0

  /// Creates the policy with SweetCurtain's normal swipe resistance.
  public init() {}

  /// Returns the target of a release of a card that shows at `y`. One that is hidden, below all that a finger reaches,
  /// stays hidden.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card, from committed: Int) -> SnapDecision {
    guard velocity.magnitude > resistance else {
      return SnapDecision(target: card.nearestDetent(to: y), rule: .nearest, threshold: resistance)
    }
    let next = velocity < 0 ? card.stops.next(above: committed) : card.stops.next(below: committed)
    let target = committed < card.lowestDetent ? committed : next
    return SnapDecision(target: target, rule: .step, threshold: resistance)
  }
}
