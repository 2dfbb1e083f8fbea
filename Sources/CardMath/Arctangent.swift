extension Elementary {
  /// The angle of the point (`x`, `y`), in radians, in −π … π: measured from the x axis toward the y axis.
  ///
  /// Error below 0.75 ulp, also if the result is subnormal. Odd in `y` to the bit. Signs of 0 and infinities count as
  /// in IEEE 754: `atan2(y: ±0, x: −1)` is ±π, `atan2(y: ±0, x: 1)` is ±0, and for NaN the result is NaN.
  ///
  /// ```
  /// n = min(|x|, |y|),  d = max(|x|, |y|)
  /// atan(n / d) = atan c + atan u,  u = (n − c d) / (d + c n),  c ∈ {0, ½, 1}
  /// atan u = u + u³ A(u²),  |u| ≤ 7/16
  /// ```
  public static func atan2(y: Double, x: Double) -> Double {
    let (dy, dx) = (y.magnitude, x.magnitude)
    let inner = 0x1p-400...0x1p400
    guard inner.contains(dy), inner.contains(dx) else { return atan2AtTheEnds(y: y, x: x) }
    return atan2OfModerate(y: y, x: x)
  }

  /// `atan2` for coordinates whose products neither overflow nor underflow.
  @inline(__always)
  static func atan2OfModerate(y: Double, x: Double) -> Double {
    let (dy, dx) = (y.magnitude, x.magnitude)
    let steep = dy > dx
    let n = steep ? dx : dy
    let d = steep ? dy : dx

    // c d, c n and the numerator are exact, and the denominator is high + low.
    let c: Double
    var angle: (high: Double, low: Double)
    if n < 0.4375 * d {
      (c, angle) = (0, (0, 0))
    } else if n < 0.6875 * d {
      (c, angle) = (0.5, (0x1.dac670561bb4fp-2, 0x1.a2b7f222f65e2p-56))
    } else {
      (c, angle) = (1, (0x1.921fb54442d18p-1, 0x1.1a62633145c07p-55))
    }
    let numerator = n - c * d
    let high = d + c * n
    let low = (d - high) + c * n

    // The quotient, and its error from the remainder. The products of factors cut to 26 and 27 bits are exact.
    var u = numerator / high
    let front = cut(u)
    let highFront = cut(high)
    let remainder = ((numerator - front * highFront) - front * (high - highFront)) - ((u - front) * high + u * low)
    var lacking = remainder / high

    // By octant: θ, π/2 − θ, π/2 + θ, π − θ, where θ = angle + atan u.
    let backward = x.sign == .minus
    if steep != backward {
      u = -u
      lacking = -lacking
      angle = (-angle.high, -angle.low)
    }
    let turn: (high: Double, low: Double) =
      steep
      ? (0x1.921fb54442d18p0, 0x1.1a62633145c07p-54)
      : backward ? (0x1.921fb54442d18p1, 0x1.1a62633145c07p-53) : (0, 0)

    let z = u * u
    let z2 = z * z
    let z4 = z2 * z2
    let p01 = -0x1.555555555550bp-2 + z * 0x1.999999998e7edp-3
    let p23 = -0x1.2492491ff37fap-3 + z * 0x1.c71c6fdb34788p-4
    let p45 = -0x1.745cdba71c381p-4 + z * 0x1.3b0f20859eb7dp-4
    let p67 = -0x1.10d60326175e5p-4 + z * 0x1.ddddc193c0697p-5
    let p89 = -0x1.97a0d25ae08dap-5 + z * 0x1.2b18569d90c2bp-5
    let p = (p01 + z2 * p23) + z4 * ((p45 + z2 * p67) + z4 * (p89 - z2 * 0x1.0a7fea6b6bc44p-6))

    // The first term of each sum is the larger one, or 0, so that the difference is exactly the sum's rounding error.
    let base = turn.high + angle.high
    let lostByBase = (turn.high - base) + angle.high
    let sum = base + u
    let lostBySum = (base - sum) + u
    let small = (turn.low + angle.low + lacking * (1 - z)) + z * u * p
    let result = sum + ((lostByBase + lostBySum) + small)
    return y.sign == .minus ? -result : result
  }

  /// `atan2` of very large, very small and special coordinates.
  @inline(never)
  static func atan2AtTheEnds(y: Double, x: Double) -> Double {
    guard x == x, y == y else { return x + y }
    var (dy, dx) = (y.magnitude, x.magnitude)
    if dx == .infinity || dy == .infinity {
      // Now only the infinite coordinates determine the angle.
      (dy, dx) = (dy == .infinity ? 1 : 0, dx == .infinity ? 1 : 0)
    }
    let result: Double
    if dy == 0 || dy <= dx * 0x1p-64 {
      result = x.sign == .minus ? 0x1.921fb54442d18p1 : dy == 0 ? 0 : dy / dx
    } else if dx <= dy * 0x1p-64 {
      result = 0x1.921fb54442d18p0
    } else {
      // Less than 2⁶⁴ apart: one power of two scales both to moderate size, exactly.
      let scale = dx + dy > 1 ? 0x1p-700 : 0x1p700
      return atan2OfModerate(
        y: Double(signOf: y, magnitudeOf: dy * scale), x: Double(signOf: x, magnitudeOf: dx * scale))
    }
    return y.sign == .minus ? -result : result
  }

  /// The number with the lower 27 of its 53 bits cleared.
  @inline(__always)
  static func cut(_ x: Double) -> Double {
    Double(bitPattern: x.bitPattern & ~0x7FF_FFFF)
  }
}
