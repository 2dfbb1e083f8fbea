import CardMath

/// A spring in motion: its displacement from the target, as a function of the time since the start.
///
/// The path is the exact solution, so a sample doesn't depend on the samples before it:
///
/// ```
/// ζ < 1    x = e^(−ζωt) (x₀ cos ρt + (v₀ + ζω x₀)/ρ · sin ρt)           ρ = ω √(1−ζ²)
/// ζ = 1    x = e^(−ωt)  (x₀ + (v₀ + ω x₀) t)
/// ζ > 1    x = e^(−λt)  (x₀ + (v₀ + λ x₀)/Δ · (1 − e^(−Δt)))            λ and λ + Δ the two decay rates
/// ```
///
/// Position and velocity are within 1e-12 of max(|x₀|, |v₀|/ω), for the velocity times ω, up to ωt = 1000; at time 0
/// they are x₀ and v₀ to the bit. All constants that a sample needs are computed once, when the motion begins.
public struct SpringMotion: Hashable, Sendable {
  @usableFromInline let basis: SpringBasis
  @usableFromInline let position: SpringMode
  @usableFromInline let velocity: SpringMode

  /// Creates a motion that starts at `displacement` from the target with `velocity`.
  ///
  /// - Parameters:
  ///   - spring: The spring.
  ///   - displacement: x₀ in points, position minus target; finite.
  ///   - velocity: v₀ of the position, in points per second; finite. A velocity toward the target has the sign opposite
  ///     to x₀'s.
  public init(spring: Spring, displacement: Double, velocity: Double) {
    self.init(basis: SpringBasis(spring), displacement: displacement, velocity: velocity)
  }

  /// Creates another motion of the same spring, without computing its rates again.
  ///
  /// - Parameters:
  ///   - displacement: x₀ in points, position minus target.
  ///   - velocity: v₀ of the position, in points per second.
  public func restarted(displacement: Double, velocity: Double) -> SpringMotion {
    SpringMotion(basis: basis, displacement: displacement, velocity: velocity)
  }

  @inline(__always)
  private init(basis: SpringBasis, displacement: Double, velocity: Double) {
    precondition(displacement.isFinite, "a spring can't start \(displacement) pt from its target")
    precondition(velocity.isFinite, "a spring can't start at \(velocity) pt/s")
    self.basis = basis
    position = basis.mode(from: displacement, slope: velocity)
    // The derivative starts at v₀ except for its rounding; a velocity that is handed over is kept to the bit.
    self.velocity = SpringMode(cosine: velocity, sine: basis.derivative(of: position).sine)
  }

  /// The spring, recomputed from the stored rates: its two numbers to a unit or two in the last place.
  public var spring: Spring {
    let frequency = basis.stiffness.squareRoot()
    return Spring(
      angularFrequency: frequency, dampingRatio: basis.rate == 0 ? 1 : basis.damping / (2 * frequency))
  }

  /// The displacement from the target, points, and the velocity, points per second, `time` seconds after the start.
  ///
  /// - Parameter time: ≥ 0 and finite; the time of an undamped spring that never settles, which is infinite, isn't. The
  ///   result is finite for starts up to 1e150; a damped spring ends at exactly 0.
  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    precondition(time >= 0, "a motion has no state before its start")
    let values = basis.values(at: time)
    return MotionState(position: position.value(values), velocity: velocity.value(values))
  }
}

/// The values that all motions of one spring that began together have in common at an instant.
///
/// One spring drives a pushed card, the position of the one below and their fades: its exponential, sine and cosine are
/// most of the cost of a sample, and are the same for all of them.
public struct SpringWave: Sendable {
  @usableFromInline var basis: SpringBasis
  @usableFromInline var time: Double
  @usableFromInline var values: (cosine: Double, sine: Double)

  /// Creates an empty cache: its time is negative, so no motion matches it.
  @inlinable @inline(__always)
  public init() {
    basis = SpringBasis.still
    time = -1
    values = (1, 0)
  }
}

extension SpringMotion {
  /// The same as ``state(at:)``, to the bit, without recomputing the values that another motion has computed.
  ///
  /// - Parameters:
  ///   - time: Seconds since the start, ≥ 0.
  ///   - wave: The values of the motion that was sampled last; updated if they don't match.
  @inlinable @inline(__always)
  public func state(at time: Double, sharing wave: inout SpringWave) -> MotionState {
    precondition(time >= 0, "a motion has no state before its start")
    if wave.time != time || wave.basis.decay != basis.decay || wave.basis.rate != basis.rate {
      wave.basis = basis
      wave.time = time
      wave.values = basis.values(at: time)
    }
    return MotionState(position: position.value(wave.values), velocity: velocity.value(wave.values))
  }
}

extension SpringMotion: StateCoding {
  /// Reads or writes the two rates of the spring, and the motion's coefficients of the two functions.
  ///
  /// The spring itself isn't stored: recomputing the rates would need it to the bit.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (basis, position, velocity) = (basis, position, velocity)
    try archive.code(&basis)
    try archive.code(&position)
    try archive.code(&velocity)
    self = SpringMotion(basis: basis, position: position, velocity: velocity)
  }

  private init(basis: SpringBasis, position: SpringMode, velocity: SpringMode) {
    self.basis = basis
    self.position = position
    self.velocity = velocity
  }
}
