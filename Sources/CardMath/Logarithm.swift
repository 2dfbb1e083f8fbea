extension Elementary {
  /// The natural logarithm of `x`.
  ///
  /// Error below 0.85 ulp, also near 1 and for subnormal arguments. `log(1)` is +0, `log(±0)` is −∞, `log(∞)` is ∞, and
  /// for NaN and all arguments below 0 it is NaN.
  ///
  /// ```
  /// x = 2ᵏ (1 + f),  11/16 ≤ 1 + f < 11/8,  s = f / (2 + f)
  /// ln(1 + f) = ln((1 + s) / (1 − s)) = f − (½ f² − s (½ f² + R(s²)))
  /// ln x = k ln 2 + ln(1 + f)
  /// ```
  @inlinable @inline(__always)
  public static func log(_ x: Double) -> Double {
    guard x >= .leastNormalMagnitude, x < .infinity else { return logAtTheEnds(x) }
    return logOfNormal(x, exponent: 0)
  }

  /// The natural logarithm of 1 + `x`, precise near 0, too.
  ///
  /// 1 + x rounds to w, but w − 1 is exact, and ln(w)/(w − 1) hardly changes over the rounding:
  ///
  /// ```
  /// ln(1 + x) = x · ln(w) / (w − 1)
  /// ```
  /// Source: W. Kahan; Goldberg, *What Every Computer Scientist Should Know About Floating-Point Arithmetic*, theorem
  /// 4.
  ///
  /// - Parameter x: From −½ on. Below that 1 + x is exact, and ``log(_:)`` of it is as good.
  /// - Returns: The logarithm, with an error below 3 ulp.
  @inlinable
  public static func logOnePlus(_ x: Double) -> Double {
    let w = 1 + x
    return w == 1 ? x : log(w) * (x / (w - 1))
  }

  /// ln(x · 2ᵏ) for a normal x and the exponent k.
  @inlinable @inline(__always)
  static func logOfNormal(_ x: Double, exponent: Int64) -> Double {
    // With 11/16 as the origin, the exponent bits are the k that brings 1 + f between 11/16 and 11/8.
    let bits = Int64(bitPattern: x.bitPattern)
    let shift = (bits &- 0x3FE6_0000_0000_0000) >> 52
    let f = Double(bitPattern: UInt64(bitPattern: bits &- (shift << 52))) - 1
    let k = Double(shift &+ exponent)

    let s = f / (2 + f)
    let z = s * s
    let z2 = z * z
    let p01 = 0x1.555555555560ap-1 + z * 0x1.999999995828ep-2
    let p23 = 0x1.24924964a845fp-2 + z * 0x1.c71c365960046p-3
    let p45 = 0x1.746bcad08316cp-3 + z * 0x1.391683080a1cfp-3
    let p = p01 + z2 * (p23 + z2 * (p45 + z2 * 0x1.34563d195b46bp-3))
    let half = 0.5 * f * f
    let rest = s * (half + z * p)

    // The first product is exact, and never smaller than f unless it is 0: the difference is exactly the rounding
    // error.
    let high = k * ln2.high
    let sum = high + f
    let lost = (high - sum) + f + k * ln2.low
    return sum + (lost - (half - rest))
  }

  /// `log` for arguments other than positive normal numbers.
  @usableFromInline @inline(never)
  static func logAtTheEnds(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x < 0 { return .nan }
    // Infinity and NaN are their own logarithms.
    guard x < .infinity else { return x }
    return logOfNormal(x * 0x1p54, exponent: -54)
  }
}
