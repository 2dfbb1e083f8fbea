import CardMath
import CardModel

/// The acceleration and jerk of a card that no finger holds, by the differences between its frames.
///
/// Differences are taken of the velocity, which a frame has exactly, and only between frames of one motion: the step of
/// the velocity at the start of a motion belongs to the release, not to the motion.
struct FreeMotionMeasure: Hashable, Sendable {
  /// The highest speed, points per second.
  private(set) var peakVelocity = 0.0

  /// The largest magnitude of the acceleration, pt/s²; nil if no motion has two frames.
  private(set) var peakAcceleration: Double?

  /// ∫ jerk² dt in pt²/s⁵, and the seconds that it covers.
  private var squaredJerk = 0.0
  private var jerkTime = 0.0

  /// The frame before, and the step to it, if they belong to the same motion.
  private var before: Point?
  private var step: Step?

  private struct Point: Hashable, Sendable {
    var velocity: Double
    var ticks: Int64
  }

  private struct Step: Hashable, Sendable {
    var acceleration: Double
    var seconds: Double
  }

  /// The root mean square of the jerk, pt/s³; nil if no motion has three frames.
  var rmsJerk: Double? { jerkTime > 0 ? (squaredJerk / jerkTime).squareRoot() : nil }

  /// Adds a frame.
  ///
  /// - Parameter isCut: True if an event before it started or ended a motion.
  mutating func add(_ frame: Frame, isCut: Bool) {
    let sample = frame.sample
    if sample.phase != .dragging, let velocity = sample.cardVelocity {
      peakVelocity = max(peakVelocity, velocity.magnitude)
    }
    guard sample.phase.isMotion, let velocity = sample.cardVelocity else {
      (before, step) = (nil, nil)
      return
    }
    let point = Point(velocity: velocity, ticks: frame.ticks)
    if let before, !isCut {
      let seconds = Instant(ticks: frame.ticks).seconds(since: Instant(ticks: before.ticks))
      let next = Step(acceleration: (velocity - before.velocity) / seconds, seconds: seconds)
      peakAcceleration = max(peakAcceleration ?? 0, next.acceleration.magnitude)
      if let step {
        // Each acceleration is that at the middle of its step.
        let between = (step.seconds + seconds) / 2
        let jerk = (next.acceleration - step.acceleration) / between
        squaredJerk += jerk * jerk * between
        jerkTime += between
      }
      step = next
    } else {
      step = nil
    }
    before = point
  }
}
