/// Something in a card's content that is scrolled sideways: a carousel of Spots, a paged view of CardParts.
public struct Strip: Hashable, Sendable {
  /// Where it comes to rest.
  public enum Paging: Hashable, Sendable {
    /// Wherever it slows down.
    case free

    /// On a page as wide as itself: a scroll view that pages.
    case pages

    /// With an item in its middle. Spots 7.5's `item`.
    case item

    /// On an item, after a quarter of one was dragged. Spots 7.5's `page`.
    case quarter
  }

  /// Who is told what.
  public enum Told: UInt8, Hashable, Sendable, CaseIterable {
    /// Nobody.
    case nothing

    /// An item, by the formula of Spots 1.9.
    case item19

    /// The item in the middle, by that of Spots 7.5.
    case item75

    /// A page, by that of CardParts.
    case page
  }

  /// The index of its section.
  public var section: Int

  /// Its top edge in the section, points.
  public var y: Double

  /// Its height.
  public var height: Double

  /// Its left edge in the content.
  public var x: Double

  /// Its width: that of its viewport.
  public var width: Double

  /// The width of what scrolls in it.
  public var contentWidth: Double

  /// Where it comes to rest.
  public var paging: Paging

  /// Who is told what.
  public var told: Told

  /// Its items among those of the layout; of an infinite one, the ones that lie twice in it as well. Empty for a paged
  /// view.
  public var items = 0..<0

  /// How many pages it has, or items.
  public var count: Int

  /// Around its items, left and right.
  public var insetLeft = 0.0, insetRight = 0.0

  /// Between its items.
  public var itemSpacing = 0.0

  /// Between its columns, under 1.9.
  public var lineSpacing = 0.0

  /// How many columns share its width; 0: items have their own widths.
  public var span = 0.0

  /// How an infinite one begins anew; nil: it ends at its ends.
  public var loop: Loop?

  /// How an infinite strip begins anew. Items lie twice in it, so that none is missing when it does.
  public struct Loop: Hashable, Sendable {
    /// Where it begins, so that the first item shows.
    public var start: Double

    /// Left of this place it goes on at `fromLow`.
    public var low: Double

    /// Where it goes on.
    public var fromLow: Double

    /// From this place on it goes on at `fromHigh`.
    public var high: Double

    /// Where it goes on.
    public var fromHigh: Double

    /// From one place of an item to the other.
    public var length: Double
  }

  /// How many items an infinite one shows once more at each end.
  public var copyCount: Int { loop == nil ? 0 : (items.count - count) / 2 }

  /// How far it can be scrolled.
  public var range: Double { max(0, contentWidth - width) }

  /// The offset nearest to one at which it can rest.
  public func nearestOffset(to offset: Double) -> Double { min(max(offset, 0), range) }

  /// Where it stands at first.
  public var startOffset: Double { loop.map { nearestOffset(to: $0.start) } ?? 0 }

  /// Where an infinite strip goes on that has come to a place; nil: it just goes on.
  ///
  /// ```
  /// x < inset        x′ = x of the item behind the last − inset
  /// x ≥ its right edge + inset      x′ = x of the last item before the first − inset
  /// ```
  /// Source: Spots 7.5.0, `Component.handleInfiniteScrolling`.
  public func wrapped(_ offset: Double) -> Double? {
    guard let loop else { return nil }
    if offset < loop.low { return loop.fromLow }
    return offset >= loop.high ? loop.fromHigh : nil
  }
}
