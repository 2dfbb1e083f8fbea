import CardSimulation
import CardText

extension Metric {
  /// The metric's name, ending in its unit: a column of `cardsim metrics`, and the name in an expectation.
  public var name: String {
    switch self {
    case .target: "target"
    case .frames: "frames"
    case .duration: "duration_ms"
    case .settleTime: "settle_ms"
    case .overshoot: "overshoot_pt"
    case .peakVelocity: "peak_velocity_pt_s"
    case .releaseVelocity: "release_velocity_pt_s"
    case .overdrag: "overdrag_pt"
    case .releaseJump: "release_jump_pt"
    case .handoffJump: "handoff_jump_pt"
    case .cardTop: "card_top_pt"
    case .cardBottom: "card_bottom_pt"
    case .handoffs: "handoffs"
    case .grabs: "grabs"
    case .mapDimMin: "map_dim_min"
    case .mapDimMax: "map_dim_max"
    case .mapButtonMin: "map_button_min"
    case .mapButtonMax: "map_button_max"
    case .contentAlphaMin: "content_alpha_min"
    case .contentAlphaMax: "content_alpha_max"
    case .stackDimMax: "stack_dim_max"
    case .fadeStep: "fade_step"
    case .scrollMax: "scroll_max_pt"
    case .scrollEnd: "scroll_end_pt"
    case .timeToMost: "t90_ms"
    case .overshootShare: "overshoot_share"
    case .crossings: "crossings"
    case .peakAcceleration: "peak_accel_pt_s2"
    case .rmsJerk: "rms_jerk_pt_s3"
    case .fingerVelocity: "finger_velocity_pt_s"
    case .policyVelocity: "policy_velocity_pt_s"
    case .startVelocity: "start_velocity_pt_s"
    case .firstFrameVelocity: "first_frame_velocity_pt_s"
    case .releaseRatio: "release_ratio"
    case .handoffRatio: "handoff_ratio"
    case .handoffLost: "handoff_lost_pt"
    case .firstMove: "first_move_ms"
    case .stillTime: "still_ms"
    case .grabDrift: "grab_drift_pt"
    case .flickEffortSlow: "flick_effort_100_pt"
    case .flickEffort: "flick_effort_300_pt"
    case .flickEffortFast: "flick_effort_800_pt"
    case .skipVelocity: "skip_velocity_pt_s"
    case .flipShare: "flip_share"
    }
  }

  /// The metric's name in a sentence.
  var title: String {
    switch self {
    case .target: "target"
    case .frames: "frames"
    case .duration: "duration"
    case .settleTime: "settle time"
    case .overshoot: "overshoot"
    case .peakVelocity: "peak velocity"
    case .releaseVelocity: "release velocity"
    case .overdrag: "overdrag"
    case .releaseJump: "jump at release"
    case .handoffJump: "jump at handoff"
    case .cardTop: "highest place"
    case .cardBottom: "lowest place"
    case .handoffs: "handoffs"
    case .grabs: "grabs"
    case .mapDimMin: "least map dim"
    case .mapDimMax: "most map dim"
    case .mapButtonMin: "least map button alpha"
    case .mapButtonMax: "greatest map button alpha"
    case .contentAlphaMin: "least content alpha"
    case .contentAlphaMax: "greatest content alpha"
    case .stackDimMax: "most stack dim"
    case .fadeStep: "largest fade step"
    case .scrollMax: "furthest scroll offset"
    case .scrollEnd: "last scroll offset"
    case .timeToMost: "time to 90 %"
    case .overshootShare: "overshoot as a share of the distance"
    case .crossings: "crossings of the target"
    case .peakAcceleration: "peak acceleration"
    case .rmsJerk: "rms jerk"
    case .fingerVelocity: "the finger's own velocity"
    case .policyVelocity: "velocity handed over"
    case .startVelocity: "start velocity"
    case .firstFrameVelocity: "first frame's velocity"
    case .releaseRatio: "release ratio"
    case .handoffRatio: "velocity ratio at handoff"
    case .handoffLost: "travel lost at handoffs"
    case .firstMove: "time to the first movement"
    case .stillTime: "time that looks still"
    case .grabDrift: "drift under a grab"
    case .flickEffortSlow: "effort of a slow flick"
    case .flickEffort: "effort of a flick"
    case .flickEffortFast: "effort of a fast flick"
    case .skipVelocity: "velocity that skips a detent"
    case .flipShare: "share of releases that jitter decides"
    }
  }

  /// The unit after a number, with a blank before it; empty for counts, alphas, shares and ratios.
  var unitWord: String {
    switch self {
    case .target, .frames, .handoffs, .grabs, .mapDimMin, .mapDimMax, .mapButtonMin, .mapButtonMax, .contentAlphaMin,
      .contentAlphaMax, .stackDimMax, .fadeStep, .overshootShare, .crossings, .releaseRatio, .handoffRatio,
      .flipShare:
      ""
    case .duration, .settleTime, .timeToMost, .firstMove, .stillTime: " ms"
    case .overshoot, .overdrag, .releaseJump, .handoffJump, .cardTop, .cardBottom, .scrollMax, .scrollEnd, .handoffLost,
      .grabDrift, .flickEffortSlow, .flickEffort, .flickEffortFast:
      " pt"
    case .peakVelocity, .releaseVelocity, .fingerVelocity, .policyVelocity, .startVelocity, .firstFrameVelocity,
      .skipVelocity:
      " pt/s"
    case .peakAcceleration: " pt/s²"
    case .rmsJerk: " pt/s³"
    }
  }

  /// The metric's meaning in one sentence, for help and for the README.
  public var meaning: String {
    switch self {
    case .target: "The detent at which the card ended, or to which it was heading."
    case .frames: "The number of frames in the timeline."
    case .duration: "The last frame's instant."
    case .settleTime: "From the last release or command until it was within 0.5 pt and 10 pt/s for good; solved."
    case .overshoot: "The distance that the card went past its last target."
    case .peakVelocity: "The card's highest speed while no finger held it."
    case .releaseVelocity: "The finger's velocity at the last release, positive downward."
    case .overdrag: "The finger's travel beyond the range, at most."
    case .releaseJump: "The part of the card's step at a release that no velocity around it explains."
    case .handoffJump: "The part of the finger's step that card and content together lost or added at a handoff."
    case .cardTop: "The highest place of the card's top edge."
    case .cardBottom: "The lowest place of the card's top edge."
    case .handoffs: "The number of times that a drag passed between card and content."
    case .grabs: "The number of times that a touch stopped a motion."
    case .mapDimMin: "The least black over the map."
    case .mapDimMax: "The most black over the map."
    case .mapButtonMin: "The least alpha of the map's buttons."
    case .mapButtonMax: "The greatest alpha of the map's buttons."
    case .contentAlphaMin: "The least alpha of the card's content."
    case .contentAlphaMax: "The greatest alpha of the card's content."
    case .stackDimMax: "The most black over the card below."
    case .fadeStep: "The largest step of an alpha from a frame to the next."
    case .scrollMax: "The greatest scroll offset of the content."
    case .scrollEnd: "The scroll offset of the content in the last frame."
    case .timeToMost: "From the last release or command until no more than a tenth of the distance was left; solved."
    case .overshootShare: "The overshoot as a share of the distance to the last target."
    case .crossings: "The number of times that the card changed sides of its last target, by more than 0.5 pt each."
    case .peakAcceleration: "The highest acceleration of a card that moves by itself, between two frames."
    case .rmsJerk: "The root mean square of the jerk of a card that moves by itself, between its frames."
    case .fingerVelocity: "The ledger's first hop: the finger's own velocity, over its last 60th of a second."
    case .policyVelocity: "The hop after the estimator's release_velocity_pt_s: the velocity that the rules hand over."
    case .startVelocity: "The next hop: the velocity with which the motion starts."
    case .firstFrameVelocity: "The last hop: the card's velocity from the release's frame to the next."
    case .releaseRatio: "The motion's start velocity over the finger's own: 1 is fluid, 0 a dead stop."
    case .handoffRatio: "The velocity after a handoff over the one before it; the farthest from 1."
    case .handoffLost: "The part of the finger's travel that card and content together didn't follow at handoffs."
    case .firstMove: "From a touch to the first frame in which something had moved by more than 0.5 pt."
    case .stillTime: "The time that a card, settled for good, still moved, unseen, before it was at rest; solved."
    case .grabDrift: "The distance that the grabbed point slid from under the finger that stopped the card."
    case .flickEffortSlow: "The least drag after which a flick at 100 pt/s is sure to reach the next detent."
    case .flickEffort: "The same at 300 pt/s; the largest over all neighbouring detents, up and down."
    case .flickEffortFast: "The same at 800 pt/s."
    case .skipVelocity: "The least speed of a flick that goes past a detent; none where no flick does."
    case .flipShare: "The share of all releases in which a finger's jitter decides where the card goes."
    }
  }

  /// The difference, in the metric's own unit, up to which two values count as the same to a person; 0: only equal
  /// values.
  public var band: Double {
    switch self {
    case .target, .frames, .handoffs, .grabs, .crossings: 0
    case .duration, .settleTime, .timeToMost, .firstMove, .stillTime: 20
    case .overshoot, .overdrag, .releaseJump, .handoffJump, .cardTop, .cardBottom, .scrollMax, .scrollEnd, .handoffLost,
      .grabDrift, .flickEffortSlow, .flickEffort, .flickEffortFast:
      0.5
    case .peakVelocity, .releaseVelocity, .fingerVelocity, .policyVelocity, .startVelocity, .firstFrameVelocity,
      .skipVelocity:
      10
    case .overshootShare, .flipShare: 0.01
    case .releaseRatio, .handoffRatio: 0.05
    case .peakAcceleration: 1000
    case .rmsJerk: 10_000
    case .mapDimMin, .mapDimMax, .mapButtonMin, .mapButtonMax, .contentAlphaMin, .contentAlphaMax, .stackDimMax,
      .fadeStep:
      0.01
    }
  }

  /// True if it counts things.
  public var isCount: Bool {
    switch self {
    case .frames, .handoffs, .grabs, .crossings: true
    default: false
    }
  }

  /// True if a comparison of two timelines reports it to a person: the card's targets and motion, but not the single
  /// steps of the velocity and the derivatives.
  var isFelt: Bool {
    switch self {
    case .target, .frames, .timeToMost, .overshootShare, .crossings, .peakAcceleration, .rmsJerk, .fingerVelocity,
      .policyVelocity, .startVelocity, .firstFrameVelocity, .releaseRatio, .handoffRatio, .handoffLost, .firstMove,
      .stillTime, .grabDrift, .flickEffortSlow, .flickEffort, .flickEffortFast, .skipVelocity, .flipShare:
      false
    case .duration, .settleTime, .overshoot, .peakVelocity, .releaseVelocity, .overdrag, .releaseJump, .handoffJump,
      .cardTop, .cardBottom, .handoffs, .grabs, .mapDimMin, .mapDimMax, .mapButtonMin, .mapButtonMax,
      .contentAlphaMin, .contentAlphaMax, .stackDimMax, .fadeStep, .scrollMax, .scrollEnd:
      true
    }
  }

  /// The factor from the model's unit to the metric's own: 1000 from seconds to milliseconds, else 1.
  var scale: Double {
    switch self {
    case .duration, .settleTime, .timeToMost, .firstMove, .stillTime: 1000
    default: 1
    }
  }

  /// Returns the metric of that name; nil if there is none.
  public static func named(_ name: String) -> Metric? { allCases.first { $0.name == name } }
}

extension Metrics {
  /// Returns a metric's number in the unit of its name; nil if it has no value, or is a name.
  public func number(_ metric: Metric) -> Double? {
    guard case .number(let number) = self[metric] else { return nil }
    return number * metric.scale
  }

  /// Returns a metric as it is written: a name, a number, or nothing.
  public func text(_ metric: Metric, names: Names, _ precision: Precision = .places(4)) -> String {
    switch self[metric] {
    case .none: return ""
    case .name(let id): return names[id]
    case .number(let number):
      var buffer = ByteBuffer(capacity: 32)
      buffer.append(number * metric.scale, metric.isCount ? .places(0) : precision)
      return buffer.text
    }
  }
}
