import CardMath
import CardModel
import CardSimulation
import CardTimeline

/// A number of a scenario over time: what a recording is held against.
///
/// A scenario whose inputs arrive at their own instants is sampled 1000 times a second, where a straight line between
/// two samples is at most a hundredth of a point off, and before and after each input, which moves a card at once. One
/// whose inputs are gathered by its frames depends on those, and is sampled at them.
struct ScenarioPath: Sendable {
  /// The instants, seconds since the scenario's start, ascending.
  let times: [Double]

  /// The numbers; NaN where the column is empty.
  let values: [Double]

  /// The distance from the first number at which it counts as moved, in the numbers' unit: a point, 0.01 of an alpha.
  let movement: Double

  /// The most samples: an hour without inputs.
  private static let limit = 3_600_000

  /// Runs a scenario.
  ///
  /// - Throws: `NonFiniteFrame` if a frame has a number that isn't finite.
  init(_ scenario: Scenario, column: Column) throws(NonFiniteFrame) {
    var simulation = Simulation(
      stack: scenario.stack, inputs: scenario.inputs, clock: scenario.clock, delivery: scenario.delivery,
      duration: scenario.duration, recognizesTaps: scenario.recognizesTaps)
    var knots = PathKnots(inputs: scenario.inputs.map { $0.ticks })
    var (times, values): ([Double], [Double]) = ([], [])
    while times.count < Self.limit {
      var time: Int64
      if scenario.delivery == .immediate {
        let knot = knots.next()
        guard try simulation.next(at: knot.ticks) else { break }
        time = knot.time
      } else {
        guard try simulation.next() else { break }
        time = simulation.frame.ticks
      }
      times.append(Double(time) / Double(Instant.ticksPerSecond))
      values.append(column.number(of: simulation.frame, scene: column.isOfScene ? simulation.scene : nil) ?? .nan)
    }
    self.init(times: times, values: values, movement: RecordedQuantity(of: column).grain)
  }

  /// Creates a path through known points, at least one.
  init(times: [Double], values: [Double], movement: Double = 1) {
    (self.times, self.values, self.movement) = (times, values, movement)
  }

  /// The numbers at the start and at the end; nil if the column is always empty.
  var rests: (start: Double, end: Double)? {
    func isNumber(_ value: Double) -> Bool { !value.isNaN }
    guard let start = values.first(where: isNumber), let end = values.last(where: isNumber) else { return nil }
    return (start, end)
  }

  /// The time of the last sample, seconds.
  var duration: Double { times[times.count - 1] }

  /// Returns the index of the last sample at or before an instant; 0 before the first.
  private func index(at time: Double) -> Int {
    if time <= times[0] { return 0 }
    if time >= duration { return times.count - 1 }
    var (low, high) = (0, times.count)
    // Most paths are sampled at one rate, but for the samples at inputs: the index is near the one that the rate says.
    let share = (time - times[0]) / (duration - times[0])
    let guess = Int(share * Double(high - 1))
    var reach = 1
    if times[guess] > time {
      high = guess
      while guess - reach > low, times[guess - reach] > time { (high, reach) = (guess - reach, 2 * reach) }
      low = max(low, guess - reach)
    } else {
      low = guess
      while guess + reach < high, times[guess + reach] <= time { (low, reach) = (guess + reach, 2 * reach) }
      high = min(high, guess + reach)
    }
    while high - low > 1 {
      let middle = (low + high) / 2
      if times[middle] <= time { low = middle } else { high = middle }
    }
    return low
  }

  /// Returns the number at an instant; before the start and after the end the first and the last one.
  func value(at time: Double) -> Double {
    let index = index(at: time)
    guard time > times[index], index + 1 < times.count else { return values[index] }
    let part = (time - times[index]) / (times[index + 1] - times[index])
    return values[index] + part * (values[index + 1] - values[index])
  }

  /// Returns the rate of change at an instant, per second; 0 outside the path.
  func slope(at time: Double) -> Double {
    let index = index(at: time)
    guard time >= times[0], index + 1 < times.count else { return 0 }
    return (values[index + 1] - values[index]) / (times[index + 1] - times[index])
  }

  /// Returns the least and the greatest number between two instants; nil where the column is empty.
  func range(from start: Double, to end: Double) -> ClosedRange<Double>? {
    var (low, high) = (value(at: start), value(at: end))
    if low.isNaN || high.isNaN { return nil }
    (low, high) = (min(low, high), max(low, high))
    var index = index(at: start) + 1
    while index < times.count, times[index] < end {
      (low, high) = (min(low, values[index]), max(high, values[index]))
      index += 1
    }
    return low.isNaN || high.isNaN ? nil : low...high
  }

  /// Returns the instant nearest to another one at which the path has a number, at most `reach` seconds away; nil if
  /// there is none.
  func time(of value: Double, near time: Double, reach: Double) -> Double? {
    var best: Double?
    var index = index(at: time - reach)
    while index + 1 < times.count, times[index] <= time + reach {
      let (start, end) = (values[index], values[index + 1])
      if start != end, min(start, end) <= value, value <= max(start, end) {
        let found = times[index] + (value - start) / (end - start) * (times[index + 1] - times[index])
        if (found - time).magnitude <= min(reach, ((best ?? .infinity) - time).magnitude) { best = found }
      }
      index += 1
    }
    return best
  }
}
