import CardModel
import CardMotion
import CardSimulation

/// Everything that a preset or a scenario can set, in the parameters that people write.
///
/// The model gets `rules`, in which every spring is solved and every curve is built.
public struct Settings: Hashable, Sendable {
  /// Where TripGo's detents lie.
  public var geometry = DetentGeometry()

  /// Which detents a card has that names none of its own.
  public var places = PlaceSettings()

  /// Where cards stand on which screen.
  public var layout = LayoutRules()

  /// When a touch becomes a drag, and how fast it is.
  public var touch = TouchRules()

  /// How the card follows the finger.
  public var drag = DragSettings()

  /// Which detent a release goes to.
  public var snap = SnapSettings()

  /// How content scrolls, apart from its bounce.
  public var scroll = ScrollRules()

  /// What darkens and fades.
  public var fade = FadeRules()

  /// The motion after a release.
  public var settle = MotionSettings(style: .spring, response: 0.4, dampingRatio: 0.8)

  /// How long the motion after a release takes.
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

  /// The motion with which one content of a bar takes the place of another.
  public var barFade = MotionSettings(
    style: .curve, duration: 0.25, dampingRatio: 1, curve: .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

  /// How a card's pages follow the finger, apart from their motions.
  public var paging = PagingRules()

  /// The motion of pages that a finger let go.
  public var page = MotionSettings(style: .spring, response: 0.575, dampingRatio: 1)

  /// The motion of pages that a key or the program turns.
  public var pageJump = MotionSettings(
    style: .curve, duration: 0.3, dampingRatio: 1, curve: .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

  /// How content that comes from somewhere behaves, apart from its motions.
  public var feed = FeedRules()

  /// The motion of a carousel of Spots 7.5 that pages.
  public var carouselPage = MotionSettings(
    style: .curve, duration: 0.25, dampingRatio: 1, curve: .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

  /// The motion of a paged view of CardParts that the program turns.
  public var pagedView = MotionSettings(
    style: .curve, duration: 1, dampingRatio: 1, curve: .cubicBezier(CubicBezier(x1: 0.42, y1: 0, x2: 0.58, y2: 1)))

  /// The motion of a list that makes room for a keyboard.
  public var keyboard = MotionSettings(style: .spring, response: 0.34414, dampingRatio: 1)

  /// Whether overdamped springs are taken as critically damped, as Core Animation does.
  public var clipsOverdamped = false

  /// Whether the spring after a release starts with the finger's velocity.
  public var keepsReleaseVelocity = true

  /// Whether a motion that replaces another starts with its velocity.
  public var keepsRetargetVelocity = true

  /// What happens to what moves when something else takes its place.
  public var interruption = Interruption.fromPresentation

  /// How far a spring may pass an outer detent; infinite: as far as it goes.
  public var edgeOvershootMax = 24.0

  /// How far a spring may pass a detent between others; infinite: as far as it goes.
  public var innerOvershootMax = 44.0

  /// Where a card that is pushed comes from.
  public var pushStart = PushStart.screenEdge

  /// Where a card that is popped goes.
  public var popEnd = PopEnd.screenEdge

  /// The response of the spring that brings content back, seconds.
  public var bounceResponse = 0.575

  /// The damping ratio of the spring that brings content back.
  public var bounceDampingRatio = 1.0

  /// What the app is told, and in which order.
  public var callbacks = CallbackRules()

  /// What taps, keys and assistive technologies do.
  public var command = CommandRules()

  /// Whether a card behind which there is no map stays at its highest detent.
  public var fixesCardsWithoutMap = true

  /// When inputs reach the model.
  public var delivery = Delivery.immediate

  /// The preset `standard`.
  public init() {}

  /// What the model goes by.
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

  /// How long, in milliseconds, a finger may be silent before it counts as still.
  var idleMilliseconds: Double {
    get { Double(touch.idleTicks) / 9000 }
    set { touch.idleTicks = Int64((newValue * 9000).rounded()) }
  }

  /// The most detents that one swipe may travel, as a number like the others.
  var maxDetentsPerSwipe: Double {
    get { Double(snap.maxDetentsPerSwipe) }
    set { snap.maxDetentsPerSwipe = Int(newValue) }
  }
}
