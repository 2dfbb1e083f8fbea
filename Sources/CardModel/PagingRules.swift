import CardMotion

/// How a card's pages follow the finger sideways, and where they go when it lets them go.
///
/// The distance of pages and the index are TGCardViewController's; the rest is UIScrollView's, whose paging nobody has
/// published: each number of it is a parameter.
public struct PagingRules: Hashable, Sendable {
  /// Between two pages, points. Source: TGCardViewController 2.5.1, `TGPageCardView.Constants.spaceBetweenCards`.
  public var gap = 5.0

  /// The finger's speed, points per second, from which on a release goes by its direction; a slower one goes to the
  /// nearest page. UIScrollView's isn't known: the common belief is the direction of any velocity. 100 is the least
  /// fling of Flutter's bouncing scroll view.
  public var flickVelocity = 100.0

  /// The rubber band's coefficient beyond the first and the last page; UIScrollView's is 0.55.
  public var rubberBandCoefficient = 0.55

  /// What leads the pages after a release. UIScrollView's isn't known; this is the spring of its bounce.
  public var settle = MotionRule.spring(Spring(response: 0.575, dampingRatio: 1))

  /// What leads them after a key or a command of the program: `setContentOffset(_:animated:)`, of which only its 0.3 s
  /// are common knowledge.
  public var jump = MotionRule.curve(.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)), duration: 0.3)

  /// The rules of `standard`.
  public init() {}

  /// The distance from one page to the next.
  public func stride(cardWidth: Double) -> Double { cardWidth + gap }

  /// The index of the page that counts as the present one at an offset of the pager.
  ///
  /// ```
  /// ⌊⌊x⌋ / (⌊width⌋ + gap)⌋,  0 … count − 1
  /// ```
  /// So it is the page at the left edge: on the way to the next one it changes at the very end, on the way to the one
  /// before at the very start. Source: TGCardViewController 2.5.1, `currentLeftyIndex`.
  public func index(at offset: Double, cardWidth: Double, count: Int) -> Int {
    let pages = offset.rounded(.down) / (cardWidth.rounded(.down) + gap)
    return Int(min(max(pages, 0), Double(max(0, count - 1))))
  }

  /// The page to which a release leads.
  ///
  /// ```
  /// |v| < flickVelocity    the nearest page; of two as near, the later one
  /// v > 0                  ⌊x / stride⌋ + 1
  /// v < 0                  ⌈x / stride⌉ − 1
  /// ```
  /// It is no further than one page from the one where the drag began, and one that there is.
  ///
  /// - Parameters:
  ///   - offset: The pager's, as it shows, points.
  ///   - velocity: The pager's, points per second, positive towards later pages.
  ///   - began: The page at which the drag began.
  ///   - stride: The distance from one page to the next.
  ///   - count: How many pages there are.
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
