/// A part of a card's content that scrolls horizontally: a carousel of Spots, a paged view of CardParts.
public struct Strip: Hashable, Sendable {
  /// The positions at which a strip rests after a swipe.
  public enum Paging: Hashable, Sendable {
    /// No paging: the strip rests where its deceleration ends.
    case free

    /// On a page as wide as the strip: a scroll view with paging enabled.
    case pages

    /// With an item centred. Spots 7.5's `item`.
    case item

    /// On an item, once a drag exceeds a quarter of the first item's width. Spots 7.5's `page`.
    case quarter
  }

  /// The callback that reports the end of a swipe, by the formula for its index.
  public enum Reported: UInt8, Hashable, Sendable, CaseIterable {
    /// No callback.
    case nothing

    /// The index of an item, by the formula of Spots 1.9.
    case item19

    /// The index of the centred item, by the formula of Spots 7.5.
    case item75

    /// The index of a page, by the formula of CardParts.
    case page
  }

  /// The index of the strip's section in the layout.
  public var section: Int

  /// The strip's top edge in its section, points.
  public var y: Double

  /// The strip's height, points.
  public var height: Double

  /// The strip's left edge in the content, points.
  public var x: Double

  /// The width of the strip's viewport, points.
  public var width: Double

  /// The width of the strip's scrolling content, points.
  public var contentWidth: Double

  /// The positions at which the strip rests after a swipe.
  public var paging: Paging

  /// The callback that reports the end of a swipe.
  public var reported: Reported

  /// The range of the strip's items in the layout's `items`, including the duplicates of an infinite strip. Empty for a
  /// paged view.
  public var items = 0..<0

  /// The number of its pages or items, without duplicates.
  public var count: Int

  /// The insets left and right of the items, points.
  public var insetLeft = 0.0, insetRight = 0.0

  /// The space between two items, points.
  public var itemSpacing = 0.0

  /// The space between two columns under 1.9, points.
  public var lineSpacing = 0.0

  /// The number of columns that share the strip's width; 0 if items have their own widths.
  public var span = 0.0

  /// The wrap-around of an infinite strip; nil if the strip is finite.
  public var loop: Loop?

  /// The wrap-around of an infinite strip, as offsets in points. Items at both ends are duplicated, so that the
  /// viewport is full at a wrap.
  public struct Loop: Hashable, Sendable {
    /// The initial offset, at which the first item shows.
    public var start: Double

    /// An offset below this one wraps to `fromLow`.
    public var low: Double

    /// The offset after a wrap at the low end.
    public var fromLow: Double

    /// An offset of at least this one wraps to `fromHigh`.
    public var high: Double

    /// The offset after a wrap at the high end.
    public var fromHigh: Double

    /// The distance between an item and its duplicate.
    public var length: Double
  }

  /// The number of duplicated items at each end of an infinite strip; otherwise 0.
  public var copyCount: Int { loop == nil ? 0 : (items.count - count) / 2 }

  /// The greatest scroll offset, points.
  public var range: Double { max(0, contentWidth - width) }

  /// The offset nearest to `offset` within the strip's range, points.
  public func nearestOffset(to offset: Double) -> Double { min(max(offset, 0), range) }

  /// The initial scroll offset, points.
  public var startOffset: Double { loop.map { nearestOffset(to: $0.start) } ?? 0 }

  /// The offset to which an infinite strip wraps from `offset`; nil if it doesn't wrap there.
  ///
  /// ```
  /// x < inset                       x′ = x of the item after the last − inset
  /// x ≥ its right edge + inset      x′ = x of the last item before the first − inset
  /// ```
  ///
  /// A strip that pages by the quarter wraps at its right edge − item spacing instead.
  /// Source: Spots 7.5.0, `Component.handleInfiniteScrolling`.
  public func wrapped(_ offset: Double) -> Double? {
    guard let loop else { return nil }
    if offset < loop.low { return loop.fromLow }
    return offset >= loop.high ? loop.fromHigh : nil
  }
}
