/// The likeness of neighbours in a series of residuals: what a model misses has it, and noise has not.
///
/// The mean square of the differences of neighbours is twice the mean square of numbers that don't depend on each
/// other. A pattern makes the ratio smaller, by its share of the squares. Of n independent numbers its standard
/// deviation is near 2/√n. Source: von Neumann, *Distribution of the ratio of the mean square successive difference to
/// the variance*, Annals of Mathematical Statistics 12, 1941.
enum SerialCorrelation {
  /// The fewest residuals that tell a pattern from noise.
  private static let countMin = 16

  /// Returns how many standard deviations more alike neighbours are than those of noise; infinite of too few residuals
  /// to tell.
  static func deviations(of residuals: [Double]) -> Double {
    let squares = residuals.reduce(0) { $0 + $1 * $1 }
    guard residuals.count >= countMin, squares > 0 else { return .infinity }
    let differences = zip(residuals.dropFirst(), residuals).reduce(0) { $0 + ($1.0 - $1.1) * ($1.0 - $1.1) }
    return (2 - differences / squares) * Double(residuals.count).squareRoot() / 2
  }
}
