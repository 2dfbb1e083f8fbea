import CardModel
import CardMotion
import CardSimulation

extension SettingKey {
  /// Every key, in the order in which they are shown.
  public static let all: [SettingKey] =
    [
      SettingKey(
        "touch.slop", "How far a finger moves before it drags a resting card.",
        .number(Slot(\.touch.slop), unit: "pt", range: 0...200)),
      SettingKey(
        "touch.axis_lock", "Refuse a touch that moved more sideways than along the card at the slop.",
        .flag(Slot(\.touch.locksAxis))),
      SettingKey("touch.estimator", "What measures the finger's velocity.", estimator),
      SettingKey(
        "touch.idle", "How long a finger may be silent before it counts as still.",
        .number(Slot(\.idleMilliseconds), unit: "ms", range: 0...10_000)),
      SettingKey("touch.grab", "A touch on a moving card or moving content stops it.", .flag(Slot(\.touch.grabs))),
      SettingKey(
        "touch.resume_distance", "A grabbed card that is let go within this distance goes on to its target.",
        .number(Slot(\.touch.resumeDistance), unit: "pt", range: 0...200)),
      SettingKey(
        "drag.rubber_band", "How much the card yields beyond its outer detents.",
        .number(Slot(\.drag.rubberBandCoefficient), unit: "", range: 0.01...1)),
      SettingKey(
        "drag.top_bounce", "Yield beyond the top detent; otherwise a hard stop.", .flag(Slot(\.drag.topBounce))),
      SettingKey(
        "drag.bottom_bounce", "Yield beyond the bottom detent; otherwise a hard stop.", .flag(Slot(\.drag.bottomBounce))
      ),
      SettingKey(
        "snap.resistance", "The finger's speed up to which the nearest detent wins.",
        .numberOrWord(
          Slot(\.snap.resistance), unit: "pt/s", range: 0...100_000,
          words: [
            Word(name: "any", value: 0), Word(name: "low", value: 300), Word(name: "normal", value: 600),
            Word(name: "high", value: 900),
          ])),
      SettingKey(
        "snap.reached", "A detent this near to the release counts as reached by a swipe.",
        .number(Slot(\.snap.reachedDistance), unit: "pt", range: 0...1000)),
      SettingKey(
        "snap.max_detents", "How many detents one swipe may travel; above 1 its projection decides.",
        .number(Slot(\.maxDetentsPerSwipe), unit: "", range: 1...100, isWhole: true)),
      SettingKey(
        "snap.projection_rate", "How a swipe is thought to slow down when it is projected.",
        .number(Slot(\.snap.projectionRatePerMillisecond), unit: "per ms", range: 0.5...0.9999)),
    ]
    + motion("settle", "a release", \.settle)
    + motion("tap", "a tap, a key or a programmatic move", \.tap)
    + motion("push", "a push", \.push)
    + motion("pop", "a pop", \.pop)
    + [
      SettingKey(
        "motion.clip_overdamped", "Take overdamped springs as critically damped, as Core Animation does.",
        .flag(Slot(\.clipsOverdamped))),
      SettingKey(
        "motion.keep_release_velocity", "The motion after a release starts with the finger's velocity.",
        .flag(Slot(\.keepsReleaseVelocity))),
      SettingKey(
        "motion.keep_retarget_velocity", "A motion that replaces another starts with its velocity.",
        .flag(Slot(\.keepsRetargetVelocity))),
      SettingKey(
        "motion.edge_overshoot_max", "How far a spring may pass an outer detent before it is stiffened.",
        .numberOrWord(
          Slot(\.edgeOvershootMax), unit: "pt", range: 0.1...10_000, words: [Word(name: "none", value: .infinity)])),
      SettingKey(
        "handoff.to_content", "A finger that pulled the card to its top goes on to scroll the content.",
        .flag(Slot(\.scroll.handsOverToContent))),
      SettingKey(
        "handoff.to_card", "A finger that scrolled the content to its top goes on to pull the card.",
        .flag(Slot(\.scroll.handsOverToCard))),
      SettingKey(
        "scroll.deceleration_rate", "How content slows down; UIScrollView's normal 0.998, fast 0.99.",
        .number(Slot(\.scroll.decelerationRatePerMillisecond), unit: "per ms", range: 0.5...0.9999)),
      SettingKey(
        "scroll.bounce", "Content yields beyond its ends; otherwise a hard stop.", .flag(Slot(\.scroll.bounces))),
      SettingKey(
        "scroll.bounce_response", "The spring that brings content back from beyond its end.",
        .number(Slot(\.bounceResponse), unit: "s", range: 0.01...10)),
      SettingKey(
        "scroll.bounce_damping_ratio", "The damping ratio of that spring.",
        .number(Slot(\.bounceDampingRatio), unit: "", range: 0.05...200)),
      SettingKey(
        "scroll.rubber_band", "How much content yields beyond its ends.",
        .number(Slot(\.scroll.rubberBandCoefficient), unit: "", range: 0.01...1)),
      SettingKey(
        "dim.stack_max", "The black over the card below.", .number(Slot(\.fade.stackDimMax), unit: "", range: 0...1)),
      SettingKey(
        "dim.map_max", "The black over the map under a card at its top detent.",
        .number(Slot(\.fade.mapDimMax), unit: "", range: 0...1)),
      SettingKey(
        "buttons.fade_fraction", "The part of the way to the top over which the map buttons vanish; 0: they stay.",
        .number(Slot(\.fade.mapButtonFraction), unit: "", range: 0...1)),
      SettingKey("content.fade", "The content fades in above the lowest detent.", .flag(Slot(\.fade.fadesContent))),
      SettingKey(
        "geometry.extended_gap_home", "From the safe area to an extended card, with a home indicator.",
        .number(Slot(\.geometry.extendedGapWithHomeIndicator), unit: "pt", range: 0...500)),
      SettingKey(
        "geometry.extended_gap_button", "From the safe area to an extended card, with a home button.",
        .number(Slot(\.geometry.extendedGapWithHomeButton), unit: "pt", range: 0...500)),
      SettingKey(
        "geometry.collapsed_min", "The least that shows of a collapsed card above the safe area.",
        .number(Slot(\.geometry.collapsedHeightMin), unit: "pt", range: 0...500)),
      SettingKey(
        "clock.delivery", "When inputs reach the model: at their own instants, or gathered at the next frame.",
        delivery),
    ]

  private static func motion(
    _ name: String, _ cause: String, _ path: WritableKeyPath<Settings, MotionSettings> & Sendable
  ) -> [SettingKey] {
    [
      SettingKey(
        "\(name).motion", "What moves the card after \(cause).",
        .choice(
          words: MotionSettings.Style.allCases.map(\.rawValue),
          get: { $0[keyPath: path].style.rawValue },
          set: { $0[keyPath: path].style = MotionSettings.Style.allCases[$1] })),
      SettingKey(
        "\(name).response", "The response of a spring.",
        .number(Slot(path, \.response), unit: "s", range: 0.01...10)),
      SettingKey(
        "\(name).damping_ratio", "The damping ratio of a spring; UIKit's takes 1 at most.",
        .number(Slot(path, \.dampingRatio), unit: "", range: 0.05...200)),
      SettingKey(
        "\(name).duration", "The duration of UIKit's spring or of a curve.",
        .number(Slot(path, \.duration), unit: "s", range: 0.01...10)),
      SettingKey("\(name).curve", "The curve.", .curve(Slot(path, \.curve))),
    ]
  }

  private static let estimator = Kind.choice(
    words: VelocityEstimator.allCases.map(\.name),
    get: { $0.touch.estimator.name },
    set: { $0.touch.estimator = VelocityEstimator.allCases[$1] })

  private static let delivery = Kind.choice(
    words: ["immediate", "frame"],
    get: { $0.delivery == .frame ? "frame" : "immediate" },
    set: { $0.delivery = $1 == 1 ? .frame : .immediate })
}
