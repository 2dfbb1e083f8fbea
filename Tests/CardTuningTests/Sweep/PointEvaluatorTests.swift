import CardExamples
import CardScenario
import CardSettings
import CardSimulation
import CardTestSupport
import CardTuning
import Testing

@Suite struct PointEvaluatorTests {
  static let keys = ["settle.response", "settle.damping_ratio"].compactMap(TuningKey.named)

  static func cases(_ names: String...) throws -> [TuningCase] {
    try names.map { try TuningCase(name: $0, document: BuiltInScenarios.named($0)!.document, varying: keys) }
  }

  @Test func scoresAreOfEachCaseAndThenSummed() throws {
    let cases = try Self.cases("flick-up", "flick-down")
    func evaluator(_ summary: Summary) throws -> PointEvaluator {
      PointEvaluator(
        cases: cases, keys: Self.keys, metrics: [.settleTime],
        scores: [try Expression("settle_ms*settle.response", parameters: Self.keys.map(\.name))],
        constraints: [try Constraint("overshoot_pt <= 1"), try Constraint("target == extended")], summary: summary)
    }
    let values: [SettingValue] = [.number(0.5), .number(0.8)]
    let (mean, worst) = (try evaluator(.mean).evaluation(of: values), try evaluator(.worst).evaluation(of: values))
    let times = mean.trials.map { $0.numbers[0]! }
    #expect(
      try evaluator(.mean).metrics == [.settleTime, .overshoot, .target] && times.count == 2 && times[0] != times[1])
    #expect(mean.scores[0]!.isNear((times[0] + times[1]) / 2 * 0.5, 1e-9))
    #expect(worst.scores[0]!.isNear(max(times[0], times[1]) * 0.5, 1e-9))
    // A constraint must hold in all cases, with either summary of the score.
    let overshoots = mean.trials.map { $0.numbers[1]! }
    #expect(mean.violations == worst.violations)
    #expect(mean.violations[0] == overshoots.max()! - 1)
    #expect(mean.violations[1] == 1, "flick-down goes down")
    #expect(try evaluator(.mean).slack(of: Constraint("overshoot_pt <= 1"), at: values, mean)! == overshoots.min()! - 1)
  }
}
