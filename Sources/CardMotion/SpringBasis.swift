import CardMath

/// The two functions of time of which every motion of one spring is a combination.
///
/// A spring's equation is linear and of second order, so each of its solutions (the displacement, the velocity, the
/// acceleration) is a linear combination of two fixed ones. They are chosen so that the first is 1 and the second 0 at
/// the start, like cosine and sine, and so that nothing cancels or overflows near or far from ζ = 1:
///
/// ```
/// ζ < 1    cosine = e^(−ζωt) cos ρt      sine = e^(−ζωt) sin ρt             ρ = ω √((1−ζ)(1+ζ))
/// ζ = 1    cosine = e^(−ωt)              sine = e^(−ωt) t
/// ζ > 1    cosine = e^(−λt) e^(−Δt)      sine = e^(−λt) (1 − e^(−Δt))       Δ = 2ω √((ζ−1)(ζ+1))
///                                                                           λ = ω / (ζ + √((ζ−1)(ζ+1)))
/// ```
///
/// An over-damped spring has two decay rates, λ and λ + Δ. The usual `ω(ζ − √(ζ²−1))` loses every digit of the slow one
/// by cancellation if ζ is large; the quotient loses none. The slow decay occurs in the sine only, so a long tail is as
/// precise as its start. (1−ζ)(1+ζ) is 1 − ζ² without the cancellation near ζ = 1, where 1 − ζ is exact.
@usableFromInline
struct SpringBasis: Hashable, Sendable {
  /// The rate of the exponential factor: ζω up to ζ = 1, λ beyond. Per second, ≥ 0.
  @usableFromInline let decay: Double

  /// The rate that distinguishes the regimes: ρ > 0 below ζ = 1, 0 at it, −Δ < 0 beyond. Per second.
  @usableFromInline let rate: Double

  init(_ spring: Spring) {
    let frequency = spring.angularFrequency
    let ratio = spring.dampingRatio
    if ratio < 1 {
      decay = ratio * frequency
      rate = frequency * ((1 - ratio) * (1 + ratio)).squareRoot()
    } else {
      let root = ((ratio - 1) * (ratio + 1)).squareRoot()
      decay = frequency / (ratio + root)
      rate = -2 * frequency * root
    }
  }

  /// Both functions at `time` seconds.
  ///
  /// Precise to 1e-12 up to ωt = 1000, where the rounding of ρt alone causes 2e-13.
  @inlinable @inline(__always)
  func values(at time: Double) -> (cosine: Double, sine: Double) {
    let argument = rate * time
    if rate > 0 {
      return Elementary.dampedWave(
        exponent: -decay * time,
        angle: argument <= Elementary.sinCosLimit ? argument : wholeTurnsOff(argument))
    }
    let envelope = Elementary.exp(-decay * time)
    guard rate < 0 else { return (envelope, envelope * time) }
    let sine = -envelope * Elementary.expMinusOne(argument)
    return (envelope - sine, sine)
  }

  /// The argument minus the number of whole turns that brings it near 0. The rounding of `argument` itself has as large
  /// an effect as that of the turns, so a finer reduction would gain nothing.
  @usableFromInline
  @inline(never)
  func wholeTurnsOff(_ argument: Double) -> Double {
    argument - (argument / (2 * .pi)).rounded() * (2 * .pi)
  }

  /// ω², computed from the stored rates.
  var stiffness: Double {
    rate > 0 ? decay * decay + rate * rate : decay * (decay - rate)
  }

  /// 2ζω, computed from the stored rates.
  var damping: Double {
    rate < 0 ? 2 * decay - rate : 2 * decay
  }
}

/// One solution of a spring's equation, as its coefficients of the two functions of the spring's ``SpringBasis``.
@usableFromInline
struct SpringMode: Hashable, Sendable {
  /// The coefficient of the cosine, which is the solution's value at the start.
  @usableFromInline let cosine: Double

  /// The coefficient of the sine.
  @usableFromInline let sine: Double

  @inlinable
  init(cosine: Double, sine: Double) {
    self.cosine = cosine
    self.sine = sine
  }

  @inlinable
  func value(_ basis: (cosine: Double, sine: Double)) -> Double {
    cosine * basis.cosine + sine * basis.sine
  }
}

extension SpringBasis {
  /// The solution that starts at `value` with the slope `slope`.
  func mode(from value: Double, slope: Double) -> SpringMode {
    // The rates at which the cosine decreases and the sine increases at the start.
    let fall = rate < 0 ? decay - rate : decay
    let rise = rate == 0 ? 1 : rate.magnitude
    return SpringMode(cosine: value, sine: (slope + fall * value) / rise)
  }

  /// The derivative of a solution, which is a solution too.
  ///
  /// ```
  /// ζ < 1    c′ = ρ s − ζω c          s′ = −ζω s − ρ c
  /// ζ = 1    c′ = s − ω c             s′ = −ω s
  /// ζ > 1    c′ = Δ s − (λ + Δ) c     s′ = −λ s
  /// ```
  func derivative(of mode: SpringMode) -> SpringMode {
    let (cosine, sine) = (mode.cosine, mode.sine)
    if rate > 0 { return SpringMode(cosine: rate * sine - decay * cosine, sine: -decay * sine - rate * cosine) }
    if rate < 0 { return SpringMode(cosine: (rate - decay) * cosine - rate * sine, sine: -decay * sine) }
    return SpringMode(cosine: sine - decay * cosine, sine: -decay * sine)
  }

  /// The first instant after the start at which a solution is 0, in seconds; nil if there is none.
  ///
  /// An oscillating solution has a zero every π/ρ; the others have at most one.
  func firstZero(of mode: SpringMode) -> Double? {
    let (cosine, sine) = (mode.cosine, mode.sine)
    if rate > 0 {
      guard cosine != 0 else { return sine == 0 ? nil : .pi / rate }
      // Of the two directions along a line through the origin, take the one that points up: precise even for tiny
      // angles.
      return Elementary.atan2(y: cosine.magnitude, x: cosine < 0 ? sine : -sine) / rate
    }
    // The sine over the cosine increases steadily from 0, as t at ζ = 1 and as e^(Δt) − 1 beyond.
    let ratio = -cosine / sine
    guard ratio > 0, ratio.isFinite else { return nil }
    return rate == 0 ? ratio : Elementary.logOnePlus(ratio) / -rate
  }
}

extension SpringBasis: StateCoding {
  /// Reads or writes both rates, no faster than the fastest spring's.
  @usableFromInline
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    let fastest = Spring.angularFrequencies.upperBound
    var (decay, rate) = (decay, rate)
    try archive.code(&decay, in: 0...fastest)
    try archive.code(&rate, in: -2 * fastest * Spring.dampingRatios.upperBound...fastest)
    self = SpringBasis(decay: decay, rate: rate)
  }

  @inlinable @inline(__always)
  init(decay: Double, rate: Double) {
    self.decay = decay
    self.rate = rate
  }

  /// A basis with both rates 0, before any motion.
  @usableFromInline static var still: SpringBasis {
    @inlinable @inline(__always) get { SpringBasis(decay: 0, rate: 0) }
  }
}

extension SpringMode: StateCoding {
  /// Reads or writes both coefficients.
  @usableFromInline
  mutating func code(with archive: inout StateArchive) throws(StateError) {
    var (cosine, sine) = (cosine, sine)
    try archive.code(&cosine)
    try archive.code(&sine)
    self = SpringMode(cosine: cosine, sine: sine)
  }
}
