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

  /// Returns the model position at which a release ends if nothing stops it.
  @inline(__always)
  func projected(_ modelY: Double, _ velocity: Double) -> Double { modelY + projectionTime * velocity }

  /// Returns the window around a detent, by its place among those that a finger reaches.
  @inline(__always)
  func window(of rank: Int, in places: [Detent]) -> SnapWindow {
    let reach = rank == 0 || rank == places.count - 1 ? window : window * innerFactor
    let place = places[rank].modelY
    return SnapWindow(upperEdge: place - reach, lowerEdge: place + reach)
  }

  /// Returns the target of a release at a model position.
  public func decision(releasedAt modelY: Double, velocity: Double, of card: Card) -> SnapDecision {
    let projected = projected(modelY, velocity)
    let places = card.stops.places
    let highest = places.count - 1
    for rank in stride(from: highest as Int, through: 0, by: -1) {
      let window = window(of: rank, in: places)
      if window.contains(projected) {
        return SnapDecision(target: card.stops.index(rank), rule: .window, projectedY: projected, window: window)
      }
    }
    guard highest > 0 else { return SnapDecision(target: card.stops.highest, rule: .only, projectedY: projected) }
    let target =
      velocity < 0
      ? (1...highest).first { places[$0].modelY <= projected } ?? highest
      : (0..<highest).last { places[$0].modelY >= projected } ?? 0
    return SnapDecision(target: card.stops.index(target), rule: .direction, projectedY: projected)
  }
}
