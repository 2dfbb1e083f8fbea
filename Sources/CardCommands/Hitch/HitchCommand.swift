import CardCommandLine
import CardModel
import CardScenario
import CardSimulation
import CardText
import CardTimeline

extension Command {
  package static let hitch = Command(
    name: "hitch",
    overview: "Say what a dropped or a late frame costs at each frame, in points and in the velocity that one sees.",
    discussion: """
      A dropped frame isn't shown: the one before it stays for two intervals. A late one is shown an interval after \
      its time, in place of the next. The card is then off where it should be, and its shown velocity steps: first to \
      0, then to more than the motion has. A person sees both, most of all where the card is fastest.

      Without --fps each scenario is measured at 60 and at 120 Hz. In text there is a row for each phase, and the \
      worst frames; the other formats have a row for each frame, or with --rows phase for each phase.

      As a metric, hitch_worst_pt is the farthest that one dropped frame puts the card off, at the scenario's own \
      frames: write it into "expect" to keep it below a limit.
      """,
    arguments: [HitchCommand.scenarios.spec],
    sections: [
      Section(
        title: "CHANGES TO SCENARIOS",
        options: [HitchCommand.preset.spec] + ScenarioOptions.specs + GestureOptions.specs),
      Section(
        title: "OUTPUT",
        options: [
          HitchCommand.worst.spec, HitchCommand.rows.spec, HitchCommand.format.spec, CommonOption.output.spec,
        ]),
    ],
    examples: [
      Example(purpose: "A flick at 60 and at 120 Hz", line: "cardsim hitch flick-up"),
      Example(purpose: "Every frame of it, as a table", line: "cardsim hitch flick-up --fps 120 --format csv"),
      Example(
        purpose: "The worst of each phase, for a script", line: "cardsim hitch flick-up --rows phase --format json"),
      Example(
        purpose: "The farthest that a dropped frame puts three cards off",
        line: "cardsim metrics flick-up skip-detent push-pop --metrics hitch_worst_pt"),
    ],
    body: .action(HitchCommand.run))
}

/// `cardsim hitch`.
enum HitchCommand {
  static let scenarios = Parameter.repeatedArgument(
    "scenario", .scenario, isRequired: true, "Built-in scenarios' names, JSON files, folders of them, or '-'.")
  static let preset = CommonOption.preset()
  static let worst = Parameter.option(
    "worst", "n", .integer(in: 0...1000), default: "10", "In text: the number of worst frames.")
  static let rows = Parameter.option(
    "rows", "row", .name(Row.self), default: Row.frame.rawValue, "In formats other than text: a row for each of these.")
  static let format = CommonOption.format("Format of the output.")

  /// The things of which the output has a row each.
  enum Row: String, CaseIterable {
    case frame, phase
  }

  /// The rates that are measured without `--fps`.
  private static let rates = [60, 120]

  static func run(_ arguments: Arguments) throws(Failure) {
    if arguments[format] == .text, arguments.has(rows.spec) {
      throw .usage("--rows is for a table, such as --format csv, and this is written as text", parameter: rows.spec)
    }
    let preset = try arguments.preset(preset)
    let gestures = try GestureOptions.files(arguments)
    var reports: [HitchReport] = []
    let names = try ScenarioNames.all(arguments[scenarios])
    let titles = SourceTitles(names)
    for name in names {
      let source = try ScenarioSource(named: name, titles: titles)
      let isFixed = arguments[ScenarioOptions.fps] != nil
      for (index, rate) in (isFixed ? [0] : rates).enumerated() {
        // A scenario's warnings are the same at each rate.
        let all = try source.prepared(under: preset, with: gestures, arguments, isQuiet: index > 0) {
          document throws(Failure) in
          try ScenarioOptions.apply(arguments, to: &document)
          if rate > 0 { document.rates = [FrameClock.Rate(start: 0, hertz: Int64(rate))] }
        }
        for one in all { reports.append(try report(of: one)) }
      }
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      let format = arguments[format]
      let width = Terminal.tableWidth(arguments)
      output.write(
        format == .text
          ? reports.map { $0.text(worst: arguments[worst], width: width) }.joined(separator: "\n")
          : HitchReport.table(of: reports, by: arguments[rows]).render(format))
    }
  }

  private static func report(of one: PreparedScenario) throws(Failure) -> HitchReport {
    var (simulation, ledger) = (one.scenario.simulation, HitchLedger())
    while try simulation.nextFrame() { ledger.add(simulation.frame, events: simulation.events) }
    let rates = one.document.rates.map(\.frameRate.text).joined(separator: " and ")
    return HitchReport(scenario: one.title, rate: rates, entries: ledger.entries)
  }
}
