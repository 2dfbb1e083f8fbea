import CardScenario
import CardSettings

/// The settings that are searched, and the order in which they are.
extension Imitation {
  /// A part of a card's motion, whose settings are searched together.
  struct Part {
    /// Keys of numbers, which are searched around their present values.
    var numbers: [String] = []

    /// A key of words, of a curve, or of true and false, each of which is tried.
    var word: String?

    /// Keys that are searched along with each word, those of words and then those of numbers: a motion of another kind
    /// has a curve and a duration of its own.
    var companions: (words: [String], numbers: [String]) = ([], [])

    /// Keys of limits that hide what the numbers would do, and that are lifted along with them.
    var limits: [String] = []

    /// A key of a threshold: what it decides changes at once, so that no step tells the direction, and it is tried at
    /// multiples.
    var threshold: String?
  }

  /// The parts, in the order in which they are searched: where a card goes, how it moves, and what shapes its ends. Of
  /// two that explain as much the first one counts: another number of a rule comes before another rule.
  static let parts =
    [
      Part(threshold: "snap.resistance"), Part(threshold: "snap.skip_velocity"),
      Part(threshold: "snap.projection_time"), Part(threshold: "snap.projection_rate"), Part(word: "snap.policy"),
      Part(numbers: ["settle.response", "settle.damping_ratio"], limits: overshoots),
      Part(word: "settle.motion", companions: (["settle.curve"], ["settle.duration"])), Part(word: "settle.curve"),
      Part(word: "settle.pace"), Part(word: "settle.initial_velocity"), Part(word: "motion.keep_release_velocity"),
      Part(numbers: ["settle.duration"]),
      Part(numbers: ["settle.duration_min", "settle.duration_max"]),
      Part(numbers: ["motion.edge_overshoot_max"]), Part(numbers: ["motion.inner_overshoot_max"]),
      Part(numbers: ["settle.velocity_gain"]), Part(numbers: ["settle.damping_drop"]), Part(word: "drag.edge"),
      Part(numbers: ["drag.rubber_band"]), Part(numbers: ["drag.divisor"]), Part(numbers: ["touch.slop"]),
      Part(word: "drag.begin"), Part(word: "drag.top_bounce"), Part(word: "drag.bottom_bounce"),
      Part(word: "touch.grab"), Part(word: "touch.cancel"), Part(word: "touch.estimator"),
      Part(word: "motion.interruption"), Part(word: "motion.keep_retarget_velocity"), Part(word: "handoff.momentum"),
      Part(word: "scroll.bounce"), Part(numbers: ["scroll.deceleration_rate"]),
      Part(numbers: ["scroll.bounce_response", "scroll.bounce_damping_ratio"]), Part(numbers: ["scroll.rubber_band"]),
    ]
    + ["tap", "push", "pop"].flatMap { motion in
      [
        Part(numbers: ["\(motion).response", "\(motion).damping_ratio"], limits: overshoots),
        Part(word: "\(motion).motion", companions: (["\(motion).curve"], ["\(motion).duration"])),
        Part(word: "\(motion).curve"),
        Part(numbers: ["\(motion).duration"]),
      ]
    }

  /// The limits of a spring's overshoot, and their value that lets it overshoot as far as it does.
  private static let overshoots = ["motion.edge_overshoot_max", "motion.inner_overshoot_max"]
  static let noLimit = "none"

  /// The multiples of a threshold that are tried.
  static let multiples = [0.7, 1.4, 0.5, 2, 0.3, 3.5, 0.1, 10]

  /// The multiples of a number from which it is searched, besides itself.
  ///
  /// A finger moves a card in steps, and a clock that is one step off explains a slop that is a step larger: a search
  /// from one side ends there.
  static let sides = [0.5, 2]

  /// True if a key is one of a number that is searched around its present value.
  static func searches(_ key: SettingKey) -> Bool { parts.contains { $0.numbers.contains(key.name) } }

  /// The names of the settings that may be changed.
  public static var keys: [String] { parts.flatMap { $0.numbers + ([$0.word, $0.threshold].compactMap { $0 }) } }
}
