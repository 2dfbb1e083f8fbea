extension Elementary {
  /// e to the power of `exponent`, times the cosine and the sine of `angle`: a damped oscillation.
  ///
  /// Both are within 4e-16 of the exact values for an angle up to 1000 and any exponent, and relative to the envelope:
  /// the error of each is at most 4e-16 times e to the power of `exponent`. At 0 and 0 they are exactly 1 and 0.
  ///
  /// It takes half the time of `exp` and `sinCos`: each is right to less than a unit in its last place, which the
  /// product loses again. The table has a value every 128th of a power of two and of a turn; the rest is so small that
  /// short series are right.
  ///
  /// ```
  /// exponent = (k + i/128) ln 2 + r,  |r| ≤ ln 2 / 256        eˣ = 2ᵏ · 2^(i/128) · eʳ
  /// angle    = (m + j/128) 2π + s,    |s| ≤ π / 128           cos = Cⱼ cos s − Sⱼ sin s,  sin = Sⱼ cos s + Cⱼ sin s
  /// ```
  ///
  /// - Parameters:
  ///   - exponent: At most 0.
  ///   - angle: Radians, of a magnitude up to `sinCosLimit`.
  @inline(never)
  public static func dampedWave(exponent: Double, angle: Double) -> (cosine: Double, sine: Double) {
    guard exponent >= -708 else { return dampedWaveAtTheEnd(exponent, angle) }
    // The processor reduces both arguments at once, in the two lanes of one register; so it does with the two series.
    let argument = SIMD2(exponent, angle)
    let shifted = argument * DampedWaveTables.stepsPerUnit + SIMD2(repeating: shifter)
    let steps = shifted - SIMD2(repeating: shifter)
    let rest = (argument - steps * DampedWaveTables.steps.high) - steps * DampedWaveTables.steps.low
    let (r, s) = (rest[0], rest[1])
    let (power, turn) = (shifted[0].bitPattern, shifted[1].bitPattern)

    // eʳ − 1, and sin s beside 1 − cos s, by their Taylor series, whose next terms are below 1e-18.
    let r2 = r * r
    let growth = r + r2 * ((0.5 + r * (1 / 6)) + r2 * (1 / 24 + r * (1 / 120)))
    let s2 = s * s
    let (square, fourth) = (SIMD2(repeating: s2), SIMD2(repeating: s2 * s2))
    let ends: SIMD2<Double> = fourth * SIMD2(-1.0 / 5040, 1.0 / 720)
    let series = SIMD2(-1.0 / 6, 1.0 / 2) + square * SIMD2(1.0 / 120, -1.0 / 24) + ends
    let sine = s + s * s2 * series[0]
    let loss = s2 * series[1]

    let root = DampedWaveTables.powers[Int(truncatingIfNeeded: power & 127)]
    let index = Int(truncatingIfNeeded: turn & 127)
    let (x, y) = (DampedWaveTables.turns[2 * index], DampedWaveTables.turns[2 * index + 1])

    // 2ᵏ is a factor of its own: its bits are there before the sum is.
    let scale = Double(bitPattern: (1 as Double).bitPattern &+ ((power &>> 7) &<< 52))
    let envelope = (root + root * growth) * scale
    return (envelope * (x - (x * loss + y * sine)), envelope * (y - (y * loss - x * sine)))
  }

  /// `dampedWave` where the exponential is nearly 0, or 0.
  @inline(never)
  private static func dampedWaveAtTheEnd(_ exponent: Double, _ angle: Double) -> (cosine: Double, sine: Double) {
    let (envelope, wave) = (exp(exponent), sinCos(angle))
    return (envelope * wave.cos, envelope * wave.sin)
  }
}
