extension Recording {
  /// The standard deviation of the noise on the positions, points; 0 if their steps hide it.
  package var noise: Double {
    let deviation = Recording.noise(of: samples.map { $0.position }, step: step)
    return Recording.isNoisy(deviation, step: step) ? deviation : 0
  }

  /// True if noise of a standard deviation shows beside the step of positions, both in points.
  package static func isNoisy(_ deviation: Double, step: Double) -> Bool { 4 * deviation >= 0.75 * step }

  /// Estimates the standard deviation of the noise on positions, in their unit; 0 if it is no more than that of
  /// rounding them to their step.
  ///
  /// Motion makes fourth differences longer, noise alone makes the shortest: the shortest tenth tells the noise, but
  /// roughly, as it is few. So more of them are taken, up to the half, as long as they tell about the same.
  package static func noise(of positions: [Double], step: Double) -> Double {
    guard positions.count >= 12 else { return 0 }
    let differences = FourthDifferences.of(positions).map { $0.magnitude }.sorted()
    let estimates = Recording.tenths.enumerated().map { index, bound in
      number(at: differences.count * (index + 1) / 10, of: differences, step: step)
        / (bound * FourthDifferences.variance.squareRoot())
    }
    let deviation = estimates.prefix { $0 <= 2 * estimates[0] }.last ?? 0
    let (variance, rounding) = (deviation * deviation, step * step / 12)
    return variance > 2 * rounding ? (variance - rounding).squareRoot() : 0
  }

  /// Returns the number with an index among ascending differences, of which those that rounding made equal lie evenly
  /// over the step around them: a tenth of 0 would hide all noise.
  private static func number(at index: Int, of differences: [Double], step: Double) -> Double {
    let number = differences[index]
    func isLike(_ other: Double) -> Bool { (other - number).magnitude < step / 4 }
    let first = differences[..<index].lastIndex { !isLike($0) }.map { $0 + 1 } ?? 0
    let end = differences[index...].firstIndex { !isLike($0) } ?? differences.count
    let place = (Double(index - first) + 0.5) / Double(end - first)
    return number < step / 4 ? place * step / 2 : number + (place - 0.5) * step
  }

  /// A tenth, two tenths, up to a half of a normal distribution lie within as many standard deviations.
  private static let tenths = [0.1257, 0.2533, 0.3853, 0.5244, 0.6745]
}
