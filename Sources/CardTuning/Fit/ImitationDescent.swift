import CardScenario
import CardSettings

/// The lowest place of a valley, in which numbers stand in for each other.
///
/// A spring with a ratio above 1 is slower by a longer response or by a larger ratio: steps by one of them come to rest
/// on the valley's side.
extension ImitationSearch {
  /// The effect of small changes of numbers on the distances from the recording.
  struct Slopes {
    /// The indices of the keys that have a slope, and their numbers.
    fileprivate(set) var indices: [Int] = [], numbers: [Double] = []

    /// The distances as sums of the slopes.
    fileprivate(set) var fit: LeastSquares

    /// Returns the numbers with which the scenario would lie nearest, if distances were linear in them, or those after
    /// a share of the step towards them.
    func nearest(_ share: Double = 1) -> [Double] { zip(numbers, fit.coefficients).map { $0 - share * $1 } }
  }

  /// The step by which a number is changed to see its effect, as a share of it.
  private static let step = 0.005

  /// The most steps of a descent, the least share of a step that is tried, and the share of the distance that a step
  /// has to save for another one.
  private static let (stepsMax, shareMin, savedMin) = (12, 1.0 / 64, 1e-4)

  /// Returns the effect of small changes of numbers, each by the difference of two neighbouring values; nil if the
  /// scenario can't be run. A number has none where a neighbour can't be run.
  mutating func slopes(of keys: [SettingKey], in trial: Trial) -> Slopes? {
    let document = trial.document
    guard let residuals = trials.misfit(of: document, near: trial.offset)?.residuals else { return nil }
    var (columns, indices, numbers): ([Double], [Int], [Double]) = ([], [], [])
    for (index, key) in keys.enumerated() {
      guard let value = key.number(in: document.settings), value != 0 else { continue }
      let distance = (key.scaled(value, by: 1 + Self.step) - value).magnitude
      var (above, below) = (document, document)
      guard (try? key.set(.number(value + distance), in: &above.settings)) != nil,
        (try? key.set(.number(value - distance), in: &below.settings)) != nil,
        let high = trials.misfit(of: above, near: trial.offset)?.residuals,
        let low = trials.misfit(of: below, near: trial.offset)?.residuals
      else { continue }
      columns += zip(high, low).map { ($0 - $1) / (2 * distance) }
      indices.append(index)
      numbers.append(value)
    }
    return Slopes(
      indices: indices, numbers: numbers,
      fit: LeastSquares(columns: columns, count: indices.count, data: residuals))
  }

  /// Changes numbers together until the scenario lies nearest, by Gauss and Newton's method.
  mutating func descend(_ best: inout Trial, _ keys: [SettingKey]) {
    for _ in 0..<Self.stepsMax where !trials.isOver {
      guard let slopes = slopes(of: keys, in: best), let lower = step(from: best, keys, slopes) else { return }
      let saved = best.distance - lower.distance
      best = lower
      if saved < Self.savedMin * best.distance { return }
    }
  }

  /// Returns the trial after the largest share of a step that brings it nearer; nil if none does.
  private mutating func step(from best: Trial, _ keys: [SettingKey], _ slopes: Slopes) -> Trial? {
    var share = 1.0
    while share >= Self.shareMin {
      var document = best.document
      let isSet = zip(slopes.indices, slopes.nearest(share)).allSatisfy { index, number in
        (try? keys[index].set(.number(number), in: &document.settings)) != nil
      }
      if isSet {
        let trial = trials.run(document, near: best.offset)
        if trial.distance < best.distance { return trial }
      }
      share /= 2
    }
    return nil
  }

  /// Returns the numbers that are found together with others, and aren't among them: those of the same parts, if they
  /// move anything.
  func partners(of keys: [SettingKey], in trial: Trial) -> [SettingKey] {
    Imitation.parts.filter { part in keys.contains { part.numbers.contains($0.name) } }
      .flatMap(\.numbers).compactMap { SettingKey.named($0) }
      .filter { key in
        effective.contains(key.name) && key.isInForce(trial.document.settings) && !keys.contains { $0.name == key.name }
      }
  }
}
