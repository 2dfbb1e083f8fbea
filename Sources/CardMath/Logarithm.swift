extension Elementary {
  /// The natural logarithm of `x`.
  ///
  /// Error below 0.8 ulp, also near 1 and for subnormal arguments. `log(1)` is +0, `log(±0)` is −∞, `log(∞)` is ∞, and
  /// of NaN and everything below 0 it is NaN.
  ///
  /// ```
  /// x = 2ᵏ (1 + f),  √½ ≤ 1 + f < √2,  s = f / (2 + f)
  /// ln(1 + f) = ln((1 + s) / (1 − s)) = f − (½ f² − s (½ f² + R(s²)))
  /// ln x = k ln 2 + ln(1 + f)
  /// ```
  @inlinable @inline(__always)
  public static func log(_ x: Double) -> Double {
    guard x >= .leastNormalMagnitude, x < .infinity else { return logAtTheEnds(x) }
    return logOfNormal(x, exponent: 0)
  }

  /// ln(x · 2ᵏ) for a normal x and the exponent k.
  @inlinable @inline(__always)
  static func logOfNormal(_ x: Double, exponent: Int64) -> Double {
    // Counted from √½, the exponent's bits are the k that brings 1 + f between √½ and √2.
    let bits = Int64(bitPattern: x.bitPattern)
    let shift = (bits &- 0x3FE6_A09E_667F_3BCD) >> 52
    let f = Double(bitPattern: UInt64(bitPattern: bits &- (shift << 52))) - 1
    let k = Double(shift &+ exponent)

    let s = f / (2 + f)
    let z = s * s
    let z2 = z * z
    let p01 = 0x1.5555555555592p-1 + z * 0x1.999999997ff63p-2
    let p23 = 0x1.24924941db498p-2 + z * 0x1.c71c521a178afp-3
    let p45 = 0x1.74663ba40adb3p-3 + z * 0x1.39a20b8767231p-3
    let p = p01 + z2 * (p23 + z2 * (p45 + z2 * 0x1.2f02530dcb2afp-3))
    let half = 0.5 * f * f
    let rest = s * (half + z * p)

    // k times the first part of ln 2, of 42 bits, is exact, and never smaller than f unless it is 0.
    let high = k * 0x1.62e42fefa3800p-1
    let sum = high + f
    let lost = (high - sum) + f + k * 0x1.ef35793c76730p-45
    return sum + (lost - (half - rest))
  }

  /// `log` of what isn't a positive normal number.
  @usableFromInline @inline(never)
  static func logAtTheEnds(_ x: Double) -> Double {
    if x == 0 { return -.infinity }
    if x < 0 { return .nan }
    // Infinity and NaN are their own logarithms.
    guard x < .infinity else { return x }
    return logOfNormal(x * 0x1p54, exponent: -54)
  }
}
