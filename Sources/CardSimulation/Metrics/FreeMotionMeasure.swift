import CardMath
import CardModel

/// How hard a card that no finger holds speeds up, brakes and jerks, by the differences between its frames.
///
/// Differences are taken of the velocity, which a frame has exactly, and only between frames of one motion: the step of
/// the velocity where a motion begins is the release's, and not the motion's.
struct FreeMotionMeasure: Hashable, Sendable {
  /// The highest speed, points per second.
  private(set) var peakVelocity = 0.0

  /// The highest acceleration of either sign, pt/s²; nil: no motion has two frames.
  private(set) var peakAcceleration: Double?

  /// ∫ jerk² dt in pt²/s⁵, and over how many seconds.
  private var squaredJerk = 0.0
  private var jerkTime = 0.0

  /// The frame before, and the step to it, if they are of the same motion.
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

  /// The root of the mean of the squared jerk, pt/s³; nil: no motion has three frames.
  var rmsJerk: Double? { jerkTime > 0 ? (squaredJerk / jerkTime).squareRoot() : nil }

  /// Takes in a frame.
  ///
  /// - Parameter isCut: Whether something happened before it that starts or ends a motion.
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
        // Each acceleration stands at the middle of its step.
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
