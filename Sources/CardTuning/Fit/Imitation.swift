import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The settings under which a scenario moves as a recording of an app's own card does.
///
/// The preset that lies nearest to the recording comes first: its settings are changed, each time those of the part of
/// a card's motion that explains most, as long as that is noticeably more. What explains nothing is set back, so that
/// few settings remain. If the recording doesn't hold against what was found, the scenario's own preset and the next
/// nearest ones are taken likewise, and the nearest result counts. The clocks are laid over each other anew for each
/// scenario that is run.
public struct Imitation: Sendable {
  /// A setting that differs from the preset's.
  public struct Change: Hashable, Sendable {
    /// The setting's name.
    public var key: String

    /// Its value before and after, as it is written.
    public var before: String, after: String

    /// The interval of the value, each end nil if nothing bounds it: of a number the one that holds the true value in
    /// 95 of 100 recordings, as ``Estimate`` has it; of a threshold the values that explain the recording as well. A
    /// word has none.
    public var low: Double?, high: Double?
  }

  /// A preset, and its distance from the recording.
  public struct Candidate: Hashable, Sendable {
    /// The preset's name.
    public var preset: String

    /// The root of the mean square of the distances, points; nil: the scenario can't be run under it.
    public var rms: Double?
  }

  /// The part of a recording that settings explain.
  public enum Verdict: String, Hashable, Sendable, CaseIterable {
    /// All of it: it holds within the tolerance.
    case holds
    /// All but noise, which is small beside the recording's travel and has no pattern.
    case noise
    /// All but a small part of its travel, which has a pattern: the scenario moves nearly as it does.
    case partly
    /// Nothing worth a scenario.
    case nothing

    /// True if nothing but noise is left to explain.
    public var isExplained: Bool { self == .holds || self == .noise }
  }

  /// A part of a card's motion, whose settings are searched together.
  struct Part {
    /// Keys of numbers, which are searched around their present values.
    var numbers: [String] = []

    /// A key of words, of a curve, or of true and false, each of which is tried.
    var word: String?

    /// Keys that are searched along with each word, those of words and then those of numbers: a motion of another kind
    /// has a curve and a duration of its own.
    var companions: (words: [String], numbers: [String]) = ([], [])

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
      Part(numbers: ["settle.response", "settle.damping_ratio"]),
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
        Part(numbers: ["\(motion).response", "\(motion).damping_ratio"]),
        Part(word: "\(motion).motion", companions: (["\(motion).curve"], ["\(motion).duration"])),
        Part(word: "\(motion).curve"),
        Part(numbers: ["\(motion).duration"]),
      ]
    }

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

  /// A change has to lower the distance by this share of it, and by this many points.
  static let least = (share: 0.03, points: 0.01)

  /// The largest distance of what explains a recording without holding, as a share of its travel.
  private static let goodShare = 0.05

  /// The first and the last step of a search, as shares of a number.
  private static let steps = (first: 0.2, last: 0.0002)

  /// The last step of the search along with a word, as a share of a number: enough to tell whether the word explains
  /// something.
  static let coarseStep = 0.02

  /// The first step of a search, as a share of a number.
  static var firstStep: Double { steps.first }

  /// The most times that a step is repeated.
  static let moveCount = 12

  /// The most parts that are changed.
  private static let rounds = 8

  /// The most presets whose settings are changed besides the scenario's own.
  private static let presetCount = 3

  /// The preset.
  public let preset: String

  /// The settings that differ from the preset's own, in the order in which they were found.
  public let changes: [Change]

  /// The scenario that imitates the recording.
  public let document: ScenarioDocument

  /// The recording, held against the scenario as it was, and against the one that imitates it.
  public let before: RecordingComparison, after: RecordingComparison

  /// The distances of both, points, without any tolerance; nil: the recording doesn't cover the scenario's motion.
  public let rmsBefore: Double?, rmsAfter: Double?

  /// The presets that were tried, the nearest first.
  public let candidates: [Candidate]

  /// The names of the settings that were tried and move something in the scenario, in the order of ``keys``.
  public let triedKeys: [String]

  /// Tells how much of the recording the settings explain.
  public let verdict: Verdict

  /// The number of scenarios that were run.
  public let trialCount: Int

  /// False if the search ended because it had run as many scenarios as it may, before it had tried everything.
  public let isComplete: Bool

  /// Searches for the settings.
  ///
  /// - Parameters:
  ///   - recording: The recording.
  ///   - document: The scenario that describes the card and its touches.
  ///   - gestures: The contents of its gesture files.
  ///   - presets: The presets to try besides the scenario's own.
  ///   - column: The column that was recorded.
  ///   - alignment: The rule for the clocks.
  ///   - tolerance: The differences that ``after`` allows.
  ///   - report: Called now and then with the number of scenarios that were run, and the least distance, points.
  /// - Throws: `DiagnosticsError` if the scenario itself can't be run.
  public init(
    of recording: Recording, as document: ScenarioDocument, gestures: [String: Gesture] = [:],
    presets: [Preset] = Preset.all, column: Column = .cardY, alignment: RecordingAlignment = .solve,
    tolerance: RecordingComparison.Tolerance = RecordingComparison.Tolerance(),
    report: (_ count: Int, _ distance: Double) -> Void = { _, _ in }
  ) throws(DiagnosticsError) {
    func finite<Value>(_ value: () throws(NonFiniteFrame) -> Value) throws(DiagnosticsError) -> Value {
      do throws(NonFiniteFrame) { return try value() } catch { throw DiagnosticsError(error, in: document.name) }
    }
    func comparison(of document: ScenarioDocument) throws(DiagnosticsError) -> RecordingComparison {
      let scenario = try document.scenario(gestures: gestures)
      return try finite { () throws(NonFiniteFrame) in
        try RecordingComparison(
          of: recording, with: scenario, column: column, alignment: alignment, tolerance: tolerance)
      }
    }
    let before = try comparison(of: document)
    let scenario = try document.scenario(gestures: gestures)
    let misfit = try finite { () throws(NonFiniteFrame) in
      try RecordingMisfit(of: recording, with: scenario, column: column, alignment: alignment)
    }
    var search = ImitationSearch(
      ImitationTrials(recording, gestures: gestures, column: column, alignment: alignment, near: misfit))
    var starts = [search.trials.run(document)]
    for preset in presets where preset.name != document.preset {
      var other = document
      other.use(preset)
      starts.append(search.trials.run(other))
    }
    (self.before, rmsBefore) = (before, starts[0].distance.isFinite ? starts[0].distance : nil)
    let nearest = starts.indices.sorted { (starts[$0].distance, $0) < (starts[$1].distance, $1) }
    candidates = nearest.map { index in
      Candidate(
        preset: starts[index].document.preset, rms: starts[index].distance.isFinite ? starts[index].distance : nil)
    }
    let places = recording.samples.map(\.position)
    let travel = (places.max() ?? 0) - (places.min() ?? 0)
    func verdict(_ end: ImitationTrials.Trial, _ after: RecordingComparison) -> Verdict {
      if after.holds { return .holds }
      guard end.distance <= Imitation.goodShare * travel else { return .nothing }
      return end.isNoise ? .noise : .partly
    }
    typealias Result = (
      start: ImitationTrials.Trial, end: ImitationTrials.Trial, after: RecordingComparison, count: Int, verdict: Verdict
    )
    var found: Result?
    for index in Imitation.order(of: nearest, starts) {
      // What explains with one setting is as simple as can be; with more the scenario's own preset is asked, too.
      if let found, found.verdict.isExplained, found.count <= 1 || index != 0 { continue }
      let end = search.tuned(starts[index], Imitation.parts, rounds: Imitation.rounds) { report($0, $1.distance) }
      let after = try comparison(of: end.document)
      let count = Imitation.changeCount(from: starts[index], to: end)
      let result: Result = (starts[index], end, after, count, verdict(end, after))
      let isBetter: Bool
      if let found, found.verdict.isExplained {
        isBetter = result.verdict.isExplained && count < found.count
      } else {
        isBetter =
          result.verdict.isExplained || Imitation.isBetter(end.distance, than: found?.end.distance ?? .infinity)
      }
      if isBetter { found = result }
    }
    guard let found else {
      (preset, changes, self.document) = (document.preset, [], document)
      (after, rmsAfter, trialCount) = (before, nil, search.trials.count)
      (triedKeys, self.verdict, isComplete) = ([], .nothing, true)
      return
    }
    isComplete = !search.trials.isOver
    let (end, changes) = search.changes(from: found.start, to: found.end)
    let after = try comparison(of: end.document)
    (preset, self.changes, self.document) = (end.document.preset, changes, end.document)
    (self.after, rmsAfter, trialCount) = (after, end.distance, search.trials.count)
    triedKeys = Imitation.keys.filter { search.effective.contains($0) }
    self.verdict = verdict(end, after)
  }

  /// Returns the starts whose settings are changed, by their indices, in that order: the nearest, unless the scenario's
  /// own, the first, is about as near; then the scenario's own; then the next nearest. None that can't be laid over the
  /// recording.
  private static func order(of nearest: [Int], _ starts: [ImitationTrials.Trial]) -> [Int] {
    let others = nearest.filter { $0 != 0 && starts[$0].distance.isFinite }.prefix(presetCount)
    guard starts[0].distance.isFinite else { return Array(others) }
    guard let first = others.first, isBetter(starts[first].distance, than: starts[0].distance) else {
      return [0] + others
    }
    return [first, 0] + others.dropFirst()
  }

  /// Returns the number of settings that differ between two trials.
  private static func changeCount(from start: ImitationTrials.Trial, to end: ImitationTrials.Trial) -> Int {
    keys.compactMap { SettingKey.named($0) }
      .count { $0.value(in: start.document.settings) != $0.value(in: end.document.settings) }
  }

  /// True if a distance is noticeably less than another.
  static func isBetter(_ one: Double, than other: Double) -> Bool {
    one.isFinite && (!other.isFinite || other - one > max(least.points, least.share * other))
  }

  /// The steps of a search, each half the one before it.
  static var searchSteps: [Double] {
    var all: [Double] = []
    var step = steps.first
    while step >= steps.last {
      all.append(step)
      step /= 2
    }
    return all
  }
}
