/// The likeness of neighbours in a series of residuals: what a model misses has it, and noise has not.
///
/// The mean square of the differences of neighbours is twice the mean square of numbers that don't depend on each
/// other. A pattern makes the ratio smaller, by its share of the squares. Of n independent numbers its standard
/// deviation is near 2/√n. Source: von Neumann, *Distribution of the ratio of the mean square successive difference to
/// the variance*, Annals of Mathematical Statistics 12, 1941.
enum SerialCorrelation {
  /// The fewest residuals that tell a pattern from noise.
  private static let countMin = 30

  /// The standard deviations by which the ratio of noise may be smaller: five of six series of noise keep to it.
  private static let deviations = 1.0

  /// True if residuals are no more alike than noise is.
  static func isMissing(from residuals: [Double]) -> Bool {
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    guard residuals.count >= countMin, squares > 0 else { return false }
    let differences = zip(residuals.dropFirst(), residuals).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    return differences / squares >= 2 - deviations * 2 / Double(residuals.count).squareRoot()
  }
}
