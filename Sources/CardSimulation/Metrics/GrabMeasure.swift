import CardModel

/// The distance that the grabbed point of a moving card slides under the finger that stopped it.
///
/// From one frame to the next a held card moves as far as its finger. Deviations from that add up until the finger
/// lifts, except while the card is past its range, where a rubber band restrains it. The finger's travel up to the
/// start of a drag doesn't count either, since no one sees it as sliding.
struct GrabMeasure: Hashable, Sendable {
  /// The number of grabs.
  private(set) var count = 0

  /// The largest slide, points.
  private(set) var drift = 0.0

  /// The slide under the current finger, points; nil if no finger holds a card that it stopped.
  private var slide: Double?

  /// Adds a frame, given the one before it.
  ///
  /// - Parameters:
  ///   - grabs: The number of touches that stopped the card before this frame.
  ///   - isDragStart: True if a finger crossed the slop before this frame.
  ///   - explained: The card's own motion since the frame before, points.
  mutating func add(from before: Sample?, to sample: Sample, grabs: Int, isDragStart: Bool, explained: Double) {
    count += grabs
    guard sample.touchY != nil, let before else {
      slide = nil
      return
    }
    let step = sample.cardY - before.cardY
    if grabs > 0 {
      // It may have continued to move until the finger came down, and no farther.
      slide = outside(step, of: explained)
    } else if let slid = slide, let start = before.touchY, let end = sample.touchY {
      guard sample.phase == .dragging || before.phase == .dragging else { return }
      if sample.overdrag == 0, before.overdrag == 0 {
        slide = slid + (isDragStart ? outside(step, of: end - start) : step - (end - start))
      }
    }
    if let slide { drift = max(drift, slide.magnitude) }
  }

  /// Returns the part of a step outside of the interval from 0 to `whole`.
  private func outside(_ step: Double, of whole: Double) -> Double {
    step - min(max(step, min(0, whole)), max(0, whole))
  }
}
