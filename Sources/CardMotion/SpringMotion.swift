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
/// Position and velocity are within 1e-12 of max(|x₀|, |v₀|/ω), the velocity times ω, up to ωt = 1000; at time 0 they
/// are x₀ and v₀ to the bit. Everything that a sample needs is computed once, when the motion begins.
public struct SpringMotion: Hashable, Sendable {
  @usableFromInline let basis: SpringBasis
  @usableFromInline let position: SpringMode
  @usableFromInline let velocity: SpringMode

  /// A motion that starts at `displacement` from the target with `velocity`.
  ///
  /// - Parameters:
  ///   - spring: what pulls.
  ///   - displacement: x₀ in points, position minus target.
  ///   - velocity: v₀ in points per second, of the position; towards the target is the sign opposite to x₀'s.
  public init(spring: Spring, displacement: Double, velocity: Double) {
    precondition(displacement.isFinite, "a spring can't start \(displacement) pt from its target")
    precondition(velocity.isFinite, "a spring can't start at \(velocity) pt/s")
    basis = SpringBasis(spring)
    position = basis.mode(from: displacement, slope: velocity)
    // The derivative starts at v₀ but for its rounding; a handed-over velocity is kept to the bit.
    self.velocity = SpringMode(cosine: velocity, sine: basis.derivative(of: position).sine)
  }

  /// The spring, out of the rates that it was made into: its two numbers to a unit or two in the last place.
  public var spring: Spring {
    let frequency = basis.stiffness.squareRoot()
    return Spring(
      angularFrequency: frequency, dampingRatio: basis.rate == 0 ? 1 : basis.damping / (2 * frequency))
  }

  /// Where the mass is, from the target, and how fast, `time` seconds after the start.
  ///
  /// - Parameter time: ≥ 0. However late, the result is finite; a damped spring ends at exactly 0.
  @inlinable @inline(__always)
  public func state(at time: Double) -> MotionState {
    precondition(time >= 0, "a motion has no state before its start")
    let values = basis.values(at: time)
    return MotionState(position: position.value(values), velocity: velocity.value(values))
  }
}

/// What all motions of one spring that began together have in common at an instant.
///
/// A card that is pushed, the place of the one below and their fades are led by one spring: its exponential, its sine
/// and its cosine are most of what a sample costs, and are the same for all of them.
public struct SpringWave: Sendable {
  @usableFromInline var basis: SpringBasis
  @usableFromInline var time: Double
  @usableFromInline var values: (cosine: Double, sine: Double)

  /// Of no motion yet: no time is negative.
  @inlinable @inline(__always)
  public init() {
    basis = SpringBasis.still
    time = -1
    values = (1, 0)
  }
}

extension SpringMotion {
  /// The same as ``state(at:)``, to the bit, without computing again what another motion has computed.
  ///
  /// - Parameters:
  ///   - time: ≥ 0.
  ///   - wave: What the last motion that was asked has left.
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
  /// The two rates of its spring, and its shares in the two functions that they make.
  ///
  /// The spring itself isn't kept: to compute the rates anew would need it to the bit.
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
