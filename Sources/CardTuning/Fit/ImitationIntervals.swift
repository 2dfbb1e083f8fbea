import CardModel
import CardScenario
import CardSettings
import CardText
import CardTimeline

/// The intervals of the settings that an imitation found.
extension ImitationSearch {
  /// The factors by which a threshold is moved until the scenario goes elsewhere.
  private static let factors = [1.1, 1.4, 2.0, 4, 10, 30, 100]

  /// The halvings by which its end is then found: 2⁻¹² of the last factor.
  private static let halvings = 12

  /// Returns the settings that differ between two trials, with their intervals, and the second trial with numbers that
  /// lie inside of those.
  mutating func changes(from start: Trial, to end: Trial) -> (Trial, [Imitation.Change]) {
    var end = end
    let standard = start.document.settings
    func changed(in trial: Trial) -> [SettingKey] {
      Imitation.keys.compactMap { SettingKey.named($0) }
        .filter { $0.value(in: standard) != $0.value(in: trial.document.settings) }
    }
    let keys = changed(in: end).filter(Imitation.searches)
    // A number that was left as it is may be off, too.
    var estimates = Array(estimates(of: keys + partners(of: keys, in: end), in: end).prefix(keys.count))
    // The steps of the search, and the rounding, end beside the best numbers, which depend on each other.
    var nearer = end.document
    for case (let key, let estimate?) in zip(keys, estimates) {
      guard let value = key.number(in: end.document.settings), !estimate.contains(value) else { continue }
      try? key.set(.number(estimate.shortest), in: &nearer.settings)
    }
    let trial = trials.run(nearer, near: end.offset)
    if !Imitation.isBetter(end.distance, than: trial.distance) { end = trial }
    for (index, key) in keys.enumerated() {
      guard let value = key.number(in: end.document.settings) else { continue }
      // A recording that differs in other respects draws the best numbers elsewhere, where they explain no more: which
      // of the two is right isn't known.
      estimates[index]?.include(Estimate(value, plusMinus: 0))
      estimates[index] = estimates[index]?.limited(to: key.numbers)
    }
    let changes = changed(in: end).map { key in
      var change = Imitation.Change(
        key: key.name, before: "\(key.value(in: standard))", after: "\(key.value(in: end.document.settings))")
      if let index = keys.firstIndex(where: { $0.name == key.name }) {
        (change.low, change.high) = ends(of: key, estimates[index], in: end)
      } else if Imitation.parts.contains(where: { $0.threshold == key.name }) {
        (change.low, change.high) = reach(of: key, in: end)
      }
      return change
    }
    return (end, changes)
  }

  /// Returns the estimates of numbers, from the derivatives of the positions by all of them; nil where a neighbouring
  /// value can't be run. The clocks are laid over each other anew in each trial, so that what a shift of the clocks
  /// would explain as well widens the interval.
  private mutating func estimates(of keys: [SettingKey], in trial: Trial) -> [Estimate?] {
    var estimates = [Estimate?](repeating: nil, count: keys.count)
    guard let slopes = slopes(of: keys, in: trial) else { return estimates }
    let degrees = Double(max(slopes.fit.residuals.count - slopes.indices.count, 1))
    let variance = max(slopes.fit.sum / degrees, trials.grain * trials.grain)
    let numbers = zip(zip(slopes.indices, slopes.nearest()), zip(slopes.fit.variances, slopes.fit.unevenVariances))
    for ((index, number), (spread, uneven)) in numbers {
      // Errors of the times make those of a fast card larger than those of a card at rest, of which there are more.
      let deviation = max(variance * spread, uneven).squareRoot()
      // A value was rounded as far as the recording allows; the interval lies around the best one.
      estimates[index] = Estimate(
        number, plusMinus: StudentQuantile.of(degreesOfFreedom: degrees) * deviation)
    }
    return estimates
  }

  /// Returns the ends of a number's interval; where the positions don't tell them, those between which the recording is
  /// explained as well.
  private mutating func ends(
    of key: SettingKey, _ estimate: Estimate?, in best: Trial
  ) -> (low: Double?, high: Double?) {
    guard let estimate, let value = key.number(in: best.document.settings) else { return (nil, nil) }
    // Positions are linear in a number near it only.
    return estimate.margin > value.magnitude ? reach(of: key, in: best) : (estimate.low, estimate.high)
  }

  /// Returns how far a threshold may move in both directions while the recording is explained as well; nil where
  /// nothing bounds it.
  private mutating func reach(of key: SettingKey, in best: Trial) -> (low: Double?, high: Double?) {
    guard let value = key.number(in: best.document.settings), value != 0 else { return (nil, nil) }
    func end(_ isAbove: Bool, _ search: inout ImitationSearch) -> Double? {
      func moved(_ factor: Double) -> Double {
        // A rate grows as its distance from 1 shrinks.
        let isRate = key.scaled(value, by: 2) < value
        return key.scaled(value, by: isAbove != isRate ? factor : 1 / factor)
      }
      /// True if the scenario lies as near with the threshold moved; nil if it can't be moved there.
      func isAsGood(_ factor: Double) -> Bool? {
        search.trials.run(best, key, .number(moved(factor)))
          .map { !Imitation.isBetter(best.distance, than: $0.distance) }
      }
      guard var outside = ImitationSearch.factors.first(where: { isAsGood($0) != true }), isAsGood(outside) == false
      else { return nil }
      var inside = ImitationSearch.factors.last { $0 < outside } ?? 1
      for _ in 0..<ImitationSearch.halvings {
        let middle = (inside + outside) / 2
        if isAsGood(middle) == true { inside = middle } else { outside = middle }
      }
      return moved(inside)
    }
    return (end(false, &self), end(true, &self))
  }
}

extension Estimate {
  /// The number in the interval with the fewest significant digits, near the fitted one.
  fileprivate var shortest: Double {
    (2...12).lazy.map { ImitationSearch.rounded(value, digits: $0) }.first { contains($0) } ?? value
  }

  /// Returns the estimate with the part of its interval in a range that holds its value; nil: in any.
  fileprivate func limited(to range: ClosedRange<Double>?) -> Estimate {
    guard let range else { return self }
    return Estimate(value: value, low: max(low, range.lowerBound), high: min(high, range.upperBound))
  }
}
