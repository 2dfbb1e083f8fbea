import CardTimeline

/// The rule by which a recording's clock is laid over a scenario's.
public enum RecordingAlignment: String, Hashable, Sendable, CaseIterable {
  /// The offset with which the recording lies nearest to the scenario is solved for.
  case solve

  /// The first movement in the recording is the first one in the scenario.
  case event

  /// The first sample is the scenario's start.
  case start

  /// The times are the scenario's own.
  case none

  /// The rule in a few words.
  public var meaning: String {
    switch self {
    case .solve: "the offset with which both lie nearest to each other"
    case .event: "the first movement in both is the same instant"
    case .start: "the first sample is the scenario's start"
    case .none: "the recording's times are the scenario's"
    }
  }
}

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

  /// The distance from the first place at which a card counts as moved, points.
  private static let movement = 1.0

  /// Finds the offset of samples, in seconds and points, at least one.
  init(_ rule: RecordingAlignment, times: [Double], values: [Double], of path: ScenarioPath) {
    switch rule {
    case .none: (seconds, margin) = (0, nil)
    case .start: (seconds, margin) = (-times[0], nil)
    case .event:
      let moved = RecordingOffset.firstMovement(times, values) ?? times[0]
      let expected = RecordingOffset.firstMovement(path.times, path.values) ?? 0
      (seconds, margin) = (expected - moved, nil)
    case .solve:
      seconds = RecordingOffset.solved(times, values, path)
      margin = RecordingOffset.margin(at: seconds, times, values, path)
    }
  }

  private static func firstMovement(_ times: [Double], _ values: [Double]) -> Double? {
    guard let first = values.first(where: { !$0.isNaN }) else { return nil }
    return values.firstIndex { ($0 - first).magnitude > movement }.map { times[$0] }
  }

  /// The sum of the squared distances at an offset; a sample where the scenario has no number counts as far away.
  private static func sum(_ offset: Double, _ times: [Double], _ values: [Double], _ path: ScenarioPath) -> Double {
    var sum = 0.0
    for index in times.indices {
      let difference = values[index] - path.value(at: times[index] + offset)
      sum += difference.isNaN ? 1e6 : difference * difference
    }
    return sum
  }

  private static func solved(_ times: [Double], _ values: [Double], _ path: ScenarioPath) -> Double {
    let (few, fewValues) = thinned(times, values)
    let (low, high) = offsets(times, values, path)
    let count = max(1, Int(((high - low) / coarseStep).rounded(.up)))
    var candidates: [(offset: Double, sum: Double)] = []
    for step in 0...count {
      let offset = low + (high - low) * Double(step) / Double(count)
      candidates.append((offset, sum(offset, few, fewValues, path)))
    }
    // A motion that is repeated has several minima, which the thinned samples may put into a wrong order.
    let minima = candidates.indices.filter { index in
      (index == 0 || candidates[index - 1].sum >= candidates[index].sum)
        && (index == candidates.count - 1 || candidates[index + 1].sum > candidates[index].sum)
    }.sorted { (candidates[$0].sum, $0) < (candidates[$1].sum, $1) }.prefix(4)
    let step = (high - low) / Double(count)
    var best = (offset: candidates[minima[0]].offset, sum: Double.infinity)
    for index in minima {
      let found = golden(candidates[index].offset - step, candidates[index].offset + step) {
        sum($0, times, values, path)
      }
      if found.sum < best.sum { best = found }
    }
    return best.offset
  }

  /// The offsets at which the moving parts of both overlap by half of the shorter one: without that, a card that goes
  /// elsewhere would lie nearest to a scenario in which nothing has begun yet.
  private static func offsets(_ times: [Double], _ values: [Double], _ path: ScenarioPath) -> (Double, Double) {
    let moving = movingPart(times, values) ?? (times[0], times[times.count - 1])
    let expected = movingPart(path.times, path.values) ?? (path.times[0], path.duration)
    let half = min(moving.1 - moving.0, expected.1 - expected.0) / 2
    return (expected.0 - moving.1 + half, expected.1 - moving.0 - half)
  }

  /// The instants of the first and the last movement; nil if nothing moves.
  private static func movingPart(_ times: [Double], _ values: [Double]) -> (Double, Double)? {
    guard let last = values.last(where: { !$0.isNaN }), let start = firstMovement(times, values),
      let end = values.lastIndex(where: { ($0 - last).magnitude > movement })
    else { return nil }
    return (min(start, times[end]), max(start, times[end]))
  }

  /// The minimum of a function between two numbers, to a microsecond, by the golden section.
  private static func golden(
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

  /// The interval of a least-squares estimate: the residuals' deviation by the sum of the squared velocities.
  private static func margin(
    at offset: Double, _ times: [Double], _ values: [Double], _ path: ScenarioPath
  ) -> Double? {
    guard times.count > 2 else { return nil }
    var (squares, slopes) = (0.0, 0.0)
    for index in times.indices {
      let time = times[index] + offset
      let (difference, slope) = (values[index] - path.value(at: time), path.slope(at: time))
      if difference.isNaN || slope.isNaN { continue }
      squares += difference * difference
      slopes += slope * slope
    }
    guard slopes > 0 else { return nil }
    return 1.96 * (squares / Double(times.count - 2) / slopes).squareRoot()
  }
}
