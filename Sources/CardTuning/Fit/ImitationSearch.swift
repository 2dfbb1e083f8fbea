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

  /// The settings that moved something when they were changed.
  private(set) var effective: Set<String> = []

  init(recording: Recording, gestures: [String: Gesture], column: Column, alignment: RecordingAlignment) {
    (self.recording, self.gestures, self.column, self.alignment) = (recording, gestures, column, alignment)
  }

  /// Compares the recording with a scenario. A number in it that isn't finite is an error of CardSim itself.
  func comparison(
    of scenario: Scenario, _ tolerance: RecordingComparison.Tolerance
  ) throws(DiagnosticsError) -> RecordingComparison {
    do throws(NonFiniteFrame) {
      return try RecordingComparison(
        of: recording, with: scenario, column: column, alignment: alignment, tolerance: tolerance)
    } catch {
      throw DiagnosticsError(error, in: scenario.name)
    }
  }

  /// Runs a scenario; its distance is infinite if it can't be run, or the recording doesn't cover its motion.
  mutating func trial(of document: ScenarioDocument) -> Trial {
    trialCount += 1
    guard let scenario = try? document.scenario(gestures: gestures),
      let found = try? comparison(of: scenario, RecordingComparison.Tolerance(points: 0, milliseconds: 0)),
      found.count > 0,
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

  /// Changes a scenario's settings: each time the part that brings it nearest, until none brings it noticeably nearer.
  /// Then sets back what explains nothing.
  ///
  /// Parts that were changed one after the other would first explain a little of what a single later part explains.
  mutating func tuned(_ start: Trial, _ parts: [Imitation.Part], rounds: Int) -> Trial {
    var best = start
    for _ in 0..<rounds where best.distance > enough {
      var nearest = best
      for part in parts where nearest.distance > enough {
        var changed = best
        improve(&changed, part)
        if Imitation.isBetter(changed.distance, than: nearest.distance) { nearest = changed }
      }
      guard Imitation.isBetter(nearest.distance, than: best.distance) else { break }
      best = nearest
      polish(&best, from: start.document.settings)
    }
    simplify(&best, from: start.document.settings)
    return best
  }

  /// The distance of positions that were rounded to the recording's step, points: that of a uniform distribution.
  private var rounding: Double { recording.step / 12.0.squareRoot() }

  /// The distance below which nothing is left to explain, points: that of rounding, and of a change that counts.
  private var enough: Double { max(Imitation.least.points, rounding) }

  /// True if a simpler trial is as near as another, or farther by what isn't worth a setting: a twentieth of the usual
  /// tolerance.
  ///
  /// Where only rounding is left, many samples tell less than that: then the sum of squares decides, by the F test at
  /// 1 %, whose limit for one setting is near 7.
  private func isAsGood(_ simpler: Trial, as other: Trial) -> Bool {
    let usual = RecordingComparison.Tolerance.standard(of: column).points / 20
    let isRounded = other.distance <= 1.2 * rounding
    let chance = other.distance * ((1 + 7 / Double(recording.samples.count)).squareRoot() - 1)
    return simpler.distance - other.distance <= (isRounded ? min(usual, chance) : usual)
      || !isRounded && !Imitation.isBetter(other.distance, than: simpler.distance)
  }

  /// Changes a part's settings if that brings the scenario noticeably nearer.
  private mutating func improve(_ best: inout Trial, _ part: Imitation.Part) {
    let start = best
    /// Keeps a trial that is noticeably nearer; returns it if it moves anything.
    @discardableResult func consider(
      _ key: SettingKey, _ value: SettingValue, _ search: inout ImitationSearch
    ) -> Trial? {
      guard let changed = search.trial(start.document, key, value), changed.distance != start.distance else {
        return nil
      }
      search.effective.insert(key.name)
      if Imitation.isBetter(changed.distance, than: best.distance) { best = changed }
      return changed
    }
    if let threshold = part.threshold, let key = SettingKey.named(threshold), key.isInForce(start.document.settings),
      let number = key.number(in: start.document.settings)
    {
      for multiple in Imitation.multiples { consider(key, .number(key.scaled(number, by: multiple)), &self) }
    }
    if let word = part.word, let key = SettingKey.named(word), key.isInForce(start.document.settings) {
      for choice in key.choices {
        // A motion that doesn't occur has no companions worth a search.
        guard let changed = consider(key, SettingValue(argument: choice), &self), !part.companions.numbers.isEmpty
        else { continue }
        let found = searched(changed, with: part.companions)
        if Imitation.isBetter(found.distance, than: best.distance) { best = found }
      }
    }
    let keys = part.numbers.compactMap { SettingKey.named($0) }.filter { isEffective($0, start) }
    guard !keys.isEmpty else { return }
    var candidate = beside(best, keys)
    search(&candidate, keys)
    if Imitation.isBetter(candidate.distance, than: best.distance) { best = candidate }
  }

  /// Returns a trial with the companions of a word that bring it nearest, roughly.
  private mutating func searched(
    _ changed: Trial, with companions: (words: [String], numbers: [String])
  ) -> Trial {
    var variants = [changed]
    for key in companions.words.compactMap({ SettingKey.named($0) })
    where key.isInForce(changed.document.settings) {
      variants += key.choices.compactMap { trial(changed.document, key, SettingValue(argument: $0)) }
    }
    var best = changed
    for var variant in variants {
      let keys = companions.numbers.compactMap { SettingKey.named($0) }.filter { isEffective($0, variant) }
      if !keys.isEmpty { search(&variant, keys, upTo: Imitation.coarseStep) }
      if Imitation.isBetter(variant.distance, than: best.distance) { best = variant }
    }
    return best
  }

  /// Returns the trial from which a search for numbers begins: the nearest that is found, roughly, from a number or
  /// from one of its sides. Two numbers that are searched together find their direction.
  private mutating func beside(_ start: Trial, _ keys: [SettingKey]) -> Trial {
    guard keys.count == 1, let number = keys[0].number(in: start.document.settings) else { return start }
    var best = start
    search(&best, keys, upTo: Imitation.coarseStep)
    for factor in Imitation.sides {
      guard var side = trial(start.document, keys[0], .number(keys[0].scaled(number, by: factor))) else { continue }
      search(&side, keys, upTo: Imitation.coarseStep)
      if side.distance < best.distance { best = side }
    }
    return best
  }

  /// True if a number moves anything: that of a motion that doesn't occur is left as it is.
  private mutating func isEffective(_ key: SettingKey, _ start: Trial) -> Bool {
    guard key.isInForce(start.document.settings), let number = key.number(in: start.document.settings) else {
      return false
    }
    for factor in [1 + Imitation.firstStep, 1 / (1 + Imitation.firstStep)] {
      let changed = trial(start.document, key, .number(key.scaled(number, by: factor)))
      guard let changed, changed.distance != start.distance else { continue }
      effective.insert(key.name)
      return true
    }
    return false
  }

  /// Searches for the numbers with which a scenario lies nearest, around its present ones.
  ///
  /// - Parameter last: The least step, as a share of a number.
  private mutating func search(_ candidate: inout Trial, _ keys: [SettingKey], upTo last: Double = 0) {
    for step in Imitation.searchSteps where step >= last {
      // A step is repeated as long as it helps: a motion twice as slow is four steps away.
      var isMoving = true
      for _ in 0..<Imitation.moveCount where isMoving {
        isMoving = false
        for key in keys {
          guard let number = key.number(in: candidate.document.settings) else { continue }
          for factor in [1 + step, 1 / (1 + step)] {
            guard let changed = trial(candidate.document, key, .number(key.scaled(number, by: factor))),
              changed.distance < candidate.distance * (1 - 1e-9)
            else { continue }
            candidate = changed
            isMoving = true
            break
          }
        }
      }
    }
  }

  /// Searches for the numbers that differ from the standard ones together.
  private mutating func polish(_ best: inout Trial, from standard: Settings) {
    let settings = best.document.settings
    let keys = Imitation.parts.flatMap(\.numbers).compactMap { SettingKey.named($0) }
      .filter { $0.value(in: standard) != $0.value(in: settings) && $0.isInForce(settings) }
    if !keys.isEmpty, best.distance > enough { search(&best, keys) }
  }

  /// Sets back what explains nothing, and rounds numbers.
  private mutating func simplify(_ best: inout Trial, from standard: Settings) {
    for name in Imitation.keys.reversed() {
      guard let key = SettingKey.named(name), key.value(in: standard) != key.value(in: best.document.settings) else {
        continue
      }
      // The others may explain it too, with other numbers.
      if var changed = trial(best.document, key, SettingValue(argument: key.value(in: standard))) {
        polish(&changed, from: standard)
        if isAsGood(changed, as: best) {
          best = changed
        }
      }
    }
    // A setting that was set back may have moved the others.
    round(&best, from: standard)
  }

  /// Rounds the numbers that differ from the standard ones to the fewest digits that cost nothing. The numbers that are
  /// still to be rounded may make up for it, since they depend on each other.
  private mutating func round(_ best: inout Trial, from standard: Settings) {
    var rest = Imitation.keys.compactMap { SettingKey.named($0) }.filter { key in
      key.value(in: standard) != key.value(in: best.document.settings) && key.number(in: best.document.settings) != nil
    }
    while let key = rest.popLast(), let number = key.number(in: best.document.settings) {
      let others = rest.filter(Imitation.searches)
      // A search in shares of a number comes near 0, but never there.
      if Imitation.searches(key), let changed = trial(best.document, key, .number(0)), isAsGood(changed, as: best) {
        best = changed
        continue
      }
      for digits in 2...6 {
        guard var changed = trial(best.document, key, .number(ImitationSearch.rounded(number, digits: digits))) else {
          continue
        }
        if !isAsGood(changed, as: best), !others.isEmpty { search(&changed, others) }
        guard isAsGood(changed, as: best) else { continue }
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

  /// Returns a value `factor` times as large; of a rate just below 1, the distance from 1 is multiplied.
  func scaled(_ number: Double, by factor: Double) -> Double {
    name.hasSuffix("_rate") ? 1 - (1 - number) * factor : number * factor
  }

  /// The words that it may be: of a curve those of CSS.
  fileprivate var choices: [String] {
    switch kind {
    case .choice(let words, _, _): words.map { $0.name }
    case .flag: ["false", "true"]
    case .curve: ["linear", "ease", "ease-in", "ease-out", "ease-in-out"]
    case .number, .numberOrWord: []
    }
  }
}
