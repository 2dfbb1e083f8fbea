import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The search for the settings of an imitation: trials of scenarios, and the distances of these from the recording.
struct ImitationSearch {
  /// A scenario that was run.
  struct Trial {
    var document: ScenarioDocument

    /// The root of the mean square of its distances from the recording, points.
    var distance: Double
  }

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

  /// Runs a scenario; its distance is infinite if it can't be run, or the recording doesn't cover its motion.
  mutating func trial(of document: ScenarioDocument) -> Trial {
    trialCount += 1
    guard let scenario = try? document.scenario(gestures: gestures),
      let found = comparison(of: scenario, RecordingComparison.Tolerance(points: 0, milliseconds: 0)), found.count > 0,
      found.rms.isFinite,
      // A scenario of which the recording sees little may lie near it by chance.
      found.coverage >= RecordingComparison.leastCoverage
    else { return Trial(document: document, distance: .infinity) }
    return Trial(document: document, distance: found.rms)
  }

  /// Returns the distances of a scenario from each sample; nil if it can't be run.
  mutating func residuals(of document: ScenarioDocument) -> [Double]? {
    trialCount += 1
    guard let scenario = try? document.scenario(gestures: gestures) else { return nil }
    return try? RecordingComparison.residuals(of: recording, with: scenario, column: column, alignment: alignment)
  }

  /// Runs a document with a setting; nil if that can't be set or run.
  mutating func trial(_ document: ScenarioDocument, _ key: SettingKey, _ value: SettingValue) -> Trial? {
    var changed = document
    guard (try? key.set(value, in: &changed.settings)) != nil else { return nil }
    let trial = trial(of: changed)
    return trial.distance.isFinite ? trial : nil
  }

  /// Changes a scenario's settings as long as that brings it noticeably nearer, and sets back what explains nothing.
  mutating func tuned(_ start: Trial, _ parts: [Imitation.Part], rounds: Int) -> Trial {
    var best = start
    for _ in 0..<rounds {
      let distance = best.distance
      for part in parts { improve(&best, part) }
      if !Imitation.isBetter(best.distance, than: distance) { break }
    }
    simplify(&best, from: start.document.settings)
    return best
  }

  /// Changes a part's settings if that brings the scenario noticeably nearer.
  private mutating func improve(_ best: inout Trial, _ part: Imitation.Part) {
    if let threshold = part.threshold, let key = SettingKey.named(threshold), key.isInForce(best.document.settings),
      let number = key.number(in: best.document.settings)
    {
      let start = best.document
      for multiple in Imitation.multiples {
        if let changed = trial(start, key, .number(number * multiple)),
          Imitation.isBetter(changed.distance, than: best.distance)
        {
          best = changed
        }
      }
    }
    if let word = part.word, let key = SettingKey.named(word), key.isInForce(best.document.settings) {
      for choice in key.choices {
        if let changed = trial(best.document, key, .text(choice)),
          Imitation.isBetter(changed.distance, than: best.distance)
        {
          best = changed
        }
      }
    }
    let keys = part.numbers.compactMap { SettingKey.named($0) }
      .filter { $0.isInForce(best.document.settings) && $0.number(in: best.document.settings) != nil }
    guard !keys.isEmpty else { return }
    var candidate = best
    for step in Imitation.searchSteps {
      // A step is repeated as long as it helps: a motion twice as slow is four steps away.
      var isMoving = true
      while isMoving {
        isMoving = false
        for key in keys {
          guard let number = key.number(in: candidate.document.settings) else { continue }
          for factor in [1 + step, 1 / (1 + step)] {
            guard let changed = trial(candidate.document, key, .number(number * factor)),
              changed.distance < candidate.distance * (1 - 1e-9)
            else { continue }
            candidate = changed
            isMoving = true
            break
          }
        }
      }
    }
    if Imitation.isBetter(candidate.distance, than: best.distance) { best = candidate }
  }

  /// Sets back what explains nothing, and rounds numbers to four digits where that costs nothing.
  private mutating func simplify(_ best: inout Trial, from standard: Settings) {
    for name in Imitation.keys.reversed() {
      guard let key = SettingKey.named(name), key.value(in: standard) != key.value(in: best.document.settings) else {
        continue
      }
      if let number = key.number(in: standard), let changed = trial(best.document, key, .number(number)),
        !Imitation.isBetter(best.distance, than: changed.distance)
      {
        best = changed
        continue
      }
      guard let number = key.number(in: best.document.settings) else { continue }
      for digits in [2, 3, 4] {
        guard let changed = trial(best.document, key, .number(ImitationSearch.rounded(number, digits: digits))),
          !Imitation.isBetter(best.distance, than: changed.distance)
        else { continue }
        best = changed
        break
      }
    }
  }

  /// Returns a number with as many significant digits, and at most nine decimals.
  static func rounded(_ number: Double, digits: Int) -> Double {
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
