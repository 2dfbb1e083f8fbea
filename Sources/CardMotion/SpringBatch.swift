import CardMath

/// Many motions of one spring, stepped together at a fixed rate: for whoever draws thousands of things that spring, and
/// no part of any timeline.
///
/// A spring's equation is linear, so that one step of a fixed length is one matrix for all of its motions, exact but
/// for rounding:
///
/// ```
/// x(t + h) = a x(t) + b v(t)        v(t + h) = c x(t) + d v(t)
/// ```
///
/// where a and c are the position and the velocity, after h, of a motion that starts at 1 with no velocity, b and d
/// those of one that starts at 0 with velocity 1. A step rounds, and the next one starts from what was rounded: over
/// 1000 steps a motion stays within 1e-12 of ``SpringMotion``, in parts of max(|x₀|, |v₀|/ω), the velocity times ω. A
/// law that is sampled has no such bound to mind, which is why frames sample it.
public struct SpringBatch: Sendable {
  /// Where each mass is, points from its target.
  public private(set) var displacements: [Double]

  /// How fast each is, points per second.
  public private(set) var velocities: [Double]

  /// One step's length, seconds.
  public let step: Double

  private let a, b, c, d: Double

  /// Motions that start at once.
  ///
  /// - Parameters:
  ///   - spring: What pulls all of them.
  ///   - step: The length of a step, seconds: above 0, at most one.
  ///   - displacements: Where each starts, points from its target, finite.
  ///   - velocities: How fast each starts, points per second, finite; as many as displacements.
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

  /// Goes on by a number of steps.
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
