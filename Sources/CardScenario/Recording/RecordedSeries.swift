import CardTimeline

/// The numbers of a recording over time, as a scenario's are.
struct RecordedSeries: Sendable {
  /// The instants on the recording's own clock, seconds, ascending, at least one.
  let times: [Double]

  /// The numbers, as many.
  let values: [Double]

  /// The step of which the numbers are multiples, and the standard deviation of their noise.
  let step: Double, noise: Double

  /// The step that the times are rounded to, seconds; nil if none shows.
  let timeStep: Double?

  /// The numbers of a recording with at least one sample.
  init(_ recording: Recording) {
    times = recording.samples.map { Double($0.microseconds) / 1e6 }
    values = recording.samples.map { $0.position }
    (step, noise) = (recording.step, recording.noise)
    timeStep = Recording.timeStep(of: recording.samples[...])
  }

  /// Creates numbers of another series: some of it, or those by another unit, of which its own has `factor`.
  private init(_ times: [Double], _ values: [Double], like other: RecordedSeries, factor: Double = 1) {
    (self.times, self.values, timeStep) = (times, values, other.timeStep)
    (step, noise) = (other.step / factor, other.noise / factor)
  }

  /// The usual time between two samples, seconds; 0 of one sample.
  var interval: Double {
    let intervals = zip(times.dropFirst(), times).map { $0 - $1 }.sorted()
    return intervals.isEmpty ? 0 : intervals[intervals.count / 2]
  }

  /// True if it is as dense as a log of a card. Times in another unit last for hours or years, which no search for an
  /// offset should go through.
  var isOfACard: Bool { interval <= Recording.longestInterval }

  /// Returns the numbers but those at some indices.
  func without(_ indices: ArraySlice<Int>) -> RecordedSeries {
    let kept = times.indices.filter { !indices.contains($0) }
    return RecordedSeries(kept.map { times[$0] }, kept.map { values[$0] }, like: self)
  }

  /// Returns the numbers with those at some indices replaced by others of as many.
  func replacing(_ indices: [Int], by others: [Double]) -> RecordedSeries {
    var values = values
    for index in indices { values[index] = others[index] }
    return RecordedSeries(times, values, like: self)
  }

  /// Returns the numbers as the scenario's axis has them.
  func moved(from axis: RecordedAxis) -> RecordedSeries {
    RecordedSeries(times, values.map(axis.number), like: self, factor: axis.factor.magnitude)
  }

  /// The numbers at the start and at the end, if the card rests there: the means of those that differ by noise alone.
  var rests: (start: Double, end: Double) { (rest(of: values), rest(of: values.reversed())) }

  private func rest(of values: [Double]) -> Double {
    let still = values.prefix { ($0 - values[0]).magnitude <= 4 * noise }
    return still.reduce(0, +) / Double(still.count)
  }

  /// True if the noise and the step of the numbers hide no speed of a size, per second, between two samples.
  func shows(speed: Double) -> Bool {
    let gap = (times[times.count - 1] - times[0]) / Double(max(times.count - 1, 1))
    return 4 * noise * 2.0.squareRoot() + step < speed * 2 * gap
  }

  /// The distance by which a number may be off.
  var error: Double { max(step / 2, 3 * noise) }

  /// The distance from its rest within which a card counts as arrived.
  func settled(_ quantity: RecordedQuantity) -> Double { max(quantity.grain, 4 * noise) }

  /// The speed between the last two samples, beyond what noise may do to it, per second; 0 of one sample.
  var lastSpeed: Double {
    let last = times.count - 1
    guard last > 0, times[last] > times[last - 1] else { return 0 }
    return max(0, (values[last] - values[last - 1]).magnitude - 4 * noise) / (times[last] - times[last - 1])
  }

  /// The least distance at which a number counts as moved: more than noise moves one.
  ///
  /// - Parameter least: That of a scenario's numbers.
  func movement(_ least: Double) -> Double { max(least, 4 * noise) }
}
