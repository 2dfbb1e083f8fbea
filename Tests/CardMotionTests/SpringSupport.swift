import CardMath
import CardMotion

/// A random spring and start: every regime, and starts on, off, towards and away from the target.
struct SpringCase {
  let spring: Spring
  let displacement: Double
  let velocity: Double

  init(_ random: inout SplitMix64, ratios: [Double] = SpringCase.ratios) {
    let ratio = ratios[Int(random.next(below: UInt64(ratios.count)))]
    spring = Spring(response: random.next(from: 0.05, to: 2), dampingRatio: ratio)
    let displacement = random.next(from: -800, to: 800)
    // The start is at rest or at the target, but not both.
    let kind = random.next(below: 5)
    self.displacement = kind == 0 ? 0 : displacement
    velocity = kind == 1 ? 0 : random.next(from: -8000, to: 8000)
  }

  static let ratios = [
    0, 0.05, 0.3, 0.7, 0.8, 0.95, 1 - 1e-3, 1 - 1e-9, 1, 1 + 1e-12, 1 + 1e-6, 1.01, 1.5, 5, 50, 200,
  ]

  static let dampedRatios = Array(ratios.dropFirst())

  var motion: SpringMotion {
    SpringMotion(spring: spring, displacement: displacement, velocity: velocity)
  }

  /// The size of the motion, points; the unit of errors.
  var scale: Double {
    max(displacement.magnitude, velocity.magnitude / spring.angularFrequency)
  }
}

/// Integrates x″ = −c x′ − k x by the classical Runge-Kutta method. It uses the equation and no solution of it.
func integrated(
  stiffness: Double, damping: Double, from start: MotionState, over time: Double, steps: Int
) -> MotionState {
  let h = time / Double(steps)
  func acceleration(_ x: Double, _ v: Double) -> Double { -stiffness * x - damping * v }
  var (x, v) = (start.position, start.velocity)
  for _ in 0..<steps {
    let (x1, v1) = (v, acceleration(x, v))
    let (x2, v2) = (v + h / 2 * v1, acceleration(x + h / 2 * x1, v + h / 2 * v1))
    let (x3, v3) = (v + h / 2 * v2, acceleration(x + h / 2 * x2, v + h / 2 * v2))
    let (x4, v4) = (v + h * v3, acceleration(x + h * x3, v + h * v3))
    (x, v) = (x + h / 6 * (x1 + 2 * (x2 + x3) + x4), v + h / 6 * (v1 + 2 * (v2 + v3) + v4))
  }
  return MotionState(position: x, velocity: v)
}
