import CardMath

/// Many motions of one spring, stepped together at a fixed rate: for drawing thousands of objects on springs; no
/// timeline uses it.
///
/// A spring's equation is linear, so one step of a fixed length is the same matrix for all of its motions, exact except
/// for rounding:
///
/// ```
/// x(t + h) = a x(t) + b v(t)        v(t + h) = c x(t) + d v(t)
/// ```
///
/// where a and c are the position and the velocity, after h, of a motion that starts at 1 with no velocity, b and d
/// those of one that starts at 0 with velocity 1. Each step rounds, and the next one starts from the rounded state:
/// over 1000 steps a motion stays within 1e-12 of ``SpringMotion``, relative to max(|x₀|, |v₀|/ω), and its velocity
/// within ω times that. A sampled law has no such accumulation, so frames sample it.
public struct SpringBatch: Sendable {
  /// The displacement of each mass from its target, points.
  public private(set) var displacements: [Double]

  /// The velocity of each mass, points per second.
  public private(set) var velocities: [Double]

  /// The length of a step, seconds.
  public let step: Double

  private let a, b, c, d: Double

  /// Creates motions that all start now.
  ///
  /// - Parameters:
  ///   - spring: The spring of all motions.
  ///   - step: The length of a step, seconds: above 0, at most one.
  ///   - displacements: The initial displacements from the target, points, finite.
  ///   - velocities: The initial velocities, points per second, finite; as many as displacements.
  public init(spring: Spring, step: Double, displacements: [Double], velocities: [Double]) {
    precondition(step > 0 && step <= 1, "a step of \(step) s")
    precondition(displacements.count == velocities.count, "each motion has one displacement and one velocity")
    for number in displacements + velocities {
      precondition(number.isFinite, "a spring can't start at \(number)")
    }
    self.displacements = displacements
    self.velocities = velocities
    self.step = step
    let place = SpringMotion(spring: spring, displacement: 1, velocity: 0).state(at: step)
    let speed = SpringMotion(spring: spring, displacement: 0, velocity: 1).state(at: step)
    (a, b, c, d) = (place.position, speed.position, place.velocity, speed.velocity)
  }

  /// Advances all motions by a number of steps.
  public mutating func advance(steps: Int = 1) {
    let (a, b, c, d) = (a, b, c, d)
    displacements.withUnsafeMutableBufferPointer { displacements in
      velocities.withUnsafeMutableBufferPointer { velocities in
        for _ in 0..<max(0, steps) {
          for index in 0..<min(displacements.count, velocities.count) {
            let (x, v) = (displacements[index], velocities[index])
            displacements[index] = a * x + b * v
            velocities[index] = c * x + d * v
          }
        }
      }
    }
  }
}
