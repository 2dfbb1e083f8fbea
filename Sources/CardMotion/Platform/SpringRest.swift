import CardMath

/// When animation systems call a spring done, and put what it moves on its target, or leave it where it is.
///
/// A rule that is asked frame by frame is asked here 60 times a second, from the first frame on: on a faster screen it
/// may be met a few milliseconds sooner.
extension SpringMotion {
  /// The frames of a second at which a rule is asked.
  public static var restFrameRate: Int { 60 }

  /// The time of the first frame at which `isAtRest` holds, in seconds; nil where none does within an hour, or within
  /// ten seconds of a motion that never fades.
  ///
  /// - Parameter isAtRest: given the displacement from the target and the velocity.
  public func firstFrame(where isAtRest: (MotionState) -> Bool) -> Double? {
    for frame in 0..<SpringMotion.restFrameRate * (basis.decay > 0 ? 3600 : 10) {
      let time = Double(frame) / Double(SpringMotion.restFrameRate)
      if isAtRest(state(at: time)) { return time }
    }
    return nil
  }

  /// The time of the first frame that is as near to the target, and as slow, as a rest rule with two thresholds wants.
  ///
  /// Android's `SpringForce`, Flutter's `SpringSimulation` and Motion's `spring` have such a rule. A spring that swings
  /// can meet it while it passes the target, before it is near for good.
  ///
  /// - Parameters:
  ///   - distance: points.
  ///   - speed: points per second; infinite where only the distance counts.
  public func firstFrame(within distance: Double, speed: Double) -> Double? {
    firstFrame { $0.position.magnitude <= distance && $0.velocity.magnitude <= speed }
  }

  /// The time of the first frame at which so small a part of the energy is left that Reanimated 4 ends the motion.
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

  /// When Jetpack Compose ends the motion, in seconds: whole milliseconds, rounded down; nil where it never does.
  ///
  /// Below ζ = 1 that is when the envelope has fallen to the threshold, from there up when the motion is within it for
  /// good:
  ///
  /// ```
  /// ζ < 1    log(√(x₀² + ((v₀ + ζω x₀)/ρ)²) / threshold) / ζω        ρ = ω √(1−ζ²)
  /// ```
  ///
  /// Source: androidx, `SpringEstimation.kt`.
  ///
  /// - Parameter threshold: the visibility threshold in points, > 0.
  public func composeDuration(threshold: Double) -> Double? {
    guard basis.decay > 0 else { return nil }
    let seconds: Double
    if basis.rate > 0 {
      let envelope = (position.cosine * position.cosine + position.sine * position.sine).squareRoot()
      seconds = envelope > threshold ? Elementary.log(envelope / threshold) / basis.decay : 0
    } else {
      seconds = settlingTime(within: threshold)
    }
    // Newton's method there leaves less than a microsecond: a whole millisecond isn't lost to a rounding.
    return seconds.isFinite ? (seconds * 1000 + 1e-6).rounded(.down) / 1000 : nil
  }
}
