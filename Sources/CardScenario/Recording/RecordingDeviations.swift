/// The distances of a recording's samples from a scenario.
struct RecordingDeviations {
  /// The number of samples where the scenario has a number, and of those that are too far.
  private(set) var count = 0, outsideCount = 0

  /// The largest distance, and the root of the mean of the squares.
  let most: Double, rms: Double

  /// The index of the sample with the largest distance, and of the first that is too far.
  private(set) var worst = 0, first: Int?

  /// The indices of the samples that are too far and stand alone: those beside them aren't.
  private(set) var lone: [Int] = []

  /// Measures samples.
  ///
  /// - Parameters:
  ///   - values: The samples.
  ///   - times: Their instants on the scenario's clock, seconds, as many.
  ///   - path: The scenario's numbers.
  ///   - milliseconds: A sample is compared with the nearest of the scenario's numbers within this time of it.
  ///   - distance: The allowed distance.
  init(of values: [Double], at times: [Double], from path: ScenarioPath, milliseconds: Double, within distance: Double)
  {
    let window = milliseconds / 1000
    var (sum, most) = (0.0, -1.0)
    // The state of the two samples before this one: nil is one that isn't too far.
    var (before, last): (Int?, Int?) = (nil, nil)
    for index in values.indices {
      guard let range = path.range(from: times[index] - window, to: times[index] + window) else { continue }
      let difference = Self.distance(of: values[index], from: range)
      count += 1
      sum += difference * difference
      if difference > most { (most, worst) = (difference, index) }
      let isOutside = difference > distance
      if isOutside {
        outsideCount += 1
        first = first ?? index
      } else if before == nil, let last, last > 0 {
        lone.append(last)
      }
      (before, last) = (last, isOutside ? index : nil)
    }
    (self.most, rms) = (max(most, 0), count > 0 ? (sum / Double(count)).squareRoot() : 0)
  }

  /// Returns true if no sample is too far from a path, and at least `least` of them are compared. The parameters are
  /// those of the initializer, but `times` is on the recording's clock, and `offset` seconds are added to it.
  static func hold(
    _ values: [Double], at times: [Double], by offset: Double, from path: ScenarioPath, milliseconds: Double,
    within distance: Double, least: Int
  ) -> Bool {
    let window = milliseconds / 1000
    var count = 0
    for index in values.indices {
      let time = times[index] + offset
      guard let range = path.range(from: time - window, to: time + window) else { continue }
      if Self.distance(of: values[index], from: range) > distance { return false }
      count += 1
    }
    return count >= least
  }

  /// Returns the distance of a sample from the nearest of the scenario's numbers.
  private static func distance(of value: Double, from range: ClosedRange<Double>) -> Double {
    max(range.lowerBound - value, value - range.upperBound, 0)
  }
}
