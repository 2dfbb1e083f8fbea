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

  /// The card's velocity at the start, points per second, positive downward.
  public let velocity: Double

  /// The law; a spring as it runs, stiffened if it was.
  public let law: Motion.Law

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
    switch law {
    case .rest, .deceleration:
      return nil
    case .spring:
      let (motion, arrival) = (springMotion, ArrivalTolerance.points)
      let state = motion.state(at: 0)
      let length = end.seconds(since: start)
      // A spring that ends on arrival was given no duration of its own.
      let arrived = motion.arrivalTime(within: arrival.distance, velocity: arrival.velocity)
      let isFree = end == .distantFuture || (length - arrived).magnitude <= 1e-6
      return RunningMotion(
        start: start, from: target + state.position, to: target, velocity: state.velocity,
        law: .spring(motion.spring), duration: isFree ? nil : length)
    case .curve:
      guard let motion = curveMotion else { return nil }
      return RunningMotion(
        start: start, from: motion.from, to: motion.to, velocity: 0, law: .curve(motion.curve),
        duration: motion.duration)
    }
  }
}
