extension RecordingOffset {
  /// The most samples that are taken for wrong, and the part of all that they may be.
  private static let (strayLimit, strayShare) = (3, 0.05)

  /// Returns the offset of all samples but a few wrong ones, which would pull the clocks apart: with it all others
  /// hold; nil: that takes more than a few.
  ///
  /// - Parameter outsideCount: Returns the number of samples that don't hold at an offset.
  func leavingOutStrays(
    _ series: RecordedSeries, _ path: ScenarioPath, outsideCount: (_ offset: Double) -> Int
  ) -> RecordingOffset? {
    let distances = zip(series.times, series.values).map { time, value in
      let distance = (value - path.value(at: time + seconds)).magnitude
      return distance.isNaN ? 0 : distance
    }
    let farthest = distances.indices.sorted { (-distances[$0], $0) < (-distances[$1], $1) }
    let limit = min(Self.strayLimit, Int(Double(farthest.count) * Self.strayShare))
    for count in stride(from: 1 as Int, through: limit, by: 1) {
      let kept = series.without(farthest.prefix(count))
      let offset = RecordingOffset(.solve, kept, of: path, near: seconds)
      if outsideCount(offset.seconds) <= count { return offset }
    }
    return nil
  }
}
