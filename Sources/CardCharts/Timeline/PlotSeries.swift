/// One column of a timeline, reduced to what a plot can show, for any number of rows.
///
/// Rows fall into buckets of equal time, each of which keeps its first, least, greatest and last value: enough for a
/// line that covers the same pixels as that through all rows, so no extreme is ever lost (U. Jugel et al., *M4: A
/// Visualization-Oriented Time Series Data Aggregation*, VLDB 2014). At first a bucket holds one instant; if there are
/// too many buckets, their width doubles until at most half as many are left.
struct PlotSeries: Sendable {
  /// A value and its instant.
  struct Point: Hashable, Sendable {
    /// The instant, microseconds.
    var time: Int64
    var value: Double
  }

  /// The extremes of an interval of time.
  struct Bucket: Hashable, Sendable {
    var first: Point
    var least: Point
    var greatest: Point
    var last: Point

    /// True for the first bucket, and if a row without a value lies between the previous bucket and this one.
    var isAfterGap: Bool

    /// Its points in order of time, each once.
    var points: [Point] {
      var points = [first]
      for point in least.time <= greatest.time ? [least, greatest, last] : [greatest, least, last]
      where point.time > points[points.count - 1].time {
        points.append(point)
      }
      return points
    }

    fileprivate mutating func add(_ point: Point) {
      if point.value < least.value { least = point }
      if point.value > greatest.value { greatest = point }
      last = point
    }

    fileprivate mutating func add(_ next: Bucket) {
      if next.least.value < least.value { least = next.least }
      if next.greatest.value > greatest.value { greatest = next.greatest }
      last = next.last
    }
  }

  /// The most buckets that are kept.
  static let limit = 2_048

  /// The buckets, in order of time.
  private(set) var buckets: [Bucket] = []

  /// The width of a bucket is 2^shift microseconds.
  private(set) var shift: Int64 = 0

  /// The least and the greatest value; nil if there are none.
  private(set) var range: (least: Double, greatest: Double)?

  private var isInGap = true

  /// Adds the value of a row; each row is later than the one before; nil: the row has none.
  mutating func add(_ value: Double?, at time: Int64) {
    guard let value = PlotNumber.drawn(value) else {
      isInGap = true
      return
    }
    let point = Point(time: time, value: value)
    if let range {
      if value < range.least { self.range?.least = value }
      if value > range.greatest { self.range?.greatest = value }
    } else {
      range = (value, value)
    }
    let end = buckets.count - 1
    if end >= 0, buckets[end].first.time >> shift == time >> shift {
      buckets[end].add(point)
    } else {
      buckets.append(Bucket(first: point, least: point, greatest: point, last: point, isAfterGap: isInGap))
      if buckets.count > PlotSeries.limit { coarsen() }
    }
    isInGap = false
  }

  private mutating func coarsen() {
    while buckets.count > PlotSeries.limit / 2 {
      shift += 1
      buckets = PlotSeries.merged(buckets) { $0.first.time >> shift }
    }
  }

  /// Merges neighbouring buckets with the same key.
  static func merged(_ buckets: [Bucket], by key: (Bucket) -> Int64) -> [Bucket] {
    var merged: [Bucket] = []
    var lastKey: Int64 = 0
    for bucket in buckets {
      let key = key(bucket)
      if merged.isEmpty || key != lastKey {
        merged.append(bucket)
      } else {
        merged[merged.count - 1].add(bucket)
      }
      lastKey = key
    }
    return merged
  }
}

extension PlotSeries {
  /// True if all values are the same, or if there are none.
  var isConstant: Bool { range.map { $0.least == $0.greatest } ?? true }
}
