import CardModel
import CardScenario
import CardSettings
import CardText

/// The settings that an imitation needs, and no more of them, in as few digits as do.
extension ImitationSearch {
  /// Sets back what explains nothing, and rounds numbers.
  mutating func simplify(_ best: inout Trial, from standard: Settings) {
    for name in Imitation.keys.reversed() {
      guard let key = SettingKey.named(name), key.value(in: standard) != key.value(in: best.document.settings) else {
        continue
      }
      // The others may explain it too, with other numbers.
      if var changed = trials.run(best, key, SettingValue(argument: key.value(in: standard))) {
        polish(&changed, from: standard)
        // One near enough to need no polish may still be farther than the other, which was polished.
        if !isAsGood(changed, as: best) { descend(&changed, changedNumbers(in: changed, from: standard)) }
        if isAsGood(changed, as: best) || isWithinGrain(changed, of: best) {
          best = changed
        }
      }
    }
    // A setting that was set back may have moved the others.
    round(&best, from: standard)
  }

  /// True if a trial is no farther than another that is off by the grain: a log in hundredths of a point tells more
  /// than the scenario does.
  private func isWithinGrain(_ simpler: Trial, of other: Trial) -> Bool {
    simpler.distance * simpler.distance <= other.distance * other.distance + trials.grain * trials.grain
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
      if Imitation.searches(key), let changed = trials.run(best, key, .number(0)), isAsGood(changed, as: best) {
        best = changed
        continue
      }
      for digits in 2...6 {
        guard var changed = trials.run(best, key, .number(ImitationSearch.rounded(number, digits: digits))) else {
          continue
        }
        if !isAsGood(changed, as: best), !others.isEmpty { descend(&changed, others) }
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
