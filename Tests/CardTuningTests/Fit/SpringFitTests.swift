import CardFormats
import CardMath
import CardMotion
import CardTestSupport
import Testing

@testable import CardTuning

@Suite struct SpringFitTests {
  /// How far the fits of many springs are off, as parts of the true numbers.
  struct Errors {
    var response: [Double] = []
    var dampingRatio: [Double] = []

    /// How many of the intervals hold the true number.
    var covered = (response: 0, dampingRatio: 0)
  }

  static func errors(count: Int, seed: UInt64, hertz: Double, step: Double) -> Errors {
    var random = SplitMix64(seed: seed)
    let motions = (0..<count).map { _ in RandomMotion(&random, hertz: hertz) }
    let fits = Parallel.map(count) { index in
      try? Fit(motions[index].recording(hertz: hertz, step: step), model: .spring).spring
    }
    var errors = Errors()
    for (motion, fit) in zip(motions, fits) {
      guard let fit else { continue }
      let (response, ratio) = (motion.spring.response, motion.spring.dampingRatio)
      errors.response.append((fit.response.value / response - 1).magnitude)
      errors.dampingRatio.append((fit.dampingRatio.value / ratio - 1).magnitude)
      if fit.response.low <= response, response <= fit.response.high { errors.covered.response += 1 }
      if fit.dampingRatio.low <= ratio, ratio <= fit.dampingRatio.high { errors.covered.dampingRatio += 1 }
    }
    return errors
  }

  /// What the tool promises: 200 springs in whole points at 60 Hz.
  @Test func wholePointsAtSixtyHertzTellTheSpring() {
    let errors = Self.errors(count: 200, seed: 1, hertz: 60, step: 1)
    print(
      errors.response.count, percentile(50, of: errors.response), percentile(95, of: errors.response),
      percentile(50, of: errors.dampingRatio), percentile(95, of: errors.dampingRatio), errors.covered)
    #expect(errors.response.count == 200)
    #expect(percentile(95, of: errors.response) <= 0.015)
    #expect(percentile(95, of: errors.dampingRatio) <= 0.01)
    #expect(errors.covered.response >= 180 && errors.covered.dampingRatio >= 180)
  }
}
