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
  /// A lift at the position of the sample before it contains no information about the finger's velocity, unless it
  /// comes so late that the finger must have been still.
  public var fingerVelocity: Double? {
    guard let lift = inputs[..<nextInput].lastIndex(where: { $0.touch?.phase == .ended }), let last = inputs[lift].touch
    else { return nil }
    var end = (y: last.y, ticks: inputs[lift].ticks)
    var isFirst = true
    for input in inputs[..<lift].reversed() {
      guard let touch = input.touch, touch.pointer == last.pointer else { continue }
      if isFirst, touch.y == last.y, end.ticks - input.ticks < Simulation.fingerWindow { end.ticks = input.ticks }
      isFirst = false
      if end.ticks - input.ticks >= Simulation.fingerWindow {
        return (end.y - touch.y) / Instant(ticks: end.ticks).seconds(since: Instant(ticks: input.ticks))
      }
      if touch.phase == .began { return nil }
    }
    return nil
  }
}
