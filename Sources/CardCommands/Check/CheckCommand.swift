import CardCommandLine
import CardScenario
import CardTimeline

extension Command {
  package static let check = Command(
    name: "check",
    overview: "Check scenarios against their goldens and expectations, for continuous integration.",
    discussion: """
      A scenario's "expect" says what must come of it: a metric ('cardsim metrics --list') or a column at an instant, \
      and its limits. Its golden is its whole timeline, to the bit, in NAME.golden.csv beside NAME.json, or in the \
      folder that --goldens names; those of the built-in scenarios came with the tool. The scenario's "tolerances", \
      and --tolerance, say how far numbers may be from the golden's; phases, targets and events must be the same.

      A recording of your app's own card is held against a scenario by --recording, or by "recording" in it: a log in \
      CSV with a time and a position, found by their names as 'cardsim fit' finds them. Its clock is laid over the \
      scenario's, and every sample has to lie within --within of it, in points and in milliseconds.

      With --gesture, a recorded finger takes the place of the scenario's touches, and each of a folder's does so in \
      turn. SCENARIO.json with thumb.csv is then SCENARIO+thumb, and so is its golden called.

      Goldens are written by --record: 'missing' writes those that aren't there, 'failed' those that don't hold too, \
      'all' every one. A run that recorded doesn't pass, and where CI is set it is refused: a golden has to be \
      reviewed before it counts.

      A failure says first what a person would feel, then where and by how much, and at last the commands that show \
      the change and accept it; --verbose has the bits. --review goes through the changes of goldens one by one on a \
      terminal. The report in Markdown draws each of them over its golden in text, a recording that doesn't hold over \
      its scenario, and shows the pictures of --pictures.

      A gate that has nothing to hold proves nothing: where CI is set, or with --strict, a scenario without a golden, \
      an expectation or a recording fails, and so does one whose golden isn't in the folder of --goldens; a built-in \
      scenario falls back on the golden that came with the tool. --strict makes warnings and goldens without a \
      scenario fail, too.

      With --format each failure is a row, and a scenario that has none is one. The exit code is 0 if all holds, 1 if \
      anything doesn't, 65 if a scenario is wrong, and 66 if one can't be read.
      """,
    arguments: [CheckCommand.scenarios.spec],
    sections: [Section(title: "A RECORDING", options: [CheckCommand.recordings.spec] + RecordingOptions.specs)]
      + [Section(title: "A RECORDED FINGER", options: GestureOptions.specs)]
      + .options(
        CheckCommand.goldens.spec, CheckCommand.record.spec, CheckCommand.review.spec, CheckCommand.tolerances.spec,
        CheckCommand.reports.spec, CheckCommand.pictures.spec,
        CheckCommand.strict.spec, CommonOption.verbose.spec, CheckCommand.format.spec, CheckCommand.quiet.spec,
        CommonOption.output.spec),
    examples: [
      Example(purpose: "The built-in scenarios against the goldens that came with the tool", line: "cardsim check"),
      Example(
        purpose: "Your own, first recorded, then held to it",
        line: "cardsim show flick-up > mine.json && cardsim check mine.json --record missing; cardsim check mine.json"),
      Example(
        purpose: "A log of your app's card against the scenario that describes it",
        line:
          "cardsim run flick-up --columns time_us,card_y_pt -o log.csv && cardsim check flick-up --recording log.csv"),
      Example(
        purpose: "In continuous integration",
        line: "cardsim check flick-up push-pop --report junit=check.xml --report md=check.md --report github"),
    ],
    body: .action(CheckCommand.run))
}

/// `cardsim check`.
enum CheckCommand {
  /// The goldens that are written.
  enum Recording: String, CaseIterable, Sendable {
    case missing
    case failed
    case all
  }

  static let scenarios = Parameter.repeatedArgument(
    "path", .scenario, isRequired: false,
    "JSON files, folders of them, built-in scenarios' names, or '-'; all built-in ones if left out.")
  static let goldens = Parameter.option(
    "goldens", "folder", .folder, "The folder of the goldens; if left out, next to their scenarios.")
  static let record = Parameter.option("record", "which", .name(Recording.self), "Write goldens, and don't pass.")
  static let tolerances = DiffCommand.tolerances
  static let recordings = Parameter.repeatedOption(
    "recording", "[name=]file", .recording,
    "A log of an app's card, in CSV; with several scenarios, the one that it belongs to before it."
  ).reading()
  static let reports = Parameter.repeatedOption(
    "report", "form", .report,
    "Report as junit=FILE, as md=FILE, or as 'github' on standard output; may be given again.")
  static let format = CommonOption.format(
    "Format of the verdicts; csv, jsonl, json and markdown have a row for each, and no count.")
  static let strict = Parameter.flag(
    "strict", "Fail where there is nothing to hold a scenario against, as where CI is set, and on warnings.")
  static let pictures = Parameter.option(
    "pictures", "folder", .folder,
    "Write an SVG of each timeline that differs over its golden, and over each recording, as NAME.svg, NAME-2.svg, …")
  static let review = Parameter.flag(
    "review", "On a terminal: show each change of a golden, and ask if it is accepted.")
  static let quiet = Parameter.flag("quiet", short: "q", "Print only what doesn't hold, and the count.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let (report, exitCode) = try CheckPlan(arguments).check()
    try write(report, arguments)
    if exitCode != 0 { throw .reported(exitCode: exitCode) }
  }

  /// Writes a report to its files and to standard output. If one can't be written, all others still are.
  private static func write(_ report: CheckReport, _ arguments: Arguments) throws(Failure) {
    var unwritten: Failure?
    for form in arguments[reports] {
      do throws(Failure) { try form.write(report) } catch { unwritten = unwritten ?? error }
    }
    do throws(Failure) {
      try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
        var shown = report
        if arguments[quiet] { shown.entries.removeAll { $0.verdict == .passed } }
        if arguments[format] != .text {
          output.write(table(of: shown).render(arguments[format]))
          return
        }
        output.write(
          TextLayout.fitted(lines: shown.lines + report.summary + "\n", width: Terminal.tableWidth(arguments)))
      }
    } catch { unwritten = unwritten ?? error }
    if arguments[reports].contains(.github) {
      try Output.to(nil) { output throws(Failure) in output.write(report.github) }
    }
    if let unwritten { throw unwritten }
  }

  /// Returns a report as a table: a row for each failure with its place, one for each scenario that has none, and one
  /// for each golden that belongs to none.
  private static func table(of report: CheckReport) -> DataTable {
    let columns = ["scenario", "file", "verdict", "summary", "findings", "line", "column", "message", "details"]
    func whole(_ number: Int?) -> DataTable.Cell { number.map { .integer($0) } ?? .empty }
    var rows = report.entries.flatMap { entry -> [[DataTable.Cell]] in
      let scenario: [DataTable.Cell] = [
        .text(entry.name), entry.file.map { .text($0) } ?? .empty, .text(entry.verdict.word), .text(entry.summary),
        .integer(entry.findings.count),
      ]
      if entry.findings.isEmpty { return [scenario + [.empty, .empty, .empty, .empty]] }
      return entry.findings.map { finding in
        scenario + [whole(finding.line), whole(finding.column), .text(finding.message), details(of: finding)]
      }
    }
    for golden in report.unreferenced {
      rows.append([
        .empty, .text(golden), .text("unused"), .text("no scenario has this golden"), .integer(0), .empty, .empty,
        .empty, .empty,
      ])
    }
    return DataTable(columns: columns.map { DataTable.Column(key: $0, title: $0) }, rows: rows)
  }

  /// Returns the details of a failure in one line: the first frame that differs, its columns and their numbers.
  private static func details(of finding: CheckReport.Finding) -> DataTable.Cell {
    let lines = finding.details.split(separator: "\n").map { line in
      // A table's columns are apart by several blanks.
      line.split(separator: " ").joined(separator: " ")
    }
    return lines.isEmpty ? .empty : .text(lines.joined(separator: "; "))
  }
}

extension CheckReport.Verdict {
  /// The verdict as programs read it.
  fileprivate var word: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .recorded: "recorded"
    case .broken: "broken"
    }
  }
}
