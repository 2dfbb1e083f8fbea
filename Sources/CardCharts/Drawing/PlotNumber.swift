/// Limits the numbers in plots: a number that isn't finite isn't drawn, and one larger than anything measured in points
/// or seconds is drawn at the limit, so that differences and coordinates stay finite.
enum PlotNumber {
  /// The greatest magnitude.
  static let limit = 1e15

  /// Returns the number to draw; nil if there is none.
  static func drawn(_ number: Double?) -> Double? {
    guard let number, number.isFinite else { return nil }
    return min(max(number, -limit), limit)
  }
}
