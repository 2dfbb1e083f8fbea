/// How much of a card is to be seen.
public struct CardVisibility: Hashable, Sendable {
  /// How much of the card shows, 0 … 1: the visible height over the card's.
  public var ratio: Double

  /// How much of the container it covers, 0 … 1: the visible height over the container's.
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
  /// 2.6 doesn't know a card that is cut at both ends, and says that more of it shows than does. Of a card without a
  /// height there is nothing to say: the real formula divides 0 by 0.
  ///
  /// Source: CardParts 4.0.0, `CardUtils.swift` 24 to 51; 2.6.0, the same file, 23 to 46.
  ///
  /// - Parameters:
  ///   - y: The card's top edge in the content, points.
  ///   - height: The card's height.
  ///   - containerY: The container's top edge in the content: the scroll offset, bounce included.
  ///   - containerHeight: The container's height.
  ///   - system: Whose formula it is.
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
