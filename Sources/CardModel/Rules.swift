import CardMotion

/// All that decides how a card behaves: a value composed of policies, one for each part of the interaction.
///
/// The defaults are the preset `standard`. The rules hold only valid values: whoever reads them from text checks first.
public struct Rules: Hashable, Sendable {
  /// When a touch becomes a drag, and how fast it is.
  public var touch = TouchRules()

  /// How the card follows the finger.
  public var drag = DragRules()

  /// Which detent a release goes to.
  public var snap = SnapRules()

  /// How the card moves where no finger holds it.
  public var motion = MotionRules()

  /// How the content scrolls, and how card and content hand the finger to each other.
  public var scroll = ScrollRules()

  /// What darkens and fades as the card moves.
  public var fade = FadeRules()

  /// The preset `standard`.
  public init() {}
}

/// When a touch becomes a drag, and how fast it is.
public struct TouchRules: Hashable, Sendable {
  /// How far a finger moves, in any direction, before it drags a resting card.
  public var slop = 10.0

  /// Whether a finger that has moved more sideways than along the card's axis at the slop's crossing is somebody
  /// else's.
  public var locksAxis = true

  /// What measures the finger's velocity.
  public var estimator = VelocityEstimator.leastSquares2

  /// How long, in ticks, a finger may be silent before it counts as still.
  public var idleTicks: Int64 = 360_000

  /// Whether touching a moving card or moving content stops it.
  public var grabs = true

  /// A finger that grabbed a card and lifts within this distance lets it go on to where it was heading.
  public var resumeDistance = 10.0

  /// The rules of `standard`.
  public init() {}
}

/// How the card follows the finger.
public struct DragRules: Hashable, Sendable {
  /// The rubber band's coefficient beyond the outer detents; UIScrollView's is 0.55.
  public var rubberBandCoefficient = 0.55

  /// Whether the card yields beyond its top detent; otherwise it stops hard there.
  public var topBounce = true

  /// Whether the card yields beyond its bottom detent; otherwise it stops hard there.
  public var bottomBounce = true

  /// The rules of `standard`.
  public init() {}
}

/// How the card moves where no finger holds it.
public struct MotionRules: Hashable, Sendable {
  /// After a release, a cancelled touch, or a grab that is let go.
  public var settle = MotionRule.spring(Spring(response: 0.4, dampingRatio: 0.8))

  /// After a tap, a key or a programmatic move.
  public var tap = MotionRule.spring(Spring(response: 0.4, dampingRatio: 0.8))

  /// While a card is pushed.
  public var push = MotionRule.spring(Spring(uikitDuration: 0.25, dampingRatio: 0.75))

  /// While a card is popped.
  public var pop = MotionRule.spring(Spring(uikitDuration: 0.3125, dampingRatio: 1))

  /// Whether the spring after a release starts with the finger's velocity; otherwise from rest.
  public var keepsReleaseVelocity = true

  /// Whether a motion that replaces another starts with its velocity; otherwise from rest.
  public var keepsRetargetVelocity = true

  /// How far a settling spring may pass an outer detent, in points; one that would go further is stiffened.
  /// Infinite: as far as it goes.
  public var edgeOvershootMax = 24.0

  /// The motions of `standard`.
  public init() {}
}

/// One kind of motion: a spring that takes up any velocity, or a curve that starts from rest and ends on time.
public enum MotionRule: Hashable, Sendable {
  case spring(Spring)

  /// A timing curve and how long it takes, in seconds, above 0.
  case curve(TimingCurve, duration: Double)
}

/// How the content scrolls, and how card and content hand the finger to each other.
public struct ScrollRules: Hashable, Sendable {
  /// Whether a finger that has pulled the card to its top detent goes on to scroll the content.
  public var handsOverToContent = true

  /// Whether a finger that has scrolled the content to its top goes on to pull the card down.
  public var handsOverToCard = true

  /// How content slows down, per millisecond: UIScrollView's normal rate is 0.998, its fast one 0.99.
  public var decelerationRatePerMillisecond = Deceleration.normalRatePerMillisecond

  /// What brings content back that went past its end; ω = 2π/0.575 s ≈ 10.927 rad/s.
  public var bounce = Spring(response: 0.575, dampingRatio: 1)

  /// The rubber band's coefficient beyond the content's ends.
  public var rubberBandCoefficient = 0.55

  /// Whether content yields beyond its ends; otherwise it stops hard there.
  public var bounces = true

  /// The rules of `standard`.
  public init() {}
}
