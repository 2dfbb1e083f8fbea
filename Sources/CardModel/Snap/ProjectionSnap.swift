/// The snap policy `projection`: the projected end of a release decides. TGCardViewController's.
///
/// ```
/// projected = y + projectionTime · velocity
/// ```
/// The card goes to a detent whose window contains the projected position. The outer detents' windows reach `window` to
/// either side, those of the detents between them `innerFactor` times that; they are checked from the top down. Outside
/// of all windows the direction decides, and **a finger at rest counts as moving down**: the card goes to the first
/// detent at or past the projected position, but upward never to the lowest and downward never to the highest.
///
/// So a release from rest doesn't go to the nearest detent, and one flick may skip a detent. All positions are the
/// model's: that of a collapsed card is the screen's bottom edge, below the visible header.
///
/// Source: TGCardViewController 2.5.1, lines 1455 to 1501.
public struct ProjectionSnap: Hashable, Sendable {
  /// Seconds for which a projected release continues at its velocity: 0.499 for UIScrollView's rate of 0.998.
  public var projectionTime = 0.499

  /// Half-width of an outer detent's window, points.
  public var window = 22.0

  /// Factor from an outer to an inner detent's window.
  public var innerFactor = 2.0

  /// Creates TripGo's policy.
  public init() {}

  /// Returns the target of a release at the model position `y`.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card) -> SnapDecision {
    let projected = y + projectionTime * velocity
    let (lowest, highest) = (card.lowestDetent, card.detents.count - 1)
    for index in stride(from: highest as Int, through: lowest, by: -1) {
      let reach = index == lowest || index == highest ? window : window * innerFactor
      let place = card.detents[index].modelY
      let window = SnapWindow(upperEdge: place - reach, lowerEdge: place + reach)
      if window.contains(projected) {
        return SnapDecision(target: index, rule: .window, projectedY: projected, window: window)
      }
    }
    guard lowest < highest else { return SnapDecision(target: highest, rule: .only, projectedY: projected) }
    let target =
      velocity < 0
      ? (lowest + 1...highest).first { card.detents[$0].modelY <= projected } ?? highest
      : (lowest..<highest).last { card.detents[$0].modelY >= projected } ?? lowest
    return SnapDecision(target: target, rule: .direction, projectedY: projected)
  }
}
