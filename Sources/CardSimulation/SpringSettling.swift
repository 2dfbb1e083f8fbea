import CardMath
import CardMotion

/// Solves the settle times of many motions of one spring, with the bits of each solved alone.
///
/// A card is settled once its distance and its speed are within their tolerances for good: the later of two times. If
/// the later one is guessed right, the other needn't be solved: the place x and the velocity v at that time bound what
/// follows. A motion of the spring is its answer to x, which never exceeds |x|, plus its answer to v, which never
/// exceeds `reach` · |v|; so the distance stays below |x| + reach · |v|. Of two motions that start alike the same time
/// is mostly the later, so the guess is what was true before.
public struct SpringSettling {
  /// The spring.
  public let spring: Spring

  /// A motion of the spring: others begin as it does.
  private let motion: SpringMotion

  /// The farthest place, points, that a point per second takes the spring from its rest:
  ///
  /// ```
  /// ζ < 1    e^(−ζ/√(1−ζ²) · acos ζ) / ω
  /// ζ ≥ 1    less than 1/(e ω)
  /// ```
  private let reach: Double

  /// True if the speed was the last to come within its tolerance.
  private var slowsLast = false

  /// The share of a tolerance that a bound must keep: far more than rounding takes.
  private static let safe = 1 - 1e-6

  /// Creates the solver of a spring's motions.
  public init(_ spring: Spring) {
    self.spring = spring
    motion = SpringMotion(spring: spring, displacement: 0, velocity: 0)
    let (frequency, ratio) = (spring.angularFrequency, spring.dampingRatio)
    if ratio < 1 {
      let root = ((1 - ratio) * (1 + ratio)).squareRoot()
      reach = Elementary.exp(-ratio / root * Elementary.atan2(y: root, x: ratio)) / frequency
    } else {
      reach = 0.368 / frequency
    }
  }

  /// Returns the spring's motion from a displacement, points, with a velocity, points per second.
  public func motion(from displacement: Double, velocity: Double) -> SpringMotion {
    motion.restarted(displacement: displacement, velocity: velocity)
  }

  /// Returns the time from which a motion of the spring stays within 0.5 pt and 10 pt/s of its target, seconds;
  /// infinite if it never does.
  public mutating func time(of motion: SpringMotion) -> Double {
    if slowsLast {
      let slow = motion.slowingTime(within: Outcome.settledVelocity)
      if slow < .infinity, isNear(after: motion.state(at: slow)) { return slow }
      let near = motion.settlingTime(within: Outcome.settledDistance)
      slowsLast = slow >= near
      return max(near, slow)
    }
    let near = motion.settlingTime(within: Outcome.settledDistance)
    if near < .infinity, isSlow(after: motion.state(at: near)) { return near }
    let slow = motion.slowingTime(within: Outcome.settledVelocity)
    slowsLast = slow > near
    return max(near, slow)
  }

  /// Returns true if a motion surely stays within the distance from a state on.
  private func isNear(after state: MotionState) -> Bool {
    let (place, velocity) = (state.position.magnitude, state.velocity.magnitude)
    // On the way to the target it comes no farther, until it has passed it.
    let farthest = state.position * state.velocity < 0 ? max(place, passing(after: state)) : place + reach * velocity
    return farthest < Outcome.settledDistance * SpringSettling.safe
  }

  /// Returns true if a motion surely stays slow from a state on.
  private func isSlow(after state: MotionState) -> Bool {
    let (place, velocity) = (state.position.magnitude, state.velocity.magnitude)
    let frequency = spring.angularFrequency
    // From rest at a place the mass becomes at most so many times as fast as it is far away.
    let haste = frequency * frequency * reach
    // A mass that becomes slower on the way to the target goes on so until it turns beyond it, if ever: at an instant
    // without acceleration, x‴ = −ω² v would brake it.
    let isBraked = state.position * state.velocity < 0 && 2 * spring.dampingRatio * velocity > frequency * place
    let fastest = isBraked ? max(velocity, haste * passing(after: state)) : velocity + haste * place
    return fastest < Outcome.settledVelocity * SpringSettling.safe
  }

  /// Returns a distance beyond the target, points, that a motion on the way to it never exceeds: it passes the target
  /// no faster than all its energy makes it.
  private func passing(after state: MotionState) -> Double {
    let stretch = spring.angularFrequency * state.position
    return reach * (state.velocity * state.velocity + stretch * stretch).squareRoot()
  }
}

extension Landing {
  /// Computes the landing of a motion of the solver's spring, which starts with a velocity, points per second, and ends
  /// on arrival.
  public init(
    to target: Int, by settling: inout SpringSettling, displacement: Double, startVelocity: Double
  ) {
    (self.target, self.startVelocity, duration) = (target, startVelocity, nil)
    let motion = settling.motion(from: displacement, velocity: startVelocity)
    let time = settling.time(of: motion)
    settleTime = time < .infinity ? time : nil
    overshoot = motion.overshoot(endingAfter: nil)
  }
}
