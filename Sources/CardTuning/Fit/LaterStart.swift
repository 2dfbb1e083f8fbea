import CardFormats

/// Finds where a motion begins that something else precedes: a finger that drags the card, in a recording that shows
/// only the card.
enum LaterStart {
  /// The fewest samples that are left to be fitted.
  private static let sampleMin = 12

  /// A stretch that begins later, where all models fit the whole badly and a spring fits the rest well.
  ///
  /// The end of a motion is the last thing that a finger has a part in, so that the second half of it tells how near a
  /// spring can come. The first sample from which on it comes about as near is found by bisection.
  static func find(in recording: Recording, _ stretch: MotionStretch, _ models: Models) -> MotionStretch? {
    guard let spring = models.spring, let nearest = models.ranking.first,
      let error = models.quality(of: nearest.model)?.rmsError, !stretch.followsRelease
    else { return nil }
    let (begin, end) = (stretch.firstMoved, stretch.samples.upperBound)
    let way = (spring.to.value - spring.from.value).magnitude
    let rounding = 2 * recording.step / 12.0.squareRoot()
    guard error > max(rounding, 0.004 * way), end - begin >= 2 * sampleMin else { return nil }

    func later(_ index: Int) -> MotionStretch {
      var later = stretch
      later.samples = index..<end
      (later.firstMoved, later.startsAtRest) = (index, false)
      return later
    }
    func springError(from index: Int) -> Double {
      SpringFit(FitData(recording, later(index))).quality.rmsError
    }
    // The latest start that leaves enough of the way to be fitted.
    let samples = recording.samples
    let target = samples[end - 1].position
    let left = samples[begin..<end].map { ($0.position - target).magnitude }.max() ?? 0
    let last = (begin..<end - sampleMin).last { (samples[$0].position - target).magnitude > 0.25 * left }
    guard let last, last > begin else { return nil }
    let least = springError(from: last)
    let allowed = max(rounding, 2 * least)
    guard allowed < error / 2 else { return nil }
    var (bad, good) = (begin, last)
    while good - bad > 1 {
      let middle = (bad + good) / 2
      if springError(from: middle) <= allowed { good = middle } else { bad = middle }
    }
    return later(good)
  }
}
