extension RecordingOffset {
  /// The distance, seconds, from a solved offset within which another is looked for, and the step of that search: a
  /// finger moves a card about a point in it.
  private static let (agreementReach, agreementStep) = (0.2, 0.0005)

  /// The same distance from the offset of another rule.
  private static let ruleReach = 0.02

  /// The distance, seconds, from a solved offset within which one is looked for at which every sample holds, and the
  /// step of that search.
  private static let (holdingReach, holdingStep) = (0.01, 0.0001)

  /// The most by which a recording is farther from a path, at the offset with which both begin to move, than at the
  /// nearest one.
  private static let farthest = 5.0

  /// The least number of samples of a card that has moved which have to agree, without a tolerance in time and with it:
  /// some offset lays any one over the path, and two that agree have its velocity, too.
  private static let agreementCounts = (exact: 3, near: 2)

  /// Returns the offset at which every sample holds, the nearest to this one that is found: beside it, or where a rule
  /// for the clocks has it; nil: none is found.
  ///
  /// The nearest offset of all samples may lie beside it where the scenario goes in steps, as a finger's do.
  func holding(
    _ series: RecordedSeries, _ path: ScenarioPath, if holds: (_ offset: Double) -> Bool
  ) -> RecordingOffset? {
    let count = Int(Self.holdingReach / Self.holdingStep)
    let near = (1...count).flatMap { [-Double($0), Double($0)] }.map { seconds + $0 * Self.holdingStep }
    guard let found = (near + Self.offsetsByRule(series, path)).first(where: holds) else { return nil }
    var offset = self
    offset.seconds = found
    offset.margin = RecordingOffset.halfWidth(at: found, series, path)
    return offset
  }

  /// Returns the offsets that the other rules for the clocks have.
  private static func offsetsByRule(_ series: RecordedSeries, _ path: ScenarioPath) -> [Double] {
    [RecordingAlignment.none, .start, .event].map { RecordingOffset($0, series, of: path).seconds }
  }

  /// Returns the offset with which a recording agrees with a path for as long as it can from its start: one near this
  /// one, or near that of another rule for the clocks; nil: it does for no motion worth the name.
  ///
  /// The nearest offset of all samples lays a motion that differs halfway over the scenario's, and so moves the part
  /// that was the same: the finger's. If the card goes to another detent after it, that may be far from the finger's
  /// clock. No interval is known of this one: a card stands still from one touch to the next.
  ///
  /// A card that is let go with no finger before it has few samples that agree without a tolerance in time, or none.
  ///
  /// - Parameters:
  ///   - distance: The distance within which a sample agrees.
  ///   - milliseconds: The time within which it does, if too few agree without one.
  func agreeing(
    _ series: RecordedSeries, _ path: ScenarioPath, within distance: Double, milliseconds: Double
  ) -> RecordingOffset? {
    agreeing(series, path, within: distance, window: 0, least: Self.agreementCounts.exact)
      ?? agreeing(series, path, within: distance, window: milliseconds / 1000, least: Self.agreementCounts.near)
  }

  /// Returns the offset with which both begin to move at one instant, for a recording that agrees with the path for no
  /// motion worth the name, but rests at its place first: the same cause moves both, and what follows differs.
  ///
  /// - Parameter distance: The distance within which a sample agrees.
  /// - Returns: nil if the recording begins elsewhere or in motion, or is far from the path with that offset.
  func beginning(_ series: RecordedSeries, _ path: ScenarioPath, within distance: Double) -> RecordingOffset? {
    let (times, values) = (series.times, series.values)
    let movement = series.movement(path.movement)
    guard values.count > 1, (values[0] - path.values[0]).magnitude <= distance,
      (values[1] - values[0]).magnitude <= movement
    else { return nil }
    let begun = RecordingOffset(.event, series, of: path)
    let (sum, least) = (
      RecordingOffset.sum(begun.seconds, times, values, path), RecordingOffset.sum(seconds, times, values, path)
    )
    return sum <= least * Self.farthest * Self.farthest ? begun : nil
  }

  private func agreeing(
    _ series: RecordedSeries, _ path: ScenarioPath, within distance: Double, window: Double, least: Int
  ) -> RecordingOffset? {
    let (times, values) = (series.times, series.values)
    func sum(_ offset: Double, _ count: Int) -> Double {
      RecordingOffset.sum(offset, times, values, path, count: count)
    }
    var best = (offset: seconds, count: 0, sum: Double.infinity)
    let far = Self.offsetsByRule(series, path).filter { ($0 - seconds).magnitude > Self.agreementReach }
    let near = [(seconds, Self.agreementReach)] + far.map { ($0, Self.ruleReach) }
    let candidates = near.flatMap { (center: Double, reach: Double) -> [Double] in
      let steps = Int(reach / Self.agreementStep)
      return (-steps...steps).map { center + Double($0) * Self.agreementStep }
    }
    for offset in candidates {
      let count = times.indices.first { index in
        let time = times[index] + offset
        guard let range = path.range(from: time - window, to: time + window) else {
          return true
        }
        return values[index] < range.lowerBound - distance || values[index] > range.upperBound + distance
      }
      let agreeing = (offset: offset, count: count ?? times.count, sum: sum(offset, count ?? times.count))
      if (-agreeing.count, agreeing.sum) < (-best.count, best.sum) { best = agreeing }
    }
    let moved = (0..<best.count).count { (values[$0] - values[0]).magnitude > series.movement(path.movement) }
    guard moved >= least else { return nil }
    let found = RecordingOffset.golden(best.offset - Self.agreementStep, best.offset + Self.agreementStep) {
      sum($0, best.count)
    }
    var offset = self
    (offset.seconds, offset.margin) = (found.sum < best.sum ? found.offset : best.offset, nil)
    return offset
  }
}
