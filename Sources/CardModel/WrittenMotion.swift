import CardMotion

/// A motion in the numbers that people write, from which its rule is made.
///
/// The motions of `standard` stand here, once: the model's rules and the settings that are read from text both begin
/// with them. A rule alone wouldn't do, since UIKit's duration can't be read from the spring that it makes.
public enum WrittenMotion: Hashable, Sendable {
  /// A spring of a response, seconds, and a damping ratio.
  case spring(response: Double, dampingRatio: Double)

  /// UIKit's spring of a duration, seconds, and a damping ratio.
  case uikit(duration: Double, dampingRatio: Double)

  /// A timing curve and its duration, seconds.
  case curve(TimingCurve, duration: Double)

  /// The motion as a rule.
  public var rule: MotionRule {
    switch self {
    case .spring(let response, let ratio): .spring(Spring(response: response, dampingRatio: ratio))
    case .uikit(let duration, let ratio): .spring(Spring(uikitDuration: duration, dampingRatio: ratio))
    case .curve(let curve, let duration): .curve(curve, duration: duration)
    }
  }

  /// After a release, a tap, a key or a programmatic move, and of a card that follows its content's height.
  public static let settle = WrittenMotion.spring(response: 0.4, dampingRatio: 0.8)

  /// Of a push. Source: TGCardViewController 2.5.1, lines 1078 to 1083.
  public static let push = WrittenMotion.uikit(duration: 0.25, dampingRatio: 0.75)

  /// Of a pop. Source: TGCardViewController 2.5.1, lines 1261 to 1266.
  public static let pop = WrittenMotion.uikit(duration: 0.3125, dampingRatio: 1)

  /// Of a bar that comes in over the map. Source: TGCardViewController 2.5.1, lines 2156 to 2162.
  public static let barIn = WrittenMotion.uikit(duration: 0.25, dampingRatio: 1)

  /// Of a bar that comes in beside the map, or goes. Source: the same, lines 2156 to 2162 and 2182 to 2187.
  public static let bar = WrittenMotion.uikit(duration: 0.25, dampingRatio: 0.8)

  /// Of a crossfade. Source: TGCardViewController 2.5.1, `TGPageCard.swift` line 197.
  public static let fade = WrittenMotion.curve(easeInOut, duration: 0.25)

  /// Of pages that a finger let go. UIKit's is not known.
  public static let page = WrittenMotion.spring(
    response: ScrollRules.bounceResponse, dampingRatio: ScrollRules.bounceDampingRatio)

  /// Of pages that a key or the program turns.
  public static let pageJump = WrittenMotion.curve(easeInOut, duration: 0.3)

  /// Of a carousel that pages. Source: Spots 7.5.0, `ComponentFlowLayout.swift` lines 390 to 463.
  public static let carouselPage = WrittenMotion.curve(easeInOut, duration: 0.25)

  /// Of a paged view that the program turns. Source: CardParts 4.0.0, `CardPartPagedView.swift` lines 83 to 147.
  public static let pagedView = WrittenMotion.curve(easeInOut, duration: 1)

  /// Of a list that makes room for a keyboard: UIKit's spring of mass 3, stiffness 1000, damping 500, clipped to
  /// critical.
  public static let keyboard = WrittenMotion.spring(response: 0.34414, dampingRatio: 1)

  private static let easeInOut = TimingCurve.cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1))
}
