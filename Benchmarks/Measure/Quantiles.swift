/// Quantiles of measured times, which are sorted once.
public struct Quantiles: Hashable, Sendable {
  private let sorted: [Double]

  /// Creates quantiles of at least one time; all are finite.
  public init(_ times: [Double]) {
    precondition(!times.isEmpty, "no times have no quantiles")
    precondition(times.allSatisfy(\.isFinite), "a time isn't finite")
    sorted = times.sorted()
  }

  /// The number of times.
  public var count: Int { sorted.count }

  /// The 25th percentile: the time of the work with little disturbance. Unlike the mean it hardly changes with a
  /// disturbance, and unlike the minimum it doesn't depend on a lucky sample.
  public var p25: Double { self[0.25] }

  /// The 50th percentile.
  public var median: Double { self[0.5] }

  /// The 99th percentile.
  public var p99: Double { self[0.99] }

  /// The longest time.
  public var largest: Double { sorted[sorted.count - 1] }

  /// The quantile for a fraction of all times, interpolated linearly between two of them.
  ///
  /// - Parameter part: 0 … 1.
  public subscript(part: Double) -> Double {
    precondition((0...1).contains(part), "a part of all is from 0 to 1, not \(part)")
    let place = part * Double(sorted.count - 1)
    let index = Int(place)
    guard index + 1 < sorted.count else { return largest }
    return sorted[index] + (sorted[index + 1] - sorted[index]) * (place - Double(index))
  }
}
