import CardCommandLine
import CardMotion
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline
import CardTuning

/// The report of a search: the best point next to the present one, binding constraints, dead knobs, and further
/// commands.
struct TuneReport {
  let search: Tune
  let best: Tune.Point
  let findings: TuneFindings

  /// The metrics to show.
  var shown: [Metric] = []

  /// The present point; nil if it can't be tried.
  var before: Before?

  /// A sentence for each metric of the score and of the constraints that has no value: what it lacks.
  var reasons: [String] = []

  /// A sentence for each expectation of the scenarios that the best point breaks.
  var broken: [String] = []

  /// The command that shows the best point again.
  var command = ""

  /// The first scenario with the best point's settings.
  var document: ScenarioDocument?

  /// The motions after a release at the best point, each once; empty: none is of a kind that can be exported.
  var motions: [Motion] = []

  /// A motion after a release.
  struct Motion {
    /// The motion in the syntax of export.
    var text: String

    /// The names of the cases in which it moves the card.
    var cases: [String]
  }

  /// The preset that the command line gave; nil: each scenario's own.
  var preset: String?

  /// The settings that the command line gave besides those that were varied, each key once.
  var given: [(name: String, value: SettingValue)] = []

  /// The spring that ran at the best point; nil if it wasn't stiffened.
  var stiffened: Stiffened?

  /// A spring that was stiffened so that it wouldn't overshoot too far.
  struct Stiffened {
    /// The case in which it was, in words that follow others; empty if there is one case only.
    var place: String

    /// The spring that ran, rounded for people.
    var spring: String

    /// The command that exports it.
    var command: String
  }

  /// The present point.
  struct Before {
    var values: [SettingValue]
    var evaluation: PointEvaluator.Evaluation
  }

  /// A point that fulfils all constraints, where the search for the lowest score found none; empty: none is known.
  var fulfilling: [(name: String, value: SettingValue)] {
    guard reasons.isEmpty, let values = findings.fulfilling else { return [] }
    return zip(search.axes, values).map { ($0.key.name, $1) }
  }

  /// True if the best point fulfils all constraints.
  var isFeasible: Bool { search.merit(of: best).isFeasible }
  var constraints: [Constraint] { search.evaluator.constraints }

  func render(_ format: TableFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .csv, .jsonl, .markdown: rows(quantities).render(format)
    }
  }

  // MARK: Rows

  /// The kind of a quantity.
  enum QuantityKind: String, CaseIterable {
    case key, score, metric

    /// The kind's key in JSON.
    var jsonKey: String {
      switch self {
      case .key: "keys"
      case .score: "score"
      case .metric: "metrics"
      }
    }
  }

  /// A number or a word at the present and at the best point.
  struct Quantity {
    var kind: QuantityKind
    var name: String
    var now: DataTable.Cell
    var best: DataTable.Cell
  }

  /// All quantities, in the order in which they are shown.
  var quantities: [Quantity] {
    let evaluator = search.evaluator
    var quantities: [Quantity] = []
    for (index, axis) in search.axes.enumerated() {
      let now = before.map { TuneReport.cell($0.values[index]) } ?? .empty
      quantities.append(
        Quantity(kind: .key, name: axis.key.name, now: now, best: TuneReport.cell(best.values[index])))
    }
    let score = { (evaluation: PointEvaluator.Evaluation) in TuneReport.cell(evaluation.scores.first ?? nil) }
    quantities.append(
      Quantity(
        kind: .score, name: evaluator.scores[0].text, now: before.map { score($0.evaluation) } ?? .empty,
        best: score(best.evaluation)))
    for metric in shown where metric.name != evaluator.scores[0].text {
      let cell = { (evaluation: PointEvaluator.Evaluation) -> DataTable.Cell in
        if metric == .target { return evaluation.total.target.map { .text($0) } ?? .empty }
        guard let place = evaluator.metrics.firstIndex(of: metric) else { return .empty }
        guard metric.isCount, let number = evaluation.total.numbers[place], number == number.rounded() else {
          return TuneReport.cell(evaluation.total.numbers[place])
        }
        return .integer(Int(number))
      }
      quantities.append(
        Quantity(
          kind: .metric, name: metric.name, now: before.map { cell($0.evaluation) } ?? .empty,
          best: cell(best.evaluation)))
    }
    return quantities
  }

  private static func cell(_ value: SettingValue) -> DataTable.Cell {
    if case .number(let number) = value { .exact(number) } else { .text(value.text) }
  }

  private static func cell(_ number: Double?) -> DataTable.Cell { number.map { .number($0, places: 4) } ?? .empty }

  private func rows(_ quantities: [Quantity]) -> DataTable {
    DataTable(
      columns: ["kind", "name", "now", "best"].map { DataTable.Column(key: $0, title: $0) },
      rows: quantities.map { [.text($0.kind.rawValue), .text($0.name), $0.now, $0.best] })
  }
}
