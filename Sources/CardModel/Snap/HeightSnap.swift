/// The snap policy `height`: a fast finger goes to the next detent from the card's position. SweetCurtain 0.9's.
///
/// A slow finger goes to the nearest detent; halfway between an outer detent and an inner one the inner one wins, and
/// between two of a kind the lower one.
///
/// Source: SweetCurtain 0.9.3, `CurtainDetents.swift` lines 80 to 95. It has two or three detents and defines nothing
/// for more, nor for a tie between two.
public struct HeightSnap: Hashable, Sendable {
  /// The finger's speed, points per second, from which the direction decides.
  public var threshold = 500.0

  /// Creates SweetCurtain's policy.
  public init() {}

  /// Returns the target of a release.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card) -> SnapDecision {
    let (lowest, highest) = (card.lowestDetent, card.detents.count - 1)
    guard lowest < highest else { return SnapDecision(target: highest, rule: .only) }
    let places = card.detents
    if velocity.magnitude >= threshold {
      let target =
        velocity < 0
        ? (lowest + 1..<highest).first { places[$0].y < y } ?? highest
        : (lowest + 1..<highest).last { places[$0].y > y } ?? lowest
      return SnapDecision(target: target, rule: .swipe, threshold: threshold)
    }
    func isInner(_ index: Int) -> Bool { index > lowest && index < highest }
    var target = lowest
    for index in lowest + 1...highest {
      let (distance, best) = ((places[index].y - y).magnitude, (places[target].y - y).magnitude)
      if distance < best || (distance == best && isInner(index) && !isInner(target)) { target = index }
    }
    return SnapDecision(target: target, rule: .nearest, threshold: threshold)
  }
}
