import CardMotion

/// How content that comes from somewhere behaves: when it arrives, how it is pulled to refresh, what moves it sideways.
public struct FeedRules: Hashable, Sendable {
  /// From asking for more to its arrival, seconds. The server's and the network's: it is nobody's rule.
  public var fetchLatency = 0.6

  /// From a pull to refresh to the end of refreshing, seconds.
  public var refreshLatency = 1.0

  /// How far content must show to be pulled beyond its top to be refreshed, points. UIRefreshControl's isn't published:
  /// this is a guess.
  public var refreshTrigger = 100.0

  /// What is kept clear above the content while it is refreshed, points. UIRefreshControl's height by common belief.
  public var refreshHold = 60.0

  /// How much of a change of the upper inset is taken from the finger's way while it drags. Source: Spots 1.9.0,
  /// `SpotsScrollView.swift` 19 to 28; in CardParts nothing is.
  public var refreshInsetFactor = 1.5

  /// What moves a carousel of Spots 7.5 that pages: `UIView.animate` of 0.25 s. Source: `ComponentFlowLayout.swift`.
  public var carouselPage = MotionRule.curve(Self.easeInOut, duration: 0.25)

  /// What moves a paged view of CardParts that the program turns. Source: `CardPartPagedView.swift`, `moveToPage`.
  public var pagedViewJump = MotionRule.curve(Self.easeInOut, duration: 1)

  /// What moves a list of CardParts out of a keyboard's way: the keyboard's own spring, m 3, k 1000, c 500, which Core
  /// Animation clips to a damping ratio of 1.
  public var keyboard = MotionRule.spring(Spring(response: 0.34414, dampingRatio: 1))

  /// The rules of `standard`.
  public init() {}

  /// UIKit's curve unless another one is asked for.
  static let easeInOut = TimingCurve.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
}
