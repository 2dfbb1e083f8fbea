import CardMotion

/// The rules for the content's scrolling, and for the drag/scroll handoff between card and content.
public struct ScrollRules: Hashable, Sendable {
  /// True if a finger that has pulled the card to its top detent continues by scrolling the content.
  public var handsOverToContent = true

  /// True if a finger that has scrolled the content to its top continues by pulling the card down.
  public var handsOverToCard = true

  /// The rule for the handoff.
  public var handoff = HandoffRule.exact

  /// True if only a finger that came down on content at its top may pull the card.
  public var handsOverOnlyFromTop = false

  /// The fate of the momentum with which a card reaches its top, and content its own.
  public var momentum = MomentumRule.lost

  /// True if content scrolls at every detent as it does at the top one; otherwise a finger on it below the top detent
  /// drags the card. It is UIKit's `prefersScrollingExpandsWhenScrolledToEdge = false`, and the behaviour of a
  /// SweetCurtain that knows no scroll view.
  public var scrollsAtAnyDetent = false

  /// The remaining distance, points, at which a deceleration or a bounce is reported as ended; its motion continues to
  /// the target itself, so that positions stay exact and nothing jumps. It applies to content, pages and strips in
  /// content.
  ///
  /// Source: ScrollMechanics, `DecelerationTimingParameters.swift`: a deceleration ends with 0.5 pt left. Apple
  /// documents no value.
  public var endDistance = 0.5

  /// The content's deceleration rate per millisecond: UIScrollView's normal rate is 0.998, its fast one 0.99.
  public var decelerationRatePerMillisecond = Deceleration.normalRatePerMillisecond

  /// The spring that brings content back from past its end; ω = 2π/0.575 s ≈ 10.927 rad/s.
  public var bounce = Spring(response: ScrollRules.bounceResponse, dampingRatio: ScrollRules.bounceDampingRatio)

  /// The response of that spring, seconds, and its damping ratio.
  public static let bounceResponse = 0.575, bounceDampingRatio = 1.0

  /// The rubber band's coefficient beyond the content's ends.
  public var rubberBandCoefficient = RubberBand.scrollViewCoefficient

  /// True if content yields past its ends; otherwise it stops hard there.
  public var bounces = true

  /// Creates the rules of `standard`.
  public init() {}
}

extension ScrollRules {
  /// True if content scrolls at every detent; the other handoff rules decide that by themselves.
  var isItsOwn: Bool { scrollsAtAnyDetent && handoff == .exact }

  /// True if momentum is handed over; the other handoff rules never do.
  var passesMomentum: Bool { momentum == .handed && handoff == .exact }
}

/// The fate of momentum where the motion that has it comes to an end.
public enum MomentumRule: UInt8, Hashable, Sendable, CaseIterable {
  /// The card settles by its spring and the content bounces, each for itself. UIKit's sheets, as people report it.
  case lost

  /// A released card that reaches its top detent hands the velocity that it has there to its content, and content that
  /// slows down and meets its top hands its velocity to the card.
  ///
  /// Source: Flutter, `draggable_scrollable_sheet.dart`, `goBallistic`, from sheet to content; Compose Material 3,
  /// `ConsumeSwipeWithinBottomSheetBoundsNestedScrollConnection.onPostFling`, from content to sheet.
  case handed
}

/// The rule by which one finger moves card and content.
public enum HandoffRule: UInt8, Hashable, Sendable, CaseIterable {
  /// One after the other, in points of the finger's travel: no travel is lost or counted twice.
  case exact

  /// The card goes down by the displayed overscroll of the content's rubber band, and content that was scrolled back
  /// leaves it there. If commands lead only to the top, as for a compact height, content hands nothing over.
  /// TGCardViewController's.
  case overscroll

  /// Each step of the finger moves the card, the content or both. SweetCurtain 0.2's.
  case shared
}
