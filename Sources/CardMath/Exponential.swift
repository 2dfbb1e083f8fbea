extension Elementary {
  /// e to the power of `x`.
  ///
  /// Error below 0.7 ulp, and below 0.8 ulp if the result is subnormal. `exp(0)` is exactly 1; above 709.78 the result
  /// is infinite, below −745.13 it is 0, and for NaN it is NaN.
  ///
  /// ```
  /// x = k ln 2 + r,  |r| ≤ ½ ln 2,  eˣ = 2ᵏ (1 + r + ½ r² + r³ P(r))
  /// ```
  @inlinable @inline(__always)
  public static func exp(_ x: Double) -> Double {
    guard x.magnitude <= 708 else { return expAtTheEnds(x) }
    let reduced = ExponentialReduction(x, centre: 0)
    return reduced.plus(1, reduced.low) * reduced.power
  }

  /// e to the power of `x`, minus 1, without the loss of digits that the subtraction causes near 0.
  ///
  /// Error below 0.85 ulp. `expMinusOne(±0)` is ±0; above 709.78 the result is infinite, below −37.5 it is −1, and for
  /// NaN it is NaN.
  ///
  /// ```
  /// x = k ln 2 + r,  ln ¾ ≤ r ≤ ln 1½,  eˣ − 1 = 2ᵏ ((1 − 2⁻ᵏ) + r + ½ r² + r³ P(r))
  /// ```
  @inlinable @inline(__always)
  public static func expMinusOne(_ x: Double) -> Double {
    // Up to a magnitude of 37, |k| ≤ 53 and 1 − 2⁻ᵏ is exact. The sum is smallest relative to its terms where k changes
    // from 0 to 1; with ½ ln 9/8 as the middle of r's range, it is a quarter there, and no ulp is lost by being just
    // below it.
    guard x.magnitude <= 37, x.magnitude >= 0x1p-54 else { return expMinusOneAtTheEnds(x) }
    let reduced = ExponentialReduction(x, centre: 0x1.e27076e2af2e6p-5)
    let one = Double(bitPattern: (1 as Double).bitPattern &- reduced.exponentBits)
    return reduced.plus(1 - one, reduced.low) * reduced.power
  }

  /// `exp` for results that may be infinite, subnormal or 0.
  @usableFromInline @inline(never)
  static func expAtTheEnds(_ x: Double) -> Double {
    if x > 710 { return .infinity }
    if x < -746 { return 0 }
    guard x == x else { return x }
    let reduced = ExponentialReduction(x, centre: 0)
    return scale(reduced.plus(1, reduced.low), reduced.exponent)
  }

  /// `expMinusOne` for results that are `x` itself, −1, or so large that subtracting 1 has almost no effect.
  @usableFromInline @inline(never)
  static func expMinusOneAtTheEnds(_ x: Double) -> Double {
    if x.magnitude < 0x1p-54 { return x }
    guard x > 0, x < 60 else { return exp(x) - 1 }
    // The 1 is at most half a unit in the last place of the result, so it is added to the low part.
    let reduced = ExponentialReduction(x, centre: 0)
    return scale(reduced.plus(1, reduced.low + scale(1, -reduced.exponent)), reduced.exponent)
  }

  /// x · 2ᵏ in two steps, each by a power of two that is a normal number; only the second may round.
  @inline(__always)
  static func scale(_ x: Double, _ k: Int64) -> Double {
    let half = k >> 1
    return x * Double(bitPattern: UInt64(1023 + half) << 52) * Double(bitPattern: UInt64(1023 + k - half) << 52)
  }
}

/// An argument of the exponential function as k ln 2 + r, and the values computed from r.
@usableFromInline
struct ExponentialReduction {
  /// The whole number k in the low bits of its bit pattern.
  @usableFromInline let shifted: Double

  /// r = high − low, where high is exact.
  @usableFromInline let high: Double

  /// The part to be subtracted from `high`.
  @usableFromInline let low: Double

  /// eʳ − 1 − r = ½ r² + r³ P(r).
  @usableFromInline let rest: Double

  /// Reduces `x` with r no further than ½ ln 2 from `centre`.
  @inlinable @inline(__always)
  init(_ x: Double, centre: Double) {
    shifted = (x - centre) * 0x1.71547652b82fep0 + Elementary.shifter
    let k = shifted - Elementary.shifter
    // k has at most 11 bits: the first product is exact, and so is the difference.
    high = x - k * Elementary.ln2.high
    low = k * Elementary.ln2.low
    let r = high - low
    // The polynomial is evaluated in pairs, not term by term, so that the processor can work on several terms in
    // parallel.
    let r2 = r * r
    let r4 = r2 * r2
    let p01 = 0x1.555555555555ap-3 + r * 0x1.5555555555604p-5
    let p23 = 0x1.111111110f0b4p-7 + r * 0x1.6c16c16bba29dp-10
    let p45 = 0x1.a01a01b2266d7p-13 + r * 0x1.a01a03a46d096p-16
    let p67 = 0x1.71ddf34997fafp-19 + r * 0x1.27e0641456e7cp-22
    let p89 = 0x1.af6630605394cp-26 + r * 0x1.2679be23d76edp-29
    let p = (p01 + r2 * p23) + r4 * ((p45 + r2 * p67) + r4 * p89)
    rest = 0.5 * r2 + r * r2 * p
  }

  /// `lead` + high − `low` + rest, for a lead that is 0 or not smaller than `high`: the rounding error of the first
  /// addition is added to the small terms, so that only the last addition rounds noticeably.
  @inlinable @inline(__always)
  func plus(_ lead: Double, _ low: Double) -> Double {
    let sum = lead + high
    let lost = (lead - sum) + high
    return sum + (rest + (lost - low))
  }

  /// k, shifted to a Double's exponent bits.
  @usableFromInline var exponentBits: UInt64 {
    @inlinable @inline(__always) get { shifted.bitPattern << 52 }
  }

  /// 2ᵏ, for results that are normal numbers. It is available long before the factor that it multiplies; adding to the
  /// result's exponent bits instead would wait for two moves between floating-point and integer registers.
  @usableFromInline var power: Double {
    @inlinable @inline(__always) get { Double(bitPattern: (1 as Double).bitPattern &+ exponentBits) }
  }

  /// k.
  @usableFromInline var exponent: Int64 {
    @inlinable @inline(__always) get { Int64(bitPattern: shifted.bitPattern << 13) >> 13 }
  }
}
