/// The place at which a recording starts, beside the scenario's at that instant.
struct RecordingStart {
  /// The recording's first number, and the scenario's then.
  private let recorded: Double, expected: Double

  /// True if both rest there, apart from each other: nothing that moves later brought them apart.
  private let restsElsewhere: Bool

  /// The time, seconds, for which a card at rest is still.
  private static let restTime = 0.08

  /// The fewest samples in that time.
  private static let sampleMin = 3

  /// Looks at the first samples, of which there is at least one.
  ///
  /// - Parameters:
  ///   - series: The recording, on the scenario's axis.
  ///   - expected: The scenario's numbers at the same instants.
  ///   - settled: The distance within which a card counts as settled.
  init(_ series: RecordedSeries, beside expected: [Double], settled: Double) {
    let (times, recorded) = (series.times, series.values)
    (self.recorded, self.expected) = (recorded[0], expected[0])
    let first = times.prefix { $0 <= times[0] + RecordingStart.restTime }.indices
    let areStill = [recorded, expected].allSatisfy { values in
      first.allSatisfy { (values[$0] - values[0]).magnitude <= settled * RecordingLeg.stillness }
    }
    restsElsewhere =
      first.count >= RecordingStart.sampleMin && areStill && (recorded[0] - expected[0]).magnitude > settled
  }

  /// The start in words, if it isn't the scenario's: `starts at low in place of mid`, `starts 20.0 pt lower`; else nil.
  func phrase(_ detents: RecordedDetents, _ quantity: RecordedQuantity) -> String? {
    detents.phrase("starts", recorded: recorded, expected: expected)
      ?? (restsElsewhere ? "starts \(quantity.text(recorded - expected))" : nil)
  }
}
