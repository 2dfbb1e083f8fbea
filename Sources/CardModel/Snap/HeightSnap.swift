/// The snap policy `height`: a fast finger goes to the next detent from the card's position. SweetCurtain 0.9's.
///
/// A slow finger goes to the nearest detent; halfway between an outer detent and an inner one the inner one wins, and
/// between two of a kind the lower one.
///
/// Source: SweetCurtain 0.9.3, `CurtainDetents.swift` lines 80 to 95. It has two or three detents and defines nothing
/// for more, nor for a tie between two.
public struct HeightSnap: Hashable, Sendable {
  /// The finger's speed, points per second, from which the direction decides; a finger at rest has none.
  public var threshold = 500.0

  /// Creates SweetCurtain's policy.
  public init() {}

  /// Returns the target of a release of a card that shows at `y`.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card) -> SnapDecision {
    let places = card.stops.places
    let highest = places.count - 1
    guard highest > 0 else { return SnapDecision(target: card.stops.highest, rule: .only) }
    if velocity != 0, velocity.magnitude >= threshold {
      let target =
        velocity < 0
        ? (1..<highest).first { places[$0].y < y } ?? highest
        : (1..<highest).last { places[$0].y > y } ?? 0
      return SnapDecision(target: card.stops.index(target), rule: .swipe, threshold: threshold)
    }
    func isInner(_ rank: Int) -> Bool { rank > 0 && rank < highest }
    var target = 0
    for rank in 1...highest {
      let (distance, best) = ((places[rank].y - y).magnitude, (places[target].y - y).magnitude)
      if distance < best || (distance == best && isInner(rank) && !isInner(target)) { target = rank }
    }
    return SnapDecision(target: card.stops.index(target), rule: .nearest, threshold: threshold)
  }
}
