import CardTimeline

/// The numbers of a recording over time, as a scenario's are.
struct RecordedSeries: Sendable {
  /// The instants on the recording's own clock, seconds, ascending, at least one.
  let times: [Double]

  /// The numbers, as many.
  let values: [Double]

  /// The step of which the numbers are multiples, and the standard deviation of their noise.
  let step: Double, noise: Double

  /// The numbers of a recording with at least one sample.
  init(_ recording: Recording) {
    times = recording.samples.map { Double($0.microseconds) / 1e6 }
    values = recording.samples.map { $0.position }
    (step, noise) = (recording.step, recording.noise)
  }

  /// The least distance at which a number counts as moved: more than noise moves one.
  ///
  /// - Parameter least: That of a scenario's numbers.
  func movement(_ least: Double) -> Double { max(least, 4 * noise) }
}
