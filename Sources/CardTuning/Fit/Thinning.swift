import CardTimeline

/// The reduction of a long recording to as many numbers as a fit needs.
///
/// A fit takes time for each number in each of its steps, and a motion of a card has few features: from some thousand
/// numbers on, more of them say nothing new about its shape. They only average out noise. So samples with noise are
/// averaged, in groups of neighbours: the mean of m samples has 1/√m of their noise, so that the errors of the fit are
/// those of a fit to all samples. A mean also flattens the curve under it, by a 24th of the second difference of the
/// means. Where that is more than the noise left in a mean, as in a recording without noise, single samples are picked
/// instead, evenly spaced in time: they are on the curve, and the margins of the fit are √m times as wide as those of a
/// fit to all samples.
public enum Thinning: Hashable, Sendable {
  /// Every sample is fitted.
  case none

  /// Some samples are fitted, evenly spaced in time, among them the first, the last, the least and the greatest one.
  case picked

  /// The means of groups of neighbouring samples are fitted.
  case averaged

  /// The most numbers that are fitted: more than 30 s of a motion at 120 Hz. A fit to a recording without more samples
  /// uses them all.
  public static let limit = 4_096

  /// Reduces samples to `limit` times and positions at most.
  ///
  /// - Parameters:
  ///   - times: The samples' times, seconds, not decreasing.
  ///   - positions: Their positions, points.
  ///   - noise: The standard deviation of the noise on a position, points; 0: there is none, or it is rounded away.
  ///   - limit: At least 8.
  static func thinned(
    times: [Double], positions: [Double], noise: Double, limit: Int = limit
  ) -> (thinning: Thinning, times: [Double], positions: [Double]) {
    let count = times.count
    guard count > limit else { return (.none, times, positions) }
    let means = means(positions, groups: limit)
    let groupSize = Double(count) / Double(limit)
    if flattening(of: means) < noise / groupSize.squareRoot() {
      return (.averaged, Self.means(times, groups: limit), means)
    }
    let picked = picked(times, positions, count: limit)
    return (.picked, picked.map { times[$0] }, picked.map { positions[$0] })
  }

  /// Returns the means of groups of neighbours, whose sizes differ by one at most.
  private static func means(_ numbers: [Double], groups: Int) -> [Double] {
    (0..<groups).map { group in
      let range = group * numbers.count / groups..<(group + 1) * numbers.count / groups
      // The distances from the first one are summed, so that equal numbers have that number as their mean.
      let first = numbers[range.lowerBound]
      return first + numbers[range].reduce(0) { $0 + ($1 - first) } / Double(range.count)
    }
  }

  /// Returns the most by which a mean misses the curve.
  ///
  /// The mean of y over a width h is y + y″h²/24 in its middle, and y″h² is the second difference of the means.
  private static func flattening(of means: [Double]) -> Double {
    var most = 0.0
    for index in 1..<means.count - 1 {
      let change = means[index - 1] - 2 * means[index] + means[index + 1]
      most = max(most, change.magnitude / 24)
    }
    return most
  }

  /// Returns the indices of at most `count` samples, evenly spaced in time.
  private static func picked(_ times: [Double], _ positions: [Double], count: Int) -> [Int] {
    let last = times.count - 1
    let least = positions.indices.min { positions[$0] < positions[$1] }
    let greatest = positions.indices.max { positions[$0] < positions[$1] }
    // The first sample after the beginning of each slot is picked; three more are picked wherever they are.
    let slot = (times[last] - times[0]) / Double(count - 3)
    var picked: [Int] = []
    var next = 0.0
    for index in times.indices {
      let time = times[index] - times[0]
      if time >= next * slot, picked.count < count - 3 {
        picked.append(index)
        next = slot > 0 ? (time / slot).rounded(.down) + 1 : 0
      } else if index == last || index == least || index == greatest {
        picked.append(index)
      }
    }
    return picked
  }
}
