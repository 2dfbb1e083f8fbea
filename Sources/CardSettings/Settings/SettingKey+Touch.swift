import CardModel
import CardMotion

extension SettingKey {
  /// Keys for the start of a drag, its velocity and its cancellation.
  static let touch: [SettingKey] = [
    SettingKey(
      "touch.slop", "The distance that a finger moves before it drags a resting card.",
      .number(Slot { $1(&$0.base.touch.slop) }, unit: "pt", range: 0...200), source: "UIKit, folklore"),
    SettingKey(
      "touch.axis_lock", "Refuse a touch that moved more sideways than along the card at the slop.",
      .flag(Slot { $1(&$0.base.touch.locksAxis) })),
    SettingKey(
      "touch.axis_tie", "A touch that moved as far sideways as along the axis is refused, too.",
      .flag(Slot { $1(&$0.base.touch.refusesDiagonal) }), where: { $0.base.touch.locksAxis }),
    SettingKey(
      "touch.axis_lock_content", "Only a touch that came down on content that scrolls is refused for moving sideways.",
      .flag(Slot { $1(&$0.base.touch.locksAxisOnContentOnly) }), where: { $0.base.touch.locksAxis }),
    SettingKey(
      "touch.estimator", "The estimator of the finger's velocity; uipan stands for UIKit's, whose weights are a guess.",
      estimator, source: "UIKit: two velocities by its header; their weights are OpenSwiftUI's, a guess"),
    SettingKey(
      "touch.idle", "The time without a sample after which a finger counts as still.",
      .number(Slot { $1(&$0.idleMilliseconds) }, unit: "ms", range: 0...10_000),
      source: "Flutter velocity_tracker.dart; UIKit is said to keep a resting finger's velocity"),
    SettingKey(
      "touch.grab", "A touch on a moving card or moving content stops it.", .flag(Slot { $1(&$0.base.touch.grabs) })),
    SettingKey(
      "touch.resume_distance", "A grabbed card that is let go within this distance goes on to its target.",
      .number(Slot { $1(&$0.base.touch.resumeDistance) }, unit: "pt", range: 0...200)),
    SettingKey(
      "touch.drag_without_map", "A finger may drag a card that has no map behind it.",
      .flag(Slot { $1(&$0.base.touch.dragsWithoutMap) })),
    SettingKey(
      "touch.cancel", "The target of a card if the system cancels the touch.",
      words(Slot { $1(&$0.base.touch.cancel) })),
    SettingKey(
      "touch.stay_margin",
      "A card that stays more than this above a detent counts as at the next one up; none: at the nearest.",
      .numberOrWord(
        Slot { $1(&$0.base.touch.stayMargin) }, unit: "pt", range: 0...1_000,
        words: [Word("none", .infinity, "It counts as at the nearest detent.")]),
      where: { $0.base.touch.cancel == .stay }),
  ]

  /// Keys for the card's motion under the finger.
  static let drag: [SettingKey] = [
    SettingKey(
      "drag.edge", "The card yields beyond its outer detents smoothly, or by the finger's steps.",
      words(Slot { $1(&$0.drag.edge) })),
    SettingKey(
      "drag.begin",
      "The event that begins a drag moves the card, waits for the next, or is the origin of the drag's travel.",
      words(Slot { $1(&$0.base.drag.begin) })),
    SettingKey(
      "drag.rubber_band",
      "The rubber-band coefficient beyond the outer detents; the dimension is the room up to the screen's edge.",
      .number(Slot { $1(&$0.base.drag.rubberBandCoefficient) }, unit: "", range: 0.01...1),
      source: "UIKit, 0.55 by measurement; the dimension is own",
      where: { $0.drag.edge == .elastic }),
    SettingKey(
      "drag.top_bounce", "Yield beyond the top detent; otherwise a hard stop.",
      .flag(Slot { $1(&$0.base.drag.topBounces) }),
      where: { $0.drag.edge == .elastic || $0.drag.edge == .damped }),
    SettingKey(
      "drag.bottom_bounce", "Yield beyond the bottom detent; otherwise a hard stop.",
      .flag(Slot { $1(&$0.base.drag.bottomBounces) }),
      where: { $0.drag.edge == .elastic || $0.drag.edge == .damped }),
    SettingKey(
      "drag.damped_height", "The distance past a detent beyond which a damped edge moves the card backwards.",
      .number(Slot { $1(&$0.drag.dampedHeight) }, unit: "pt", range: 1...10_000), where: { $0.drag.edge == .damped }),
    SettingKey(
      "drag.damped_weakening", "The number by which a damped edge divides each step.",
      .number(Slot { $1(&$0.drag.dampedWeakening) }, unit: "", range: 1...100), where: { $0.drag.edge == .damped }),
    SettingKey(
      "drag.divisor", "The number by which a divided edge divides each step beyond the top.",
      .number(Slot { $1(&$0.drag.divisor) }, unit: "", range: 1...100), where: { $0.drag.edge == .divided }),
  ]

  /// Keys for the target detent of a release.
  static let snap: [SettingKey] = [
    SettingKey(
      "snap.policy", "The policy that chooses the detent of a release.",
      words(Slot { $1(&$0.snap.policy) })),
    SettingKey(
      "snap.fixed_without_map", "A card that has no map behind it stays at its highest detent.",
      .flag(Slot { $1(&$0.base.fixesCardsWithoutMap) })),
    SettingKey(
      "snap.resistance", "The finger's speed up to which the nearest detent wins.",
      .numberOrWord(
        Slot { $1(&$0.snap.swipe.resistance) }, unit: "pt/s", range: 0...100_000,
        words: [
          Word("any", 0, "Any speed counts, and a finger at rest only goes to the nearest detent."),
          Word("low", 300, "SweetCurtain's low swipe resistance."),
          Word("normal", 600, "SweetCurtain's normal swipe resistance."),
          Word("high", 900, "SweetCurtain's high swipe resistance."),
        ]), source: "SweetCurtain CC:232-248", where: { [.swipe, .step, .height].contains($0.snap.policy) }),
    SettingKey(
      "snap.reached", "A detent this near to the release counts as reached by a swipe.",
      .number(Slot { $1(&$0.snap.swipe.reachedDistance) }, unit: "pt", range: 0...1000),
      where: { $0.snap.policy == .swipe }),
    SettingKey(
      "snap.max_detents", "The number of detents that one swipe may travel; above 1 its projection decides.",
      .number(Slot { $1(&$0.maxDetentsPerSwipe) }, unit: "", range: 1...100, isWhole: true),
      where: { $0.snap.policy == .swipe }),
    SettingKey(
      "snap.skip_velocity", "The lowest finger speed at which a swipe goes as far as its projection.",
      .numberOrWord(
        Slot { $1(&$0.snap.swipe.skipVelocity) }, unit: "pt/s", range: 0...100_000,
        words: [Word("none", .infinity, "No speed lets a swipe go further than snap.max_detents.")]),
      where: { $0.snap.policy == .swipe }),
    SettingKey(
      "snap.projection_rate", "The part of its velocity that a projected swipe keeps per millisecond.",
      .number(Slot { $1(&$0.snap.swipe.projectionRatePerMillisecond) }, unit: "per ms", range: 0.5...0.9999),
      source: "UIKit decelerationRate.normal",
      where: { $0.snap.policy == .swipe }),
    SettingKey(
      "snap.projection_time", "The time for which a projected release goes on at its velocity.",
      .number(Slot { $1(&$0.snap.projection.projectionTime) }, unit: "s", range: 0...10),
      where: { $0.snap.policy == .projection }),
    SettingKey(
      "snap.window", "The distance that an outer detent's window reaches to either side.",
      .number(Slot { $1(&$0.snap.projection.window) }, unit: "pt", range: 0...1000),
      where: { $0.snap.policy == .projection }),
    SettingKey(
      "snap.inner_window_factor", "The reach of an inner detent's window, as a multiple of an outer one's.",
      .number(Slot { $1(&$0.snap.projection.innerFactor) }, unit: "", range: 0...100),
      where: { $0.snap.policy == .projection }),
    SettingKey(
      "snap.keep_fraction", "The part of a sheet that must show for the sheet to stay.",
      .number(Slot { $1(&$0.snap.dismissal.fractionToKeep) }, unit: "", range: 0...1),
      where: { $0.snap.policy == .dismissal }),
    SettingKey(
      "snap.dismiss_velocity", "The finger's velocity downwards at which a sheet goes.",
      .number(Slot { $1(&$0.snap.dismissal.velocityToDismiss) }, unit: "pt/s", range: 0...100_000),
      where: { $0.snap.policy == .dismissal }
    ),
  ]

  private static let estimator = words(Slot { $1(&$0.base.touch.estimator) })
}
