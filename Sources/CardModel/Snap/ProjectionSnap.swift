/// The snap policy `projection`: where the release is thought to end decides. TGCardViewController's.
///
/// ```
/// projected = y + projectionTime · velocity
/// ```
/// A detent whose window holds the projected place takes the card. The outer detents' windows reach `window` to either
/// side, those of the detents between them `innerFactor` times that; they are asked from the top down. Outside of all
/// of them the direction decides, and **a finger that stands still counts as going down**: the card goes to the first
/// detent at or beyond the projected place, but going up never to the lowest and going down never to the highest.
///
/// So a release from rest doesn't go to the nearest detent, and one flick may skip a detent. All places are the
/// controller's: a collapsed card's is the screen's bottom edge, not where its header shows.
///
/// Source: TGCardViewController 2.5.1, lines 1455 to 1501.
public struct ProjectionSnap: Hashable, Sendable {
  /// How many seconds of its velocity a release is thought to go on: 0.499 for UIScrollView's rate of 0.998.
  public var projectionTime = 0.499

  /// How far an outer detent's window reaches to either side, points.
  public var window = 22.0

  /// How many times as far the windows of the detents between them reach.
  public var innerFactor = 2.0

  /// TripGo's numbers.
  public init() {}

  /// Where a release goes, with `y` as the controller believes it.
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
