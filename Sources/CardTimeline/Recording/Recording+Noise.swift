extension Recording {
  /// The standard deviation of the noise on the positions, points; 0 if their steps hide it.
  package var noise: Double {
    let deviation = Recording.noise(of: samples.map { $0.position })
    return Recording.isNoisy(deviation, step: step) ? deviation : 0
  }

  /// True if noise of a standard deviation shows beside the step of positions, both in points.
  package static func isNoisy(_ deviation: Double, step: Double) -> Bool { 4 * deviation >= 0.75 * step }

  /// Estimates the standard deviation of the noise on positions, in their unit; 0 on positions that are rounded.
  ///
  /// Motion makes fourth differences longer, noise alone makes the shortest: the shortest tenth tells the noise, but
  /// roughly, as it is few. So more of them are taken, up to the half, as long as they tell about the same.
  package static func noise(of positions: [Double]) -> Double {
    guard positions.count >= 12 else { return 0 }
    let differences = FourthDifferences.of(positions).map { $0.magnitude }.sorted()
    let estimates = Recording.tenths.enumerated().map { index, bound in
      differences[differences.count * (index + 1) / 10] / (bound * FourthDifferences.variance.squareRoot())
    }
    return estimates.prefix { $0 <= 2 * estimates[0] }.last ?? 0
  }

  /// A tenth, two tenths, up to a half of a normal distribution lie within as many standard deviations.
  private static let tenths = [0.1257, 0.2533, 0.3853, 0.5244, 0.6745]
}
