import CardModel
import CardMotion

extension SettingKey {
  /// The keys of one of the motions.
  ///
  /// - Parameters:
  ///   - name: The group of the keys.
  ///   - cause: The cause of the motion, for the meanings.
  ///   - slot: The motion's slot.
  ///   - source: The source of the motion that `standard` has, and of the numbers that it uses.
  ///   - pace: The setting that determines the motion's duration; it can make some of the motion's keys meaningless.
  static func motion(
    _ name: SettingText, _ cause: SettingText, _ slot: Slot<MotionSettings>, source: SettingText = "own",
    pacedBy pace: @escaping @Sendable (Settings) -> PaceSettings.Style = { _ in .fixed }
  ) -> [SettingKey] {
    let style = slot.get(Settings()).style
    func sourceIf(_ isUsed: Bool) -> SettingText { isUsed ? source : "own" }
    return [
      SettingKey(
        "\(name).motion", "The kind of motion for \(cause).",
        words(slot.part { $1(&$0.style) }), source: source),
      SettingKey(
        "\(name).response", "The response of the spring for \(cause): the period that it would have undamped.",
        .number(slot.part { $1(&$0.response) }, unit: "s", range: 0.01...10), source: sourceIf(style == .spring),
        where: { slot.get($0).style == .spring && pace($0) == .fixed }),
      SettingKey(
        "\(name).damping_ratio",
        "The damping ratio of the spring for \(cause): at 1 it stops without a swing, at 0.5 it passes its target by "
          + "16 % of the distance; UIKit's takes 1 at most.",
        .number(slot.part { $1(&$0.dampingRatio) }, unit: "", range: 0.05...200), source: sourceIf(style != .curve),
        where: { slot.get($0).style != .curve && pace($0) != .speed }),
      SettingKey(
        "\(name).duration", "The duration of UIKit's spring or of the curve for \(cause).",
        .number(slot.part { $1(&$0.duration) }, unit: "s", range: 0.01...10), source: sourceIf(style != .spring),
        where: { pace($0) == .speed || (slot.get($0).style != .spring && pace($0) == .fixed) }),
      SettingKey(
        "\(name).initial_velocity", "The initial velocity of UIKit's animation for \(cause).",
        .number(slot.part { $1(&$0.initialVelocity) }, unit: "distances/s", range: -100...100),
        where: { slot.get($0).style == .animation && pace($0) == .fixed }),
      SettingKey(
        "\(name).curve", "The curve for \(cause).", .curve(slot.part { $1(&$0.curve) }),
        source: sourceIf(style == .curve),
        where: { slot.get($0).style == .curve && pace($0) != .speed }),
    ]
  }

  /// Keys for the start of a push and the end of a pop.
  static let slides: [SettingKey] = [
    SettingKey(
      "push.from", "A card comes from the screen's bottom edge, or from its own height below the card that it covers.",
      words(Slot { $1(&$0.base.motion.pushStart) })),
    SettingKey(
      "pop.to",
      "A card goes to the screen's bottom edge, its own height below the card that it uncovers, or goes as a picture.",
      words(Slot { $1(&$0.base.motion.popEnd) })),
  ]

  /// Keys for the duration of the motion after a release.
  static let pace: [SettingKey] = [
    SettingKey(
      "settle.pace", "The rule for the duration after a release: the motion's own, distance over speed, or the speed.",
      words(Slot { $1(&$0.pace.style) })),
    SettingKey(
      "settle.duration_min", "The shortest duration, if it is distance over speed.",
      .number(Slot { $1(&$0.pace.distance.shortest) }, unit: "s", range: 0.01...10),
      where: { $0.pace.style == .distance }),
    SettingKey(
      "settle.duration_max", "The longest duration, if it is distance over speed.",
      .number(Slot { $1(&$0.pace.distance.longest) }, unit: "s", range: 0.01...10),
      where: { $0.pace.style == .distance }),
    SettingKey(
      "settle.at_rest", "The duration for 0/0, a release from rest on its target: the shortest or the longest.",
      words(Slot { $1(&$0.pace.distance.atRest) }), where: { $0.pace.style == .distance }),
    SettingKey(
      "settle.slowest", "The finger's speed below which a curve moves the card.",
      .number(Slot { $1(&$0.pace.speed.slowest) }, unit: "pt/s", range: 1...100_000),
      where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.fastest", "The finger's speed above which the spring stays the same.",
      .number(Slot { $1(&$0.pace.speed.fastest) }, unit: "pt/s", range: 1...100_000),
      where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.slow_duration", "The duration of the curve for a finger slower than settle.slowest.",
      .number(Slot { $1(&$0.pace.speed.slowDuration) }, unit: "s", range: 0.01...10),
      where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.damping_drop", "The decrease of the damping ratio from 1 for the fastest finger.",
      .number(Slot { $1(&$0.pace.speed.dampingDrop) }, unit: "", range: 0...0.95), where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.velocity_gain", "The initial velocity for the fastest finger.",
      .number(Slot { $1(&$0.pace.speed.velocityGain) }, unit: "distances/s", range: 0...100),
      where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.dismiss_duration", "The duration of a release to the lowest detent; none: that of any other.",
      .numberOrWord(
        Slot { $1(&$0.pace.dismissDuration) }, unit: "s", range: 0.01...10,
        words: [Word("none", .infinity, "A release to the lowest detent takes as long as any other.")]),
      // A spring has no set duration, and the pace `distance` computes its own.
      where: { $0.pace.style == .speed || ($0.pace.style == .fixed && $0.settle.style != .spring) }),
  ]

  /// Keys that apply to all motions.
  static let motions: [SettingKey] = [
    SettingKey(
      "motion.clip_overdamped", "Take overdamped springs as critically damped, as Core Animation does.",
      .flag(Slot { $1(&$0.clipsOverdamped) })),
    SettingKey(
      "motion.keep_release_velocity", "The motion after a release starts with the finger's velocity.",
      .flag(Slot { $1(&$0.base.motion.keepsReleaseVelocity) })),
    SettingKey(
      "motion.keep_retarget_velocity", "A motion that replaces another starts with its velocity.",
      .flag(Slot { $1(&$0.base.motion.keepsRetargetVelocity) })),
    SettingKey(
      "motion.edge_overshoot_max", "The overshoot of an outer detent above which a spring is stiffened.",
      .numberOrWord(
        Slot { $1(&$0.base.motion.edgeOvershootMax) }, unit: "pt", range: 0.1...10_000,
        words: [Word("none", .infinity, "No spring is stiffened for an outer detent.")])),
    SettingKey(
      "motion.inner_overshoot_max", "The overshoot of an inner detent above which a spring is stiffened.",
      .numberOrWord(
        Slot { $1(&$0.base.motion.innerOvershootMax) }, unit: "pt", range: 0.1...10_000,
        words: [Word("none", .infinity, "No spring is stiffened for an inner detent.")])),
    SettingKey(
      "motion.interruption",
      "A motion that replaces another starts from the shown position, or is added to the rest of the other.",
      words(Slot { $1(&$0.base.motion.interruption) })),
  ]
}
