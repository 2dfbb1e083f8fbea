import CardMotion

/// The rules for a card's pages: following the finger sideways, and the target of a release.
///
/// The distance of pages and the index are TGCardViewController's; the rest is UIScrollView's, whose paging isn't
/// published: each of its numbers is a parameter.
public struct PagingRules: Hashable, Sendable {
  /// The gap between two pages, points. Source: TGCardViewController 2.5.1,
  /// `TGPageCardView.Constants.spaceBetweenCards`.
  public var gap = 5.0

  /// The finger's speed, points per second, from which a release goes by its direction; a slower one goes to the
  /// nearest page. UIScrollView's isn't known: the common belief is the direction of any velocity. 100 is the least
  /// fling of Flutter's bouncing scroll view.
  public var flickVelocity = 100.0

  /// The rubber band's coefficient beyond the first and the last page; UIScrollView's is 0.55.
  public var rubberBandCoefficient = RubberBand.scrollViewCoefficient

  /// The motion of the pages after a release. UIScrollView's isn't known; this is the spring of its bounce.
  public var settle = WrittenMotion.page.rule

  /// The motion of the pages after a key or a command of the app: `setContentOffset(_:animated:)`, of which only the
  /// duration of 0.3 s is common knowledge.
  public var jump = WrittenMotion.pageJump.rule

  /// Creates the rules of `standard`.
  public init() {}

  /// Returns the distance from one page to the next, points.
  public func stride(cardWidth: Double) -> Double { cardWidth + gap }

  /// Returns the index of the page that counts as the current one at an offset of the pager.
  ///
  /// ```
  /// ⌊⌊x⌋ / (⌊width⌋ + gap)⌋,  0 … count − 1
  /// ```
  /// So it is the page at the left edge: on a turn to the next page it changes at the very end, on a turn to the
  /// previous page at the very start. Source: TGCardViewController 2.5.1, `currentLeftyIndex`.
  public func index(at offset: Double, cardWidth: Double, count: Int) -> Int {
    let pages = offset.rounded(.down) / (cardWidth.rounded(.down) + gap)
    return Int(min(max(pages, 0), Double(max(0, count - 1))))
  }

  /// Returns the target page of a release.
  ///
  /// ```
  /// |v| < flickVelocity    the nearest page; of two as near, the later one
  /// v > 0                  ⌊x / stride⌋ + 1
  /// v < 0                  ⌈x / stride⌉ − 1
  /// ```
  /// It is at most one page from the one at which the drag began, and within the existing pages.
  ///
  /// - Parameters:
  ///   - offset: The pager's displayed offset, points.
  ///   - velocity: The pager's velocity, points per second, positive toward later pages.
  ///   - began: The page at which the drag began.
  ///   - stride: The distance from one page to the next, points.
  ///   - count: The number of pages.
  public func target(releasedAt offset: Double, velocity: Double, from began: Int, stride: Double, count: Int) -> Int {
    let place = offset / stride
    let wanted: Double
    if velocity == 0 || velocity.magnitude < flickVelocity {
      wanted = (place + 0.5).rounded(.down)
    } else {
      wanted = velocity > 0 ? place.rounded(.down) + 1 : place.rounded(.up) - 1
    }
    let near = min(max(wanted, Double(began - 1)), Double(began + 1))
    return Int(min(max(near, 0), Double(max(0, count - 1))))
  }
}
