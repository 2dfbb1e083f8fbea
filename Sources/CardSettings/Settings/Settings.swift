import CardMath
import CardModel
import CardMotion
import CardSimulation

/// All values that a preset or a scenario can set, in the parameters that people write.
///
/// Most of them are the model's own, and are kept in its rules: `base`. Beside them stand those that people write in
/// other terms: springs by their durations, policies of which one applies. The model gets `rules`: `base` with every
/// spring solved, every curve built and every policy chosen. See `Settings+Rules.swift`.
public struct Settings: Hashable, Sendable {
  /// The rules whose parameters are written as the model has them. Its motions, snap policy and edge rule aren't read:
  /// they follow from the other settings.
  public var base = Rules()

  /// The distances, in points, from which TripGo's detents are computed.
  public var geometry = DetentGeometry()

  /// The detents of a card that names none of its own.
  public var places = PlaceSettings()

  /// The card's position on each kind of screen.
  public var layout = LayoutRules()

  /// The behaviour of a dragged card past an outer detent.
  public var drag = DragSettings()

  /// The target detent of a release.
  public var snap = SnapSettings()

  /// The motion after a release.
  public var settle = MotionSettings(.settle)

  /// The duration of the motion after a release.
  public var pace = PaceSettings()

  /// The motion after a tap, a key or a programmatic move.
  public var tap = MotionSettings(.settle)

  /// The motion of a push.
  public var push = MotionSettings(.push)

  /// The motion of a pop.
  public var pop = MotionSettings(.pop)

  /// The motion of a sheet that follows the height of its content.
  public var fit = MotionSettings(.settle)

  /// The motion of a bar that comes in, and of the card that makes room for it.
  public var barIn = MotionSettings(.barIn)

  /// The same while the card stands beside the map.
  public var barInBesideMap = MotionSettings(.bar)

  /// The motion of a bar that goes, and of the card that takes its room.
  public var barOut = MotionSettings(.bar)

  /// The motion of a crossfade from one content of a bar to another.
  public var barFade = MotionSettings(.fade)

  /// The motion of pages after the finger lets them go.
  public var page = MotionSettings(.page)

  /// The motion of pages that a key or the program turns.
  public var pageJump = MotionSettings(.pageJump)

  /// The motion of a carousel of Spots 7.5 that pages.
  public var carouselPage = MotionSettings(.carouselPage)

  /// The motion of a paged view of CardParts that the program turns.
  public var pagedView = MotionSettings(.pagedView)

  /// The motion of a card or its content that makes room for a keyboard.
  public var keyboard = MotionSettings(.keyboard)

  /// True if overdamped springs are taken as critically damped, as Core Animation does.
  public var clipsOverdamped = false

  /// The response of the spring that brings content back from past its end, seconds.
  public var bounceResponse = ScrollRules.bounceResponse

  /// The damping ratio of the spring that brings content back from past its end.
  public var bounceDampingRatio = ScrollRules.bounceDampingRatio

  /// The instants at which inputs reach the model.
  public var delivery = Delivery.immediate

  /// Creates the settings of the preset `standard`.
  public init() {}

  /// The time without samples after which a finger counts as still, milliseconds.
  var idleMilliseconds: Double {
    get { Double(base.touch.idleTicks) / Settings.ticksPerMillisecond }
    set { base.touch.idleTicks = Int64((newValue * Settings.ticksPerMillisecond).rounded()) }
  }

  private static let ticksPerMillisecond = Double(1000 * Instant.ticksPerMicrosecond)

  /// The most detents that one swipe may travel, as a `Double` like the other settings.
  var maxDetentsPerSwipe: Double {
    get { Double(snap.swipe.maxDetentsPerSwipe) }
    set { snap.swipe.maxDetentsPerSwipe = Int(newValue) }
  }
}
