import CardMath
import CardMotion

/// The motion that moves a card by itself: its law, its start and its target.
public struct RunningMotion: Hashable, Sendable {
  /// The start.
  public let start: Instant

  /// The card's y at the start, points.
  public let from: Double

  /// The y at which the card will rest, points.
  public let to: Double

  /// The card's velocity at the start, points per second, positive downward; 0 for a curve.
  public let velocity: Double

  /// The spring or the curve; a spring as it runs, stiffened if it was.
  public let timing: Timing

  /// The time after which it is at its target regardless of the remaining distance, seconds; nil: it ends on arrival.
  public let duration: Double?
}

extension CardStack {
  /// The motion that moves the stack's card now; nil if nothing, a finger or a deceleration moves it.
  ///
  /// If several motions are added to each other (`Interruption.additive`), this is the newest.
  public var runningMotion: RunningMotion? { position.running }
}

extension Segment {
  /// The law as it runs, for callers that inspect it and don't sample.
  var running: RunningMotion? {
    guard let timing = law.timing else { return nil }
    let begin = law.start
    let isCutShort = isTimed && end != .distantFuture
    return RunningMotion(
      start: start, from: begin.position, to: target, velocity: begin.velocity, timing: timing,
      duration: law.duration ?? (isCutShort ? end.seconds(since: start) : nil))
  }
}
