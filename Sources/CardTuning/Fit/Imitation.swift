import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The settings under which a scenario moves as a recording of an app's own card does.
///
/// The preset that lies nearest to the recording comes first; then its settings are changed, one part of a card's
/// motion after the other, as long as each change explains noticeably more. What explains nothing is set back, so that
/// few settings remain. The clocks are laid over each other anew for each trial.
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

  /// A part of a card's motion, whose settings are searched together.
  private struct Part {
    /// Keys of numbers, which are searched around their present values.
    var numbers: [String] = []

    /// A key of words, each of which is tried.
    var word: String?

    /// A key of a threshold: what it decides changes at once, so that no step tells the direction, and it is tried at
    /// multiples.
    var threshold: String?
  }

  /// The parts, in the order in which they are searched: where a card goes, how it moves, and what shapes its ends.
  private static let parts = [
    Part(word: "snap.policy"), Part(threshold: "snap.resistance"), Part(threshold: "snap.skip_velocity"),
    Part(threshold: "snap.projection_time"), Part(threshold: "snap.projection_rate"),
    Part(numbers: ["settle.response", "settle.damping_ratio"]), Part(word: "settle.motion"),
    Part(word: "settle.pace"), Part(word: "settle.initial_velocity"), Part(numbers: ["settle.duration"]),
    Part(numbers: ["settle.duration_min", "settle.duration_max"]),
    Part(numbers: ["motion.edge_overshoot_max"]), Part(numbers: ["motion.inner_overshoot_max"]),
    Part(numbers: ["settle.velocity_gain"]), Part(numbers: ["settle.damping_drop"]), Part(word: "drag.edge"),
    Part(numbers: ["drag.rubber_band"]), Part(numbers: ["drag.divisor"]), Part(numbers: ["touch.slop"]),
    Part(word: "drag.begin"),
  ]

  /// The multiples of a threshold that are tried.
  fileprivate static let multiples = [0.7, 1.4, 0.5, 2, 0.3, 3.5, 0.1, 10]

  /// The names of the settings that may be changed.
  public static var keys: [String] { parts.flatMap { $0.numbers + ([$0.word, $0.threshold].compactMap { $0 }) } }

  /// A change has to lower the distance by this share of it, and by this many points.
  private static let least = (share: 0.03, points: 0.01)

  /// The first and the last step of a search, as shares of a number.
  private static let steps = (first: 0.2, last: 0.0002)

  /// The most times that all parts are searched.
  private static let rounds = 3

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

  /// The number of scenarios that were run.
  public let trialCount: Int

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
  /// - Throws: `DiagnosticsError` if the scenario itself can't be run.
  public init(
    of recording: Recording, as document: ScenarioDocument, gestures: [String: Gesture] = [:],
    presets: [Preset] = Preset.all, column: Column = .cardY, alignment: RecordingAlignment = .solve,
    tolerance: RecordingComparison.Tolerance = RecordingComparison.Tolerance()
  ) throws(DiagnosticsError) {
    var search = ImitationSearch(recording: recording, gestures: gestures, column: column, alignment: alignment)
    let scenario = try document.scenario(gestures: gestures)
    // The same error as later, if a number isn't finite, is a fault of CardSim itself.
    guard let first = search.comparison(of: scenario, tolerance) else {
      preconditionFailure("a scenario that can be run has only finite numbers")
    }
    before = first
    rmsBefore = search.distance(of: document)
    var (best, bestDistance) = (document, rmsBefore ?? .infinity)
    var candidates = [Candidate(preset: document.preset, rms: rmsBefore)]
    for preset in presets where preset.name != document.preset {
      var other = document
      other.use(preset)
      let distance = search.distance(of: other)
      candidates.append(Candidate(preset: preset.name, rms: distance))
      if let distance, Imitation.isBetter(distance, than: bestDistance) { (best, bestDistance) = (other, distance) }
    }
    self.candidates = candidates.enumerated()
      .sorted { ($0.element.rms ?? .infinity, $0.offset) < ($1.element.rms ?? .infinity, $1.offset) }
      .map { $0.element }
    preset = best.preset
    let standard = best.settings
    for _ in 0..<Imitation.rounds {
      let distance = bestDistance
      for part in Imitation.parts { search.improve(&best, &bestDistance, part.numbers, part.word, part.threshold) }
      if !Imitation.isBetter(bestDistance, than: distance) { break }
    }
    search.simplify(&best, &bestDistance, from: standard)
    var changes: [Change] = Imitation.keys.compactMap { name in
      guard let key = SettingKey.named(name) else { return nil }
      let (old, new) = (key.value(in: standard), key.value(in: best.settings))
      return old == new ? nil : Change(key: name, before: "\(old)", after: "\(new)")
    }
    let numbers = changes.map { $0.key }.filter { name in Imitation.parts.contains { $0.numbers.contains(name) } }
    for (name, estimate) in zip(numbers, search.estimates(of: numbers, in: best)) {
      guard let index = changes.firstIndex(where: { $0.key == name }) else { continue }
      (changes[index].low, changes[index].high) = (estimate?.low, estimate?.high)
    }
    for index in changes.indices where Imitation.parts.contains(where: { $0.threshold == changes[index].key }) {
      (changes[index].low, changes[index].high) = search.reach(of: changes[index].key, in: best, bestDistance)
    }
    self.changes = changes
    guard let scenario = try? best.scenario(gestures: gestures), let last = search.comparison(of: scenario, tolerance)
    else { preconditionFailure("the best trial was run before") }
    (self.document, after, rmsAfter, trialCount) = (
      best, last, bestDistance.isFinite ? bestDistance : nil, search.trialCount
    )
  }

  /// True if a distance is noticeably less than another.
  static func isBetter(_ one: Double, than other: Double) -> Bool {
    one.isFinite && (!other.isFinite || other - one > max(least.points, least.share * other))
  }

  /// The steps of a search, each half the one before it.
  fileprivate static var searchSteps: [Double] {
    var all: [Double] = []
    var step = steps.first
    while step >= steps.last {
      all.append(step)
      step /= 2
    }
    return all
  }
}

/// The trials of an imitation.
struct ImitationSearch {
  let recording: Recording
  let gestures: [String: Gesture]
  let column: Column
  let alignment: RecordingAlignment
  private(set) var trialCount = 0

  init(recording: Recording, gestures: [String: Gesture], column: Column, alignment: RecordingAlignment) {
    (self.recording, self.gestures, self.column, self.alignment) = (recording, gestures, column, alignment)
  }

  func comparison(of scenario: Scenario, _ tolerance: RecordingComparison.Tolerance) -> RecordingComparison? {
    try? RecordingComparison(
      of: recording, with: scenario, column: column, alignment: alignment, tolerance: tolerance)
  }

  /// Returns the distance of a scenario from the recording; nil if it can't be run.
  mutating func distance(of document: ScenarioDocument) -> Double? {
    trialCount += 1
    guard let scenario = try? document.scenario(gestures: gestures),
      let found = comparison(of: scenario, RecordingComparison.Tolerance(points: 0, milliseconds: 0)), found.count > 0,
      found.rms.isFinite
    else { return nil }
    // A scenario of which the recording sees little may lie near it by chance.
    return found.coverage < RecordingComparison.leastCoverage ? nil : found.rms
  }

  /// Returns the distances of a scenario from each sample; nil if it can't be run.
  mutating func residuals(of document: ScenarioDocument) -> [Double]? {
    trialCount += 1
    guard let scenario = try? document.scenario(gestures: gestures) else { return nil }
    return try? RecordingComparison.residuals(of: recording, with: scenario, column: column, alignment: alignment)
  }

  /// Returns the document with a setting, and its distance; nil if that can't be set or run.
  mutating func trial(
    _ document: ScenarioDocument, _ key: SettingKey, _ value: SettingValue
  ) -> (ScenarioDocument, Double)? {
    var changed = document
    guard (try? key.set(value, in: &changed.settings)) != nil, let distance = distance(of: changed) else { return nil }
    return (changed, distance)
  }

  /// Changes a part's settings if that brings the scenario noticeably nearer.
  mutating func improve(
    _ best: inout ScenarioDocument, _ distance: inout Double, _ numbers: [String], _ word: String?,
    _ threshold: String?
  ) {
    if let threshold, let key = SettingKey.named(threshold), key.isInForce(best.settings),
      let number = key.number(in: best.settings)
    {
      let start = best
      for multiple in Imitation.multiples {
        if let (changed, found) = trial(start, key, .number(number * multiple)),
          Imitation.isBetter(found, than: distance)
        {
          (best, distance) = (changed, found)
        }
      }
    }
    if let word, let key = SettingKey.named(word), key.isInForce(best.settings) {
      for choice in key.choices {
        if let (changed, found) = trial(best, key, .text(choice)), Imitation.isBetter(found, than: distance) {
          (best, distance) = (changed, found)
        }
      }
    }
    let keys = numbers.compactMap { SettingKey.named($0) }
      .filter { $0.isInForce(best.settings) && $0.number(in: best.settings) != nil }
    guard !keys.isEmpty else { return }
    var (candidate, found) = (best, distance)
    for step in Imitation.searchSteps {
      // A step is repeated as long as it helps: a motion twice as slow is four steps away.
      var isMoving = true
      while isMoving {
        isMoving = false
        for key in keys {
          guard let number = key.number(in: candidate.settings) else { continue }
          for factor in [1 + step, 1 / (1 + step)] {
            guard let (changed, other) = trial(candidate, key, .number(number * factor)), other < found * (1 - 1e-9)
            else { continue }
            (candidate, found) = (changed, other)
            isMoving = true
            break
          }
        }
      }
    }
    if Imitation.isBetter(found, than: distance) { (best, distance) = (candidate, found) }
  }

  /// Sets back what explains nothing, and rounds numbers to four digits where that costs nothing.
  mutating func simplify(_ best: inout ScenarioDocument, _ distance: inout Double, from standard: Settings) {
    for name in Imitation.keys.reversed() {
      guard let key = SettingKey.named(name), key.value(in: standard) != key.value(in: best.settings) else { continue }
      if let number = key.number(in: standard), let (changed, found) = trial(best, key, .number(number)),
        !Imitation.isBetter(distance, than: found)
      {
        (best, distance) = (changed, found)
        continue
      }
      guard let number = key.number(in: best.settings) else { continue }
      for digits in [2, 3, 4] {
        let rounded = ImitationSearch.rounded(number, digits: digits)
        guard let (changed, found) = trial(best, key, .number(rounded)), !Imitation.isBetter(distance, than: found)
        else { continue }
        (best, distance) = (changed, found)
        break
      }
    }
  }

  /// Returns a number with as many significant digits, and at most nine decimals.
  private static func rounded(_ number: Double, digits: Int) -> Double {
    guard number != 0 else { return 0 }
    var (exponent, size) = (0, number.magnitude)
    while size >= 10 { (size, exponent) = (size / 10, exponent + 1) }
    while size < 1 { (size, exponent) = (size * 10, exponent - 1) }
    // By its text, so that the number is the one that is written.
    let decimals = min(max(digits - 1 - exponent, 0), 9)
    return DecimalText.number(DecimalText.fixed(number, decimals: decimals)) ?? number
  }
}

extension SettingKey {
  /// The setting's value, if it is a number.
  func number(in settings: Settings) -> Double? { DecimalText.number(value(in: settings)) }

  /// The words that it may be.
  fileprivate var choices: [String] { if case .choice(let words, _, _) = kind { words.map { $0.name } } else { [] } }
}
