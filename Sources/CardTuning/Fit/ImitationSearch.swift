import CardModel
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// The search for the settings with which a scenario lies nearest to a recording.
struct ImitationSearch: Sendable {
  typealias Trial = ImitationTrials.Trial

  /// The parts that are searched at once, whatever the number of cores: what explains all ends the search after them.
  private static let atOnce = 8

  /// The scenarios that are run.
  var trials: ImitationTrials

  /// The settings that moved something when they were changed.
  private(set) var effective: Set<String> = []

  init(_ trials: ImitationTrials) { self.trials = trials }

  /// Changes a scenario's settings: each time the part that brings it nearest, until none brings it noticeably nearer.
  /// Then sets back what explains nothing.
  ///
  /// Parts that were changed one after the other would first explain a little of what a single later part explains.
  ///
  /// - Parameter report: Called now and then with the number of scenarios that were run, and the nearest one.
  mutating func tuned(
    _ start: Trial, _ parts: [Imitation.Part], rounds: Int, report: (Int, Trial) -> Void
  ) -> Trial {
    let best = changed(start, parts, rounds: rounds, report: report)
    let words = parts.compactMap(\.word).compactMap { SettingKey.named($0) }
    let hasChangedWord = words.contains {
      $0.value(in: best.document.settings) != $0.value(in: start.document.settings)
    }
    if best.distance <= enough || best.isNoiseOnly || !hasChangedWord || trials.isOver { return best }
    // A word that explains more at first than one of two numbers is kept, and hides them.
    let numbers = changed(start, parts.filter { $0.word == nil }, rounds: rounds, report: report)
    return Imitation.isBetter(numbers.distance, than: best.distance) ? numbers : best
  }

  /// Changes a scenario's settings, as ``tuned(_:_:rounds:report:)``, by one sequence of parts.
  private mutating func changed(
    _ start: Trial, _ parts: [Imitation.Part], rounds: Int, report: (Int, Trial) -> Void
  ) -> Trial {
    var best = start
    for round in 0..<rounds where best.distance > enough {
      // Chance finds something in any noise; but a small difference hides in it from a look at the residuals alone.
      if round > 0, best.isNoiseOnly { break }
      var nearest = best
      for first in stride(from: 0 as Int, to: parts.count, by: Self.atOnce) where nearest.distance > enough {
        for changed in improved(best, parts[first..<min(first + Self.atOnce, parts.count)])
        where Imitation.isBetter(changed.distance, than: nearest.distance) { nearest = changed }
        report(trials.count, nearest)
      }
      guard Imitation.isBetter(nearest.distance, than: best.distance) else { break }
      best = nearest
      polish(&best, from: start.document.settings)
    }
    let keys = changedNumbers(in: best, from: start.document.settings)
    if !keys.isEmpty { descend(&best, keys + partners(of: keys, in: best)) }
    simplify(&best, from: start.document.settings)
    return best
  }

  /// Returns a trial with each part's settings changed by themselves, in the order of the parts, on all cores.
  private mutating func improved(_ best: Trial, _ parts: ArraySlice<Imitation.Part>) -> [Trial] {
    let start = self
    let found = Parallel.map(parts.count) { index in
      var (search, changed) = (start, best)
      search.improve(&changed, parts[parts.startIndex + index])
      return (search: search, changed: changed)
    }
    trials.add(found.map { $0.search.trials })
    effective.formUnion(found.flatMap { $0.search.effective })
    return found.map { $0.changed }
  }

  /// The distance of positions that were rounded to the recording's step, points: that of a uniform distribution.
  private var rounding: Double { trials.recording.step / 12.0.squareRoot() }

  /// The distance below which nothing is left to explain, points: that of rounding, and of a change that counts.
  private var enough: Double { max(Imitation.least.points, rounding) }

  /// True if a simpler trial is as near as another, or farther by what isn't worth a setting: a twentieth of the usual
  /// tolerance.
  ///
  /// Where only rounding is left, many samples tell less than that: then the sum of squares decides, by the F test at
  /// 1 %, whose limit for one setting is near 7.
  func isAsGood(_ simpler: Trial, as other: Trial) -> Bool {
    let usual = RecordingComparison.Tolerance.standard(of: trials.column).points / 20
    let isRounded = other.distance <= 1.2 * rounding
    let chance = other.distance * ((1 + 7 / Double(trials.recording.samples.count)).squareRoot() - 1)
    return simpler.distance - other.distance <= (isRounded ? min(usual, chance) : usual)
      || !isRounded && !Imitation.isBetter(other.distance, than: simpler.distance)
  }

  /// Changes a part's settings if that brings the scenario noticeably nearer.
  private mutating func improve(_ best: inout Trial, _ part: Imitation.Part) {
    let start = best
    let own = ownDistance(of: start)
    /// Keeps a trial that is noticeably nearer; returns it if it moves anything.
    @discardableResult func consider(
      _ key: SettingKey, _ value: SettingValue, _ search: inout ImitationSearch
    ) -> Trial? {
      guard let changed = search.trials.run(start, key, value), changed.distance != own else {
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
    let keys = part.numbers.compactMap { SettingKey.named($0) }.filter { isEffective($0, start, own) }
    guard !keys.isEmpty else { return }
    for candidate in [beside(best, keys), unlimited(start, part)].compactMap({ $0 }) where best.distance > enough {
      var candidate = candidate
      search(&candidate, keys)
      // Steps by one number at a time may end on a valley's side, where a word that explains as much comes nearer.
      if candidate.distance > enough, candidate.distance < own { descend(&candidate, keys) }
      if Imitation.isBetter(candidate.distance, than: best.distance) { best = candidate }
    }
  }

  /// Returns a trial without the limits of a part's numbers; nil if there are none.
  ///
  /// A limit hides its numbers: no step by one of them alone brings a card nearer to one that goes beyond the limit.
  private mutating func unlimited(_ start: Trial, _ part: Imitation.Part) -> Trial? {
    var document = start.document
    for key in part.limits.compactMap({ SettingKey.named($0) }) {
      try? key.set(.text(Imitation.noLimit), in: &document.settings)
    }
    return document.settings == start.document.settings ? nil : trials.run(document, near: start.offset)
  }

  /// Returns a trial with the companions of a word that bring it nearest, roughly.
  private mutating func searched(
    _ changed: Trial, with companions: (words: [String], numbers: [String])
  ) -> Trial {
    var variants = [changed]
    for key in companions.words.compactMap({ SettingKey.named($0) })
    where key.isInForce(changed.document.settings) {
      variants += key.choices.compactMap { trials.run(changed, key, SettingValue(argument: $0)) }
    }
    var best = changed
    for var variant in variants {
      let own = ownDistance(of: variant)
      let keys = companions.numbers.compactMap { SettingKey.named($0) }.filter { isEffective($0, variant, own) }
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
      guard var side = trials.run(start, keys[0], .number(keys[0].scaled(number, by: factor))) else { continue }
      search(&side, keys, upTo: Imitation.coarseStep)
      if side.distance < best.distance { best = side }
    }
    return best
  }

  /// Returns the distance of a trial's own motion, its clock solved as that of a similar trial is: one of the same
  /// motion then has the same distance, to the bit.
  private mutating func ownDistance(of trial: Trial) -> Double {
    trials.run(trial.document, near: trial.offset).distance
  }

  /// True if a number moves anything: that of a motion that doesn't occur is left as it is.
  ///
  /// - Parameter own: The trial's ``ownDistance(of:)``.
  private mutating func isEffective(_ key: SettingKey, _ start: Trial, _ own: Double) -> Bool {
    guard key.isInForce(start.document.settings), let number = key.number(in: start.document.settings) else {
      return false
    }
    for factor in [1 + Imitation.firstStep, 1 / (1 + Imitation.firstStep)] {
      let changed = trials.run(start, key, .number(key.scaled(number, by: factor)))
      guard let changed, changed.distance != own else { continue }
      effective.insert(key.name)
      return true
    }
    return false
  }

  /// Searches for the numbers with which a scenario lies nearest, around its present ones.
  ///
  /// - Parameter last: The least step, as a share of a number.
  mutating func search(_ candidate: inout Trial, _ keys: [SettingKey], upTo last: Double = 0) {
    for step in Imitation.searchSteps where step >= last {
      // A step is repeated as long as it helps: a motion twice as slow is four steps away.
      var isMoving = true
      for _ in 0..<Imitation.moveCount where isMoving {
        isMoving = false
        for key in keys {
          guard let number = key.number(in: candidate.document.settings) else { continue }
          for factor in [1 + step, 1 / (1 + step)] {
            guard let changed = trials.run(candidate, key, .number(key.scaled(number, by: factor))),
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
  mutating func polish(_ best: inout Trial, from standard: Settings) {
    let keys = changedNumbers(in: best, from: standard)
    guard !keys.isEmpty, best.distance > enough else { return }
    search(&best, keys)
    descend(&best, keys)
  }

  /// Returns the numbers that differ from the standard ones, and are in force.
  func changedNumbers(in trial: Trial, from standard: Settings) -> [SettingKey] {
    let settings = trial.document.settings
    return Imitation.parts.flatMap(\.numbers).compactMap { SettingKey.named($0) }
      .filter { $0.value(in: standard) != $0.value(in: settings) && $0.isInForce(settings) }
  }
}

extension SettingKey {
  /// The setting's value, if it is a number.
  func number(in settings: Settings) -> Double? { DecimalText.number(value(in: settings)) }

  /// Returns a value `factor` times as large; of a rate just below 1, the distance from 1 is multiplied.
  func scaled(_ number: Double, by factor: Double) -> Double {
    name.hasSuffix("_rate") ? 1 - (1 - number) * factor : number * factor
  }

  /// The words that it may be: of a curve those of CSS, the web's iOS sheet, the keyboard, and Material's that end
  /// slowly.
  fileprivate var choices: [String] {
    switch kind {
    case .choice(let words, _, _): words.map { $0.name }
    case .flag: ["false", "true"]
    case .curve:
      [
        "linear", "ease", "ease-in", "ease-out", "ease-in-out", "sheet", "keyboard", "fast-out-slow-in", "standard",
        "emphasized-decelerate",
      ]
    case .number, .numberOrWord: []
    }
  }
}
