/// The fourth differences of evenly spaced numbers, which show their noise: they contain hardly any of a motion.
///
/// ```
/// y₋₂ − 4 y₋₁ + 6 y₀ − 4 y₁ + y₂
/// ```
package enum FourthDifferences {
  /// The variance of a fourth difference of numbers whose errors have the variance 1: the sum of the squared factors.
  package static let variance = 70.0

  /// Returns the fourth difference around each number but the first two and the last two; none of fewer than five.
  package static func of(_ numbers: [Double]) -> [Double] {
    guard numbers.count >= 5 else { return [] }
    return (2..<numbers.count - 2).map { index in
      let near = numbers[index - 1] + numbers[index + 1]
      let far = numbers[index - 2] + numbers[index + 2]
      return far - 4 * near + 6 * numbers[index]
    }
  }
}
