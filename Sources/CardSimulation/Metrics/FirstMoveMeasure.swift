import CardMath
import CardModel

/// How long after a touch something moves: what a slop costs.
struct FirstMoveMeasure: Hashable, Sendable {
  /// Points; less isn't seen as movement.
  static let leastStep = 0.5

  /// Seconds from a touch to the first frame in which card or content had moved, of the first touch that moved
  /// something; nil: none did.
  private(set) var time: Double?

  /// A touch that hasn't moved anything, and what there was when it came.
  private var pending: Pending?

  private struct Pending: Hashable, Sendable {
    var instant: Instant
    var cardY: Double
    var scrollOffset: Double
  }

  /// Takes in a frame.
  ///
  /// - Parameter touch: When a finger came down before it; nil: none did.
  mutating func add(_ frame: Frame, touch: Instant?) {
    guard time == nil else { return }
    let sample = frame.sample
    if let touch {
      pending = Pending(instant: touch, cardY: sample.cardY, scrollOffset: sample.scrollOffset)
      return
    }
    guard let pending else { return }
    if sample.touchY == nil {
      self.pending = nil
      return
    }
    let step = max((sample.cardY - pending.cardY).magnitude, (sample.scrollOffset - pending.scrollOffset).magnitude)
    if step > FirstMoveMeasure.leastStep { time = Instant(ticks: frame.ticks).seconds(since: pending.instant) }
  }
}
