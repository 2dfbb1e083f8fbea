import CardFormats
import CardSimulation

/// Tries points: what comes of each in every case, what that scores, and how far it is from what must hold.
public struct PointEvaluator: Sendable {
  /// The scenarios under which a point is tried.
  public let cases: [TuningCase]

  /// What is varied.
  public let keys: [TuningKey]

  /// The metrics of a trial, in their order: those that were asked for, and behind them what expressions need beside.
  public let metrics: [Metric]

  /// What is computed of each case's metrics.
  public let scores: [Expression]

  /// What must hold in every case.
  public let constraints: [Constraint]

  /// What counts of several cases.
  public let summary: Summary

  /// What came of a point.
  public struct Evaluation: Hashable, Sendable {
    /// In each case.
    public let trials: [Trial]

    /// In all of them together.
    public let total: Trial

    /// What it scores; nil where a metric that is needed is none, or such a card can't be.
    public let scores: [Double?]

    /// How far it is from each constraint in the case that is farthest, 0 where that holds in all; nil: as far as can
    /// be.
    public let violations: [Double?]
  }

  /// An evaluator; `metrics` are those that somebody wants to see.
  public init(
    cases: [TuningCase], keys: [TuningKey], metrics: [Metric], scores: [Expression] = [],
    constraints: [Constraint] = [], summary: Summary = .mean
  ) {
    precondition(!cases.isEmpty, "a point is tried under one scenario at least")
    self.cases = cases
    self.keys = keys
    (self.scores, self.constraints, self.summary) = (scores, constraints, summary)
    self.metrics = (metrics + scores.flatMap(\.metrics) + constraints.flatMap(\.metrics)).reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  /// What comes of a point.
  public func evaluation(of values: [SettingValue]) -> Evaluation { evaluation(of: values, on: desks()) }

  /// The desks that a thread needs.
  func desks() -> [TuningCase.Desk] { cases.map { $0.desk() } }

  /// What comes of a point.
  ///
  /// - Parameter desks: The thread's own, one for each case.
  func evaluation(of values: [SettingValue], on desks: [TuningCase.Desk]) -> Evaluation {
    let trials = zip(cases, desks).map { $0.trial(keys, values, measuring: metrics, on: $1) }
    let numbers = scores.map { score in summary.of(trials.lazy.map { number(score, $0, values) }) }
    let violations = constraints.map { constraint in
      Summary.worst.of(trials.lazy.map { violation(constraint, $0, values) })
    }
    return Evaluation(trials: trials, total: Trial(trials[...], by: summary), scores: numbers, violations: violations)
  }

  /// The distance of a point from a constraint's edge, in the case that is nearest to it; nil: it has none.
  public func slack(of constraint: Constraint, at values: [SettingValue], _ evaluation: Evaluation) -> Double? {
    evaluation.trials.compactMap { trial in constraint.slack { lookUp($0, trial, values) } }.min()
  }

  private func number(_ score: Expression, _ trial: Trial, _ values: [SettingValue]) -> Double? {
    trial.isPossible ? score.value { lookUp($0, trial, values) } : nil
  }

  private func violation(_ constraint: Constraint, _ trial: Trial, _ values: [SettingValue]) -> Double? {
    trial.isPossible ? constraint.violation({ lookUp($0, trial, values) }, target: trial.target ?? "") : nil
  }

  private func lookUp(_ variable: Expression.Variable, _ trial: Trial, _ values: [SettingValue]) -> Double? {
    switch variable {
    case .metric(let metric): return metrics.firstIndex(of: metric).flatMap { trial.numbers[$0] }
    case .parameter(let index): if case .number(let number) = values[index] { return number } else { return nil }
    }
  }
}
