import CardMotion

/// How the content scrolls, and how card and content hand the finger to each other.
public struct ScrollRules: Hashable, Sendable {
  /// Whether a finger that has pulled the card to its top detent goes on to scroll the content.
  public var handsOverToContent = true

  /// Whether a finger that has scrolled the content to its top goes on to pull the card down.
  public var handsOverToCard = true

  /// How one finger moves both.
  public var handoff = HandoffRule.exact

  /// Whether only a finger that came down on content at its top may pull the card.
  public var handsOverOnlyFromTop = false

  /// Whether content scrolls at every detent, as far as it does at the top one; otherwise below the top detent a finger
  /// on it drags the card. It is UIKit's `prefersScrollingExpandsWhenScrolledToEdge = false`, and what a SweetCurtain
  /// does that was told of no scroll view.
  public var scrollsAtAnyDetent = false

  /// What slows down or comes back is told to have come to rest once so little of its way is left, points; its motion
  /// goes on to the place itself, so that places stay exact and nothing jumps. It holds for content, pages and what
  /// goes sideways in content.
  ///
  /// Source: ScrollMechanics, `DecelerationTimingParameters.swift`: a deceleration is over with 0.5 pt left. Apple says
  /// nothing of it.
  public var endDistance = 0.5

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

extension ScrollRules {
  /// Whether content scrolls at every detent: the rules by which one finger moves both have their own answer to that.
  var isItsOwn: Bool { scrollsAtAnyDetent && handoff == .exact }
}

/// How one finger moves card and content.
public enum HandoffRule: UInt8, Hashable, Sendable, CaseIterable {
  /// One after the other, in points of the finger's travel: nothing of it is lost, and nothing counts twice.
  case exact

  /// The card goes down as far as the content's rubber band shows, and content that was scrolled back leaves it where
  /// it was. Where commands lead only to the top, as in a compact height, content hands nothing over.
  /// TGCardViewController's.
  case overscroll

  /// Each step of the finger moves the one, the other or both. SweetCurtain 0.2's.
  case shared
}
