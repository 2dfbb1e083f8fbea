import CardMath
import CardModel

extension Simulation {
  /// The release that the rules decided between the previous frame and this one; nil: none was. A card that is sent to
  /// a detent by its name, or to the nearest one where a touch is taken away, is decided by no rule.
  package var decidedRelease: CardStack.Release? {
    events.contains { if case .snap = $0.event { true } else { false } } ? stack.lastRelease : nil
  }

  /// The flight of a card that was released between the previous frame and this one; nil: none was.
  public var flight: Flight? { decidedRelease.map { stack.flight(of: $0) } }

  /// The window over which a finger's own velocity is measured, ticks: a frame at 60 Hz. A shorter one would measure
  /// the digitiser's grain.
  static let fingerWindow = Instant.ticksPerSecond / 60

  /// The velocity of the finger that lifted last over its last sixtieth of a second, points per second, positive
  /// downward; nil: none lifted so far, or it was down for less.
  ///
  /// Between two samples the finger goes evenly. A lift at the position of the sample before it contains no information
  /// about the velocity: the window ends at that sample, and at most a sixtieth of a second before the lift, so that a
  /// finger counts as still two of them after it came to rest.
  public var fingerVelocity: Double? {
    guard let lift = inputs[..<nextInput].lastIndex(where: { $0.touch?.phase == .ended }), let last = inputs[lift].touch
    else { return nil }
    var newer = (y: last.y, ticks: inputs[lift].ticks)
    var (end, isFirst) = (newer.ticks, true)
    for input in inputs[..<lift].reversed() {
      guard let touch = input.touch, touch.pointer == last.pointer else { continue }
      if isFirst, touch.y == last.y { end = max(input.ticks, end - Simulation.fingerWindow) }
      isFirst = false
      let start = end - Simulation.fingerWindow
      if input.ticks <= start {
        let span = Double(newer.ticks - input.ticks)
        let y = span > 0 ? touch.y + (newer.y - touch.y) * (Double(start - input.ticks) / span) : newer.y
        return (last.y - y) / Instant(ticks: end).seconds(since: Instant(ticks: start))
      }
      newer = (touch.y, input.ticks)
      if touch.phase == .began { return nil }
    }
    return nil
  }
}
