import CardModel
import CardMotion
import CardSimulation

/// All values that a preset or a scenario can set, in the parameters that people write.
///
/// The model gets `rules`, with every spring solved and every curve built.
public struct Settings: Hashable, Sendable {
  /// The distances, in points, from which TripGo's detents are computed.
  public var geometry = DetentGeometry()

  /// The detents of a card that names none of its own.
  public var places = PlaceSettings()

  /// The card's position on each kind of screen.
  public var layout = LayoutRules()

  /// The start of a drag, its velocity and its cancellation.
  public var touch = TouchRules()

  /// The card's motion under the finger.
  public var drag = DragSettings()

  /// The target detent of a release.
  public var snap = SnapSettings()

  /// The content's scrolling, apart from its bounce.
  public var scroll = ScrollRules()

  /// Dimming and fading.
  public var fade = FadeRules()

  /// The motion after a release.
  public var settle = MotionSettings(style: .spring, response: 0.4, dampingRatio: 0.8)

  /// The duration of the motion after a release.
  public var pace = PaceSettings()

  /// The motion after a tap, a key or a programmatic move.
  public var tap = MotionSettings(style: .spring, response: 0.4, dampingRatio: 0.8)

  /// The motion of a push.
  public var push = MotionSettings(style: .uikit, duration: 0.25, dampingRatio: 0.75)

  /// The motion of a pop.
  public var pop = MotionSettings(style: .uikit, duration: 0.3125, dampingRatio: 1)

  /// The motion of a sheet that follows the height of its content.
  public var fit = MotionSettings(style: .spring, response: 0.4, dampingRatio: 0.8)

  /// The motion of a bar that comes in, and of the card that makes room for it.
  public var barIn = MotionSettings(style: .uikit, duration: 0.25, dampingRatio: 1)

  /// The same while the card stands beside the map.
  public var barInBesideMap = MotionSettings(style: .uikit, duration: 0.25, dampingRatio: 0.8)

  /// The motion of a bar that goes, and of the card that takes its room.
  public var barOut = MotionSettings(style: .uikit, duration: 0.25, dampingRatio: 0.8)

  /// The motion of a crossfade from one content of a bar to another.
  public var barFade = MotionSettings(
    style: .curve, duration: 0.25, dampingRatio: 1, curve: .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

  /// The card's pages, apart from their motions.
  public var paging = PagingRules()

  /// The motion of pages after the finger lets them go.
  public var page = MotionSettings(style: .spring, response: 0.575, dampingRatio: 1)

  /// The motion of pages that a key or the program turns.
  public var pageJump = MotionSettings(
    style: .curve, duration: 0.3, dampingRatio: 1, curve: .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

  /// Content that loads, refreshes and avoids the keyboard, apart from its motions.
  public var feed = FeedRules()

  /// The motion of a carousel of Spots 7.5 that pages.
  public var carouselPage = MotionSettings(
    style: .curve, duration: 0.25, dampingRatio: 1, curve: .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

  /// The motion of a paged view of CardParts that the program turns.
  public var pagedView = MotionSettings(
    style: .curve, duration: 1, dampingRatio: 1, curve: .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

  /// The motion of a list that makes room for a keyboard.
  public var keyboard = MotionSettings(style: .spring, response: 0.34414, dampingRatio: 1)

  /// True if overdamped springs are taken as critically damped, as Core Animation does.
  public var clipsOverdamped = false

  /// True if the spring after a release starts with the finger's velocity.
  public var keepsReleaseVelocity = true

  /// True if a motion that replaces another starts with that one's velocity.
  public var keepsRetargetVelocity = true

  /// The effect of a new motion on the one that it replaces.
  public var interruption = Interruption.fromPresentation

  /// Most overshoot past an outer detent, points; infinite: unlimited.
  public var edgeOvershootMax = 24.0

  /// Most overshoot past a detent between others, points; infinite: unlimited.
  public var innerOvershootMax = 44.0

  /// The start of a pushed card's motion.
  public var pushStart = PushStart.screenEdge

  /// The end of a popped card's motion.
  public var popEnd = PopEnd.screenEdge

  /// The response of the spring that brings content back from past its end, seconds.
  public var bounceResponse = 0.575

  /// The damping ratio of the spring that brings content back from past its end.
  public var bounceDampingRatio = 1.0

  /// The callbacks to the app, and their order.
  public var callbacks = CallbackRules()

  /// The effects of taps, keys and assistive technologies.
  public var command = CommandRules()

  /// True if a card with no map behind it stays at its highest detent.
  public var fixesCardsWithoutMap = true

  /// The instants at which inputs reach the model.
  public var delivery = Delivery.immediate

  /// Creates the settings of the preset `standard`.
  public init() {}

  /// These settings as the model's rules.
  public var rules: Rules {
    var rules = Rules()
    rules.touch = touch
    rules.drag = drag.rules
    rules.snap = snap.rules
    rules.scroll = scroll
    rules.scroll.bounce = Spring(response: bounceResponse, dampingRatio: bounceDampingRatio)
    rules.fade = fade
    rules.callbacks = callbacks
    rules.command = command
    rules.fixesCardsWithoutMap = fixesCardsWithoutMap
    rules.paging = paging
    rules.paging.settle = page.rule(clippingOverdamped: clipsOverdamped)
    rules.paging.jump = pageJump.rule(clippingOverdamped: clipsOverdamped)
    rules.feed = feed
    rules.feed.carouselPage = carouselPage.rule(clippingOverdamped: clipsOverdamped)
    rules.feed.pagedViewJump = pagedView.rule(clippingOverdamped: clipsOverdamped)
    rules.feed.keyboard = keyboard.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.settle = pace.rule(settle, clippingOverdamped: clipsOverdamped)
    if pace.dismissDuration.isFinite {
      var dismiss = settle
      dismiss.duration = pace.dismissDuration
      rules.motion.dismiss = pace.rule(dismiss, clippingOverdamped: clipsOverdamped)
    }
    rules.motion.tap = tap.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.push = push.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.pop = pop.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.fit = fit.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.barIn = barIn.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.barInBesideMap = barInBesideMap.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.barOut = barOut.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.barFade = barFade.rule(clippingOverdamped: clipsOverdamped)
    rules.motion.keepsReleaseVelocity = keepsReleaseVelocity
    rules.motion.keepsRetargetVelocity = keepsRetargetVelocity
    rules.motion.interruption = interruption
    rules.motion.edgeOvershootMax = edgeOvershootMax
    rules.motion.innerOvershootMax = innerOvershootMax
    rules.motion.pushStart = pushStart
    rules.motion.popEnd = popEnd
    return rules
  }

  /// The time without samples after which a finger counts as still, milliseconds.
  var idleMilliseconds: Double {
    get { Double(touch.idleTicks) / 9000 }
    set { touch.idleTicks = Int64((newValue * 9000).rounded()) }
  }

  /// The most detents that one swipe may travel, as a `Double` like the other settings.
  var maxDetentsPerSwipe: Double {
    get { Double(snap.maxDetentsPerSwipe) }
    set { snap.maxDetentsPerSwipe = Int(newValue) }
  }
}
