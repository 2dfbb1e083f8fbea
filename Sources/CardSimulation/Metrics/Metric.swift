import CardModel

/// One measurement of a timeline, a number or a name.
///
/// Lengths are points, velocities points per second; `CardTimeline` gives each its name, its unit, its meaning in a
/// sentence and the band within which two values count as the same.
public enum Metric: UInt8, Hashable, Sendable, CaseIterable {
  /// The detent at which the card ended, or to which it was heading at the end.
  case target

  /// The number of frames.
  case frames

  /// Seconds until the last frame.
  case duration

  /// Seconds from the last release or command until the card stayed within 0.5 pt and 10 pt/s of its target; none if
  /// nothing sent it, or it never settled. Solved on the law; if only frames are known, up to the first frame from
  /// which that holds.
  case settleTime

  /// The card's largest distance past its last target.
  case overshoot

  /// The card's highest speed while no finger held it.
  case peakVelocity

  /// The finger's velocity at the last release, positive downward; none without a release.
  case releaseVelocity

  /// The finger's largest travel past the range of the card or its content.
  case overdrag

  /// The card's largest jump at a release: the part of its step into the release's frame that velocities don't explain,
  /// namely those between the finger's at the release, the card's in the frame before, its mean velocity up to that
  /// frame, and its velocity in this frame.
  case releaseJump

  /// The largest deviation of card and content together from the finger's step at a handoff: the travel lost or added.
  case handoffJump

  /// The smallest and the largest y of the card's top edge.
  case cardTop, cardBottom

  /// The number of handoffs of a drag between card and content, and the number of touches that stopped a motion.
  case handoffs, grabs

  /// The least and the greatest alpha of the black over the map.
  case mapDimMin, mapDimMax

  /// The least and the greatest alpha of the map's buttons.
  case mapButtonMin, mapButtonMax

  /// The least and the greatest alpha of the card's content.
  case contentAlphaMin, contentAlphaMax

  /// The greatest alpha of the black over the stack's root.
  case stackDimMax

  /// The largest step of the map's dim, its buttons' alpha, the content's or the stack's dim between two frames of a
  /// card.
  case fadeStep

  /// The content's largest scroll offset, and that in the last frame.
  case scrollMax, scrollEnd

  /// Seconds from the last release or command until no more than a tenth of the distance was left; none for a distance
  /// of less than half a point. Solved, or up to the first such frame.
  case timeToMost

  /// The overshoot as a share of the distance to the last target.
  case overshootShare

  /// The number of crossings of the card's last target, by more than half a point each.
  case crossings

  /// The highest acceleration of a card that moves by itself, pt/s², between two frames.
  case peakAcceleration

  /// The root mean square of the jerk of a card that moves by itself, pt/s³, by its frames.
  case rmsJerk

  /// The finger's velocity at the last release of the card, step by step (the estimator's is `releaseVelocity`): the
  /// finger's own over its last 60th of a second, the velocity that the rules hand to the motion, the motion's initial
  /// velocity, and the card's velocity from the release's frame to the next.
  case fingerVelocity, policyVelocity, startVelocity, firstFrameVelocity

  /// The motion's initial velocity divided by the finger's own; none for a finger below 10 pt/s.
  case releaseRatio

  /// At a handoff, the velocity of the new owner divided by that of the old one; of several, the one farthest from 1.
  case handoffRatio

  /// The finger's travel that card and content together didn't follow at handoffs.
  case handoffLost

  /// Seconds from a touch to the first frame in which something had moved by more than half a point.
  case firstMove

  /// Seconds that a settling card looked still, within 0.5 pt and 10 pt/s of its target, before it was at rest. Solved,
  /// or counted in frames.
  case stillTime

  /// The largest distance that the grabbed point of a moving card slid under the finger that stopped it.
  case grabDrift

  /// The farthest that the card is off where it should be if one frame is dropped: its largest step from one frame to
  /// the next, both of one screen.
  case hitchWorst

  /// Of the initial card and rules, independent of the run: the distance that a finger must drag from a detent to be
  /// sure that a flick at 100, 300 or 800 pt/s reaches the next one; the largest over all neighbours.
  case flickEffortSlow, flickEffort, flickEffortFast

  /// Of the initial card and rules: the least speed of a flick that skips a detent; none if no flick does.
  case skipVelocity

  /// Of the initial card and rules: the share of releases whose target a finger's jitter decides, 0…1.
  case flipShare
}

extension Metric {
  /// The metrics that are measured on a run's frames.
  public static var ofTimelines: [Metric] { allCases.filter { !$0.isOfConfiguration } }

  /// True if it depends only on the card and the rules, not on frames.
  public var isOfConfiguration: Bool { !parts.isDisjoint(with: .ofConfiguration) }
}

/// The value of a metric.
public enum MetricValue: Hashable, Sendable {
  /// A number.
  case number(Double)

  /// The id of a name.
  case name(Int32)

  /// There is nothing to measure.
  case none
}
