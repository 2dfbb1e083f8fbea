/// The unit of a picture's time: milliseconds, or seconds from two of them on.
struct TimeUnit: Hashable, Sendable {
  /// The unit's symbol.
  let name: String

  /// Microseconds in one.
  let microseconds: Double

  /// The decimals of an instant between two ticks.
  let decimals: Int

  /// The unit for a span of so many microseconds.
  init(span: Int64) {
    (name, microseconds, decimals) = span >= 2_000_000 ? ("s", 1e6, 2) : ("ms", 1e3, 0)
  }
}
