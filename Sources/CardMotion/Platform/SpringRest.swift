import CardMath

/// The rest rules by which animation systems end a spring, and then put the animated value on its target or leave it.
///
/// A rule that a system checks frame by frame is checked here at 60 Hz, from the first frame on: on a faster screen it
/// may hold a few milliseconds earlier.
extension SpringMotion {
  /// The number of frames per second at which a rule is checked.
  public static var restFrameRate: Int { 60 }

  /// The time of the first frame at which `isAtRest` holds, in seconds; nil if there is none within an hour, or within
  /// ten seconds of an undamped motion.
  ///
  /// - Parameter isAtRest: Receives the displacement from the target and the velocity.
  public func firstFrame(where isAtRest: (MotionState) -> Bool) -> Double? {
    for frame in 0..<SpringMotion.restFrameRate * (basis.decay > 0 ? 3600 : 10) {
      let time = Double(frame) / Double(SpringMotion.restFrameRate)
      if isAtRest(state(at: time)) { return time }
    }
    return nil
  }

  /// The time of the first frame that satisfies a rest rule with thresholds for distance and speed, in seconds.
  ///
  /// Android's `SpringForce`, Flutter's `SpringSimulation` and Motion's `spring` have such a rule. An oscillating
  /// spring can satisfy it while it passes the target, before it is near for good.
  ///
  /// - Parameters:
  ///   - distance: The threshold for the distance from the target, points.
  ///   - speed: The threshold for the speed, points per second; infinite to ignore it.
  public func firstFrame(within distance: Double, speed: Double) -> Double? {
    firstFrame { $0.position.magnitude <= distance && $0.velocity.magnitude <= speed }
  }

  /// The time of the first frame, in seconds, at which so little energy is left that Reanimated 4 ends the motion.
  ///
  /// ```
  /// E = (ω² x² + v²) / 2       E / E₀ ≤ 6·10⁻⁹
  /// ```
  ///
  /// Source: Reanimated's `springUtils.ts`, `isAnimationTerminatingCalculation`.
  public var reanimatedEnd: Double? {
    func energy(_ state: MotionState) -> Double {
      basis.stiffness * state.position * state.position + state.velocity * state.velocity
    }
    let start = energy(state(at: 0))
    return firstFrame { energy($0) <= 6e-9 * start }
  }

  /// The time at which Jetpack Compose ends the motion, in seconds: whole milliseconds, rounded down; nil if it never
  /// does.
  ///
  /// Below ζ = 1 that is when the envelope has fallen to the threshold, from ζ = 1 up when the motion is within it for
  /// good:
  ///
  /// ```
  /// ζ < 1    log(√(x₀² + ((v₀ + ζω x₀)/ρ)²) / threshold) / ζω        ρ = ω √(1−ζ²)
  /// ```
  ///
  /// Source: androidx, `SpringEstimation.kt`.
  ///
  /// - Parameter threshold: The visibility threshold, points, > 0.
  public func composeDuration(threshold: Double) -> Double? {
    guard basis.decay > 0 else { return nil }
    let seconds: Double
    if basis.rate > 0 {
      let envelope = (position.cosine * position.cosine + position.sine * position.sine).squareRoot()
      seconds = envelope > threshold ? Elementary.log(envelope / threshold) / basis.decay : 0
    } else {
      seconds = settlingTime(within: threshold)
    }
    // Compose's Newton iteration is within a microsecond: the addend keeps rounding from losing a whole millisecond.
    return seconds.isFinite ? (seconds * 1000 + 1e-6).rounded(.down) / 1000 : nil
  }
}
