/// Numbers as plots take them: what isn't finite has no place, and what is larger than anything that is measured in
/// points or seconds lies at the limit, so that differences and their places on paper stay numbers.
enum PlotNumber {
  /// The greatest magnitude.
  static let limit = 1e15

  /// The number to draw; nil where there is none.
  static func drawn(_ number: Double?) -> Double? {
    guard let number, number.isFinite else { return nil }
    return min(max(number, -limit), limit)
  }
}
