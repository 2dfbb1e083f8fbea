import CardMotion

/// The rules for content that loads and changes: latencies, pull to refresh, and its own motions.
public struct FeedRules: Hashable, Sendable {
  /// Time from a fetch to its arrival, seconds. It depends on the server and the network, so no system defines it.
  public var fetchLatency = 0.6

  /// Time from a pull to refresh to the end of refreshing, seconds.
  public var refreshLatency = 1.0

  /// Displayed distance past the top, points, at which content is refreshed. UIRefreshControl's isn't published: this
  /// is a guess.
  public var refreshTrigger = 100.0

  /// Top inset while the content is refreshed, points. UIRefreshControl's height by common belief.
  public var refreshHold = 60.0

  /// Factor by which a change of the top inset during a drag is subtracted from the finger's translation. Source: Spots
  /// 1.9.0, `SpotsScrollView.swift` 19 to 28; CardParts subtracts nothing.
  public var refreshInsetFactor = 1.5

  /// Motion of a paging carousel of Spots 7.5: `UIView.animate` of 0.25 s. Source: `ComponentFlowLayout.swift`.
  public var carouselPage = WrittenMotion.carouselPage.rule

  /// Motion of a paged view of CardParts that the app turns. Source: `CardPartPagedView.swift`, `moveToPage`.
  public var pagedViewJump = WrittenMotion.pagedView.rule

  /// Motion of a card or a content that makes room for a keyboard: the keyboard's own spring, m 3, k 1000, c 500, which
  /// Core Animation clips to a damping ratio of 1.
  public var keyboard = WrittenMotion.keyboard.rule

  /// Creates the rules of `standard`.
  public init() {}
}
