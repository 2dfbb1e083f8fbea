extension Elementary {
  /// The largest magnitude of an argument of `sinCos`: 2¹⁹ quarter turns, radians.
  public static var sinCosLimit: Double {
    @inlinable @inline(__always) get { 823_549 }
  }

  /// The sine and the cosine of `x`, an angle in radians.
  ///
  /// Error below 0.85 ulp each, also for the arguments nearest to a multiple of π/2. The sine is odd and the cosine
  /// even to the bit, `sin(±0)` is ±0 and `cos(0)` exactly 1.
  ///
  /// ```
  /// x = n π/2 + r,  |r| ≤ π/4
  /// sin r = r + r³ S(r²),  cos r = 1 − ½ r² + r⁴ C(r²)
  /// ```
  ///
  /// - Parameter x: Radians, |x| ≤ 823,549. A larger magnitude, or NaN, is a programming error.
  @inlinable @inline(__always)
  public static func sinCos(_ x: Double) -> (sin: Double, cos: Double) {
    guard x.magnitude <= 1600 else { return sinCosInFull(x) }
    let shifted = x * 0x1.45f306dc9c883p-1 + shifter
    let n = shifted - shifter
    // Up to 1600, n has 10 bits: its product with the first part of π/2, of 43 bits, is exact, and so is the
    // difference.
    let first = x - n * 0x1.921fb54442c00p0
    let second = n * 0x1.18469898cc517p-44
    let high = first - second
    // Two parts leave an absolute error of 2⁻⁸⁶, which is too much only if the reduced argument is tiny.
    guard high.magnitude >= 0x1p-20 else { return sinCosInFull(x) }
    let low = (first - high) - second
    return sinCosOfReduced(high, low, quarter: shifted.bitPattern)
  }

  /// `sinCos` with a reduction that is precise for every argument.
  @usableFromInline @inline(never)
  static func sinCosInFull(_ x: Double) -> (sin: Double, cos: Double) {
    precondition(x.magnitude <= sinCosLimit, "the angle \(x) is beyond ±823549 radians")
    // Exact to the last bit, and keeps the sign of −0.
    if x.magnitude < 0x1p-27 { return (x, 1) }
    let shifted = x * 0x1.45f306dc9c883p-1 + shifter
    let n = shifted - shifter
    // n has 19 bits, the first three parts of π/2 have 33: the three products are exact, and so is the first
    // difference.
    let first = x - n * 0x1.921fb54400000p0
    let (second, lostBySecond) = twoDifference(first, n * 0x1.0b4611a600000p-34)
    let (third, lostByThird) = twoDifference(second, n * 0x1.3198a2e000000p-69)
    let rest = (lostBySecond + lostByThird) - n * 0x1.b839a252049c1p-104
    let high = third + rest
    let low = (third - high) + rest
    return sinCosOfReduced(high, low, quarter: shifted.bitPattern)
  }

  /// The sine and the cosine of n quarter turns plus `high` + `low` radians, |high| ≤ π/4; the two lowest bits of
  /// `quarter` are those of n.
  @inlinable @inline(__always)
  static func sinCosOfReduced(_ high: Double, _ low: Double, quarter: UInt64) -> (sin: Double, cos: Double) {
    let z = high * high
    let z2 = z * z
    let half = 0.5 * z
    let unit = 1 - half

    // sin(h + l) = h + (h³ S(h²) + l cos h), where 1 − ½ h² is precise enough for the cosine.
    let s01 = -0x1.5555555555548p-3 + z * 0x1.111111110f730p-7
    let s23 = -0x1.a01a019be921bp-13 + z * 0x1.71de35552bd30p-19
    let s45 = -0x1.ae5e4b84829a1p-26 + z * 0x1.5d8b55d20fad1p-33
    let s = s01 + z2 * (s23 + z2 * s45)
    let sine = high + (z * high * s + low * unit)

    // cos(h + l) = 1 − ½ h² + (h⁴ C(h²) − l h), with the rounding error of 1 − ½ h² added to the small terms.
    let c01 = 0x1.555555555554bp-5 - z * 0x1.6c16c16c15015p-10
    let c23 = 0x1.a01a019c8f254p-16 - z * 0x1.27e4f7f1914aep-22
    let c45 = 0x1.1ee9dbcf000d7p-29 - z * 0x1.8fa6848b3686cp-37
    let c = c01 + z2 * (c23 + z2 * c45)
    let cosine = unit + (((1 - unit) - half) + (z2 * c - high * low))

    // An odd number of quarter turns swaps the two, and the next bit determines the signs. Selecting bit patterns
    // avoids a branch, which would be mispredicted half of the time.
    let swaps = quarter & 1 != 0
    let forSine = swaps ? cosine.bitPattern : sine.bitPattern
    let forCosine = swaps ? sine.bitPattern : cosine.bitPattern
    return (
      Double(bitPattern: forSine ^ ((quarter >> 1) << 63)),
      Double(bitPattern: forCosine ^ (((quarter &+ 1) >> 1) << 63))
    )
  }

  /// a − b as a rounded difference and its rounding error, exactly (Knuth's two-sum).
  @inline(__always)
  static func twoDifference(_ a: Double, _ b: Double) -> (difference: Double, lost: Double) {
    let difference = a - b
    let taken = a - difference
    return (difference, (a - (difference + taken)) + (taken - b))
  }
}
