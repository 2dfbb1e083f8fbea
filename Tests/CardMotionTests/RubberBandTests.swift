import CardMath
import CardMotion
import CardTestSupport
import Testing

@Suite struct RubberBandTests {
  /// UIScrollView's values: dimension, overdrag, displayed.
  @Test(
    arguments: [
      (960, 5, 2.742), (960, 10, 5.469), (960, 100, 52.020), (960, 400, 178.983), (960, 960, 340.645),
      (667, 10, 5.455), (667, 50, 26.411), (667, 100, 50.810), (667, 200, 94.427), (667, 300, 132.278),
      (844, 100, 51.635), (844, 200, 97.317),
    ] as [(Double, Double, Double)])
  func goldenValues(dimension: Double, overdrag: Double, displayed: Double) {
    let band = RubberBand(coefficient: RubberBand.scrollViewCoefficient, dimension: dimension)
    #expect((band.displayed(overdrag: overdrag) - displayed).magnitude <= 5e-4)
    #expect((band.displayed(overdrag: -overdrag) + displayed).magnitude <= 5e-4)
  }

  private func draw(_ random: inout SplitMix64) -> RubberBand {
    RubberBand(coefficient: random.next(from: 0.05, to: 1), dimension: random.next(from: 20, to: 2000))
  }

  @Test(arguments: Seeds.few)
  func isTheFormula(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let band = draw(&random)
      let x = random.next(from: -3000, to: 3000)
      let (c, d) = (band.coefficient, band.dimension)
      let shown = c * x * d / (d + c * x.magnitude)
      #expect((band.displayed(overdrag: x) - shown).magnitude <= 1e-15 * shown.magnitude)
    }
  }

  @Test(arguments: Seeds.few)
  func theInverseGoesBack(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<500 {
      let band = draw(&random)
      let shown = band.dimension * random.next(from: -0.95, to: 0.95)
      let again = band.displayed(overdrag: band.overdrag(displayed: shown))
      // A card that is grabbed jumps by no more than rounding.
      #expect((again - shown).magnitude <= 5e-16 * shown.magnitude)
      let x = random.next(from: -1000, to: 1000)
      #expect((band.overdrag(displayed: band.displayed(overdrag: x)) - x).magnitude <= 1e-12 * x.magnitude)
    }
  }

  @Test(arguments: Seeds.few)
  func theSlopeIsTheDerivative(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let band = draw(&random)
      let x = random.next(from: -1000, to: 1000)
      guard x.magnitude > 0.01 else { continue }
      let difference = (band.displayed(overdrag: x + 1e-3) - band.displayed(overdrag: x - 1e-3)) / 2e-3
      #expect((difference - band.slope(overdrag: x)).magnitude < 1e-8)
    }
  }

  @Test(arguments: Seeds.few)
  func isOddAndRisesAndStaysBelowItsDimension(seed: UInt64) {
    var random = SplitMix64(seed: seed)
    for _ in 0..<20 {
      let band = draw(&random)
      var (x, before) = (random.next(from: 0, to: 1e5), 0.0)
      x = x.nextUp
      before = band.displayed(overdrag: x)
      for _ in 0..<200 {
        // Neighbouring numbers never step back, not even by rounding.
        x = x.nextUp
        let shown = band.displayed(overdrag: x)
        #expect(shown >= before)
        #expect(shown < band.dimension)
        #expect(band.displayed(overdrag: -x) == -shown)
        before = shown
      }
      #expect(band.displayed(overdrag: 1e12) > 0.999 * band.dimension)
      #expect(band.displayed(overdrag: .greatestFiniteMagnitude) <= band.dimension)
    }
  }

  @Test func atTheEdgeItBeginsWithItsCoefficient() {
    let band = RubberBand(coefficient: 0.55, dimension: 800)
    #expect(band.displayed(overdrag: 0) == 0)
    #expect(band.overdrag(displayed: 0) == 0)
    #expect(band.slope(overdrag: 0) == 0.55)
    #expect((band.displayed(overdrag: 1e-9) / 1e-9 - 0.55).magnitude < 1e-11)
  }

  @Test(arguments: [0, -0.0, -50])
  func withoutADimensionNothingGetsThrough(dimension: Double) {
    let band = RubberBand(coefficient: 0.55, dimension: dimension)
    for x in [-100, -0.0, 0, 1e-300, 100] {
      #expect(band.displayed(overdrag: x) == 0)
      #expect(band.slope(overdrag: x) == 0)
    }
    #expect(band.overdrag(displayed: 0) == 0)
  }

  @Test func withoutACoefficientNothingGetsThrough() {
    let band = RubberBand(coefficient: 0, dimension: 800)
    for x in [-100.0, 0, 100] {
      #expect(band.displayed(overdrag: x) == 0)
      #expect(band.slope(overdrag: x) == 0)
    }
    #expect(band.overdrag(displayed: 0) == 0)
  }
}
