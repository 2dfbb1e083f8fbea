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

  private init(_ times: [Double], _ values: [Double], like other: RecordedSeries) {
    (self.times, self.values) = (times, values)
    (step, noise, timeStep) = (other.step, other.noise, other.timeStep)
  }

  /// Returns the numbers but those at some indices.
  func without(_ indices: ArraySlice<Int>) -> RecordedSeries {
    let kept = times.indices.filter { !indices.contains($0) }
    return RecordedSeries(kept.map { times[$0] }, kept.map { values[$0] }, like: self)
  }

  /// True if the noise and the step of the numbers hide no speed of a size, per second, between two samples.
  func shows(speed: Double) -> Bool {
    let gap = (times[times.count - 1] - times[0]) / Double(max(times.count - 1, 1))
    return 4 * noise * 2.0.squareRoot() + step < speed * 2 * gap
  }

  /// The least distance at which a number counts as moved: more than noise moves one.
  ///
  /// - Parameter least: That of a scenario's numbers.
  func movement(_ least: Double) -> Double { max(least, 4 * noise) }
}
