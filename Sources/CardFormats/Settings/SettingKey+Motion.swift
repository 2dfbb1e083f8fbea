import CardModel
import CardMotion

extension SettingKey {
  /// The keys of one of the motions.
  ///
  /// - Parameter pace: What its duration goes by: it may make parts of the motion mean nothing.
  static func motion(
    _ name: String, _ cause: String, _ path: WritableKeyPath<Settings, MotionSettings> & Sendable,
    pacedBy pace: @escaping @Sendable (Settings) -> PaceSettings.Style = { _ in .fixed }
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
        .number(Slot(path, \.response), unit: "s", range: 0.01...10),
        where: { $0[keyPath: path].style == .spring && pace($0) == .fixed }),
      SettingKey(
        "\(name).damping_ratio", "The damping ratio of a spring; UIKit's takes 1 at most.",
        .number(Slot(path, \.dampingRatio), unit: "", range: 0.05...200),
        where: { $0[keyPath: path].style != .curve && pace($0) != .speed }),
      SettingKey(
        "\(name).duration", "The duration of UIKit's spring or of a curve.",
        .number(Slot(path, \.duration), unit: "s", range: 0.01...10),
        where: { pace($0) == .speed || ($0[keyPath: path].style != .spring && pace($0) == .fixed) }),
      SettingKey(
        "\(name).initial_velocity", "The initial velocity of UIKit's animation.",
        .number(Slot(path, \.initialVelocity), unit: "ways/s", range: -100...100),
        where: { $0[keyPath: path].style == .animation && pace($0) == .fixed }),
      SettingKey(
        "\(name).curve", "The curve.", .curve(Slot(path, \.curve)),
        where: { $0[keyPath: path].style == .curve && pace($0) != .speed }),
    ]
  }

  /// How long the motion after a release takes.
  static let pace: [SettingKey] = [
    SettingKey(
      "settle.pace", "What the duration after a release goes by: the motion's own, way over speed, or the speed.",
      words(\.pace.style)),
    SettingKey(
      "settle.duration_min", "The shortest motion, where it goes by way over speed.",
      .number(Slot(\.pace.shortest), unit: "s", range: 0.01...10), where: { $0.pace.style == .distance }),
    SettingKey(
      "settle.duration_max", "The longest motion, where it goes by way over speed.",
      .number(Slot(\.pace.longest), unit: "s", range: 0.01...10), where: { $0.pace.style == .distance }),
    SettingKey(
      "settle.at_rest", "What becomes of 0/0, a release from rest on its target: the shortest motion or the longest.",
      words(["shortest", "longest"], \.pace.atRest), where: { $0.pace.style == .distance }),
    SettingKey(
      "settle.slowest", "The finger's speed below which a curve moves the card.",
      .number(Slot(\.pace.speed.slowest), unit: "pt/s", range: 1...100_000), where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.fastest", "The finger's speed above which nothing changes any more.",
      .number(Slot(\.pace.speed.fastest), unit: "pt/s", range: 1...100_000), where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.slow_duration", "How long that curve takes.",
      .number(Slot(\.pace.speed.slowDuration), unit: "s", range: 0.01...10), where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.damping_drop", "What the fastest finger takes from a damping ratio of 1.",
      .number(Slot(\.pace.speed.dampingDrop), unit: "", range: 0...0.95), where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.velocity_gain", "What the fastest finger gives to the initial velocity.",
      .number(Slot(\.pace.speed.velocityGain), unit: "ways/s", range: 0...100), where: { $0.pace.style == .speed }),
    SettingKey(
      "settle.dismiss_duration", "How long a release to the lowest detent takes; none: as long as any other.",
      .numberOrWord(
        Slot(\.pace.dismissDuration), unit: "s", range: 0.01...10, words: [Word(name: "none", value: .infinity)]),
      // A spring takes as long as it takes, and what goes by way over speed as long as that says.
      where: { $0.pace.style == .speed || ($0.pace.style == .fixed && $0.settle.style != .spring) }),
  ]

  /// What holds for all motions.
  static let motions: [SettingKey] = [
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
      "motion.interruption", "What replaces a motion starts from where the card shows, or adds to what is left of it.",
      words(["presentation", "additive"], \.interruption)),
  ]
}
