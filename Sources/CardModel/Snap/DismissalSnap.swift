/// The snap policy `dismissal`: shown or dismissed. CardParts' bottom sheet's.
///
/// The sheet stays if more than `fractionToKeep` of it shows *and* the finger's downward velocity is less than
/// `velocityToDismiss`. Both comparisons are strict: exactly 0.4 dismisses, and so does exactly 250. There is no
/// projection, and no upward flick rescues a sheet of which too little shows.
///
/// Source: CardParts 4.0, `CardPartsBottomSheetViewController.swift` lines 437 to 481.
public struct DismissalSnap: Hashable, Sendable {
  /// The share of the sheet's height that must show to keep it, 0 to 1.
  public var fractionToKeep = 0.4

  /// The finger's downward velocity, points per second, that dismisses.
  public var velocityToDismiss = 250.0

  /// Creates CardParts' policy.
  public init() {}

  /// Returns the target of a release of a card that shows at `y`: the highest detent or the lowest.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card) -> SnapDecision {
    let (lowest, highest) = (card.lowestDetent, card.highestDetent)
    guard lowest < highest else { return SnapDecision(target: highest, rule: .only) }
    let (bottom, top) = (card.detents[lowest].y, card.detents[highest].y)
    let isKept = bottom - y > fractionToKeep * (bottom - top) && velocity < velocityToDismiss
    return SnapDecision(
      target: isKept ? highest : lowest, rule: isKept ? .kept : .dismissed, threshold: velocityToDismiss)
  }
}
