/// Parts of the measuring that metrics need: what nobody asks for costs nothing.
struct MetricParts: OptionSet, Hashable, Sendable {
  let rawValue: UInt8

  /// The least and the greatest of what shows.
  static let ranges = MetricParts(rawValue: 1)

  /// How the card goes the way to its last target.
  static let way = MetricParts(rawValue: 2)

  /// How hard a free card speeds up, brakes and jerks.
  static let motion = MetricParts(rawValue: 4)

  /// What becomes of a finger's velocity.
  static let ledger = MetricParts(rawValue: 8)

  /// What lies between two frames: jumps, handoffs, grabs, fades, the first movement.
  static let steps = MetricParts(rawValue: 16)

  /// What doesn't hang on the frames, each by itself: none of it is cheap.
  static let effort = MetricParts(rawValue: 32)
  static let skip = MetricParts(rawValue: 64)
  static let flips = MetricParts(rawValue: 128)

  /// All that frames show.
  static let ofTimelines: MetricParts = [.ranges, .way, .motion, .ledger, .steps]
}

extension Metric {
  /// What has to be measured for it, beyond the outcome.
  var parts: MetricParts {
    switch self {
    case .target, .frames, .duration, .settleTime, .overshoot: []
    case .overdrag, .cardTop, .cardBottom, .mapDimMin, .mapDimMax, .mapButtonMin, .mapButtonMax, .contentAlphaMin,
      .contentAlphaMax, .stackDimMax, .scrollMax, .scrollEnd:
      .ranges
    case .timeToMost, .overshootShare, .crossings, .stillTime: .way
    case .peakVelocity, .peakAcceleration, .rmsJerk: .motion
    case .releaseVelocity, .fingerVelocity, .policyVelocity, .startVelocity, .firstFrameVelocity, .releaseRatio:
      .ledger
    case .releaseJump, .handoffJump, .handoffs, .grabs, .fadeStep, .handoffRatio, .handoffLost, .firstMove,
      .grabDrift:
      .steps
    case .flickEffortSlow, .flickEffort, .flickEffortFast: .effort
    case .skipVelocity: .skip
    case .flipShare: .flips
    }
  }
}
