import CardMotion

/// The difference between two motions, which an export states.
public struct MotionError: Hashable, Sendable {
  /// The maximum distance between the two, points, over the time compared.
  public let distance: Double

  /// The time of that maximum, seconds after the start.
  public let time: Double

  /// The maximum shift in time, seconds; nil if the exact motion covers no distance, or if one of the two doesn't reach
  /// 99 % of it.
  ///
  /// A motion passes a percentage at the first instant at which it has covered that much of the distance. The shift is
  /// the largest difference between the instants at which the two pass a whole percentage, 1 to 99.
  public let delay: Double?

  /// The length of the time compared, seconds.
  public let span: Double

  /// True if the motions were still moving at the end of that time, as a hardly damped spring is.
  public let isCutShort: Bool

  /// The maximum number of swings that are compared if a motion doesn't come to rest.
  static let swingLimit = 100.0

  /// Compares a target's motion with the exact one, which has the same ends.
  ///
  /// Both are sampled from the start until each stays within a millionth of a point of the target and no corner is
  /// left, but for at most 100 swings of the exact spring. There are at least a thousand samples per second and two
  /// thousand in total (but at most 200,000), plus one on each side of every jump and corner. The maximum is then
  /// refined around the largest difference to 10⁻⁹ of a sample interval.
  public init(of target: ExportMotion, from exact: ExportMotion) {
    var limit = Double.infinity
    if case .spring(let spring, _) = exact.timing { limit = MotionError.swingLimit * spring.response }
    let settled = max(exact.settlingTime(within: 1e-6), target.settlingTime(within: 1e-6))
    let corners = exact.corners + target.corners
    // A target may be undamped to the last digit, or end a thousand years later.
    span = max(min(max(settled, corners.max() ?? 0), limit), 1e-6)
    isCutShort = settled > limit
    let times = MotionError.times(until: span, corners: corners)

    func difference(_ time: Double) -> Double { (target.position(at: time) - exact.position(at: time)).magnitude }
    let exactPlaces = exact.positions(at: times)
    let targetPlaces = target.positions(at: times)
    var best = 0
    for index in times.indices
    where (targetPlaces[index] - exactPlaces[index]).magnitude > (targetPlaces[best] - exactPlaces[best]).magnitude {
      best = index
    }
    var (time, distance) = (times[best], difference(times[best]))
    for (low, high) in [
      (times[max(best - 1, 0)], times[best]), (times[best], times[min(best + 1, times.count - 1)]),
    ] {
      let peak = MotionError.peak(of: difference, from: low, to: high)
      if peak.value > distance { (time, distance) = (peak.time, peak.value) }
    }
    (self.time, self.distance) = (time, distance)
    delay = MotionError.delay(
      (exact, exactPlaces), (target, targetPlaces), times: times, from: exact.from, over: exact.distance)
  }

  /// The instants compared, in seconds and in order: an even grid, and both sides of every corner.
  private static func times(until span: Double, corners: [Double]) -> [Double] {
    let count = min(max(2000, Int((min(span, 1e6) * 1000).rounded(.up))), 200_000)
    var times = (0...count).map { span * Double($0) / Double(count) }
    // A quotient locates a jump to a few units in its last place: sample a relative 1e-12 away on both sides of it.
    for corner in corners where corner > 0 && corner <= span {
      times += [corner * (1 - 1e-12), min(corner * (1 + 1e-12), span)]
    }
    if !corners.isEmpty { times.sort() }
    return times
  }

  /// The maximum between two instants, assuming that there is one peak between them: golden-section search.
  private static func peak(of value: (Double) -> Double, from low: Double, to high: Double) -> (
    time: Double, value: Double
  ) {
    let part = 0.618_033_988_749_895
    var (low, high) = (low, high)
    var (left, right) = (high - part * (high - low), low + part * (high - low))
    var (leftValue, rightValue) = (value(left), value(right))
    for _ in 0..<44 {
      if leftValue > rightValue {
        (high, right, rightValue) = (right, left, leftValue)
        left = high - part * (high - low)
        leftValue = value(left)
      } else {
        (low, left, leftValue) = (left, right, rightValue)
        right = low + part * (high - low)
        rightValue = value(right)
      }
    }
    return leftValue > rightValue ? (left, leftValue) : (right, rightValue)
  }

  private static func delay(
    _ exact: (ExportMotion, [Double]), _ target: (ExportMotion, [Double]), times: [Double], from: Double,
    over distance: Double
  ) -> Double? {
    guard distance != 0 else { return nil }
    var largest = 0.0
    var (exactIndex, targetIndex) = (0, 0)
    for percent in 1...99 {
      let place = from + distance * (Double(percent) / 100)
      guard let exactTime = passage(of: place, by: exact, times: times, over: distance, from: &exactIndex),
        let targetTime = passage(of: place, by: target, times: times, over: distance, from: &targetIndex)
      else { return nil }
      largest = max(largest, (exactTime - targetTime).magnitude)
    }
    return largest
  }

  /// The first instant at which a motion reaches a position, searched for from the sample at which it reached the
  /// previous position.
  private static func passage(
    of place: Double, by motion: (exported: ExportMotion, places: [Double]), times: [Double], over distance: Double,
    from index: inout Int
  ) -> Double? {
    func isThere(_ position: Double) -> Bool { distance > 0 ? position >= place : position <= place }
    while index < times.count, !isThere(motion.places[index]) { index += 1 }
    guard index < times.count else { return nil }
    guard index > 0 else { return times[0] }
    var (low, high) = (times[index - 1], times[index])
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if isThere(motion.exported.position(at: middle)) { high = middle } else { low = middle }
    }
    return high
  }
}
