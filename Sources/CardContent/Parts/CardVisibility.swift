/// The visible share of a card.
public struct CardVisibility: Hashable, Sendable {
  /// The visible fraction of the card, 0 … 1: the visible height over the card's.
  public var ratio: Double

  /// The fraction of the container that the card covers, 0 … 1: the visible height over the container's.
  public var coverage: Double

  /// The visibility of a card in its container, by CardParts' formulas.
  ///
  /// ```
  /// above and below:  v = ch                (4.0 only)
  /// above:            v = kh − (cy − ky)
  /// below:            v = cy + ch − ky
  /// inside:           v = kh
  /// ratio = v / kh,  coverage = v / ch
  /// ```
  ///
  /// `k` is the card, `c` the container. 2.6 has no case for a card cut off at both ends, and reports more than its
  /// visible height. A card without a height has no ratio: the real formula divides 0 by 0.
  ///
  /// Source: CardParts 4.0.0, `CardUtils.swift` 24 to 51; 2.6.0, the same file, 23 to 46.
  ///
  /// - Parameters:
  ///   - y: The card's top edge in the content, points.
  ///   - height: The card's height, points.
  ///   - containerY: The container's top edge in the content, points: the scroll offset, bounce included.
  ///   - containerHeight: The container's height, points.
  ///   - system: The version of CardParts.
  /// - Returns: Nil for a card, or a container, without a height.
  public init?(
    y: Double, height: Double, containerY: Double, containerHeight: Double, in system: ContentSystem
  ) {
    guard height > 0, containerHeight > 0 else { return nil }
    let (end, containerEnd) = (y + height, containerY + containerHeight)
    let visible: Double
    if y < containerY, end > containerEnd, system != .cardParts26 {
      visible = containerHeight
    } else if y < containerY, end > containerY {
      visible = height - (containerY - y)
    } else if end > containerEnd, y < containerEnd {
      visible = containerEnd - y
    } else if y >= containerY, end <= containerEnd {
      visible = height
    } else {
      visible = 0
    }
    ratio = visible / height
    coverage = visible / containerHeight
  }
}
