import CardScenario
import CardSettings
import CardSimulation

/// Tries points: runs each in every case, computes its scores, and measures by how much it violates each constraint.
public struct PointEvaluator: Sendable {
  /// The scenarios under which a point is tried.
  public let cases: [TuningCase]

  /// The keys that are varied.
  public let keys: [TuningKey]

  /// The metrics of a trial, in order: the requested ones, then those that expressions also need.
  public let metrics: [Metric]

  /// The scores, computed from each case's metrics.
  public let scores: [Expression]

  /// The constraints that have to hold in every case.
  public let constraints: [Constraint]

  /// The summary of a number over several cases.
  public let summary: Summary

  /// The result of a point.
  public struct Evaluation: Hashable, Sendable {
    /// The trial of each case.
    public let trials: [Trial]

    /// The summary of all trials.
    public let total: Trial

    /// The scores; nil if a metric that a score needs has no value, or the card is impossible.
    public let scores: [Double?]

    /// The violation of each constraint in the case where it is largest, 0 if the constraint holds in all cases; nil:
    /// the worst possible.
    public let violations: [Double?]
  }

  /// Creates an evaluator; `metrics` are the metrics to report.
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

  /// Returns the result of a point.
  public func evaluation(of values: [SettingValue]) -> Evaluation { evaluation(of: values, in: workspaces()) }

  /// Returns the workspaces that a thread needs, one for each case.
  func workspaces() -> [TuningCase.Workspace] { cases.map { $0.workspace() } }

  /// Returns the result of a point.
  ///
  /// - Parameter workspaces: The calling thread's own workspaces, one for each case.
  func evaluation(of values: [SettingValue], in workspaces: [TuningCase.Workspace]) -> Evaluation {
    let trials = zip(cases, workspaces).map { $0.trial(keys, values, measuring: metrics, in: $1) }
    let numbers = scores.map { score in summary.of(trials.lazy.map { number(score, $0, values) }) }
    let violations = constraints.map { constraint in
      if case .expectations = constraint.subject {
        return Summary.worst.of(cases.lazy.map { $0.violationOfExpectations(keys, values) })
      }
      return Summary.worst.of(trials.lazy.map { violation(constraint, $0, values) })
    }
    return Evaluation(trials: trials, total: Trial(trials[...], by: summary), scores: numbers, violations: violations)
  }

  /// Returns the distance of a point from a constraint's edge, in the case nearest to it; nil: it has none.
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
