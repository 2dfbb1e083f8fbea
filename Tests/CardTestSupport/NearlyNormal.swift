import CardMath

extension SplitMix64 {
  /// Returns a number that is nearly normal, with the mean 0 and the standard deviation 1: the sum of twelve numbers
  /// from 0 to 1, less 6.
  public mutating func nextNearlyNormal() -> Double { (0..<12).reduce(-6) { sum, _ in sum + nextUnit() } }
}
