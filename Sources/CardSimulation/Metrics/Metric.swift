import CardModel

/// What a timeline is measured by: each a number or a name, defined here once, whoever asks.
///
/// Lengths are points, velocities points per second; `CardFormats` gives each its name, its unit and the band within
/// which two values count as the same.
public enum Metric: UInt8, Hashable, Sendable, CaseIterable {
  /// The detent at which the card ended, or to which it was heading at last.
  case target

  /// How many frames there were.
  case frames

  /// Seconds until the last frame.
  case duration

  /// Seconds from the last release or command until the card was within 0.5 pt and 10 pt/s of its target for good; none
  /// where nothing sent it anywhere, or it never settled. Solved on the law; where only frames are known, to the first
  /// frame from which on that is so.
  case settleTime

  /// How far the card went past its last target.
  case overshoot

  /// The highest speed at which the card moved while no finger held it.
  case peakVelocity

  /// The finger's velocity at the last release, positive downward; none without one.
  case releaseVelocity

  /// How far a finger pulled the card or its content beyond the range at most.
  case overdrag

  /// How far the card jumped at a release at most: the part of its step into the release's frame that no velocity
  /// explains which lies between the finger's at the release and those that the card had in the frame before, on the
  /// way to that, and in this one.
  case releaseJump

  /// How far card and content together missed the finger's step at a handoff at most: what was lost or added of its
  /// way.
  case handoffJump

  /// The highest and the lowest place of the card's top edge.
  case cardTop, cardBottom

  /// How many times a drag passed between card and content, and how many times a touch stopped what moved.
  case handoffs, grabs

  /// The least and the greatest alpha of the black over the map.
  case mapDimMin, mapDimMax

  /// The least and the greatest alpha of the map's buttons.
  case mapButtonMin, mapButtonMax

  /// The least and the greatest alpha of the card's content.
  case contentAlphaMin, contentAlphaMax

  /// The greatest alpha of the black over the card below.
  case stackDimMax

  /// The largest step that one of the alphas made from a frame to the next.
  case fadeStep

  /// How far the content was scrolled at most, and in the last frame.
  case scrollMax, scrollEnd

  /// Seconds from the last release or command until no more than a tenth of the way was left; none without a way of
  /// more than half a point. Solved, or the first such frame.
  case timeToMost

  /// The overshoot as a share of the way to the last target.
  case overshootShare

  /// How many times the card changed sides of its last target, each time by more than half a point.
  case crossings

  /// The highest acceleration of a card that goes by itself, pt/s², between two frames.
  case peakAcceleration

  /// The root of the mean of the squared jerk of a card that goes by itself, pt/s³, by its frames.
  case rmsJerk

  /// What becomes of the finger's velocity at the last release of the card, hop by hop (the estimator's is
  /// `releaseVelocity`): the finger's own over its last 60th of a second, what the rules hand to the motion, with what
  /// the motion starts, and what the card shows from the release's frame to the next.
  case fingerVelocity, policyVelocity, startVelocity, firstFrameVelocity

  /// The velocity with which the motion starts over the finger's own; none for a finger below 10 pt/s.
  case releaseRatio

  /// At a handoff, the velocity of what the finger moves from then on over that of what it moved before; where there
  /// are several, the one farthest from 1.
  case handoffRatio

  /// How much of the finger's way card and content together didn't go at handoffs.
  case handoffLost

  /// Seconds from a touch to the first frame in which something had moved by more than half a point.
  case firstMove

  /// Seconds that a settling card looked still, within 0.5 pt and 10 pt/s of its target, before it was at rest. Solved,
  /// or counted in frames.
  case stillTime

  /// How far the grabbed point of a moving card slid from under the finger that stopped it, at most.
  case grabDrift

  /// Of the card and the rules with which a run begins, whatever happens in it: how far a finger must drag from a
  /// detent to be sure that a flick at 100, 300 or 800 pt/s goes on to the next one; the largest over all neighbours.
  case flickEffortSlow, flickEffort, flickEffortFast

  /// The same: the least speed of a flick that skips a detent; none where no flick does.
  case skipVelocity

  /// The same: how often a finger's jitter decides where a release goes, 0…1.
  case flipShare
}

extension Metric {
  /// Those that are measured of a run's frames.
  public static var ofTimelines: [Metric] { allCases.filter { !$0.isOfConfiguration } }

  /// Whether it is the card's and the rules', and no frame changes it.
  public var isOfConfiguration: Bool {
    switch self {
    case .flickEffortSlow, .flickEffort, .flickEffortFast, .skipVelocity, .flipShare: true
    default: false
    }
  }
}

/// What a metric came to.
public enum MetricValue: Hashable, Sendable {
  /// A number.
  case number(Double)

  /// The id of a name.
  case name(Int32)

  /// There is nothing to be measured.
  case none
}
