import CardModel
import CardSimulation

/// A velocity at which a step of 1 pt/s changes the settle time or the overshoot abruptly.
public struct SnapCliff: Hashable, Sendable {
  /// The cause of a cliff.
  public enum Cause: Int, Hashable, Sendable, CaseIterable {
    /// The card goes to another detent.
    case target

    /// The card goes to the same detent with another motion.
    case motion

    /// The motion is nearly the same, but an oscillation now leaves the 0.5 pt and 10 pt/s within which a card counts
    /// as settled.
    case band

    /// Nothing jumps: the change is only steep.
    case slope
  }

  /// The range of y with such a cliff, points: rows of the map.
  public var places: ClosedRange<Double>

  /// The y of the row with the largest cliff, points.
  public var y: Double

  /// The exact velocity there, points per second: at the jump, or at the start of the steepest step.
  public var velocity: Double

  /// The detent that was decided last; nil: the nearest.
  public var departure: Int?

  /// The landings of a release just before the cliff and of one just after it; for a slope, at both ends of the step.
  public var before: Landing, after: Landing

  /// The cause of the cliff.
  public var cause: Cause

  /// The change of the settle time, seconds; nil: one of the two never settles.
  public var timeChange: Double? {
    guard let before = before.settleTime, let after = after.settleTime else { return nil }
    return after - before
  }

  /// The change of the overshoot, points.
  public var overshootChange: Double { after.overshoot - before.overshoot }

  /// The changes that count as abrupt.
  public struct Threshold: Hashable, Sendable {
    /// The change of the settle time, seconds.
    public var time = 0.1

    /// The change of the overshoot, points.
    public var overshoot = 10.0

    /// Creates the default threshold: a tenth of a second, ten points.
    public init() {}

    /// Returns a change in units of the threshold: above 1 it counts as abrupt.
    func size(from before: Landing, to after: Landing) -> Double {
      let overshoot = (after.overshoot - before.overshoot).magnitude / self.overshoot
      switch (before.settleTime, after.settleTime) {
      case (let one?, let other?): return max(overshoot, (other - one).magnitude / time)
      case (nil, nil): return overshoot
      case (nil, _?), (_?, nil): return .greatestFiniteMagnitude
      }
    }
  }

  /// Returns the cliffs of one row, ascending by velocity.
  static func all(of system: SnapSystem, in row: SnapRow, threshold: Threshold) -> [SnapCliff] {
    let (y, departure, velocities) = (row.y, row.departure, row.velocities)
    let slope = system.slope(at: y)
    func landing(_ velocity: Double) -> Landing { system.landing(y, velocity, slope: slope, from: departure) }
    var cliffs: [SnapCliff] = []
    guard system.rules.motion.heedsVelocity else {
      // The motion follows from the target alone, so a cliff can only be where the target changes.
      for boundary in row.boundaries {
        let low = max(boundary.position - 0.5, velocities.lowerBound)
        let high = min(boundary.position + 0.5, velocities.upperBound)
        let (before, after) = (landing(low), landing(high))
        guard threshold.size(from: before, to: after) > 1 else { continue }
        cliffs.append(
          located(from: low, before, to: high, after, at: y, departure: departure, threshold: threshold, landing))
      }
      return cliffs
    }
    return SnapCliffSearch.steps(of: system, in: row, threshold: threshold).map { step in
      located(
        from: step.low, step.before, to: step.high, step.after, at: y, departure: departure, threshold: threshold,
        landing)
    }
  }

  /// Locates the jump within a step by bisection into the half that changes more. Any change that remains once the step
  /// has shrunk to nothing is a jump.
  private static func located(
    from low: Double, _ before: Landing, to high: Double, _ after: Landing, at y: Double, departure: Int?,
    threshold: Threshold, _ landing: (Double) -> Landing
  ) -> SnapCliff {
    var (a, b, first, second) = (low, high, before, after)
    while b - a > ReleaseExplanation.resolution {
      let middle = a + (b - a) / 2
      let found = landing(middle)
      let changesTarget = first.target != second.target
      // If the target changes, the bisection looks for that change.
      let goesLeft =
        changesTarget
        ? found.target != first.target
        : threshold.size(from: first, to: found) > threshold.size(from: found, to: second)
      if goesLeft { (b, second) = (middle, found) } else { (a, first) = (middle, found) }
    }
    var cliff = SnapCliff(
      places: y...y, y: y, velocity: b, departure: departure, before: first, after: second, cause: .motion)
    if first.target != second.target {
      cliff.cause = .target
    } else if threshold.size(from: first, to: second) < 0.5 * threshold.size(from: before, to: after) {
      cliff = SnapCliff(
        places: y...y, y: y, velocity: low, departure: departure, before: before, after: after, cause: .slope)
    } else if first.isNearlyTheMotion(of: second) {
      cliff.cause = .band
    }
    return cliff
  }

  /// Joins the cliffs of neighbouring rows that belong together, each represented by its largest, the largest first.
  static func joined(_ rows: [[SnapCliff]], threshold: Threshold) -> [SnapCliff] {
    var chains = SnapChains<SnapCliff>()
    for (index, cliffs) in rows.enumerated() {
      for cliff in cliffs {
        let isLonger = (cliff.timeChange ?? .infinity) > 0
        chains.add(
          cliff, row: index, position: cliff.velocity,
          key: [cliff.cause.rawValue, cliff.before.target, cliff.after.target, isLonger ? 1 : 0])
      }
    }
    func size(_ cliff: SnapCliff) -> Double { threshold.size(from: cliff.before, to: cliff.after) }
    let joined = chains.all.map { chain in
      var largest = chain[0]
      for cliff in chain where size(cliff) > size(largest) { largest = cliff }
      largest.places = chain[0].y...chain[chain.count - 1].y
      return largest
    }
    return sorted(joined, threshold: threshold)
  }

  /// Returns the cliffs by descending size; of two of the same size the higher on screen comes first.
  static func sorted(_ cliffs: [SnapCliff], threshold: Threshold) -> [SnapCliff] {
    cliffs.map { (size: threshold.size(from: $0.before, to: $0.after), cliff: $0) }
      .sorted { one, other in
        (other.size, one.cliff.y, one.cliff.velocity, one.cliff.departure ?? -1)
          < (one.size, other.cliff.y, other.cliff.velocity, other.cliff.departure ?? -1)
      }
      .map(\.cliff)
  }
}

extension MotionRules {
  /// True if a settle depends on the finger's velocity beyond the target that this decides.
  fileprivate var heedsVelocity: Bool {
    for rule in [settle, dismiss ?? settle] {
      switch rule {
      case .curve, .animation: break
      case .spring: if keepsReleaseVelocity { return true }
      case .distanceOverSpeed, .bySpeed: return true
      }
    }
    return false
  }
}

extension Landing {
  /// Returns true if the motion nearly equals that of another release, so that only its classification as settled may
  /// differ.
  fileprivate func isNearlyTheMotion(of other: Landing) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { (a - b).magnitude <= 1e-6 * max(1, max(a.magnitude, b.magnitude)) }
    switch (duration, other.duration) {
    case (nil, nil): break
    case (let one?, let two?) where isNear(one, two): break
    default: return false
    }
    return isNear(startVelocity, other.startVelocity) && isNear(overshoot, other.overshoot)
  }
}
