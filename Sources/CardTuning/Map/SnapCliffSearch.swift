import CardModel
import CardMotion
import CardSimulation

/// Finds the steps of 1 pt/s of a row at which the settle time or the overshoot changes abruptly, without landing each.
///
/// The path of an unchanged spring is linear in its initial velocity. So the velocities with which it is settled for
/// good by some time are those that keep it within a tolerance at each instant from then on: an interval, for any time.
/// The settle time therefore falls up to some velocity and rises from there on, jumps included. Where it is known to
/// rise, no step between two velocities changes it by more than its change between the two; nor does one where it
/// falls. The farthest place is a maximum of linear functions, so a spring that is stiffened at neither end isn't
/// stiffened between them. And a point per second more moves the path by 1/ω at most, which bounds the overshoot.
struct SnapCliffSearch {
  /// A step from one velocity to the next, with the landings at both.
  struct Step {
    var low: Double, before: Landing
    var high: Double, after: Landing
  }

  /// A release, and its settle time if its spring is unchanged.
  private struct Sample {
    var landing: Landing
    var settled: Double?
  }

  private let row: SnapRow
  private let threshold: SnapCliff.Threshold
  private let lowest: Int

  /// True if a bound is known for the motions to the lowest detent and to another one: those of a spring that keeps the
  /// finger's velocity, and is quick enough that a step can't change its overshoot abruptly.
  private let hasBound: (lowest: Bool, other: Bool)
  private var landings: SnapRowLandings

  /// The abrupt steps so far, ascending.
  private var steps: [Step] = []

  /// The number of steps between two velocities that are landed at first.
  private static let stride = 64

  /// A difference of settle times, seconds, that rounding can't make: the solved times are exact to 1e-9.
  private static let sure = 1e-6

  /// Returns the abrupt steps of a row, ascending.
  static func steps(of system: SnapSystem, in row: SnapRow, threshold: SnapCliff.Threshold) -> [Step] {
    var search = SnapCliffSearch(of: system, in: row, threshold: threshold)
    search.run()
    return search.steps
  }

  private init(of system: SnapSystem, in row: SnapRow, threshold: SnapCliff.Threshold) {
    (self.row, self.threshold) = (row, threshold)
    lowest = system.card.lowestDetent
    landings = SnapRowLandings(of: system, at: row.y)
    let (motion, slope) = (system.rules.motion, system.slope(at: row.y).magnitude)
    func bounds(_ rule: MotionRule) -> Bool {
      guard motion.keepsReleaseVelocity, case .spring(let spring) = rule else { return false }
      return slope < 0.99 * threshold.overshoot * spring.angularFrequency
    }
    hasBound = (bounds(motion.dismiss ?? motion.settle), bounds(motion.settle))
  }

  /// Returns the velocity of a sample.
  private func velocity(_ index: Int) -> Double {
    min(row.velocities.lowerBound + Double(index), row.velocities.upperBound)
  }

  /// Returns the index of the first sample at or above a velocity of the row.
  private func index(of velocity: Double) -> Int {
    var index = max(0, Int((velocity - row.velocities.lowerBound).rounded(.up)))
    while index > 0, self.velocity(index - 1) >= velocity { index -= 1 }
    while self.velocity(index) < velocity { index += 1 }
    return index
  }

  private mutating func run() {
    let end = index(of: row.velocities.upperBound)
    var (first, target) = (0, row.first)
    var last: Sample?
    for boundary in row.boundaries {
      let next = index(of: boundary.position)
      if next > first { last = search(first...next - 1, to: target, after: last) }
      (first, target) = (next, boundary.after)
    }
    _ = search(first...end, to: target, after: last)
  }

  /// Searches samples that go to one detent, and the step to the first of them. Returns the last one.
  private mutating func search(_ samples: ClosedRange<Int>, to target: Int, after last: Sample?) -> Sample {
    var (index, sample) = (samples.lowerBound, self.sample(samples.lowerBound, target))
    if let last { test(index, last, sample) }
    guard isBounded(target) else {
      while index < samples.upperBound {
        let next = self.sample(index + 1, target)
        test(index + 1, sample, next)
        (index, sample) = (index + 1, next)
      }
      return sample
    }
    var known = [(index: index, sample: sample)]
    while index < samples.upperBound {
      index = min(index + SnapCliffSearch.stride, samples.upperBound)
      known.append((index, self.sample(index, target)))
    }
    // The least settle times on the right of each, and while it goes on, on the left.
    var rights = [Double](repeating: .infinity, count: known.count)
    for place in known.indices.dropLast().reversed() {
      rights[place] = min(rights[place + 1], known[place + 1].sample.settled ?? .infinity)
    }
    var left = Double.infinity
    for place in known.indices.dropLast() {
      let (low, high) = (known[place], known[place + 1])
      divide(
        low.index, low.sample, high.index, high.sample, to: target, least: (left, rights[place + 1]))
      left = min(left, low.sample.settled ?? .infinity)
    }
    return known[known.count - 1].sample
  }

  /// Tests the steps between two samples, by halves, except where none can be abrupt.
  ///
  /// - Parameter least: The least settle times that are known on the left of both and on the right of both, seconds.
  private mutating func divide(
    _ low: Int, _ first: Sample, _ high: Int, _ last: Sample, to target: Int, least: (left: Double, right: Double)
  ) {
    if high == low + 1 {
      test(high, first, last)
      return
    }
    if let one = first.settled, let other = last.settled {
      let isMonotone = least.left < one - SnapCliffSearch.sure || least.right < other - SnapCliffSearch.sure
      if isMonotone, (other - one).magnitude < threshold.time - SnapCliffSearch.sure { return }
    }
    let middle = low + (high - low) / 2
    let sample = self.sample(middle, target)
    divide(
      low, first, middle, sample, to: target, least: (least.left, min(least.right, last.settled ?? .infinity)))
    divide(
      middle, sample, high, last, to: target, least: (min(least.left, first.settled ?? .infinity), least.right))
  }

  private func isBounded(_ target: Int) -> Bool { target == lowest ? hasBound.lowest : hasBound.other }

  private mutating func sample(_ index: Int, _ target: Int) -> Sample {
    guard isBounded(target) else { return Sample(landing: landings.landing(velocity(index), to: target), settled: nil) }
    let flight = landings.flight(velocity(index), to: target)
    let landing = Landing(of: flight, to: target)
    return Sample(landing: landing, settled: flight.isStiffened ? nil : landing.settleTime)
  }

  /// Keeps the step to a sample if it is abrupt.
  private mutating func test(_ index: Int, _ before: Sample, _ after: Sample) {
    guard threshold.size(from: before.landing, to: after.landing) > 1 else { return }
    steps.append(
      Step(
        low: velocity(index - 1), before: before.landing, high: velocity(index), after: after.landing))
  }
}
