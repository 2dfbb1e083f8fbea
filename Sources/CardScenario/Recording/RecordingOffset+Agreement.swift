extension RecordingOffset {
  /// The distance, seconds, from a solved offset within which another is looked for, and the step of that search: a
  /// finger moves a card about a point in it.
  private static let (agreementReach, agreementStep) = (0.2, 0.0005)

  /// The least number of samples of a card that has moved which have to agree.
  private static let agreementCount = 3

  /// Returns the offset near this one with which a recording agrees with a path for as long as it can from its start;
  /// nil: it does for no motion worth the name.
  ///
  /// The nearest offset of all samples lays a motion that differs halfway over the scenario's, and so moves the part
  /// that was the same: the finger's. No interval is known of this one: a card stands still from one touch to the next.
  ///
  /// - Parameters:
  ///   - times: Seconds, ascending.
  ///   - values: The samples, as many.
  ///   - distance: The distance within which a sample agrees.
  func agreeing(_ times: [Double], _ values: [Double], _ path: ScenarioPath, within distance: Double)
    -> RecordingOffset?
  {
    func sum(_ offset: Double, _ count: Int) -> Double {
      RecordingOffset.sum(offset, Array(times.prefix(count)), Array(values.prefix(count)), path)
    }
    var best = (offset: seconds, count: 0, sum: Double.infinity)
    let steps = Int(Self.agreementReach / Self.agreementStep)
    for step in -steps...steps {
      let offset = seconds + Double(step) * Self.agreementStep
      // No comparison with NaN is true.
      let count = times.indices.first { !((values[$0] - path.value(at: times[$0] + offset)).magnitude <= distance) }
      let agreeing = (offset: offset, count: count ?? times.count, sum: sum(offset, count ?? times.count))
      if (-agreeing.count, agreeing.sum) < (-best.count, best.sum) { best = agreeing }
    }
    let moved = (0..<best.count).count { (values[$0] - values[0]).magnitude > RecordingOffset.movement }
    guard moved >= Self.agreementCount else { return nil }
    let found = RecordingOffset.golden(best.offset - Self.agreementStep, best.offset + Self.agreementStep) {
      sum($0, best.count)
    }
    var offset = self
    (offset.seconds, offset.margin) = (found.sum < best.sum ? found.offset : best.offset, nil)
    return offset
  }
}
