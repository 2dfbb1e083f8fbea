import CardCommandLine
import CardPage
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// A device's log in a report: positions over time on a clock of its own.
struct ReportLog {
  /// The options that say how a log is read and compared. A report shows its positions as the card's.
  static let specs = RecordingOptions.specs.filter { $0.name != RecordingOptions.column.spec.name }

  /// The columns of a log, and the rules by which it is compared.
  let text: RecordingText

  /// The log itself.
  private let source: SourceText

  /// The options on the command line, with their words.
  private let options: [(name: String, words: [String])]

  /// The name of its column of positions; nil: the names are a timeline's.
  private let positionColumn: String?

  /// True if its times have the name of a timeline's.
  private let isOfTime: Bool

  /// Tells if a table is a log, and refuses one that `fit` and `check` refuse.
  ///
  /// - Parameter input: The file.
  /// - Returns: nil for a timeline that `run` wrote, which has a scenario's clock.
  init?(_ table: TimelineTable, _ input: InputFile, _ arguments: Arguments) throws(Failure) {
    func has(_ column: Column) -> Bool { table.index(of: column.name) != nil }
    let isNamedAsOurs = has(.time) && has(.cardY)
    if has(.frame) || isNamedAsOurs && (has(.phase) || has(.target) || has(.events)) { return nil }
    text = try RecordingOptions.text(of: input.name, arguments)
    source = SourceText(name: input.name, bytes: input.bytes)
    options = ReportLog.specs.filter(arguments.has).map { spec in
      (spec.name, arguments.texts(of: spec).flatMap { ["--" + spec.name, $0] })
    }
    isOfTime = has(.time)
    let isPlain = isNamedAsOurs && text.columns == RecordingColumns()
    positionColumn = try isPlain ? nil : ReportLog.read(source, text.columns).positionColumn
  }

  /// Reads a log, with the errors that 'fit' and 'check' have.
  private static func read(
    _ source: SourceText, _ columns: RecordingColumns
  ) throws(Failure) -> RecordingReader {
    do throws(DiagnosticsError) {
      return try RecordingReader(source, columns: columns)
    } catch {
      throw .of(error)
    }
  }

  /// Holds the log against a scenario, as `check --recording` does.
  ///
  /// - Parameter name: The scenario's name in the report.
  func held(against scenario: Scenario, called name: String) throws(Failure) -> ReportEntry.Held {
    let recording = try ReportLog.read(source, text.columns).recording
    do throws(NonFiniteFrame) {
      return ReportEntry.Held(
        against: name,
        try RecordingComparison(
          of: recording, with: scenario, alignment: text.alignment, tolerance: text.tolerance))
    } catch {
      throw .nonFinite(error)
    }
  }

  /// Returns the commands that show the log again.
  ///
  /// - Parameters:
  ///   - name: Its path on the command line.
  ///   - scenario: The name of the scenario that it was held against; nil: there is none that a command names.
  func commands(of name: String, against scenario: String?) -> [String] {
    func given(_ specs: [ParameterSpec]) -> [String] {
      options.filter { option in specs.contains { $0.name == option.name } }.flatMap(\.words)
    }
    var plot = ["cardsim", "plot", name] + given(PlotCommand.log)
    // Under its time's name, a table is a timeline to 'plot', unless its position is named.
    if isOfTime, text.columns.position == nil, let positionColumn {
      plot += ["--" + RecordingOptions.position.spec.name, positionColumn]
    }
    var commands = [plot + ["-o", "plot.svg"]]
    if let scenario { commands.append(["cardsim", "check", scenario, "--recording", name] + given(ReportLog.specs)) }
    return commands.map { words in words.map { ShellText.quoted($0) }.joined(separator: " ") }
  }
}
