import CardMath
import CardModel

/// The time from a touch to the first movement: the cost of a slop.
struct FirstMoveMeasure: Hashable, Sendable {
  /// The least visible movement, points.
  static let leastStep = 0.5

  /// Seconds from a touch to the first frame in which card or content had moved, for the first touch that moved
  /// anything; nil if none did.
  private(set) var time: Double?

  /// A touch that hasn't moved anything yet, and the positions before it could.
  private var pending: Pending?

  private struct Pending: Hashable, Sendable {
    var instant: Instant
    var cardY: Double
    var scrollOffset: Double
  }

  /// Adds a frame.
  ///
  /// - Parameters:
  ///   - touch: The instant at which a finger came down since the frame before; nil if none did.
  ///   - last: What the frame before shows; nil: there is none.
  mutating func add(_ frame: Frame, touch: Instant?, after last: Sample?) {
    guard time == nil else { return }
    let sample = frame.sample
    if let touch {
      // The finger alone moves a card at rest, from its first frame on; one in motion moves by itself until then.
      let start = last.flatMap { $0.isAtRest ? $0 : nil } ?? sample
      pending = Pending(instant: touch, cardY: start.cardY, scrollOffset: start.scrollOffset)
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
