extension RecordingOffset {
  /// The most samples that are taken for wrong though they stand beside each other, and the part of all that a few and
  /// that lone ones may be.
  private static let (few, fewShare, loneShare) = (3, 0.05, 0.1)

  /// Returns the offset of all samples but a few wrong ones, or more of which each stands alone, as frames do in which
  /// nothing was measured: they would pull the clocks apart. With it all others hold; nil: there is none.
  ///
  /// - Parameter deviations: Returns the distances of all samples at an offset.
  func leavingOutStrays(
    _ series: RecordedSeries, _ path: ScenarioPath, deviations: (_ offset: Double) -> RecordingDeviations
  ) -> RecordingOffset? {
    let distances = zip(series.times, series.values).map { time, value in
      let distance = (value - path.value(at: time + seconds)).magnitude
      return distance.isNaN ? 0 : distance
    }
    let farthest = distances.indices.sorted { (-distances[$0], $0) < (-distances[$1], $1) }
    let few = min(Self.few, Int(Double(farthest.count) * Self.fewShare))
    let limit = Int(Double(farthest.count) * Self.loneShare)
    var count = 1
    while count <= limit {
      let kept = series.without(farthest.prefix(count))
      let offset = RecordingOffset(.solve, kept, of: path, near: seconds)
      let found = deviations(offset.seconds)
      let areStrays = count <= few || found.outsideCount == found.lone.count
      if areStrays, found.outsideCount <= count { return offset }
      // Some more that are right may be left out, too: the others tell the offset.
      count = count < few ? count + 1 : count < limit ? min(2 * count, limit) : limit + 1
    }
    return nil
  }
}
