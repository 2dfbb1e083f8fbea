import CardCommandLine
import CardExamples
import CardScenario
import CardSimulation
import CardText
import CardTimeline

extension Command {
  package static let metrics = Command(
    name: "metrics",
    overview: "Measure scenarios: a row for each, a column for each metric.",
    discussion: """
      In text and markdown, more than eight metrics are rows, and the scenarios are columns.

      --list shows the meaning of each metric, its unit and the band within which two values feel the same. The same \
      names stand in a scenario's "expect". Those of a card and its rules, the flick efforts and the metrics listed \
      after them, are measured only if they are named.

      Of several scenarios, one that can't be run is told on standard error; the others are measured all the same.
      """,
    arguments: [MetricsCommand.scenarios.spec],
    sections: [
      Section(
        title: "OPTIONS",
        options: [MetricsCommand.format.spec, MetricsCommand.metrics.spec, MetricsCommand.preset.spec]
          + ScenarioOptions.specs + GestureOptions.specs + [MetricsCommand.list.spec, CommonOption.output.spec])
    ],
    examples: [
      Example(purpose: "The feel of a flick, in numbers", line: "cardsim metrics flick-up"),
      Example(
        purpose: "Two flicks under another preset, in two numbers",
        line: "cardsim metrics flick-up flick-down --preset tgcard-2.5.1 --metrics settle_ms,overshoot_pt"),
      Example(purpose: "All metrics", line: "cardsim metrics --list"),
    ],
    body: .action(MetricsCommand.run))
}

/// `cardsim metrics`.
enum MetricsCommand {
  static let scenarios = Parameter.repeatedArgument(
    "scenario", .scenario, isRequired: false,
    "Built-in scenarios' names, JSON files, folders of them, or '-'; all built-in ones if left out.")
  static let metrics = Parameter.option(
    "metrics", "names", .metrics, "Only these metrics, joined by commas, in this order.")
  static let preset = CommonOption.preset()
  static let format = CommonOption.format("Format of the rows.")
  static let list = Parameter.flag("list", "List the metrics, and run nothing.")

  /// The most metrics that fit in a line.
  private static let widest = 8

  static func run(_ arguments: Arguments) throws(Failure) {
    let metrics = arguments[metrics] ?? (arguments[list] ? Metric.allCases : Metric.ofTimelines)
    if arguments[list] {
      try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
        output.write(descriptions(of: metrics).render(arguments[format], width: Terminal.tableWidth(arguments)))
      }
      return
    }
    let columns = ["scenario"] + metrics.map(\.name)
    var table = DataTable(columns: columns.map { DataTable.Column(key: $0, title: $0) }, rows: [])
    let gestures = try GestureOptions.files(arguments)
    let preset = try arguments.preset(preset)
    let given = try ScenarioNames.all(arguments[scenarios])
    let names = given.isEmpty ? BuiltInScenarios.all.map(\.name) : given
    let titles = SourceTitles(names)
    var exitCode: Int32 = 0
    for name in names {
      do throws(Failure) {
        for one in try ScenarioSource(named: name, titles: titles).prepared(under: preset, with: gestures, arguments) {
          let measured = try measure(one.scenario, metrics)
          table.rows.append([.text(one.title)] + metrics.map { cell(of: $0, in: measured, one.scenario.names) })
        }
      } catch {
        // One that can't be run costs the others nothing.
        guard names.count > 1, error.isOfInput else { throw error }
        error.say()
        exitCode = max(exitCode, error.exitCode)
      }
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      let format = arguments[format]
      let isWide = (format == .text || format == .markdown) && metrics.count > widest
      output.write(
        (isWide ? table.transposed(heading: "metric") : table).render(
          format, width: Terminal.tableWidth(arguments)))
    }
    if exitCode != 0 { throw .reported(exitCode: exitCode) }
  }

  private static func cell(of metric: Metric, in metrics: Metrics, _ names: Names) -> DataTable.Cell {
    if let number = metrics.number(metric) {
      return metric.isCount ? .integer(Int(number)) : .number(number, places: 4)
    }
    let text = metrics.text(metric, names: names)
    return text.isEmpty ? .empty : .text(text)
  }

  private static func measure(_ scenario: Scenario, _ metrics: [Metric]) throws(Failure) -> Metrics {
    var (simulation, measured) = (scenario.simulation, Metrics(of: metrics))
    while try simulation.nextFrame() { measured.add(simulation) }
    return measured
  }

  /// Returns the meaning of each metric, and the band within which two of its values feel the same.
  private static func descriptions(of metrics: [Metric]) -> DataTable {
    DataTable(
      columns: ["metric", "band", "meaning"].map { DataTable.Column(key: $0, title: $0) },
      rows: metrics.map { metric in
        let band = metric.band == 0 ? "exact" : "± " + DecimalText.shortest(metric.band)
        return [.text(metric.name), .text(band), .text(metric.meaning)]
      })
  }
}

extension ValueType where Value == [Metric] {
  /// Metrics' names, joined by commas.
  package static var metrics: ValueType {
    ValueType(completion: .list(of: .metrics)) { text throws(InvalidValue) in
      var metrics: [Metric] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        guard let metric = Metric.named(String(part)) else {
          throw InvalidValue(
            ending: ": there is no metric '\(part)'"
              + (Suggestion.text(for: String(part), among: Metric.allCases.map(\.name)) ?? "."))
        }
        if !metrics.contains(metric) { metrics.append(metric) }
      }
      return metrics
    }
  }
}
