import CardMath
import CardMotion

/// The motion that moves a card by itself: where it leads, by which law, and how it began.
public struct RunningMotion: Hashable, Sendable {
  /// When it began.
  public let start: Instant

  /// Where the card was then, points.
  public let from: Double

  /// Where it will rest, points.
  public let to: Double

  /// How fast it was, points per second, positive downward.
  public let velocity: Double

  /// What it follows: a spring as it runs, stiffened where it was.
  public let law: Motion.Law

  /// Seconds after which it is at its target, whatever is left of the way; nil: when it has arrived.
  public let duration: Double?
}

extension CardStack {
  /// What moves the stack's card now; nil: nothing does, a finger, or a card that slows down on its own.
  ///
  /// Of several motions that lie on each other (`Interruption.additive`) the newest.
  public var runningMotion: RunningMotion? { position.running }
}

extension Segment {
  /// The law as it runs, for whoever wants to know and not to sample.
  var running: RunningMotion? {
    switch law {
    case .rest, .deceleration:
      return nil
    case .spring:
      let (motion, arrival) = (springMotion, ArrivalTolerance.points)
      let state = motion.state(at: 0)
      let length = end.seconds(since: start)
      // A spring that ends when it has arrived was given no duration of its own.
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
