import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct CubicBezierTests {
  @Test func valuesAreExactToFifteenDigits() throws {
    var (level, steep) = (Worst(), Worst())
    for row in try CurveRow.all() {
      let error = (row.curve.value(at: row.x) - row.value - row.rest).magnitude
      let slope = row.slope?.magnitude ?? .infinity
      if slope <= 4 {
        level.note(error / row.height, at: "\(row.words)")
      } else if slope < .infinity {
        // The result's own rounding is half a last place, even if all else is exact.
        steep.note((error - row.value.ulp / 2) / (row.x.ulp * slope), at: "\(row.words)")
      } else {
        #expect(error == 0, "\(row.words)")
      }
    }
    #expect(level.error <= 4e-16, "\(level)")
    #expect(steep.error <= 2, "\(steep)")
  }

  @Test func slopesAreExact() throws {
    var worst = Worst()
    for row in try CurveRow.all() {
      guard let slope = row.slope else {
        #expect(row.curve.slope(at: row.x) == nil, "\(row.words)")
        continue
      }
      let found = try #require(row.curve.slope(at: row.x), "\(row.words)")
      // A slope near 0 is a difference of larger ones; near a vertical tangent, x's last place changes it much.
      let scale = max(slope.magnitude, row.height * min(1, slope.magnitude + 0.01))
      let sharpness = max(1, slope.magnitude * slope.magnitude * 1e-3)
      worst.note((found - slope).magnitude / scale / sharpness, at: "\(row.words) \(found)")
    }
    #expect(worst.error <= 1e-13, "\(worst)")
  }

  @Test(arguments: Seeds.few)
  func theSlopeIsTheDerivative(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      let curve = CubicBezier(
        x1: random.next(from: 0.1, to: 0.9), y1: random.next(from: -1, to: 2), x2: random.next(from: 0.1, to: 0.9),
        y2: random.next(from: -1, to: 2))
      let x = random.next(from: 0.01, to: 0.99)
      let slope = try #require(curve.slope(at: x))
      let difference = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
      #expect((difference - slope).magnitude <= 1e-6 * max(1, slope.magnitude * slope.magnitude))
    }
  }

  @Test(arguments: Seeds.few)
  func beginsAtZeroAndEndsAtOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let curve = CubicBezier(
        x1: random.nextUnit(), y1: random.next(from: -3, to: 3), x2: random.nextUnit(),
        y2: random.next(from: -3, to: 3))
      for x in [-1e300, -1, -Double.leastNonzeroMagnitude, -0.0, 0] { #expect(curve.value(at: x) == 0) }
      for x in [1, 1.0.nextUp, 7, 1e300] { #expect(curve.value(at: x) == 1) }
      #expect(curve.slope(at: -0.001) == 0)
      #expect(curve.slope(at: 1.001) == 0)
      // The curve is continuous at both ends.
      #expect(curve.value(at: 1e-14).magnitude < 1e-4)
      #expect((curve.value(at: 1.0.nextDown) - 1).magnitude < 1e-5)
    }
  }

  /// A curve rotated by 180° about its centre is the curve of the rotated control points.
  @Test(arguments: Seeds.few)
  func aTurnedCurveIsTheTurnedOne(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<50 {
      // Multiples of 2⁻²⁰ make 1 − p exact.
      let p = (0..<5).map { _ in Double(random.next(below: 1 << 20)) * 0x1p-20 }
      let curve = CubicBezier(x1: p[0], y1: p[1], x2: p[2], y2: p[3])
      let turned = CubicBezier(x1: 1 - p[2], y1: 1 - p[3], x2: 1 - p[0], y2: 1 - p[1])
      let (a, b) = (curve.value(at: p[4]), 1 - turned.value(at: 1 - p[4]))
      let slope = curve.slope(at: p[4])?.magnitude ?? 1e6
      #expect((a - b).magnitude <= 1e-15 * max(1, slope))
    }
  }

  /// The value at x is y for each point (x, y) that the curve's definition gives for a parameter. No equation is
  /// solved.
  @Test(arguments: Seeds.few)
  func passesThroughThePointsOfItsDefinition(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let curve = CubicBezier(
        x1: random.nextUnit(), y1: random.next(from: -1, to: 2), x2: random.nextUnit(),
        y2: random.next(from: -1, to: 2))
      let t = random.nextUnit()
      let s = 1 - t
      let x = 3 * curve.x1 * t * s * s + 3 * curve.x2 * t * t * s + t * t * t
      let y = 3 * curve.y1 * t * s * s + 3 * curve.y2 * t * t * s + t * t * t
      let slope = curve.slope(at: x)?.magnitude ?? 1e8
      #expect((curve.value(at: x) - y).magnitude <= 1.5e-15 + 1e-15 * slope)
    }
  }

  /// Values never fall if the definition rises: on a grid, and next to both ends, where some curves are level.
  @Test(
    arguments: [
      (0.25, 0.1, 0.25, 1), (0.42, 0, 0.58, 1), (0.32, 0.72, 0, 1), (1, 0, 0, 1), (0, 1, 1, 0), (0, 0, 0, 1),
      (0.05, 0.7, 0.1, 1), (0, 0, 1, 1), (1, 1, 0, 0),
    ] as [(Double, Double, Double, Double)])
  func risesWithoutAStepBack(x1: Double, y1: Double, x2: Double, y2: Double) {
    let curve = CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
    let grid = (0...20_000).map { Double($0) / 20_000 }
    let start = (0...1000).map { Double($0) * 1e-12 }
    let end = (0...1000).map { (index: Int) -> Double in 1 - Double(1000 - index) * 0x1p-50 }
    for inputs in [grid, start, end] {
      let values = inputs.map(curve.value(at:))
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
      #expect(values.allSatisfy { $0 >= 0 && $0 <= 1 })
    }
  }

  @Test func aStraightLineIsTheIdentity() {
    for (x1, x2) in [(0.0, 1.0), (0.25, 0.75), (1.0 / 3, 2.0 / 3), (0, 0), (1, 1), (1, 0)] {
      let curve = CubicBezier(x1: x1, y1: x1, x2: x2, y2: x2)
      for index in 0...1000 {
        let x = Double(index) / 1000
        #expect((curve.value(at: x) - x).magnitude <= 2e-16)
        #expect(abs((curve.slope(at: x) ?? 0) - 1) < 1e-9)
      }
    }
  }

  @Test func aSampleIsValueAndSlope() {
    let curve = CubicBezier(x1: 0.32, y1: 0.72, x2: 0, y2: 1)
    for index in -2...102 {
      let x = Double(index) / 100
      let sample = curve.sample(at: x)
      #expect(sample.value == curve.value(at: x))
      #expect(sample.slope == curve.slope(at: x))
    }
  }

  @Test func staysSmall() {
    #expect(MemoryLayout<CubicBezier>.size == 48)
  }
}
