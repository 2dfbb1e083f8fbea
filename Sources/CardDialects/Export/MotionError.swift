import CardMotion

/// How far one motion is from another: what an export states.
public struct MotionError: Hashable, Sendable {
  /// The largest distance between the two, points, over all of the time compared.
  public let distance: Double

  /// When that is, seconds after the start.
  public let time: Double

  /// The largest shift in time, seconds; nil where there is no way, or where one of the two doesn't cover it.
  ///
  /// A place on the way is passed at the first instant at which that much of the way is covered. Of the 99 places at
  /// the whole percents of the way, it is the largest difference between the instants at which the two pass one.
  public let delay: Double?

  /// How long they were compared, seconds.
  public let span: Double

  /// Whether the exact motion was still moving at the end of that, as one that is hardly damped is.
  public let isCutShort: Bool

  /// The most swings that are compared of a motion that doesn't come to rest.
  static let swingLimit = 100.0

  /// Compares a target's motion with the exact one, which has the same ends.
  ///
  /// Both are sampled from the start until each is within a millionth of a point of the target for good and no corner
  /// is left, or for 100 swings of the exact spring: at least a thousand times a second and two thousand times in all
  /// (but at most 200,000 times), on both sides of every jump and corner, and around the largest difference until it is
  /// found to 10⁻⁹ of a sample.
  public init(of target: ExportMotion, from exact: ExportMotion) {
    var limit = Double.infinity
    if case .spring(let spring, _) = exact.law { limit = MotionError.swingLimit * spring.response }
    let settled = max(exact.settlingTime(within: 1e-6), target.settlingTime(within: 1e-6))
    let corners = exact.corners + target.corners
    // A target may be undamped to the last digit, or end a thousand years later.
    span = max(min(max(settled, corners.max() ?? 0), limit), 1e-6)
    isCutShort = settled > limit
    let times = MotionError.times(until: span, corners: corners)

    func difference(_ time: Double) -> Double { (target.position(at: time) - exact.position(at: time)).magnitude }
    let exactPlaces = times.map(exact.position)
    let targetPlaces = times.map(target.position)
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
      (exact, exactPlaces), (target, targetPlaces), times: times, from: exact.from, way: exact.way)
  }

  /// The instants that are compared, in order: an even grid, and both sides of every corner.
  private static func times(until span: Double, corners: [Double]) -> [Double] {
    let count = min(max(2000, Int((min(span, 1e6) * 1000).rounded(.up))), 200_000)
    var times = (0...count).map { span * Double($0) / Double(count) }
    // Where a jump is, a quotient knows to a few units in its last place: both sides of it are a picosecond away.
    for corner in corners where corner > 0 && corner <= span {
      times += [corner * (1 - 1e-12), min(corner * (1 + 1e-12), span)]
    }
    if !corners.isEmpty { times.sort() }
    return times
  }

  /// The largest value between two instants, where there is one peak between them: the golden section.
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
    _ exact: (ExportMotion, [Double]), _ target: (ExportMotion, [Double]), times: [Double], from: Double, way: Double
  ) -> Double? {
    guard way != 0 else { return nil }
    var largest = 0.0
    var (exactIndex, targetIndex) = (0, 0)
    for percent in 1...99 {
      let place = from + way * (Double(percent) / 100)
      guard let exactTime = passage(of: place, by: exact, times: times, way: way, from: &exactIndex),
        let targetTime = passage(of: place, by: target, times: times, way: way, from: &targetIndex)
      else { return nil }
      largest = max(largest, (exactTime - targetTime).magnitude)
    }
    return largest
  }

  /// The first instant at which a motion has come to a place, looked for from the sample on at which it had come to the
  /// place before.
  private static func passage(
    of place: Double, by motion: (law: ExportMotion, places: [Double]), times: [Double], way: Double,
    from index: inout Int
  ) -> Double? {
    func isThere(_ position: Double) -> Bool { way > 0 ? position >= place : position <= place }
    while index < times.count, !isThere(motion.places[index]) { index += 1 }
    guard index < times.count else { return nil }
    guard index > 0 else { return times[0] }
    var (low, high) = (times[index - 1], times[index])
    for _ in 0..<60 {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { break }
      if isThere(motion.law.position(at: middle)) { high = middle } else { low = middle }
    }
    return high
  }
}
