import CardMath
import CardModel

/// A finger that passes points at given instants, in straight lines and at constant speed between them.
///
/// Its final velocity is that of the last line. If the velocity matters more than the path, use
/// ``Gesture/swipe(from:to:microseconds:releaseVelocity:estimator:sampling:gatheredAt:)``.
public struct GesturePath: Hashable, Sendable {
  /// A point at an instant.
  public struct Point: Hashable, Sendable {
    /// The instant, microseconds since the start of the gesture.
    public var microseconds: Int64
    /// The horizontal position, points from the left edge.
    public var x: Double
    /// The vertical position, points from the top edge.
    public var y: Double

    /// Creates a point at an instant.
    public init(microseconds: Int64, x: Double, y: Double) {
      self.microseconds = microseconds
      self.x = x
      self.y = y
    }
  }

  /// The points, each later than the one before.
  public var points: [Point]

  /// The time from the last point to the lift, without samples, microseconds. Over 40 ms the velocity is 0.
  public var liftAfterMicroseconds: Int64 = 0

  /// True if the system cancels the touch, so that the finger doesn't lift.
  public var isCancelled = false

  /// The number of the finger.
  public var pointer: Int32 = 0

  /// The sampling of the finger.
  public var sampling = GestureSampling()

  /// Creates a path through `points`.
  public init(points: [Point]) {
    self.points = points
  }

  /// The finger's samples: one exactly at each point, and between them those that a touch screen would report.
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
