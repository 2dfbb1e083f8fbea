import CardMath
import CardTestSupport
import Testing

@Suite struct ExponentialTests {
  @Test func expIsWithinItsBound() throws {
    let table = try ReferenceTable("exp", arguments: 1, values: 1)
    #expect(table.rows.count > 1500)
    let worst = table.worst { [Elementary.exp($0[0])] }
    #expect(worst.ulps < 0.8, "at \(worst.arguments)")
    // The table has the hardest arguments known, so the largest error must come near the bound.
    #expect(worst.ulps > 0.7)
  }

  @Test func expMinusOneIsWithinItsBound() throws {
    let table = try ReferenceTable("expMinusOne", arguments: 1, values: 1)
    #expect(table.rows.count > 1500)
    let worst = table.worst { [Elementary.expMinusOne($0[0])] }
    #expect(worst.ulps < 0.85, "at \(worst.arguments)")
    #expect(worst.ulps > 0.75)
  }

  @Test func expOfSpecialNumbers() {
    #expect(Elementary.exp(0) == 1)
    #expect(Elementary.exp(-0.0) == 1)
    #expect(Elementary.exp(0x1p-60) == 1)
    #expect(Elementary.exp(.infinity) == .infinity)
    #expect(same(Elementary.exp(-.infinity), 0))
    #expect(Elementary.exp(.nan).isNaN)
  }

  @Test func expOverflowsAndUnderflowsWhereItShould() {
    // The two neighbours of ln(largest finite number + half a unit).
    #expect(Elementary.exp(0x1.62e42fefa39efp9).isFinite)
    #expect(Elementary.exp(0x1.62e42fefa39f0p9) == .infinity)
    #expect(Elementary.exp(1e300) == .infinity)
    // The two neighbours of ln(half the least positive number).
    #expect(Elementary.exp(-0x1.74910d52d3051p9) == .leastNonzeroMagnitude)
    #expect(same(Elementary.exp(-0x1.74910d52d3052p9), 0))
    #expect(same(Elementary.exp(-1e300), 0))
  }

  @Test func expMinusOneOfSpecialNumbers() {
    #expect(same(Elementary.expMinusOne(0), 0))
    #expect(same(Elementary.expMinusOne(-0.0), -0.0))
    #expect(Elementary.expMinusOne(.leastNonzeroMagnitude) == .leastNonzeroMagnitude)
    #expect(Elementary.expMinusOne(-1e-300) == -1e-300)
    #expect(Elementary.expMinusOne(-38) == -1)
    #expect(Elementary.expMinusOne(-1e300) == -1)
    #expect(Elementary.expMinusOne(-.infinity) == -1)
    #expect(Elementary.expMinusOne(710) == .infinity)
    #expect(Elementary.expMinusOne(.infinity) == .infinity)
    #expect(Elementary.expMinusOne(.nan).isNaN)
  }

  @Test(arguments: [-700, -1, -0.346_573_590, 0.01, 0.346_573_590, 0.5, 1.039_720_770, 2, 700])
  func expNeverStepsDown(start: Double) {
    #expect(stepsDown(from: start, count: 2000, Elementary.exp) == 0)
  }

  @Test(arguments: [-30, -1, -0.287_682_072, -0.01, 0.01, 0.405_465_108, 0.5, 1.098_612_288, 20])
  func expMinusOneNeverStepsDown(start: Double) {
    #expect(stepsDown(from: start, count: 2000, Elementary.expMinusOne) == 0)
  }

  @Test func bothRiseAcrossTheirWholeRange() {
    var (last, lastMinusOne) = (0.0, -1.0)
    for step in 0...10_000 {
      let x = -740 + Double(step) * 0.144
      let value = Elementary.exp(x)
      let minusOne = Elementary.expMinusOne(x)
      #expect(value > last, "at \(x)")
      // Near −1, a step is less than an ulp.
      #expect(minusOne > lastMinusOne || x < -34 && minusOne >= lastMinusOne, "at \(x)")
      (last, lastMinusOne) = (value, minusOne)
    }
  }

  @Test(arguments: Seeds.few)
  func theyAgreeWithEachOther(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let x = random.next(from: -30, to: 30)
      let (value, minusOne) = (Elementary.exp(x), Elementary.expMinusOne(x))
      #expect((minusOne + 1 - value).magnitude <= 0x1p-51 * max(1, value))
      // e⁻ˣ = 1 / eˣ, and eˣ − 1 = (eˣ/² − 1)(eˣ/² + 1).
      #expect(ulps(Elementary.exp(-x), 1 / value) <= 2)
      let half = Elementary.expMinusOne(x / 2)
      #expect(ulps(minusOne, half * (half + 2)) <= 4)
    }
  }

  @Test func expIsTheSameToTheBit() {
    let found = digest(count: 200_000) { random in
      switch random.next(below: 4) {
      case 0: Elementary.exp(random.next(from: -1, to: 1))
      case 1: Elementary.exp(random.next(from: -30, to: 30))
      case 2: Elementary.exp(random.next(from: -745, to: 709))
      default: Elementary.exp(random.next(from: -745, to: -708))
      }
    }
    #expect(found == 0xB69B_6AD7_5136_E71A)
  }

  @Test func expMinusOneIsTheSameToTheBit() {
    let found = digest(count: 200_000) { random in
      switch random.next(below: 4) {
      case 0: Elementary.expMinusOne(random.next(from: -1, to: 1))
      case 1: Elementary.expMinusOne(random.next(from: -1e-5, to: 1e-5))
      case 2: Elementary.expMinusOne(random.next(from: -40, to: 65))
      default: Elementary.expMinusOne(random.next(from: 65, to: 709))
      }
    }
    #expect(found == 0x7843_9DC1_72F1_83FE)
  }
}
