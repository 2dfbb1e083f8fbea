import CardSimulation

/// The motion in which a recording first differs from a scenario, up to its end.
struct RecordingMotion {
  /// The difference as a person would feel it, a phrase each; empty: nothing.
  let phrases: [String]

  /// True if the recording ends while its own card is fast.
  let endsInMotion: Bool

  /// The least rate of change at the last sample, grains of the quantity per second, of a card that is fast.
  private static let leastEndSpeed = 100.0

  /// Compares the numbers of a recording with a scenario's.
  ///
  /// - Parameters:
  ///   - series: The recording, on the scenario's axis.
  ///   - expected: The scenario's numbers at the same instants.
  ///   - first: The first sample outside the tolerance.
  ///   - isCut: True if the recording ends before the scenario's card arrives.
  ///   - offset: Seconds to add to a recorded time for the scenario's.
  ///   - detents: The scenario's detents.
  init(
    _ series: RecordedSeries, beside expected: [Double], from first: Int, isCut: Bool, offset: Double,
    detents: RecordedDetents, _ quantity: RecordedQuantity
  ) {
    let settled = series.settled(quantity)
    let leg = RecordingLeg(
      series.times, recorded: series.values, expected: expected, from: first, settled: settled, noise: series.noise)
    endsInMotion = !leg.hasNext && series.lastSpeed > RecordingMotion.leastEndSpeed * quantity.grain
    let restSpeed = Outcome.settledVelocity * quantity.grain
    func lastMotion(of values: [Double], error: Double = 0) -> LastMotion? {
      LastMotion(
        times: Array(series.times[..<leg.count]), values: Array(values[..<leg.count]), settled: settled,
        restDistance: Outcome.settledDistance * quantity.grain,
        restSpeed: series.shows(speed: restSpeed) ? restSpeed : nil, error: error)
    }
    let wanted = lastMotion(of: expected)
    let places = series.values[..<leg.count]
    let travel = (places.max() ?? 0) - (places.min() ?? 0)
    var phrases = RecordingFeelings(
      recorded: lastMotion(of: series.values, error: series.error), expected: wanted,
      isMoving: travel > LastMotion.least * settled, isCut: endsInMotion || isCut, detents: detents, quantity,
      noise: series.noise
    ).phrases
    if !phrases.isEmpty, leg.hasNext, let wanted {
      phrases.append(
        "in the motion that the scenario ends at \(RecordingComparison.milliseconds(wanted.settledTime + offset)) ms")
    }
    self.phrases = phrases
  }
}
