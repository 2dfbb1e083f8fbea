import CardModel

/// What is lost or added where a drag passes between card and content.
struct HandoffMeasure: Hashable, Sendable {
  /// How many there were.
  private(set) var count = 0

  /// How far card and content together missed the finger's step, points, at most.
  private(set) var jump = 0.0

  /// How much of the finger's way they didn't go, points, at all handoffs together; what they went too far doesn't make
  /// up for it.
  private(set) var lostTravel = 0.0

  /// The velocity of what the finger moves from then on over that of what it moved before, where that is farthest from
  /// 1; nil: nothing was moving.
  private(set) var velocityRatio: Double?

  /// Takes in the frame in which one shows, and the one before it.
  mutating func add(from before: Sample?, to sample: Sample, owner: DragOwner) {
    count += 1
    guard let before else { return }
    if let start = before.touchY, let end = sample.touchY {
      let moved = (sample.cardY - before.cardY) - (sample.scrollOffset - before.scrollOffset)
      let missing = (end - start) - moved
      jump = max(jump, missing.magnitude)
      if missing != 0, (missing < 0) == (end < start) { lostTravel += missing.magnitude }
    }
    // The content's velocity counts against the finger's.
    let (old, new) =
      owner == .content
      ? (before.cardVelocity, -sample.scrollVelocity) : (-before.scrollVelocity, sample.cardVelocity)
    guard let old, let new, old.magnitude >= VelocityLedger.slowestFinger else { return }
    let ratio = new / old
    if let farthest = velocityRatio, (farthest - 1).magnitude >= (ratio - 1).magnitude { return }
    velocityRatio = ratio
  }
}
