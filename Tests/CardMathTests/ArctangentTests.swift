import CardMath
import CardTestSupport
import Testing

@Suite struct ArctangentTests {
  let pi = 0x1.921fb54442d18p1

  @Test func isWithinItsBound() throws {
    let table = try ReferenceTable("atan2", arguments: 2, values: 1)
    #expect(table.rows.count > 800)
    let worst = table.worst { [Elementary.atan2(y: $0[0], x: $0[1])] }
    #expect(worst.ulps < 0.75, "at \(worst.arguments)")
    #expect(worst.ulps > 0.65)
  }

  @Test func onTheAxes() {
    for x in [0, Double.leastNonzeroMagnitude, 1, 1e300, .infinity] {
      #expect(same(Elementary.atan2(y: 0, x: x), 0))
      #expect(same(Elementary.atan2(y: -0.0, x: x), -0.0))
      #expect(same(Elementary.atan2(y: 0, x: -x), pi))
      #expect(same(Elementary.atan2(y: -0.0, x: -x), -pi))
    }
    for y in [Double.leastNonzeroMagnitude, 1, 1e300, .infinity] {
      #expect(Elementary.atan2(y: y, x: 0) == pi / 2)
      #expect(Elementary.atan2(y: y, x: -0.0) == pi / 2)
      #expect(Elementary.atan2(y: -y, x: 0) == -pi / 2)
    }
  }

  @Test func onTheDiagonals() {
    for size in [Double.leastNonzeroMagnitude, 1e-300, 0x1p-400, 0.1, 1, 0x1p400, 1e300, .infinity] {
      #expect(Elementary.atan2(y: size, x: size) == pi / 4)
      #expect(Elementary.atan2(y: -size, x: size) == -pi / 4)
      #expect(Elementary.atan2(y: size, x: -size) == 0x1.2d97c7f3321d2p1)
      #expect(Elementary.atan2(y: -size, x: -size) == -0x1.2d97c7f3321d2p1)
    }
  }

  @Test func ofInfinitiesAndNaN() {
    #expect(same(Elementary.atan2(y: 1, x: .infinity), 0))
    #expect(same(Elementary.atan2(y: -1, x: .infinity), -0.0))
    #expect(Elementary.atan2(y: 1, x: -.infinity) == pi)
    #expect(Elementary.atan2(y: .infinity, x: 1) == pi / 2)
    #expect(Elementary.atan2(y: -.infinity, x: -1) == -pi / 2)
    #expect(Elementary.atan2(y: .nan, x: 1).isNaN)
    #expect(Elementary.atan2(y: 1, x: .nan).isNaN)
    #expect(Elementary.atan2(y: .nan, x: .infinity).isNaN)
  }

  @Test(arguments: Seeds.few)
  func mirrors(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let (y, x) = (random.next(from: 0, to: 1), random.next(from: 0, to: 1))
      let angle = Elementary.atan2(y: y, x: x)
      #expect(same(Elementary.atan2(y: -y, x: x), -angle))
      // The other octants add π or π/2 to an angle of the first; that sum rounds once more.
      #expect((Elementary.atan2(y: y, x: -x) - (pi - angle)).magnitude <= 0x1p-51)
      #expect((Elementary.atan2(y: x, x: y) - (pi / 2 - angle)).magnitude <= 0x1p-52)
      // A power of two common to both changes nothing.
      #expect(same(Elementary.atan2(y: y * 0x1p-600, x: x * 0x1p-600), angle))
    }
  }

  @Test(arguments: Seeds.few)
  func undoesSineAndCosine(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let angle = random.next(from: -3.14, to: 3.14)
      let (sine, cosine) = Elementary.sinCos(angle)
      #expect((Elementary.atan2(y: sine, x: cosine) - angle).magnitude <= 0x1p-52 + angle.ulp)
    }
  }

  /// The function never decreases, from one constant c of the reduction to the next and from one octant to the next.
  @Test(arguments: [0x1p-30, 0.437_499_999_999_9, 0.687_499_999_999_9, 0.999_999_999_999_9, 1.45, 2.28, 1e9])
  func neverStepsDown(start: Double) {
    #expect(stepsDown(from: start, count: 2000) { Elementary.atan2(y: $0, x: 1) } == 0)
    #expect(stepsDown(from: start, count: 2000) { -Elementary.atan2(y: $0, x: -1) } == 0)
  }

  @Test func isTheSameToTheBit() {
    let found = digest(count: 200_000) { random in
      switch random.next(below: 2) {
      case 0: Elementary.atan2(y: random.next(from: -1, to: 1), x: random.next(from: -1, to: 1))
      // All finite pairs can be drawn.
      default:
        Elementary.atan2(
          y: Double(bitPattern: random.next(below: 0x7FEF_FFFF_FFFF_FFFF)),
          x: Double(bitPattern: random.next(below: 0x7FEF_FFFF_FFFF_FFFF) | (random.next() & (1 << 63))))
      }
    }
    #expect(found == 0x7032_109D_0FFC_8CD6)
  }
}
