/// Numbers of a normal distribution with the variance 1, by which a median tells its size whatever a few outliers are.
enum NormalDistribution {
  /// The median of the squares.
  static let squareMedian = 0.454936

  /// The median of the magnitudes.
  static let magnitudeMedian = squareMedian.squareRoot()
}
