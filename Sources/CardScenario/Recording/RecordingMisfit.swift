import CardSimulation
import CardTimeline

/// The distances of a scenario from a recording, without any tolerance and without words: what a search over settings
/// asks for thousands of times.
package struct RecordingMisfit: Sendable {
  /// Seconds to add to a recorded time for the scenario's.
  package let offset: Double

  /// The scenario's place minus the recorded one at each sample, points; 0 where the scenario has none.
  package let residuals: [Double]

  /// The root of the mean square of the distances, points; nil: the scenario has no place at any sample.
  package let rms: Double?

  /// The part of the scenario's motion that the recording covers, 0 to 1.
  package let coverage: Double

  /// The scenario's time, seconds.
  package let duration: Double

  /// Lays the clocks over each other, and measures.
  ///
  /// - Parameters:
  ///   - recording: The recording, at least one sample.
  ///   - near: The offset of a scenario that differs little, near which this one's is looked for; nil: anywhere.
  /// - Throws: `NonFiniteFrame` if a frame has a number that isn't finite.
  package init(
    of recording: Recording, with scenario: Scenario, column: Column, alignment: RecordingAlignment,
    near: Double? = nil
  ) throws(NonFiniteFrame) {
    let path = try ScenarioPath(scenario, column: column)
    let series = RecordedSeries(recording)
    let offset = RecordingOffset(alignment, series, of: path, near: near).seconds
    let instants = series.times.map { $0 + offset }
    let expected = instants.map { path.value(at: $0) }
    residuals = zip(expected, series.values).map { $0.isNaN ? 0 : $0 - $1 }
    let count = expected.count { !$0.isNaN }
    rms = count > 0 ? (residuals.reduce(0) { $0 + $1 * $1 } / Double(count)).squareRoot() : nil
    coverage =
      RecordingCoverage(
        of: path, by: instants, series.values, within: recording.step / 2, gapsUpTo: RecordingComparison.longestGap
      ).share
    (self.offset, duration) = (offset, path.duration)
  }
}
