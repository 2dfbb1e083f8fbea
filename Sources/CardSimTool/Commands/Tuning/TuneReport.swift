import CardMotion
import CardScenario
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

  private var isFeasible: Bool { search.merit(of: best).isFeasible }
  private var constraints: [Constraint] { search.evaluator.constraints }

  func render(_ format: TableFormat) -> String {
    switch format {
    case .text: text
    case .json: json
    case .csv, .jsonl, .markdown: rows(quantities).render(format)
    }
  }

  // MARK: Rows

  /// A number or a word at the present and at the best point.
  private struct Quantity {
    var kind: String
    var name: String
    var now: DataTable.Cell
    var best: DataTable.Cell
  }

  private var quantities: [Quantity] {
    let evaluator = search.evaluator
    var quantities: [Quantity] = []
    for (index, axis) in search.axes.enumerated() {
      let now = before.map { TuneReport.cell($0.values[index]) } ?? .empty
      quantities.append(
        Quantity(kind: "key", name: axis.key.name, now: now, best: TuneReport.cell(best.values[index])))
    }
    let score = { (evaluation: PointEvaluator.Evaluation) in TuneReport.cell(evaluation.scores.first ?? nil) }
    quantities.append(
      Quantity(
        kind: "score", name: evaluator.scores[0].text, now: before.map { score($0.evaluation) } ?? .empty,
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
          kind: "metric", name: metric.name, now: before.map { cell($0.evaluation) } ?? .empty,
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
      rows: quantities.map { [.text($0.kind), .text($0.name), $0.now, $0.best] })
  }

  // MARK: Text

  private var text: String {
    var rows: [[String]] = [["", "now", isFeasible ? "best" : "nearest", "change"]]
    for quantity in quantities {
      rows.append([
        quantity.name, TuneReport.words(quantity.now), TuneReport.words(quantity.best),
        TuneReport.change(from: quantity.now, to: quantity.best),
      ])
    }
    var text = TextTable(rows: rows, rightAligned: [1, 2, 3]).text + "\n"
    let count = search.points.count
    if isFeasible {
      text += "the best of \(count) points\n"
    } else if reasons.isEmpty {
      text += "no point of \(count) fulfils all constraints; this is the nearest\n"
    } else {
      text += "no point of \(count) can be judged; this is the nearest\n" + reasons.map { "  \($0)\n" }.joined()
    }
    for clash in findings.clashes where reasons.isEmpty {
      let names = clash.map { constraints[$0].text }
      let all = names.joined(separator: " and ")
      text +=
        names.count == 1
        ? "  no point that was tried fulfils \(all)\n" : "  these clash, though each can be fulfilled: \(all)\n"
    }
    for (index, constraint) in constraints.enumerated() where best.evaluation.violations[index] != 0 {
      let violation = best.evaluation.violations[index].flatMap { $0 }.map { DecimalText.fixed($0, decimals: 4) }
      let isOfNumbers = if case .numbers = constraint.subject { true } else { false }
      text += "  broken: \(constraint.text)" + (isOfNumbers ? violation.map { ", by \($0)" } ?? "" : "") + "\n"
    }
    text += broken.map { "  breaks \($0)\n" }.joined()
    if !broken.isEmpty, !constraints.contains(where: { $0.subject == .expectations }) {
      text += "  '--subject-to expect' has the search keep what the scenarios expect\n"
    }
    for binding in findings.bindings {
      text += "  binds: \(constraints[binding.constraint].text); without it the score would be "
      text += "\(ShortNumber.text(binding.scoreWithout)) or less\n"
    }
    for (axis, influence) in zip(search.axes, findings.influences) {
      switch influence {
      case .matters: break
      case .dead: text += "  dead knob: \(axis.key.name) changes nothing that is measured\n"
      case .single: text += "  \(axis.key.name) has one value only: no other was tried\n"
      case .irrelevant: text += "  \(axis.key.name) changes neither the score nor any constraint\n"
      }
    }
    for (axis, value) in zip(search.axes, best.values) {
      if let end = TuneReport.end(of: axis, at: value) {
        text += "  \(axis.key.name) lies at the \(end) end of the bounds that you gave\n"
      }
    }
    // The present point needs no taking home, and one that breaks a constraint isn't wanted there.
    let isNew = isFeasible && best.values != before?.values
    if isNew, spring != nil, let stiffened {
      text += "  the spring was stiffened\(stiffened.place), so that it doesn't overshoot too far: "
      text += "\(stiffened.spring) ran\n"
    }
    text += "\nto see it again\(isNew ? ", and to take it home" : ""):\n  \(command)\n"
    if isNew, let spring {
      text += "  \(stiffened?.command ?? "cardsim export \(ShellText.quoted(spring)) --target swiftui")\n"
    }
    // An export is of the spring alone.
    if isNew { text += takeHome }
    return text
  }

  /// The members by which a scenario's or a preset's file moves as the best point does, a line each; empty if a key
  /// isn't one of theirs.
  private var takeHome: String {
    guard let members else { return "" }
    let settings = "\"set\": { \(members) }\n"
    guard let preset else { return "  in a scenario or a preset: " + settings }
    var name = ByteBuffer()
    name.append(jsonString: preset)
    return "  in a scenario: \"preset\": \(name.text), \(settings)"
      + "  in a preset: \"extends\": \(name.text), \(settings)"
  }

  /// Returns the end of its bounds at which a number lies; nil: in between, or at a limit of the key itself.
  private static func end(of axis: Axis, at value: SettingValue) -> String? {
    guard case .number(let number) = value, case .span(let low, let high) = axis.continuous.values, low < high,
      let range = axis.key.range
    else { return nil }
    if number == low, low > range.lowerBound { return "lower" }
    return number == high && high < range.upperBound ? "upper" : nil
  }

  /// The spring after a release, in the syntax of export; nil: another motion moves the card.
  private var spring: String? {
    guard let settings = document?.settings, settings.settle.style == .spring, settings.pace.style == .fixed,
      search.axes.contains(where: { $0.key.name.hasPrefix("settle.") })
    else { return nil }
    let (response, ratio) = (settings.settle.response, settings.settle.dampingRatio)
    return "spring(\(DecimalText.shortest(response)), \(DecimalText.shortest(ratio)))"
  }

  /// The given settings and the best point's as members of a scenario's `set`; nil: a key is none of those.
  private var members: String? {
    var members: [String] = []
    for (name, value) in given + zip(search.axes.map(\.key.name), best.values) {
      guard SettingKey.named(name) != nil else { return nil }
      var text = value.text
      if case .text = value { text = "\"\(text)\"" }
      members.append("\"\(name)\": \(text)")
    }
    return members.joined(separator: ", ")
  }

  private static func words(_ cell: DataTable.Cell) -> String {
    switch cell {
    case .text(let text): text
    case .integer(let number): "\(number)"
    case .number(let number, let places): DecimalText.fixed(number, decimals: places)
    case .exact(let number), .short(let number): DecimalText.shortest(number)
    case .empty: "-"
    }
  }

  private static func number(_ cell: DataTable.Cell) -> Double? {
    switch cell {
    case .number(let number, _), .exact(let number), .short(let number): number
    case .integer(let number): Double(number)
    case .text, .empty: nil
    }
  }

  private static func change(from now: DataTable.Cell, to best: DataTable.Cell) -> String {
    guard let now = number(now), let best = number(best) else { return "" }
    if now == best { return "same" }
    let sign = best > now ? "+" : ""
    if now == 0 { return sign + DecimalText.fixed(best - now, decimals: 4) }
    return sign + DecimalText.fixed((best - now) / now.magnitude * 100, decimals: 1) + " %"
  }

  // MARK: JSON

  private var json: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("feasible", isFeasible)
        object.member("points", search.points.count)
        for kind in ["key", "score", "metric"] {
          object.member(kind == "key" ? "keys" : kind == "score" ? "score" : "metrics") { value in
            value.object { members in
              for quantity in quantities where quantity.kind == kind {
                members.member(quantity.name) { pair in
                  pair.object { both in
                    TuneReport.write(quantity.now, as: "now", to: &both)
                    TuneReport.write(quantity.best, as: "best", to: &both)
                  }
                }
              }
            }
          }
        }
        object.member("constraints") { value in
          value.array { list in
            for (index, constraint) in constraints.enumerated() {
              list.element { element in
                element.object { members in
                  members.member("constraint", constraint.text)
                  members.member("violation", best.evaluation.violations[index].flatMap { $0 })
                  let binding = findings.bindings.first { $0.constraint == index }
                  members.member("binds", binding != nil)
                  members.member("score_without", binding?.scoreWithout)
                }
              }
            }
          }
        }
        object.member("without_value") { value in
          value.array { list in
            for reason in reasons { list.element { $0.value(reason) } }
          }
        }
        object.member("broken_expectations") { value in
          value.array { list in
            for sentence in broken { list.element { $0.value(sentence) } }
          }
        }
        object.member("clashes") { value in
          value.array { list in
            for clash in findings.clashes where reasons.isEmpty {
              list.element { element in
                element.array { names in
                  for index in clash { names.element { $0.value(constraints[index].text) } }
                }
              }
            }
          }
        }
        object.member("dead_knobs") { value in
          value.array { list in
            for (axis, influence) in zip(search.axes, findings.influences) where influence == .dead {
              list.element { $0.value(axis.key.name) }
            }
          }
        }
        object.member("command", command)
      }
    }
  }

  private static func write(_ cell: DataTable.Cell, as name: String, to object: inout JSONWriter) {
    switch cell {
    case .text(let text): object.member(name, text)
    case .integer(let number): object.member(name, number)
    case .number(let number, _), .exact(let number), .short(let number): object.member(name, number)
    case .empty: object.member(name, nil as Double?)
    }
  }
}
