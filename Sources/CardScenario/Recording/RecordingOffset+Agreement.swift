extension RecordingOffset {
  /// The distance, seconds, from a solved offset within which another is looked for, and the step of that search: a
  /// finger moves a card about a point in it.
  private static let (agreementReach, agreementStep) = (0.2, 0.0005)

  /// The same distance from the offset of another rule.
  private static let ruleReach = 0.02

  /// The distance, seconds, from a solved offset within which one is looked for at which every sample holds, and the
  /// step of that search.
  private static let (holdingReach, holdingStep) = (0.01, 0.0001)

  /// The least number of samples of a card that has moved which have to agree.
  private static let agreementCount = 3

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
    offset.margin = RecordingOffset.margin(at: found, series.times, series.values, path)
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
  /// - Parameter distance: The distance within which a sample agrees.
  func agreeing(_ series: RecordedSeries, _ path: ScenarioPath, within distance: Double) -> RecordingOffset? {
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
      // No comparison with NaN is true.
      let count = times.indices.first { !((values[$0] - path.value(at: times[$0] + offset)).magnitude <= distance) }
      let agreeing = (offset: offset, count: count ?? times.count, sum: sum(offset, count ?? times.count))
      if (-agreeing.count, agreeing.sum) < (-best.count, best.sum) { best = agreeing }
    }
    let moved = (0..<best.count).count { (values[$0] - values[0]).magnitude > series.movement(path.movement) }
    guard moved >= Self.agreementCount else { return nil }
    let found = RecordingOffset.golden(best.offset - Self.agreementStep, best.offset + Self.agreementStep) {
      sum($0, best.count)
    }
    var offset = self
    (offset.seconds, offset.margin) = (found.sum < best.sum ? found.offset : best.offset, nil)
    return offset
  }
}
