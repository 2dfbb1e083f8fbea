import CardMath
import CardModel

/// A finger that passes places at given instants, in straight lines and at steady speed between them.
///
/// The velocity at its end is that of the last line; where the velocity matters more than the way, use
/// ``Gesture/swipe(from:to:microseconds:releaseVelocity:estimator:sampling:gatheredAt:)``.
public struct GesturePath: Hashable, Sendable {
  /// A place at an instant.
  public struct Point: Hashable, Sendable {
    /// From the start of the gesture.
    public var microseconds: Int64
    /// Points from the left edge.
    public var x: Double
    /// Points from the top edge.
    public var y: Double

    /// A place at an instant.
    public init(microseconds: Int64, x: Double, y: Double) {
      self.microseconds = microseconds
      self.x = x
      self.y = y
    }
  }

  /// The places, each later than the one before.
  public var points: [Point]

  /// How long the finger rests, without a sample, between the last place and its lift. Over 40 ms the velocity is 0.
  public var liftAfterMicroseconds: Int64 = 0

  /// Whether the system takes the touch away instead of the finger lifting.
  public var isCancelled = false

  /// Which finger it is.
  public var pointer: Int32 = 0

  /// How the finger is sampled.
  public var sampling = GestureSampling()

  /// A path through `points`.
  public init(points: [Point]) {
    self.points = points
  }

  /// The finger's samples: one at each place, exactly, and those that a touch screen would report between.
  public var gesture: Gesture {
    guard let first = points.first, let last = points.last else { return Gesture(samples: []) }
    var random = SplitMix64(seed: sampling.seed)
    var samples = [sample(.began, first)]
    for (start, end) in zip(points, points.dropFirst()) {
      precondition(
        end.microseconds > start.microseconds, "a path goes from \(start.microseconds) µs to \(end.microseconds) µs")
      let duration = Double(end.microseconds - start.microseconds)
      for time in sampling.times(from: start.microseconds, to: end.microseconds, &random) {
        let fraction = Double(time - start.microseconds) / duration
        let x = start.x + (end.x - start.x) * fraction + sampling.offset(at: fraction, &random)
        let y = start.y + (end.y - start.y) * fraction + sampling.offset(at: fraction, &random)
        let point = Point(microseconds: time, x: GestureSampling.rounded(x), y: GestureSampling.rounded(y))
        samples.append(sample(.moved, point))
      }
      samples.append(sample(.moved, end))
    }
    var lift = last
    lift.microseconds += liftAfterMicroseconds
    samples.append(sample(isCancelled ? .cancelled : .ended, lift))
    return Gesture(samples: samples)
  }

  private func sample(_ phase: TouchPhase, _ point: Point) -> TouchSample {
    TouchSample(microseconds: point.microseconds, phase: phase, pointer: pointer, x: point.x, y: point.y)
  }
}
