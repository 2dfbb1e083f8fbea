/// A number of measured times, in order: sorted once, asked often.
public struct Quantiles: Hashable, Sendable {
  private let sorted: [Double]

  /// Of at least one time, all finite.
  public init(_ times: [Double]) {
    precondition(!times.isEmpty, "no times have no quantiles")
    precondition(times.allSatisfy(\.isFinite), "a time isn't finite")
    sorted = times.sorted()
  }

  /// How many there are.
  public var count: Int { sorted.count }

  /// A quarter is no longer than this: what the work takes when little disturbs it. It hardly moves when something
  /// does, where the mean does, and hangs on no lucky sample, as the least does.
  public var p25: Double { self[0.25] }

  /// Half is no longer than this.
  public var median: Double { self[0.5] }

  /// All but one in a hundred are no longer than this.
  public var p99: Double { self[0.99] }

  /// The longest.
  public var largest: Double { sorted[sorted.count - 1] }

  /// The time that a part of all is no longer than: between two of them, in a straight line.
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
