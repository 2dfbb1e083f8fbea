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
  /// The lowest tenth of the fourth differences comes from the rests. Of a normal distribution a tenth lies within
  /// 0.1257 standard deviations.
  package static func noise(of positions: [Double]) -> Double {
    guard positions.count >= 12 else { return 0 }
    let differences = FourthDifferences.of(positions).map { $0.magnitude }.sorted()
    return differences[differences.count / 10] / (0.1257 * FourthDifferences.variance.squareRoot())
  }
}
