import CardTestSupport
import CardTimeline
import Testing

@testable import CardTuning

@Suite struct EstimateTests {
  /// Student's quantiles for 95 %, from tables.
  @Test(arguments: [
    (1, 12.7062), (2, 4.3027), (3, 3.1824), (4, 2.7764), (5, 2.5706), (10, 2.2281), (30, 2.0423), (120, 1.9799),
  ])
  func studentsQuantile(freedom: Int, quantile: Double) {
    #expect((StudentQuantile.of(degreesOfFreedom: Double(freedom)) / quantile - 1).magnitude < 0.01)
  }

  @Test func intervalsFollowTheirNumber() {
    let estimate = Estimate(2, plusMinus: 0.5)
    #expect(estimate.margin == 0.5)
    #expect(estimate.scaled(by: -2) == Estimate(value: -4, low: -5, high: -3))
    #expect(estimate.moved(by: 1) == Estimate(value: 3, low: 2.5, high: 3.5))
    let power = Estimate(0, plusMinus: 0.1).exponential
    #expect(power.value == 1)
    #expect(power.low.isNear(0.904837418, 1e-8))
    #expect(power.high.isNear(1.105170918, 1e-8))
    #expect(Estimate(2, plusMinus: 5, in: 0...3) == Estimate(value: 2, low: 0, high: 3))
    // The number after ± is that of the farther end.
    #expect(Estimate(value: 2, low: 1.5, high: 4).margin == 2)
  }

  @Test func noIntervalIsEndless() {
    let estimate = Estimate(2, plusMinus: .infinity)
    #expect(estimate.low.isFinite)
    #expect(estimate.high.isFinite)
    let power = estimate.exponential
    #expect(power.low > 0)
    #expect(power.high.isFinite)
  }

  /// A margin that says nothing but many digits is none: of a curve's control point any above 1.
  @Test func aMarginThatSaysNothingIsAny() {
    let point = Estimate(0.4, plusMinus: 824.3)
    #expect(point.marginText(decimals: 3, upTo: 1) == "± any")
    #expect(point.marginText(decimals: 3) == "± 824.300")
    #expect(Estimate(0.4, plusMinus: 0.25).marginText(decimals: 3, upTo: 1) == "± 0.250")
    #expect(Estimate(0.4, plusMinus: .infinity).marginText(decimals: 3) == "± any")
    #expect(Estimate(0.4, plusMinus: 0).marginText(decimals: 3) == "")
  }
}
