import CardSimulation

/// The last motion of a card in a list of samples, by what a person feels of it.
struct LastMotion: Hashable, Sendable {
  /// The place from which it came, and that at which it rests, points.
  var from: Double, to: Double

  /// The instant at which half of the distance is covered, seconds.
  var halfTime: Double

  /// The instant from which it stays near its rest, and slow, seconds.
  var settledTime: Double

  /// Half of the time, seconds, by which errors of the places may move that instant; nil: they hide it.
  var settledMargin: Double?

  /// The greatest distance past its rest, points.
  var overshoot: Double

  /// False if it trembles at the end of the samples: it turns back at least twice, each time by more than twice the
  /// distance within which a card counts as arrived.
  var isAtRest: Bool

  /// The time at the end of the samples in which a card at rest doesn't tremble, seconds.
  private static let restTime = 0.4

  /// The distance from the rest at which a motion counts as one, settled distances.
  static let least = 4.0

  /// Finds the last motion; nil if nothing moved by more than a few points.
  ///
  /// - Parameters:
  ///   - times: Seconds, ascending.
  ///   - values: Points, or another unit, as many, none of them NaN.
  ///   - settled: The distance from the rest within which a card counts as arrived.
  ///   - restDistance: The distance within which it counts as settled: that of `settle_ms`.
  ///   - restSpeed: The speed below which it does; nil: it does at any speed.
  ///   - error: The distance by which a value may be off.
  init?(
    times: [Double], values: [Double], settled: Double = 1, restDistance: Double = Outcome.settledDistance,
    restSpeed: Double? = nil, error: Double = 0
  ) {
    guard let to = values.last, let last = values.lastIndex(where: { ($0 - to).magnitude > settled }) else {
      return nil
    }
    let start = LastMotion.start(before: last, of: values, to: to, settled)
    guard (values[start] - to).magnitude > LastMotion.least * settled else { return nil }
    (from, self.to) = (values[start], to)
    let half = (values[start] + to) / 2
    let sign = values[start] > to ? 1.0 : -1.0
    let passed = values[start...].firstIndex { ($0 - half) * sign <= 0 } ?? last
    halfTime = LastMotion.crossing(of: half, before: passed, times, values)
    func end(within distance: Double) -> Double {
      LastMotion.end(times, values, to: to, within: distance, restSpeed: restSpeed)
    }
    settledTime = end(within: restDistance)
    settledMargin =
      error < restDistance ? (end(within: restDistance - error) - end(within: restDistance + error)) / 2 : nil
    let first = times.firstIndex { $0 >= times[times.count - 1] - LastMotion.restTime } ?? 0
    isAtRest = LastMotion.turnCount(of: values[first...], by: 2 * settled) < 2
    overshoot = max(0, values[start...].map { (to - $0) * sign }.max() ?? 0)
  }

  /// Returns the instant from which a card stays within a distance of its rest, and slower than a speed.
  private static func end(
    _ times: [Double], _ values: [Double], to: Double, within distance: Double, restSpeed: Double?
  ) -> Double {
    let end = times.count - 1
    guard let away = values.lastIndex(where: { ($0 - to).magnitude > distance }) else { return times[0] }
    let still = to + distance * (values[away] > to ? 1 : -1)
    let arrival = crossing(of: still, before: min(away + 1, end), times, values)
    guard let restSpeed else { return arrival }
    func speed(_ index: Int) -> Double {
      let (before, after) = (max(index - 1, 0), min(index + 1, end))
      return ((values[after] - values[before]) / (times[after] - times[before])).magnitude
    }
    guard let fast = (away..<end).last(where: { speed($0) > restSpeed }) else { return arrival }
    let (one, other) = (speed(fast), speed(fast + 1))
    let part = one > other ? min((one - restSpeed) / (one - other), 1) : 1
    return max(arrival, times[fast] + part * (times[fast + 1] - times[fast]))
  }

  /// Returns the index at which the motion to `to` begins: back from the end, over swings that grow, to the farthest
  /// place of the largest one.
  private static func start(before last: Int, of values: [Double], to: Double, _ settled: Double) -> Int {
    let least = least * settled
    var (start, most, side) = (last, 0.0, 0)
    // Of the swing in which the walk is: its farthest place, and the nearest one before that.
    var (peak, peakIndex, nearest) = (0.0, last, 0.0)
    for index in (0...last).reversed() {
      let (distance, here) = ((values[index] - to).magnitude, LastMotion.side(values[index] - to, settled))
      if here != 0, here != side {
        // A swing that is smaller than the one after it belongs to an earlier motion.
        if side != 0, peak < most { return start }
        if peak > most { (start, most) = (peakIndex, peak) }
        (side, peak, peakIndex, nearest) = (here, distance, index, distance)
      } else if distance > peak {
        // The card went there, came nearer without arriving, and went on: that was another motion.
        if nearest < peak - max(least, peak / 4) { break }
        (peak, peakIndex, nearest) = (distance, index, distance)
      } else {
        nearest = min(nearest, distance)
        if distance > nearest + least, nearest < peak - max(least, peak / 4) { break }
      }
    }
    return peak > most ? peakIndex : start
  }

  /// Returns the number of times that numbers turn back by more than a distance.
  private static func turnCount(of values: ArraySlice<Double>, by distance: Double) -> Int {
    guard let first = values.first else { return 0 }
    var (low, high, direction, count) = (first, first, 0, 0)
    for value in values {
      (low, high) = (min(low, value), max(high, value))
      if direction <= 0, value - low > distance {
        count += direction < 0 ? 1 : 0
        (direction, high) = (1, value)
      } else if direction >= 0, high - value > distance {
        count += direction > 0 ? 1 : 0
        (direction, low) = (-1, value)
      }
    }
    return count
  }

  private static func side(_ difference: Double, _ settled: Double) -> Int {
    difference > settled ? 1 : difference < -settled ? -1 : 0
  }

  /// The instant, between a sample and the one before it, at which a straight line passes a value.
  private static func crossing(
    of value: Double, before index: Int, _ times: [Double], _ values: [Double]
  ) -> Double {
    guard index > 0, values[index] != values[index - 1] else { return times[index] }
    let part = (value - values[index - 1]) / (values[index] - values[index - 1])
    return times[index - 1] + min(max(part, 0), 1) * (times[index] - times[index - 1])
  }
}
