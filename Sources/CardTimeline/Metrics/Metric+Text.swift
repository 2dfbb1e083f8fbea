import CardSimulation
import CardText

extension Metric {
  /// One line of the table of metrics: everything that text says about a metric.
  private struct Row {
    let name: String
    let title: String
    let quantity: Quantity
    let isFelt: Bool
    let meaning: String

    init(_ name: String, _ title: String, _ quantity: Quantity, isFelt: Bool = false, _ meaning: String) {
      (self.name, self.title, self.quantity, self.isFelt, self.meaning) = (name, title, quantity, isFelt, meaning)
    }
  }

  /// The table of metrics: name, title in a sentence, quantity, meaning. A metric that people feel is in a comparison.
  private var row: Row {
    switch self {
    case .target: Row("target", "target", .name, "The detent at which the card ended, or to which it was heading.")
    case .frames: Row("frames", "frames", .count, "The number of frames in the timeline.")
    case .duration: Row("duration_ms", "duration", .time, isFelt: true, "The last frame's instant.")
    case .settleTime:
      Row(
        "settle_ms", "settle time", .time, isFelt: true,
        "From the last release or command until it was within 0.5 pt and 10 pt/s for good; solved.")
    case .overshoot:
      Row(
        "overshoot_pt", "overshoot", .length, isFelt: true,
        "The distance that the card went past its last target; solved.")
    case .peakVelocity:
      Row(
        "peak_velocity_pt_s", "peak velocity", .velocity, isFelt: true,
        "The card's highest speed while no finger held it.")
    case .releaseVelocity:
      Row(
        "release_velocity_pt_s", "release velocity", .velocity, isFelt: true,
        "The finger's velocity at the last release, of the card or of content, positive downward.")
    case .overdrag:
      Row(
        "overdrag_pt", "overdrag", .length, isFelt: true,
        "The finger's travel beyond the range, at most; the card's where an edge weakens step by step.")
    case .releaseJump:
      Row(
        "release_jump_pt", "jump at release", .length, isFelt: true,
        "The part of the card's step at a release that no velocity around it explains.")
    case .handoffJump:
      Row(
        "handoff_jump_pt", "jump at handoff", .length, isFelt: true,
        "The part of the finger's step that card and content together lost or added at a handoff.")
    case .cardTop:
      Row("card_top_pt", "highest place", .length, isFelt: true, "The highest place of the card's top edge.")
    case .cardBottom:
      Row("card_bottom_pt", "lowest place", .length, isFelt: true, "The lowest place of the card's top edge.")
    case .handoffs:
      Row(
        "handoffs", "handoffs", .count, isFelt: true,
        "The number of times that a drag passed between card and content.")
    case .grabs: Row("grabs", "grabs", .count, isFelt: true, "The number of times that a touch stopped a motion.")
    case .mapDimMin: Row("map_dim_min", "least map dim", .alpha, isFelt: true, "The least black over the map.")
    case .mapDimMax: Row("map_dim_max", "most map dim", .alpha, isFelt: true, "The most black over the map.")
    case .mapButtonMin:
      Row("map_button_min", "least map button alpha", .alpha, isFelt: true, "The least alpha of the map's buttons.")
    case .mapButtonMax:
      Row(
        "map_button_max", "greatest map button alpha", .alpha, isFelt: true,
        "The greatest alpha of the map's buttons.")
    case .contentAlphaMin:
      Row("content_alpha_min", "least content alpha", .alpha, isFelt: true, "The least alpha of the card's content.")
    case .contentAlphaMax:
      Row(
        "content_alpha_max", "greatest content alpha", .alpha, isFelt: true,
        "The greatest alpha of the card's content.")
    case .stackDimMax:
      Row("stack_dim_max", "most stack dim", .alpha, isFelt: true, "The most black over the stack's root.")
    case .fadeStep:
      Row(
        "fade_step", "largest fade step", .alpha, isFelt: true,
        "The largest step of the map's dim, its buttons' alpha, the content's or the stack's dim from a frame of a "
          + "card to the next.")
    case .scrollMax:
      Row(
        "scroll_max_pt", "furthest scroll offset", .length, isFelt: true,
        "The greatest scroll offset of the content.")
    case .scrollEnd:
      Row(
        "scroll_end_pt", "last scroll offset", .length, isFelt: true,
        "The scroll offset of the content in the last frame.")
    case .timeToMost:
      Row(
        "t90_ms", "time to 90 %", .time,
        "From the last release or command until no more than a tenth of the distance was left; solved.")
    case .overshootShare:
      Row(
        "overshoot_share", "overshoot as a share of the distance", .share,
        "The overshoot as a share of the distance to the last target.")
    case .crossings:
      Row(
        "crossings", "crossings of the target", .count,
        "The number of times that the card changed sides of its last target, by more than 0.5 pt each.")
    case .peakAcceleration:
      Row(
        "peak_accel_pt_s2", "peak acceleration", .acceleration,
        "The highest acceleration of a card that moves by itself, between two frames.")
    case .rmsJerk:
      Row(
        "rms_jerk_pt_s3", "rms jerk", .jerk,
        "The root mean square of the jerk of a card that moves by itself, between its frames.")
    case .fingerVelocity:
      Row(
        "finger_velocity_pt_s", "the finger's own velocity", .velocity,
        "At the last release of the card: the finger's own velocity over its last 60th of a second.")
    case .policyVelocity:
      Row(
        "policy_velocity_pt_s", "velocity handed over", .velocity,
        "At the last release of the card: the velocity that the rules hand over to the motion.")
    case .startVelocity:
      Row(
        "start_velocity_pt_s", "start velocity", .velocity,
        "At the last release of the card: the velocity with which its motion starts.")
    case .firstFrameVelocity:
      Row(
        "first_frame_velocity_pt_s", "first frame's velocity", .velocity,
        "At the last release of the card: its velocity from the release's frame to the next.")
    case .releaseRatio:
      Row(
        "release_ratio", "release ratio", .ratio,
        "The motion's start velocity over the finger's own: 1 is fluid, 0 a dead stop.")
    case .handoffRatio:
      Row(
        "handoff_ratio", "velocity ratio at handoff", .ratio,
        "The velocity after a handoff over the one before it; the farthest from 1.")
    case .handoffLost:
      Row(
        "handoff_lost_pt", "travel lost at handoffs", .length,
        "The part of the finger's travel that card and content together didn't follow at handoffs.")
    case .firstMove:
      Row(
        "first_move_ms", "time to the first movement", .time,
        "From a touch to the first frame in which something had moved by more than 0.5 pt.")
    case .stillTime:
      Row(
        "still_ms", "time that looks still", .time,
        "The time that a card, settled for good, still moved, unseen, before it was at rest; solved.")
    case .hitchWorst:
      Row(
        "hitch_worst_pt", "worst hitch", .length,
        "The farthest that the card is off if one frame is dropped: its largest step between two frames of one screen.")
    case .grabDrift:
      Row(
        "grab_drift_pt", "drift under a grab", .length,
        "The distance that the grabbed point slid from under the finger that stopped the card.")
    case .flickEffortSlow:
      Row(
        "flick_effort_100_pt", "effort of a slow flick", .length,
        "The least drag after which a flick at 100 pt/s is sure to reach the next detent.")
    case .flickEffort:
      Row(
        "flick_effort_300_pt", "effort of a flick", .length,
        "The same at 300 pt/s; the largest over all neighbouring detents, up and down.")
    case .flickEffortFast: Row("flick_effort_800_pt", "effort of a fast flick", .length, "The same at 800 pt/s.")
    case .skipVelocity:
      Row(
        "skip_velocity_pt_s", "velocity that skips a detent", .velocity,
        "The least speed of a flick that goes past a detent; none where no flick does.")
    case .flipShare:
      Row(
        "flip_share", "share of releases that jitter decides", .share,
        "The share of the releases between the outer detents, up to 1000 pt/s, that a finger's jitter of 1 pt and of "
          + "20 pt/s + 5 % of its velocity sends to another detent.")
    }
  }

  /// The metric's name, ending in its unit: a column of `cardsim metrics`, and the name in an expectation.
  public var name: String { row.name }

  /// The metric's name in a sentence.
  var title: String { row.title }

  /// The metric's meaning in one sentence, for help and for the guides.
  public var meaning: String { row.meaning }

  /// The unit after a number, with a blank before it; empty for counts, alphas, shares and ratios.
  var unitWord: String { row.quantity.unitWord }

  /// The difference, in the metric's own unit, up to which two values count as the same to a person; 0: only equal
  /// values.
  public var band: Double { row.quantity.band }

  /// True if it counts things.
  public var isCount: Bool { row.quantity == .count }

  /// True if a comparison of two timelines reports it to a person: the card's targets and motion, but not the single
  /// steps of the velocity and the derivatives.
  var isFelt: Bool { row.isFelt }

  /// The factor from the model's unit to the metric's own: 1000 from seconds to milliseconds, else 1.
  var scale: Double { row.quantity == .time ? 1000 : 1 }

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
