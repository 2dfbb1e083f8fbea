extension Elementary {
  /// ``dampedWave(exponent:angle:)`` at two instants, one in each lane, with the bits of each alone.
  ///
  /// Every step is done for both at once: an instant costs half as much as alone.
  ///
  /// - Parameters:
  ///   - exponents: Each at most 0.
  ///   - angles: Radians, each of a magnitude up to `sinCosLimit`.
  @inline(never)
  public static func dampedWaves(
    exponents: SIMD2<Double>, angles: SIMD2<Double>
  ) -> (cosines: SIMD2<Double>, sines: SIMD2<Double>) {
    guard exponents[0] >= -708, exponents[1] >= -708 else { return dampedWavesOneByOne(exponents, angles) }
    let (powers, turns) = (DampedWaveLanes(of: 0, exponents), DampedWaveLanes(of: 1, angles))
    let (r, s) = (powers.rest, turns.rest)

    // The series of `dampedWave`, term by term as there.
    let r2 = r * r
    let small: SIMD2<Double> = 0.5 + r * (1 / 6)
    let large: SIMD2<Double> = 1 / 24 + r * (1 / 120)
    let growth = r + r2 * (small + r2 * large)
    let s2 = s * s
    let s4 = s2 * s2
    let sineSeries: SIMD2<Double> = -1.0 / 6 + s2 * (1.0 / 120)
    let lossSeries: SIMD2<Double> = 1.0 / 2 + s2 * (-1.0 / 24)
    let sine = s + s * s2 * (sineSeries + s4 * (-1.0 / 5040))
    let loss = s2 * (lossSeries + s4 * (1.0 / 720))

    let root = SIMD2(
      DampedWaveTables.powers[powers.index(0)], DampedWaveTables.powers[powers.index(1)])
    let (first, second) = (2 * turns.index(0), 2 * turns.index(1))
    let x = SIMD2(DampedWaveTables.turns[first], DampedWaveTables.turns[second])
    let y = SIMD2(DampedWaveTables.turns[first + 1], DampedWaveTables.turns[second + 1])

    let envelope = (root + root * growth) * powers.scale
    return (envelope * (x - (x * loss + y * sine)), envelope * (y - (y * loss - x * sine)))
  }

  /// `dampedWaves` where an exponential is nearly 0, or 0.
  @inline(never)
  private static func dampedWavesOneByOne(
    _ exponents: SIMD2<Double>, _ angles: SIMD2<Double>
  ) -> (cosines: SIMD2<Double>, sines: SIMD2<Double>) {
    let first = dampedWave(exponent: exponents[0], angle: angles[0])
    let second = dampedWave(exponent: exponents[1], angle: angles[1])
    return (SIMD2(first.cosine, second.cosine), SIMD2(first.sine, second.sine))
  }
}

/// Two arguments of one kind as steps of a table and rests.
private struct DampedWaveLanes {
  /// The whole numbers of steps, in the low bits of their bit patterns.
  let shifted: SIMD2<Double>

  /// The arguments without their steps.
  let rest: SIMD2<Double>

  /// Reduces two exponents (kind 0) or angles (kind 1).
  @inline(__always)
  init(of kind: Int, _ arguments: SIMD2<Double>) {
    shifted = arguments * DampedWaveTables.stepsPerUnit[kind] + Elementary.shifter
    let steps = shifted - Elementary.shifter
    rest = (arguments - steps * DampedWaveTables.steps.high[kind]) - steps * DampedWaveTables.steps.low[kind]
  }

  /// The place of a lane in the table.
  @inline(__always)
  func index(_ lane: Int) -> Int {
    Int(truncatingIfNeeded: shifted[lane].bitPattern & 127)
  }

  /// 2 to the power of the whole steps.
  var scale: SIMD2<Double> {
    @inline(__always) get {
      SIMD2(DampedWaveLanes.scale(shifted[0]), DampedWaveLanes.scale(shifted[1]))
    }
  }

  @inline(__always)
  private static func scale(_ shifted: Double) -> Double {
    Double(bitPattern: (1 as Double).bitPattern &+ ((shifted.bitPattern &>> 7) &<< 52))
  }
}
