import CardMath
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct FitQualityTests {
  @Test func errorsAreThoseOfTheResiduals() {
    let quality = FitQuality(residuals: [3, -4, 0, 0], parameterCount: 1, step: 1)
    #expect(quality.rmsError == 2.5)
    #expect(quality.maxError == 4)
    #expect(quality.sampleCount == 4)
    // 4 ln(6.25) + 2·2 + 2·2·3/(4 − 2 − 1)
    let expected: Double = 4 * 1.8325814637483102 + 4 + 12
    #expect(quality.criterion.isNear(expected, 1e-12))
  }

  /// Weights count in the criterion; the errors are in points, whatever they weigh.
  @Test func weightsAreTakenOut() {
    let quality = FitQuality(residuals: [3, -2, 0, 0], weights: [1, 0.25, 1, 1], parameterCount: 1, step: 1)
    #expect(quality.rmsError == 2.5)
    #expect(quality.maxError == 4)
    let same = FitQuality(residuals: [3, -2, 0, 0], parameterCount: 1, step: 1)
    #expect(quality.criterion == same.criterion)
  }

  /// Two models as good as rounding allows differ only in the cost of their parameters.
  @Test func roundingIsTheLeastError() {
    let better = FitQuality(residuals: Array(repeating: 0.01, count: 50), parameterCount: 6, step: 1)
    let worse = FitQuality(residuals: Array(repeating: 0.2, count: 50), parameterCount: 4, step: 1)
    #expect(worse.criterion < better.criterion)
    let finer = FitQuality(residuals: Array(repeating: 0.01, count: 50), parameterCount: 6, step: 0.001, grain: 0.2)
    let coarser = FitQuality(residuals: Array(repeating: 0.2, count: 50), parameterCount: 4, step: 0.001, grain: 0.2)
    #expect(coarser.criterion < finer.criterion)
    #expect(FitQuality.deviation(residuals: [0, 0, 0, 0], parameterCount: 1, step: 1).isNear(0.2886751345948129))
    #expect(FitQuality.deviation(residuals: [3, -3, 3, -3], parameterCount: 0, step: 1) == 3)
  }
}
