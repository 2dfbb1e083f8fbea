import CardMath
import CardTestSupport
import Testing

@Suite struct DampedWaveTests {
  /// The error relative to the envelope, of either part, at the rows of `Scripts/elementary-table.py`.
  @Test func bothPartsAreWithinTheirBound() throws {
    let table = try ReferenceTable("dampedWave", arguments: 2, values: 3)
    #expect(table.rows.count > 1500)
    var worst: (error: Double, arguments: [Double]) = (0, [])
    for (arguments, exact) in table.rows {
      let wave = Elementary.dampedWave(exponent: arguments[0], angle: arguments[1])
      for (result, value) in [(wave.cosine, exact[1]), (wave.sine, exact[2])] {
        let error = (result - value.nearest).magnitude / exact[0].nearest
        if !(error <= worst.error) { worst = (error, arguments) }
      }
    }
    #expect(worst.error < 4e-16, "\(worst)")
    // The bound isn't far from what was found.
    #expect(worst.error > 2e-16, "\(worst)")
  }

  @Test func itBeginsAtOneAndZero() {
    let start = Elementary.dampedWave(exponent: 0, angle: 0)
    #expect(start == (1, 0))
    let still = Elementary.dampedWave(exponent: -0.0, angle: 0)
    #expect(still == (1, 0))
  }

  /// Where no digit is lost to a small envelope it is the product of the two functions, to a few units.
  @Test(arguments: Seeds.few)
  func itIsTheProductOfExpAndSinCos(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<2_000 {
      let (exponent, angle) = (0 - random.next(from: 0, to: 700), random.next(from: -1000, to: 1000))
      let wave = Elementary.dampedWave(exponent: exponent, angle: angle)
      let (envelope, turn) = (Elementary.exp(exponent), Elementary.sinCos(angle))
      #expect((wave.cosine - envelope * turn.cos).magnitude <= 6e-16 * envelope, "\(exponent), \(angle)")
      #expect((wave.sine - envelope * turn.sin).magnitude <= 6e-16 * envelope, "\(exponent), \(angle)")
    }
  }

  /// No step shows where an entry of a table ends and the next begins.
  @Test func itIsSmoothAcrossTheTables() {
    for index in 1..<512 {
      let angle = (Double(index) + 0.5) * .pi / 64
      let exponent = -(Double(index) + 0.5) * 0.005415212348514945
      let (before, after) = (
        Elementary.dampedWave(exponent: exponent.nextDown, angle: angle.nextDown),
        Elementary.dampedWave(exponent: exponent.nextUp, angle: angle.nextUp)
      )
      let room = 1e-15 * (1 + angle) * Elementary.exp(exponent)
      #expect((before.cosine - after.cosine).magnitude < room, "\(index)")
      #expect((before.sine - after.sine).magnitude < room, "\(index)")
    }
  }

  @Test func itFadesToNothing() {
    for exponent in [-707.9, -708, -708.1, -730, -745.2, -1e6, -1e300] {
      let wave = Elementary.dampedWave(exponent: exponent, angle: 2)
      let (envelope, turn) = (Elementary.exp(exponent), Elementary.sinCos(2))
      #expect((wave.cosine - envelope * turn.cos).magnitude <= 4e-16 * envelope + .leastNonzeroMagnitude)
      #expect((wave.sine - envelope * turn.sin).magnitude <= 4e-16 * envelope + .leastNonzeroMagnitude)
    }
  }

  /// Two at once are each what they are alone: near the start and near the end of each table, where the exponential is
  /// nearly 0, and up to the largest angle.
  @Test(arguments: Seeds.few)
  func eachLaneHasTheBitsOfOneAlone(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    func argument() -> (exponent: Double, angle: Double) {
      let (lowest, farthest) = [
        (1e-300, 1e-300), (1, 1), (40, 600), (708, 1600), (720, Elementary.sinCosLimit), (1e5, 7),
      ][Int(random.next(below: 6))]
      return (-random.next(from: 0, to: lowest), random.next(from: -farthest, to: farthest))
    }
    for _ in 0..<4_000 {
      let (first, second) = (argument(), argument())
      let waves = Elementary.dampedWaves(
        exponents: SIMD2(first.exponent, second.exponent), angles: SIMD2(first.angle, second.angle))
      for (lane, argument) in [first, second].enumerated() {
        let wave = Elementary.dampedWave(exponent: argument.exponent, angle: argument.angle)
        #expect(waves.cosines[lane].bitPattern == wave.cosine.bitPattern, "\(first), \(second)")
        #expect(waves.sines[lane].bitPattern == wave.sine.bitPattern, "\(first), \(second)")
      }
    }
  }

  @Test func theBitsAreTheSameEverywhere() {
    #expect(
      digest(count: 100_000) { random in
        let wave = Elementary.dampedWave(exponent: -random.next(from: 0, to: 40), angle: random.next(from: 0, to: 600))
        return wave.cosine + 3 * wave.sine
      } == 12_056_116_367_680_604_172)
  }
}
