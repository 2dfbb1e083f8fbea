import CardMath
import CardTestSupport
import Testing

@Suite struct LogarithmTests {
  @Test func isWithinItsBound() throws {
    let table = try ReferenceTable("log", arguments: 1, values: 1)
    #expect(table.rows.count > 1500)
    let worst = table.worst { [Elementary.log($0[0])] }
    #expect(worst.ulps < 0.85, "at \(worst.arguments)")
    #expect(worst.ulps > 0.75)
  }

  @Test func ofSpecialNumbers() {
    #expect(same(Elementary.log(1), 0))
    #expect(Elementary.log(0) == -.infinity)
    #expect(Elementary.log(-0.0) == -.infinity)
    #expect(Elementary.log(.infinity) == .infinity)
    #expect(Elementary.log(-1).isNaN)
    #expect(Elementary.log(-.leastNonzeroMagnitude).isNaN)
    #expect(Elementary.log(-.infinity).isNaN)
    #expect(Elementary.log(.nan).isNaN)
  }

  @Test func ofPowersOfTwoIsAMultipleOfOneConstant() {
    for k in -1074...1023 {
      let power = Double(sign: .plus, exponent: k, significand: 1)
      #expect(ulps(Elementary.log(power), Double(k) * 0x1.62e42fefa39efp-1) <= 1)
    }
  }

  /// ln(1 + x) by mpmath, with 200 bits; the error of the formula, at 200,000 random arguments, is 2.26 ulp at most.
  @Test func ofOnePlusASmallNumber() {
    let rows: [(x: Double, logarithm: Double)] = [
      (1e-300, 1e-300), (1e-17, 1e-17), (1e-10, 9.999999999500001e-11), (-1e-10, -1.00000000005e-10),
      (1e-5, 9.999950000333332e-06), (-1e-5, -1.0000050000333337e-05), (0.01, 0.009950330853168083),
      (-0.01, -0.010050335853501442), (0.3, 0.26236426446749106), (-0.3, -0.35667494393873234),
      (-0.5, -0.6931471805599453), (1, 0.6931471805599453), (3.7, 1.547562508716013), (1e300, 690.7755278982137),
    ]
    for row in rows { #expect(ulps(Elementary.logOnePlus(row.x), row.logarithm) <= 3, "\(row.x)") }
  }

  @Test(arguments: [0x1p-1030, 0.1, 0.687_499_999_999_9, 0.9, 0.999_999_999_999_9, 1.374_999_999_999_9, 2, 1e300])
  func neverStepsDown(start: Double) {
    #expect(stepsDown(from: start, count: 2000, Elementary.log) == 0)
  }

  @Test func risesAcrossItsWholeRange() {
    var last = -Double.infinity
    // Each step skips 2⁴⁶ numbers; the first number is subnormal.
    for pattern in stride(from: UInt64(1), to: Double.infinity.bitPattern, by: 1 << 46) {
      let x = Double(bitPattern: pattern)
      let value = Elementary.log(x)
      #expect(value > last, "at \(x)")
      last = value
    }
  }

  @Test(arguments: Seeds.few)
  func undoesTheExponential(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let x = random.next(from: -700, to: 700)
      // An ulp of eˣ moves its logarithm by no more than 2⁻⁵².
      #expect((Elementary.log(Elementary.exp(x)) - x).magnitude <= 0x1p-52 + x.ulp)
      // The same bound holds for an argument and its reciprocal: ln(1/a) = −ln a.
      let a = random.next(from: 0.001, to: 1000)
      #expect((Elementary.log(1 / a) + Elementary.log(a)).magnitude <= 0x1p-52 + Elementary.log(a).ulp)
    }
  }

  @Test func isTheSameToTheBit() {
    let found = digest(count: 200_000) { random in
      switch random.next(below: 3) {
      case 0: Elementary.log(random.next(from: 0.5, to: 2))
      case 1: Elementary.log(1 + random.next(from: -1e-6, to: 1e-6))
      // All positive finite numbers can be drawn, the subnormal ones included.
      default: Elementary.log(Double(bitPattern: 1 + random.next(below: 0x7FEF_FFFF_FFFF_FFFF)))
      }
    }
    #expect(found == 0x82A7_AD3C_B39C_63B8)
  }
}
