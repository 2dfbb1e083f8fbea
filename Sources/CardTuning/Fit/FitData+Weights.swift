extension FitData {
  /// The least weight of a position.
  private static let weightMin = 1e-6

  /// The least error of a position that counts, as a fraction of the travel: a computed motion is rarely nearer.
  static let grain = 2e-5

  /// The least error of a position that counts, points.
  var grain: Double { FitData.grain * ((positions.max() ?? 0) - (positions.min() ?? 0)) }

  /// The greater of the velocities before and after each number, points per second: where a card begins to move, only
  /// one of them is its own.
  private var speeds: [Double] {
    let steps = times.indices.dropFirst().map { (index: Int) -> Double in
      let time = times[index] - times[index - 1]
      return time > 0 ? (positions[index] - positions[index - 1]).magnitude / time : 0
    }
    return times.indices.map { index in
      max(index > 0 ? steps[index - 1] : 0, index < steps.count ? steps[index] : 0)
    }
  }

  /// Returns the variances of the positions, points², that errors of the times cause.
  ///
  /// - Parameter timeVariance: The variance of the times, seconds².
  func variances(timeVariance: Double) -> [Double] { speeds.map { $0 * $0 * timeVariance } }

  /// Gives positions the weights that errors of the times leave them: σ² / (σ² + v² τ²).
  ///
  /// - Parameters:
  ///   - timeVariance: τ², seconds².
  ///   - noise: The standard deviation σ of a position at rest, points; that of its step at least.
  /// - Returns: False if all positions count alike.
  mutating func weigh(timeVariance: Double, noise: Double) -> Bool {
    guard timeVariance > 0 else { return false }
    let variance = max(step * step / 12, noise * noise)
    let all = variances(timeVariance: timeVariance).map { max(variance / (variance + $0), FitData.weightMin) }
    guard let least = all.min(), least < 0.8 else { return false }
    weights = all
    return true
  }

  /// Returns the numbers with the weights that errors of the times leave them, with an error of a position at rest that
  /// a spring leaves there: where that is more than noise, slow samples don't count for more than they are worth.
  ///
  /// - Parameters:
  ///   - timeVariance: The variance of the times, seconds².
  ///   - noise: The standard deviation of the noise on a position, points.
  /// - Returns: nil if all positions count alike.
  func weighted(timeVariance: Double, noise: Double) -> FitData? {
    var (data, noise) = (self, max(noise, grain))
    for _ in 0..<4 {
      guard data.weigh(timeVariance: timeVariance, noise: noise) else { return nil }
      let shape = SpringShape(data, isCritical: false)
      let count = shape.ranges.count + shape.functionCount
      guard data.times.count > count else { break }
      let residuals = data.found(shape, from: shape.guesses(data)).residuals
      let deviation = FitQuality.deviation(residuals: residuals, parameterCount: count, step: step)
      if deviation <= 1.5 * noise { break }
      noise = deviation
    }
    return data
  }

  /// The numbers of samples at the start and at the end that show the same place.
  private var restCounts: (before: Int, after: Int) {
    let before = positions.prefix { $0 == positions[0] }.count
    guard before < positions.count else { return (before, 0) }
    return (before, positions.reversed().prefix { $0 == positions[positions.count - 1] }.count)
  }

  /// Returns the weights of the samples for the intervals.
  ///
  /// The samples of a card at rest are all rounded alike: however many there are, they say no more than one about the
  /// place where it stands, so that together they have the weight 1. Noise makes them differ, and each counts.
  ///
  /// - Parameter atEnd: True if the motion stops, so that the samples after it are a rest too and don't creep.
  func restWeights(atEnd: Bool) -> [Double] {
    var all = weights.isEmpty ? [Double](repeating: 1, count: positions.count) : weights
    let rests = restCounts
    for index in 0..<rests.before { all[index] /= Double(rests.before) }
    if atEnd {
      for index in positions.count - rests.after..<positions.count { all[index] /= Double(rests.after) }
    }
    return all
  }

  /// Returns the residuals that tell the error of a position. Those of a card at rest don't where errors of the times
  /// make those of its motion, which are much larger.
  func tellingResiduals(_ residuals: [Double]) -> [Double] {
    if weights.isEmpty { return residuals }
    let rests = restCounts
    return Array(residuals.dropFirst(rests.before).dropLast(rests.after))
  }
}
