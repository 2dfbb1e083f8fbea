import Testing

@testable import CardTuning

@Suite struct MeritTests {
  static func merit(_ score: Double?, _ violations: [Double?], scales: [Double] = [1, 10]) -> Merit {
    Merit(
      PointEvaluator.Evaluation(
        trials: [], total: Trial(numbers: [], target: nil, isPossible: true), scores: [score], violations: violations),
      scales: scales, constraints: [0, 1])
  }

  /// Merits are ordered from the best to the worst.
  @Test func theOrder() {
    let order = [
      Self.merit(1, [0, 0]), Self.merit(900, [0, 0]), Self.merit(1, [0, 1]), Self.merit(0, [0.2, 0]),
      Self.merit(-5, [3, 20]), Self.merit(0, [nil, 0]), Self.merit(nil, [nil, 0]), Self.merit(nil, [nil, nil]),
    ]
    for (better, worse) in zip(order, order.dropFirst()) { #expect(better < worse && !(worse < better)) }
    #expect(order.map(\.isFeasible) == [true, true, false, false, false, false, false, false])
  }

  @Test func onlyWhatCountsCounts() {
    let evaluation = PointEvaluator.Evaluation(
      trials: [], total: Trial(numbers: [], target: nil, isPossible: true), scores: [4], violations: [7, nil])
    #expect(Merit(evaluation, scales: [1, 1], constraints: []).isFeasible)
    #expect(Merit(evaluation, scales: [2, 1], constraints: [0]).violation == 3.5)
  }
}
