/// The fewest keyframes whose straight lines pass every sample of a number within a tolerance.
///
/// A keyframe lies on a sample, its time and value rounded to the digits that are written. For each keyframe the next
/// one is chosen so that as few as possible follow: a shortest path over all pairs of samples whose line is close
/// enough (H. Imai, M. Iri, *Polygonal Approximations of a Curve*, 1988). A line from a keyframe is close enough if its
/// slope lies within the cone of slopes that every sample in between allows, so that each pair costs a few operations.
/// The rounded numbers are those that are tested, so the bound holds for the numbers that a reader sees.
enum KeyframeThinning {
  /// A sample, or a keyframe: an instant as a share of the film, and the number there.
  struct Point: Hashable, Sendable {
    var time: Double
    var value: Double
  }

  /// The most samples that one straight line replaces, which bounds the work of a long film.
  static let reach = 512

  /// Returns the keyframes of samples in the order of time.
  ///
  /// - Parameters:
  ///   - samples: The numbers as they are.
  ///   - rounded: The same samples as a keyframe would write them: each later than the one before.
  ///   - tolerance: The greatest distance of a line from a sample between its two keyframes.
  /// - Returns: The first and the last of `rounded`, and those in between that are needed.
  static func keyframes(of samples: [Point], rounded: [Point], tolerance: Double) -> [Point] {
    precondition(samples.count == rounded.count, "\(rounded.count) rounded samples of \(samples.count)")
    if samples.count < 3 { return rounded }
    // From the end: the number of keyframes that follow each sample, and the next one.
    var following = Array(repeating: 0, count: samples.count)
    var next = Array(repeating: samples.count, count: samples.count)
    for start in stride(from: samples.count - 2, through: 0, by: -1) {
      following[start] = .max
      let from = rounded[start]
      var (lower, upper) = (-Double.infinity, Double.infinity)
      for end in (start + 1)..<min(samples.count, start + 1 + reach) {
        let slope = (rounded[end].value - from.value) / (rounded[end].time - from.time)
        if slope >= lower, slope <= upper, following[end] + 1 < following[start] {
          (following[start], next[start]) = (following[end] + 1, end)
        }
        let time = samples[end].time - from.time
        lower = max(lower, (samples[end].value - tolerance - from.value) / time)
        upper = min(upper, (samples[end].value + tolerance - from.value) / time)
        if lower > upper { break }
      }
    }
    var keyframes: [Point] = []
    var index = 0
    while index < samples.count {
      keyframes.append(rounded[index])
      index = next[index]
    }
    return keyframes
  }
}
