import CardTimeline

extension RecordingOffset {
  /// The least half-width, seconds: times are whole microseconds, and the search ends within one.
  private static let leastMargin = 2e-6

  /// Returns the half-width of the interval that holds the true offset in 95 of 100 recordings, seconds; nil if it is
  /// longer than the recording, which says nothing.
  ///
  /// With the residuals r and the path's slopes s, of which a sample's share is h = s²/Σs²:
  ///
  /// ```
  /// margin² = t² Σ s²r²/(1 − h) / (Σ s²)² + b²      t: Student's, for ν = (Σs²)²/Σs⁴ − 1
  /// ```
  /// A card that moves fast is off by the errors of the times, which a card at rest doesn't show: each sample counts by
  /// its own residual (MacKinnon and White, *Some heteroskedasticity-consistent covariance matrix estimators*, HC2).
  /// The second part is an error that all times share (``sharedError(of:count:)``).
  ///
  /// - Parameter values: The numbers in place of the recording's own; nil: those.
  static func halfWidth(
    at offset: Double, _ series: RecordedSeries, _ path: ScenarioPath, values: [Double]? = nil
  ) -> Double? {
    let (times, values) = (series.times, values ?? series.values)
    var rows: [(residual: Double, square: Double)] = []
    for index in times.indices {
      let time = times[index] + offset
      let (residual, slope) = (values[index] - path.value(at: time), path.slope(at: time))
      if !residual.isNaN, !slope.isNaN, slope != 0 { rows.append((residual, slope * slope)) }
    }
    let squares = rows.reduce(0) { $0 + $1.square }
    let weights = rows.map { $0.square / squares }
    let count = 1 / weights.reduce(0) { $0 + $1 * $1 }
    guard rows.count > 2, count > 1, count.isFinite else { return nil }
    var variance = 0.0
    for (row, share) in zip(rows, weights) {
      // One sample that tells all leaves nothing to judge it by.
      variance += share * row.residual * row.residual / max(1 - share, 1e-3) / squares
    }
    let factor = StudentQuantile.of(degreesOfFreedom: count - 1)
    let shared = sharedError(of: series, count: count)
    let margin = max((factor * factor * variance + shared * shared).squareRoot(), leastMargin)
    return margin < times[times.count - 1] - times[0] ? margin : nil
  }

  /// Returns the greatest error that the times of all frames share, seconds.
  ///
  /// Frames at one rate are rounded alike every few frames: every three at 60 and 120 Hz in whole milliseconds. Half a
  /// step divided by that number remains, however many frames there are.
  ///
  /// - Parameter count: The number of samples that tell the offset.
  private static func sharedError(of series: RecordedSeries, count: Double) -> Double {
    guard let step = series.timeStep else { return 0 }
    let intervals = zip(series.times.dropFirst(), series.times).map { $0 - $1 }.filter { $0 > 0 }
    let usual = intervals.sorted()[intervals.count / 2]
    let whole = intervals.filter { $0 < 1.5 * usual }
    let rest = whole.reduce(0, +) / Double(whole.count) / step
    let period = (1...max(Int(count), 1)).first { period in
      let steps = Double(period) * rest
      return (steps - steps.rounded()).magnitude * count / Double(period) < 0.5
    }
    return period.map { step / 2 / Double($0) } ?? 0
  }
}
