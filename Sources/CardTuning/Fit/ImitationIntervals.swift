import CardModel
import CardScenario
import CardText

/// The intervals of the settings that an imitation found.
extension ImitationSearch {
  /// The step by which a number is changed to see what it does to the positions, as a share of it.
  private static let step = 0.005

  /// The factors by which a threshold is moved until the scenario goes elsewhere.
  private static let factors = [1.1, 1.4, 2.0, 4, 10, 30, 100]

  /// The halvings by which its end is then found: 2⁻¹² of the last factor.
  private static let halvings = 12

  /// Returns the estimates of numbers, from the derivatives of the positions by all of them; nil where a neighbouring
  /// value can't be run. The clocks are laid over each other anew in each trial, so that what a shift of the clocks
  /// would explain as well widens the interval.
  mutating func estimates(of names: [String], in document: ScenarioDocument) -> [Estimate?] {
    guard let residuals = residuals(of: document) else { return names.map { _ in nil } }
    var (columns, indices, values): ([Double], [Int], [Double]) = ([], [], [])
    for (index, name) in names.enumerated() {
      guard let key = SettingKey.named(name), let value = key.number(in: document.settings), value != 0 else {
        continue
      }
      let distance = ImitationSearch.step * value
      var (above, below) = (document, document)
      guard (try? key.set(.number(value + distance), in: &above.settings)) != nil,
        (try? key.set(.number(value - distance), in: &below.settings)) != nil,
        let high = self.residuals(of: above), let low = self.residuals(of: below)
      else { continue }
      columns += zip(high, low).map { ($0 - $1) / (2 * distance) }
      indices.append(index)
      values.append(value)
    }
    let degrees = max(residuals.count - indices.count, 1)
    let fit = LeastSquares(columns: columns, count: indices.count, data: residuals)
    let (variance, spread) = (fit.sum / Double(degrees), fit.variances)
    var estimates = [Estimate?](repeating: nil, count: names.count)
    for (place, index) in indices.enumerated() {
      let margin = Estimate.studentQuantile(degreesOfFreedom: degrees) * (variance * spread[place]).squareRoot()
      // A value was rounded as far as the recording allows; the interval lies around the best one. Both are positive.
      let best = values[place] - fit.coefficients[place]
      estimates[index] = Estimate(best, plusMinus: margin, in: 0...1e300)
    }
    return estimates
  }

  /// Returns how far a threshold may move in both directions while the recording is explained as well; nil where
  /// nothing bounds it.
  mutating func reach(
    of name: String, in document: ScenarioDocument, _ distance: Double
  ) -> (low: Double?, high: Double?) {
    guard let key = SettingKey.named(name), let value = key.number(in: document.settings), value != 0 else {
      return (nil, nil)
    }
    func end(_ isAbove: Bool, _ search: inout ImitationSearch) -> Double? {
      /// True if the scenario lies as near with the threshold moved; nil if it can't be moved there.
      func isAsGood(_ factor: Double) -> Bool? {
        let moved = isAbove ? value * factor : value / factor
        return search.trial(document, key, .number(moved)).map { !Imitation.isBetter(distance, than: $0.1) }
      }
      guard var outside = ImitationSearch.factors.first(where: { isAsGood($0) != true }), isAsGood(outside) == false
      else { return nil }
      var inside = ImitationSearch.factors.last { $0 < outside } ?? 1
      for _ in 0..<ImitationSearch.halvings {
        let middle = (inside + outside) / 2
        if isAsGood(middle) == true { inside = middle } else { outside = middle }
      }
      return isAbove ? value * inside : value / inside
    }
    return (end(false, &self), end(true, &self))
  }
}
