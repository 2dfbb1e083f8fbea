/// Parts of the measurement that metrics need: parts that aren't requested cost nothing.
struct MetricParts: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The smallest and the largest visible values.
  static let ranges = MetricParts(rawValue: 1)

  /// The card's path to its last target.
  static let path = MetricParts(rawValue: 2)

  /// The acceleration and jerk of a free card.
  static let motion = MetricParts(rawValue: 4)

  /// The finger's velocity through a release.
  static let ledger = MetricParts(rawValue: 8)

  /// Changes between two frames: jumps, handoffs, grabs, fades, the first movement.
  static let steps = MetricParts(rawValue: 16)

  /// Parts independent of the frames, each of which is expensive.
  static let effort = MetricParts(rawValue: 32)
  static let skip = MetricParts(rawValue: 64)
  static let flips = MetricParts(rawValue: 128)
  static let ofConfiguration: MetricParts = [.effort, .skip, .flips]

  /// Everything that frames show.
  static let ofTimelines: MetricParts = [.ranges, .path, .motion, .ledger, .steps]
}

extension Metric {
  /// The parts needed to measure it, beyond the outcome.
  var parts: MetricParts {
    switch self {
    case .target, .frames, .duration, .settleTime, .overshoot: []
    case .overdrag, .cardTop, .cardBottom, .mapDimMin, .mapDimMax, .mapButtonMin, .mapButtonMax, .contentAlphaMin,
      .contentAlphaMax, .stackDimMax, .scrollMax, .scrollEnd:
      .ranges
    case .timeToMost, .overshootShare, .crossings, .stillTime: .path
    case .peakVelocity, .peakAcceleration, .rmsJerk: .motion
    case .releaseVelocity, .fingerVelocity, .policyVelocity, .startVelocity, .firstFrameVelocity, .releaseRatio:
      .ledger
    case .releaseJump, .handoffJump, .handoffs, .grabs, .fadeStep, .handoffRatio, .handoffLost, .firstMove,
      .grabDrift, .hitchWorst:
      .steps
    case .flickEffortSlow, .flickEffort, .flickEffortFast: .effort
    case .skipVelocity: .skip
    case .flipShare: .flips
    }
  }
}
