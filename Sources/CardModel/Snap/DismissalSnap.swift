/// The snap policy `dismissal`: up or gone. CardParts' bottom sheet's.
///
/// The sheet stays if more than `fractionToKeep` of it shows *and* the finger goes down slower than
/// `velocityToDismiss`. Both comparisons are strict: exactly 0.4 dismisses, and so does exactly 250. There is no
/// projection, and no flick upwards rescues a sheet of which too little shows.
///
/// Source: CardParts 4.0, `CardPartsBottomSheetViewController.swift` lines 437 to 481.
public struct DismissalSnap: Hashable, Sendable {
  /// The part of the sheet's height that must show.
  public var fractionToKeep = 0.4

  /// The finger's velocity downwards, points per second, that dismisses.
  public var velocityToDismiss = 250.0

  /// CardParts' numbers.
  public init() {}

  /// Where a release goes: to the highest detent or to the lowest.
  public func decision(releasedAt y: Double, velocity: Double, of card: Card) -> SnapDecision {
    let (lowest, highest) = (card.lowestDetent, card.detents.count - 1)
    guard lowest < highest else { return SnapDecision(target: highest, rule: .only) }
    let (bottom, top) = (card.detents[lowest].y, card.detents[highest].y)
    let isKept = bottom - y > fractionToKeep * (bottom - top) && velocity < velocityToDismiss
    return SnapDecision(
      target: isKept ? highest : lowest, rule: isKept ? .kept : .dismissed, threshold: velocityToDismiss)
  }
}
