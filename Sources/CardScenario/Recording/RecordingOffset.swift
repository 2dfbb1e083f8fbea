/// An offset of a recording's clock.
struct RecordingOffset: Hashable, Sendable {
  /// Seconds to add to a recorded time for the scenario's.
  var seconds: Double

  /// The half-width of the interval that holds the true offset in 95 of 100 recordings, seconds; nil if it wasn't
  /// solved for, or nothing moves.
  var margin: Double?

  /// The step of the offsets that are tried first, seconds: less than a fifth of the fastest motion.
  private static let coarseStep = 0.004

  /// The samples that are compared at each of them.
  private static let coarseCount = 240

  /// The part of a movement by which a place of the scenario may be off: it is a straight line between two samples.
  private static let grain = 0.01

  /// The time, seconds, by which the samples of one clock may be off.
  private static let timeGrain = 1e-4

  /// The measure by which offsets are compared: the sum of the squared distances, of these times and values.
  private typealias Measure = (_ offset: Double, [Double], [Double], ScenarioPath) -> Double

  /// The distance, seconds, from a known offset within which a scenario that differs little has its own.
  private static let nearReach = 0.3

  /// Finds the offset of a recording's numbers.
  ///
  /// - Parameter near: An offset near which the one that is solved for lies; nil: it may lie anywhere.
  init(_ rule: RecordingAlignment, _ series: RecordedSeries, of path: ScenarioPath, near: Double? = nil) {
    switch rule {
    case .none: (seconds, margin) = (0, nil)
    case .start: (seconds, margin) = (-series.times[0], nil)
    case .solve where !series.isOfACard: (seconds, margin) = (-series.times[0], nil)
    case .event:
      (seconds, margin) = (RecordingOffset.ofFirstMovement(series, path), nil)
    case .solve:
      let isMoving =
        RecordingOffset.movingPart(series.times, series.values, by: series.movement(path.movement)) != nil
        || RecordingOffset.movingPart(path.times, path.values, by: path.movement) != nil
      guard isMoving else {
        (seconds, margin) = (path.times[0] - series.times[0], nil)
        return
      }
      seconds = RecordingOffset.solved(series, path, near: near, by: RecordingOffset.sum)
      margin = RecordingOffset.halfWidth(at: seconds, series, path)
    }
  }

  /// Returns the offset, seconds, with which numbers have the shape of a path, whatever their origin and their unit.
  static func solvedByShape(_ series: RecordedSeries, _ path: ScenarioPath) -> Double {
    solved(series, path) { RecordedAxis.fit($0, $1, $2, $3).rest }
  }

  private static func firstMovement(_ times: [Double], _ values: [Double], by movement: Double) -> Double? {
    guard let found = firstMoved(values, by: movement) else { return nil }
    return times[found.index]
  }

  /// Returns the index of the first sample that counts as moved, and the place from which it did; nil if none does.
  private static func firstMoved(_ values: [Double], by movement: Double) -> (index: Int, from: Double)? {
    guard let first = values.first(where: { !$0.isNaN }) else { return nil }
    return values.firstIndex { ($0 - first).magnitude > movement }.map { ($0, first) }
  }

  /// Returns the offset with which the first movement in both is the same instant.
  ///
  /// A recording's first sample that moved is up to a frame late, and already some way off. So it is laid over the
  /// instant at which the scenario is as far from its own start, but so that the scenario doesn't begin to move after
  /// that sample or before the one before it. Where the scenario stands for a while, as a dragged card does between two
  /// touches, the nearest of these offsets counts.
  private static func ofFirstMovement(_ series: RecordedSeries, _ path: ScenarioPath) -> Double {
    let (times, values) = (series.times, series.values)
    let (movement, recordedMovement) = (path.movement, series.movement(path.movement))
    guard let expected = firstMoved(path.values, by: movement), let moved = firstMoved(values, by: recordedMovement)
    else {
      return (firstMovement(path.times, path.values, by: movement) ?? 0)
        - (firstMovement(times, values, by: recordedMovement) ?? times[0])
    }
    let (time, distance) = (times[moved.index], (values[moved.index] - moved.from).magnitude)
    let end = path.times[expected.index] + time - times[max(moved.index - 1, 0)]
    let grain = max(grain * movement, series.step / 2, 2 * series.noise)
    let start = reach(of: distance - grain, expected.from, expected.index, path)
    let stop = reach(of: distance + grain, expected.from, expected.index, path)
    let (low, high) = (min(start?.time ?? end, end) - time, min(stop?.time ?? end, end) - time)
    let found = golden(low, high) { sum($0, times, values, path) }
    // Where the clocks may be the same they are: both are as far at that sample, to the scenario's next samples, and no
    // other offset brings them nearer by more than times and places are off.
    guard let start, start.before <= time, time <= min(stop?.after ?? end, end) else { return found.offset }
    let isSame =
      found.offset.magnitude <= timeGrain
      || sum(0, times, values, path) <= found.sum + Double(times.count) * grain * grain
    return isSame ? 0 : found.offset
  }

  /// Returns the first instant, from the sample with an index on, at which a path is at a distance from a place, and
  /// the instants of the samples before and after it; nil if it never is.
  private static func reach(
    of distance: Double, _ place: Double, _ index: Int, _ path: ScenarioPath
  ) -> (before: Double, time: Double, after: Double)? {
    func isThere(_ value: Double) -> Bool { (value - place).magnitude >= distance }
    guard let index = path.values[index...].firstIndex(where: isThere) else { return nil }
    let after = path.times[index]
    guard index > 0 else { return (after, after, after) }
    let before = path.times[index - 1]
    let (near, far) = ((path.values[index - 1] - place).magnitude, (path.values[index] - place).magnitude)
    let part = far > near ? min(max((distance - near) / (far - near), 0), 1) : 1
    return (before, before + part * (after - before), after)
  }

  /// The squared distance that counts where the scenario has no number.
  static let missing = 1e6

  /// The sum of the squared distances at an offset; a sample where the scenario has no number counts as far away.
  static func sum(_ offset: Double, _ times: [Double], _ values: [Double], _ path: ScenarioPath) -> Double {
    sum(offset, times, values, path, count: times.count)
  }

  /// The same of the first samples only.
  static func sum(
    _ offset: Double, _ times: [Double], _ values: [Double], _ path: ScenarioPath, count: Int
  ) -> Double {
    var sum = 0.0
    for index in 0..<count {
      let difference = values[index] - path.value(at: times[index] + offset)
      sum += difference.isNaN ? missing : difference * difference
    }
    return sum
  }

  private static func solved(
    _ series: RecordedSeries, _ path: ScenarioPath, near: Double? = nil, by measure: Measure
  ) -> Double {
    let (times, values) = (series.times, series.values)
    let (few, fewValues) = thinned(times, values)
    let ranges = offsets(series, path)
    var candidates: [(offset: Double, step: Double, sum: Double)] = []
    for var (low, high) in ranges {
      if let near {
        (low, high) = (min(max(low, near - nearReach), high), max(min(high, near + nearReach), low))
      }
      let count = max(1, Int(((high - low) / coarseStep).rounded(.up)))
      for step in 0...count {
        let offset = low + (high - low) * Double(step) / Double(count)
        candidates.append((offset, (high - low) / Double(count), measure(offset, few, fewValues, path)))
      }
    }
    // A motion that is repeated has several minima, which the thinned samples may put into a wrong order.
    let minima = candidates.indices.filter { index in
      (index == 0 || candidates[index - 1].sum >= candidates[index].sum)
        && (index == candidates.count - 1 || candidates[index + 1].sum > candidates[index].sum)
    }.sorted { (candidates[$0].sum, $0) < (candidates[$1].sum, $1) }.prefix(4)
    // Sums of numbers that no card reaches have none.
    if minima.isEmpty { return (candidates[0].offset + candidates[candidates.count - 1].offset) / 2 }
    var best = (offset: candidates[minima[0]].offset, sum: Double.infinity)
    for index in minima {
      let (offset, step, _) = candidates[index]
      let found = golden(offset - step, offset + step) { measure($0, times, values, path) }
      if found.sum < best.sum { best = found }
    }
    return best.offset
  }

  /// The ranges of offsets at which the moving parts of both overlap by half of the shorter one: without that, a card
  /// that goes elsewhere would lie nearest to a scenario in which nothing has begun yet. A recording of sessions with
  /// long rests between them has a range for each, and none in its rests.
  private static func offsets(_ series: RecordedSeries, _ path: ScenarioPath) -> [(Double, Double)] {
    let times = series.times
    let movement = series.movement(path.movement)
    let moving = movingPart(times, series.values, by: movement) ?? (times[0], times[times.count - 1])
    let expected = movingPart(path.times, path.values, by: path.movement) ?? (path.times[0], path.duration)
    return sessions(series, within: moving, by: movement).map { session in
      let half = min(session.1 - session.0, expected.1 - expected.0) / 2
      return (expected.0 - session.1 + half, expected.1 - session.0 - half)
    }
  }

  /// The shortest rest between two sessions of a recording, seconds.
  private static let sessionRest = 60.0

  /// The parts of a recording's moving part that no long rest divides.
  private static func sessions(
    _ series: RecordedSeries, within moving: (Double, Double), by movement: Double
  ) -> [(Double, Double)] {
    let (times, values) = (series.times, series.values)
    guard moving.1 - moving.0 > sessionRest else { return [moving] }
    var sessions: [(Double, Double)] = []
    var (start, last, rest) = (moving.0, moving.0, Double?.none)
    for (time, value) in zip(times, values) where time >= moving.0 && time <= moving.1 && !value.isNaN {
      if let rest, (value - rest).magnitude <= movement { continue }
      if time - last > sessionRest {
        sessions.append((start, last))
        start = time
      }
      (last, rest) = (time, value)
    }
    return sessions + [(start, moving.1)]
  }

  /// The instants of the first and the last movement; nil if nothing moves.
  private static func movingPart(
    _ times: [Double], _ values: [Double], by movement: Double
  ) -> (Double, Double)? {
    guard let last = values.last(where: { !$0.isNaN }), let start = firstMovement(times, values, by: movement),
      let end = values.lastIndex(where: { ($0 - last).magnitude > movement })
    else { return nil }
    return (min(start, times[end]), max(start, times[end]))
  }

  /// The minimum of a function between two numbers, to a microsecond, by the golden section.
  static func golden(
    _ low: Double, _ high: Double, _ function: (Double) -> Double
  ) -> (offset: Double, sum: Double) {
    let ratio = (5.0.squareRoot() - 1) / 2
    var (low, high) = (low, high)
    var (one, other) = (high - ratio * (high - low), low + ratio * (high - low))
    var (oneSum, otherSum) = (function(one), function(other))
    while high - low > 1e-6 {
      if oneSum <= otherSum {
        (high, other, otherSum) = (other, one, oneSum)
        one = high - ratio * (high - low)
        oneSum = function(one)
      } else {
        (low, one, oneSum) = (one, other, otherSum)
        other = low + ratio * (high - low)
        otherSum = function(other)
      }
    }
    return oneSum <= otherSum ? (one, oneSum) : (other, otherSum)
  }

  /// A part of the samples: mostly those that move, which alone tell an offset.
  private static func thinned(_ times: [Double], _ values: [Double]) -> ([Double], [Double]) {
    guard times.count > coarseCount else { return (times, values) }
    let moving = values.indices.dropFirst().filter { values[$0] != values[$0 - 1] }
    func picked(_ all: [Int], _ count: Int) -> [Int] {
      all.count <= count ? all : (0..<count).map { all[$0 * all.count / count] }
    }
    let half = coarseCount / 2
    let indices = Set(picked(moving, half) + picked(Array(values.indices), half)).sorted()
    return (indices.map { times[$0] }, indices.map { values[$0] })
  }
}
