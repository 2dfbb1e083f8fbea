import CardMath
import CardTestSupport
import Testing

@Suite struct TrigonometryTests {
  @Test func isWithinItsBound() throws {
    let table = try ReferenceTable("sinCos", arguments: 1, values: 2)
    #expect(table.rows.count > 1000)
    let worst = table.worst { arguments in
      let (sine, cosine) = Elementary.sinCos(arguments[0])
      return [sine, cosine]
    }
    #expect(worst.ulps < 0.85, "at \(worst.arguments)")
    #expect(worst.ulps > 0.75)
  }

  @Test func ofZeroAndOfTinyNumbers() {
    let zero = Elementary.sinCos(0)
    #expect(same(zero.sin, 0))
    #expect(zero.cos == 1)
    let minusZero = Elementary.sinCos(-0.0)
    #expect(same(minusZero.sin, -0.0))
    #expect(minusZero.cos == 1)
    for tiny in [Double.leastNonzeroMagnitude, 0x1p-1030, 1e-300, 0x1p-40] {
      let (sine, cosine) = Elementary.sinCos(-tiny)
      #expect(sine == -tiny)
      #expect(cosine == 1)
    }
  }

  @Test func ofQuarterTurns() {
    // π/2 as a Double is 6.1e-17 too small; its cosine is that difference.
    let right = Elementary.sinCos(0x1.921fb54442d18p0)
    #expect(right.sin == 1)
    #expect(right.cos == 0x1.1a62633145c07p-54)
    let straight = Elementary.sinCos(0x1.921fb54442d18p1)
    #expect(straight.sin == 0x1.1a62633145c07p-53)
    #expect(straight.cos == -1)
  }

  @Test func servesItsWholeRange() {
    #expect(Elementary.sinCosLimit == 823_549)
    let (sine, cosine) = Elementary.sinCos(Elementary.sinCosLimit)
    // Expected values computed with 60 digits.
    #expect(ulps(sine, -0x1.3bc41ec71c06dp-1) <= 1)
    #expect(ulps(cosine, 0x1.930880dddf826p-1) <= 1)
  }

  @Test(arguments: Seeds.few)
  func sineIsOddAndCosineIsEven(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for limit in [1e-9, 0.8, 30, 1600, Elementary.sinCosLimit] {
      for _ in 0..<50 {
        let x = random.next(from: 0, to: limit)
        let (there, back) = (Elementary.sinCos(x), Elementary.sinCos(-x))
        #expect(same(back.sin, -there.sin))
        #expect(same(back.cos, there.cos))
      }
    }
  }

  @Test(arguments: Seeds.few)
  func identitiesHold(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let x = random.next(from: -800, to: 800)
      let (sine, cosine) = Elementary.sinCos(x)
      #expect((sine * sine + cosine * cosine - 1).magnitude <= 0x1p-51)
      let twice = Elementary.sinCos(2 * x)
      #expect((twice.sin - 2 * sine * cosine).magnitude <= 0x1p-51)
      #expect((twice.cos - (cosine - sine) * (cosine + sine)).magnitude <= 0x1p-51)
    }
  }

  /// On both sides of a boundary between two reductions, the results follow one curve.
  @Test(arguments: [0x1p-27, 0x1p-20, 0x1.921fb54442d18p0 - 0x1p-20, 0x1.921fb54442d18p0 + 0x1p-20, 1600] as [Double])
  func theReductionsMeet(seam: Double) {
    var x = seam
    for _ in 0..<100 { x = x.nextDown }
    var last = Elementary.sinCos(x)
    for _ in 0..<200 {
      let step = x.nextUp - x
      x = x.nextUp
      let next = Elementary.sinCos(x)
      #expect((next.sin - last.sin - step * last.cos).magnitude <= 2 * last.sin.ulp)
      #expect((next.cos - last.cos + step * last.sin).magnitude <= 2 * last.cos.ulp)
      last = next
    }
  }

  @Test(arguments: [-1.5, -0.785_398_163_397_5, -0.01, 0.01, 0.5, 0.785_398_163_397_4, 1.5])
  func sineNeverStepsDownWhereItRises(start: Double) {
    #expect(stepsDown(from: start, count: 2000) { Elementary.sinCos($0).sin } == 0)
  }

  @Test(arguments: [0.01, 0.5, 0.785_398_163_397_4, 1.5, 2.356_194_490_192, 3.1])
  func cosineNeverStepsUpWhereItFalls(start: Double) {
    #expect(stepsDown(from: start, count: 2000) { -Elementary.sinCos($0).cos } == 0)
  }

  @Test func areTheSameToTheBit() {
    let limits = [0.8, 30, 1600, Elementary.sinCosLimit]
    var other = Digest()
    let found = digest(count: 200_000) { random in
      let limit = limits[Int(random.next(below: 4))]
      let (sine, cosine) = Elementary.sinCos(random.next(from: -limit, to: limit))
      other.combine(cosine)
      return sine
    }
    #expect(found == 0x1A60_AE9F_3F5E_93F3)
    #expect(other.value == 0x2415_6217_9F1B_7E32)
  }
}
