import CardTimeline

/// Finds where a motion begins after something else: after a finger drags the card, in a recording that shows only the
/// card.
enum LaterStart {
  /// The fewest samples that must remain to be fitted.
  private static let sampleMin = 12

  /// The parts of the travel that are left at the latest start, the usual one first.
  private static let shares = [0.25, 0.1, 0.04]

  /// Returns a stretch that begins later, if all models fit the whole badly and a spring fits the rest well.
  ///
  /// The end of a motion is the part least influenced by the finger, so a spring fitted to the end shows how small the
  /// error can get. The first sample from which the error stays about as small is found by bisection.
  static func find(in recording: Recording, _ stretch: MotionStretch, _ models: Models) -> MotionStretch? {
    guard models.spring != nil, let nearest = models.ranking.first,
      let error = models.quality(of: nearest.model)?.rmsError, !stretch.followsRelease
    else { return nil }
    let (begin, end) = (stretch.firstMoved, stretch.samples.upperBound)
    // The error that rounding and noise leave with any model.
    let floor = max(
      recording.step / 12.0.squareRoot(), stretch.tolerance / 4,
      timeError(of: recording.samples[begin..<end]) / 12.0.squareRoot())
    guard error > 2 * floor, end - begin >= 2 * sampleMin else { return nil }

    func later(_ index: Int) -> MotionStretch {
      var later = stretch
      later.samples = index..<end
      (later.firstMoved, later.startsAtRest) = (index, false)
      return later
    }
    func quality(from index: Int) -> FitQuality {
      SpringFit(FitData(recording, later(index))).quality
    }
    // The latest start that leaves enough of the travel to be fitted.
    let samples = recording.samples
    let target = samples[end - 1].position
    let left = samples[begin..<end].map { ($0.position - target).magnitude }.max() ?? 0
    // A finger that lets the card go near its target leaves less of it. A display that repeats frames has errors of its
    // own, of which a slow end shows few.
    var found: (last: Int, allowed: Double)?
    let repeats = (begin + 1..<end - 1).contains { index in
      samples[index].position == samples[index - 1].position
        && (samples[index + 1].position - samples[index].position).magnitude > 20 * floor
    }
    for share in repeats ? shares.prefix(1) : shares[...] where share * left > 20 * floor {
      let last = (begin..<end - sampleMin).last { (samples[$0].position - target).magnitude > share * left }
      guard let last, last > begin else { continue }
      let allowed = max(1.25 * floor, 1.5 * quality(from: last).rmsError)
      // What is left of the finger at the usual latest start is more than noise.
      if allowed < found.map({ 0.5 * $0.allowed }) ?? (0.65 * error) { found = (last, allowed) }
    }
    guard let (last, allowed) = found else { return nil }
    var (bad, good) = (begin, last)
    while good - bad > 1 {
      let middle = (bad + good) / 2
      let quality = quality(from: middle)
      // A sample with a large error is one that the finger still held.
      let fits = quality.rmsError <= allowed && quality.maxError <= 3 * allowed
      if fits { good = middle } else { bad = middle }
    }
    // The position and velocity at the start are free, so they absorb a sample or two that the finger still held.
    return later(min(good + 2, last))
  }

  /// Returns the largest position error of the fastest samples due to the rounding of their times, points.
  ///
  /// Unevenly spaced times in whole milliseconds count as rounded to milliseconds, other uneven times as rounded to
  /// microseconds.
  private static func timeError(of samples: ArraySlice<Recording.Sample>) -> Double {
    let pairs = Array(zip(samples, samples.dropFirst()))
    let intervals = pairs.map { $1.microseconds - $0.microseconds }
    guard let first = intervals.first, intervals.contains(where: { $0 != first }) else { return 0 }
    let unit = samples.allSatisfy { $0.microseconds % 1000 == 0 } ? 1000.0 : 1
    let fastest = pairs.map { a, b in
      (b.position - a.position).magnitude / Double(max(1, b.microseconds - a.microseconds))
    }
    return unit * (fastest.max() ?? 0)
  }
}
