import CardModel

/// The travel and velocity lost or added at handoffs of a drag between card and content.
struct HandoffMeasure: Hashable, Sendable {
  /// The number of handoffs.
  private(set) var count = 0

  /// The largest deviation of card and content together from the finger's step, points.
  private(set) var jump = 0.0

  /// The finger's travel that card and content didn't follow, points, summed over all handoffs; excess travel doesn't
  /// compensate for it.
  private(set) var lostTravel = 0.0

  /// The velocity of the new owner divided by that of the old one, for the handoff with the ratio farthest from 1; nil
  /// if nothing was moving.
  private(set) var velocityRatio: Double?

  /// Adds the frame that shows a handoff, given the one before it.
  mutating func add(from before: Sample?, to sample: Sample, owner: DragOwner) {
    count += 1
    guard let before else { return }
    if let start = before.touchY, let end = sample.touchY {
      let moved = (sample.cardY - before.cardY) - (sample.scrollOffset - before.scrollOffset)
      let missing = (end - start) - moved
      jump = max(jump, missing.magnitude)
      if missing != 0, (missing < 0) == (end < start) { lostTravel += missing.magnitude }
    }
    // The content's velocity is opposite to the finger's.
    let (old, new) =
      owner == .content
      ? (before.cardVelocity, -sample.scrollVelocity) : (-before.scrollVelocity, sample.cardVelocity)
    guard let old, let new, old.magnitude >= VelocityLedger.slowestFinger else { return }
    let ratio = new / old
    if let farthest = velocityRatio, (farthest - 1).magnitude >= (ratio - 1).magnitude { return }
    velocityRatio = ratio
  }
}
