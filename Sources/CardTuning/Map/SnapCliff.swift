import CardModel
import CardSimulation

/// A velocity at which a step of 1 pt/s changes the settle time or the overshoot abruptly.
public struct SnapCliff: Hashable, Sendable {
  /// Why it is there.
  public enum Cause: Int, Hashable, Sendable, CaseIterable {
    /// The card goes to another detent.
    case target

    /// It goes to the same detent by another motion.
    case motion

    /// The motion hardly differs, but now a swing leaves the half point or the 10 pt/s within which a card counts as
    /// settled.
    case band

    /// Nothing jumps: it is only steep.
    case slope
  }

  /// From where to where there is such a cliff, points: rows that were looked at.
  public var places: ClosedRange<Double>

  /// The row with the largest of them.
  public var y: Double

  /// The exact velocity there, points per second: where it jumps, or where the steepest step begins.
  public var velocity: Double

  /// The detent that was decided last; nil: the nearest.
  public var departure: Int?

  /// What a release right before does, and one right behind; of a slope, at both ends of the step.
  public var before: Landing, after: Landing

  /// Why it is there.
  public var cause: Cause

  /// By how much the settle time changes, seconds; nil: one of both never settles.
  public var timeChange: Double? {
    guard let before = before.settleTime, let after = after.settleTime else { return nil }
    return after - before
  }

  /// By how much the overshoot changes, points.
  public var overshootChange: Double { after.overshoot - before.overshoot }

  /// What counts as abrupt.
  public struct Threshold: Hashable, Sendable {
    /// Seconds.
    public var time = 0.1

    /// Points.
    public var overshoot = 10.0

    /// A tenth of a second, ten points.
    public init() {}

    /// A change in units of what counts as abrupt: above 1 it does.
    func size(from before: Landing, to after: Landing) -> Double {
      let overshoot = (after.overshoot - before.overshoot).magnitude / self.overshoot
      switch (before.settleTime, after.settleTime) {
      case (let one?, let other?): return max(overshoot, (other - one).magnitude / time)
      case (nil, nil): return overshoot
      case (nil, _?), (_?, nil): return .greatestFiniteMagnitude
      }
    }
  }

  /// The cliffs of one row, ascending by their velocity.
  static func all(of system: SnapSystem, in row: SnapRow, threshold: Threshold) -> [SnapCliff] {
    let (y, departure, velocities) = (row.y, row.departure, row.velocities)
    let slope = system.slope(at: y)
    func landing(_ velocity: Double) -> Landing { system.landing(y, velocity, slope: slope, from: departure) }
    var cliffs: [SnapCliff] = []
    guard system.rules.motion.heedsVelocity else {
      // The motion follows from the target alone: only where that changes can there be a cliff.
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
    var (low, last) = (velocities.lowerBound, landing(velocities.lowerBound))
    var index = 0.0
    while low < velocities.upperBound {
      index += 1
      let high = min(velocities.lowerBound + index, velocities.upperBound)
      let next = landing(high)
      if threshold.size(from: last, to: next) > 1 {
        cliffs.append(
          located(from: low, last, to: high, next, at: y, departure: departure, threshold: threshold, landing))
      }
      (low, last) = (high, next)
    }
    return cliffs
  }

  /// The jump within a step: of both halves the one that changes more, again and again. What is left of the change
  /// when nothing is left of the step is a jump.
  private static func located(
    from low: Double, _ before: Landing, to high: Double, _ after: Landing, at y: Double, departure: Int?,
    threshold: Threshold, _ landing: (Double) -> Landing
  ) -> SnapCliff {
    var (a, b, first, second) = (low, high, before, after)
    while b - a > ReleaseExplanation.resolution {
      let middle = a + (b - a) / 2
      let found = landing(middle)
      let changesTarget = first.target != second.target
      // Where the target changes it is that which is looked for.
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

  /// The cliffs of neighbouring rows that belong together, each with its largest one, the largest first.
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

  /// The largest first; of two as large, the higher on the screen.
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
  /// Whether a settle depends on the finger's velocity beyond the target that this decides.
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
  /// Whether the motion is as good as that of another release: so that only what counts as settled may differ.
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
