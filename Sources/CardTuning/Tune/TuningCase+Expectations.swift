import CardScenario
import CardSettings
import CardSimulation

extension TuningCase {
  /// Returns the expectations of its scenario that a point breaks, each with the value found; nil: such a card is
  /// impossible.
  public func brokenExpectations(_ keys: [TuningKey], _ values: [SettingValue]) -> [ExpectationRun.Answer]? {
    if document.expectations.isEmpty { return [] }
    guard let changed = try? changed(keys, values), let scenario = try? scenario(of: changed) else { return nil }
    var (simulation, run) = (scenario.simulation, ExpectationRun(document.expectations, names: scenario.names))
    while (try? simulation.next()) ?? false { run.add(&simulation) }
    return run.answers.filter { !$0.isMet }
  }

  /// Returns the distance of a point from fulfilling the expectations of its scenario: 1 for each that it breaks, and a
  /// part of 1 by which a number is nearer or farther, so that a search finds its way; nil: such a card is impossible.
  func violationOfExpectations(_ keys: [TuningKey], _ values: [SettingValue]) -> Double? {
    brokenExpectations(keys, values)?.reduce(0) { $0 + 1 + $1.distance / (1 + $1.distance) }
  }
}

extension ExpectationRun.Answer {
  /// The distance of a number from its limits, in its unit; 0 of anything else.
  fileprivate var distance: Double {
    guard case .number(let number) = found else { return 0 }
    switch expectation.limits {
    case .number(let low, let high): return max((low ?? number) - number, number - (high ?? number), 0)
    case .near(let wanted, let within): return max((number - wanted).magnitude - within, 0)
    case .text: return 0
    }
  }
}
