import CardModel

/// How far the grabbed point of a moving card slides from under the finger that stopped it.
///
/// From a frame to the next a held card goes as far as its finger. What it goes more or less adds up until the finger
/// lifts; but not while the card is beyond its range, where a rubber band holds it back, nor the finger's own way to
/// where a drag begins, which nobody sees as sliding.
struct GrabMeasure: Hashable, Sendable {
  /// How many there were.
  private(set) var count = 0

  /// The farthest slide, points.
  private(set) var drift = 0.0

  /// How far it has slid under the finger that is down, nil: none holds a card that it stopped.
  private var slide: Double?

  /// Takes in a frame and the one before it.
  ///
  /// - Parameters:
  ///   - grabs: How many touches stopped the card before this frame.
  ///   - isDragStart: Whether a finger's way was long enough to be a drag before this frame.
  ///   - explained: How far the card would have gone by itself since the frame before.
  mutating func add(from before: Sample?, to sample: Sample, grabs: Int, isDragStart: Bool, explained: Double) {
    count += grabs
    guard sample.touchY != nil, let before else {
      slide = nil
      return
    }
    let step = sample.cardY - before.cardY
    if grabs > 0 {
      // It may have gone on until the finger was there, and not farther.
      slide = outside(step, of: explained)
    } else if let slid = slide, let start = before.touchY, let end = sample.touchY {
      guard sample.phase == .dragging || before.phase == .dragging else { return }
      if sample.overdrag == 0, before.overdrag == 0 {
        slide = slid + (isDragStart ? outside(step, of: end - start) : step - (end - start))
      }
    }
    if let slide { drift = max(drift, slide.magnitude) }
  }

  /// How far a step lies outside of the way from 0 to another one.
  private func outside(_ step: Double, of whole: Double) -> Double {
    step - min(max(step, min(0, whole)), max(0, whole))
  }
}
