import CardCommandLine
import CardText
import CardTimeline

extension Command {
  package static let diff = Command(
    name: "diff",
    overview: "Say where two timelines differ, to the bit, and what a person would feel of it.",
    discussion: """
      Each of the two is a timeline in CSV, as 'cardsim run' writes it, or a scenario, which is run: a built-in one by \
      its name, or a JSON file; '-' is standard input. Rows are paired by their frame. Numbers are compared as \
      numbers, within --tolerance; phases, targets and events always to the letter. A timeline that was written with \
      four places is compared as such; one that is to be compared to the bit is written with --precision exact. Fewer \
      than two places don't show that they were rounded: then the rounding differs, and --tolerance allows it.

      What a person would feel comes first, then the first frame that differs, then numbers; --verbose has their bits.

      A log in CSV without a column "frame" is a recording of an app's own card, and the other has to be a scenario: \
      the recording is held against it as 'cardsim check --recording' does.

      The exit code is 0 if both are the same, and 1 if they differ.
      """,
    arguments: [DiffCommand.one.spec, DiffCommand.other.spec],
    sections: [Section(title: "A RECORDING", options: RecordingOptions.specs)]
      + .options(
        DiffCommand.tolerances.spec, CommonOption.verbose.spec, DiffCommand.format.spec, CommonOption.output.spec),
    examples: [
      Example(
        purpose: "A timeline against the one of yesterday",
        line: "cardsim run flick-up --precision exact -o before.csv && cardsim diff flick-up before.csv"),
      Example(
        purpose: "A log of an app's card against a scenario",
        line: "cardsim run flick-up --columns time_us,card_y_pt -o log.csv && cardsim diff log.csv flick-up"),
      Example(
        purpose: "One that was written with four places",
        line: "cardsim run flick-up -o rounded.csv && cardsim diff flick-up rounded.csv"),
    ],
    body: .action(DiffCommand.run))
}

/// `cardsim diff`.
enum DiffCommand {
  static let one = Parameter.argument("a", .scenario, "A timeline in CSV, a scenario, or '-'.")
  static let other = Parameter.argument("b", .scenario, "The timeline or scenario that it is compared with.")
  static let tolerances = Parameter.repeatedOption(
    "tolerance", "column=abs[,rel]", .tolerance,
    "The most by which numbers of a column may differ, absolutely or as a part of the larger; '*' is every column."
  )

  static let format = CommonOption.format(
    "Format of the output; csv, jsonl and markdown have a row for each column that differs.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let (name, otherName) = (arguments[one], arguments[other])
    let (first, second) = (try TimelineSource(named: name), try TimelineSource(named: otherName))
    if first.isRecording != second.isRecording {
      let (log, scenario) = first.isRecording ? (first, second) : (second, first)
      return try compare(log, with: scenario, arguments)
    }
    if first.isRecording {
      throw .usage(
        "'\(first.name)' and '\(second.name)' have no column \"frame\" to pair their rows by: they are recordings, and "
          + "each is compared with a scenario. 'cardsim report SCENARIO LOG LOG' shows both over one",
        parameter: DiffCommand.other.spec)
    }
    try RecordingOptions.refuse(arguments, because: "neither is one: a recording has no column \"frame\"")
    try requireSomethingToCompare(first, second)
    let tolerances = try Tolerances(arguments[tolerances], among: first.table.columns, in: " in \(first.name)")
    let difference: TimelineDifference
    let hasRows: Bool
    var words = ""
    do throws(DiagnosticsError) {
      difference = try TimelineDifference(first.table, against: second.table, tolerances: tolerances)
      let count = difference.frameCount + difference.onlyInOne.count + difference.onlyInOther.count
      hasRows = count > 0
      if !difference.isSame {
        words = try MeasuredTimeline.words(of: first.table, against: second.table, difference)
        try tellRates(of: first, and: second)
      }
    } catch {
      throw .of(error)
    }
    if !hasRows {
      throw .badInput(
        "'\(SafeText.escaped(first.name))' and '\(SafeText.escaped(second.name))' have no row: there is nothing to "
          + "compare. 'cardsim run SCENARIO -o FILE' writes a timeline with its rows.")
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      let report = DifferenceReport(
        difference: difference, names: (name, otherName), isVerbose: arguments[CommonOption.verbose],
        leavesOutColumns: hasDefaults(first.table, beside: second.table)
          || hasDefaults(second.table, beside: first.table), words: words)
      let text = report.render(arguments[format])
      output.write(
        arguments[format] == .text ? TextLayout.fitted(lines: text, width: Terminal.tableWidth(arguments)) : text)
    }
    if !difference.isSame { throw .reported(exitCode: 1) }
  }

  /// Says that two timelines have other rates: rows are paired by the frames' numbers.
  private static func tellRates(of first: TimelineSource, and second: TimelineSource) throws(DiagnosticsError) {
    guard let one = try firstInterval(of: first.table), let other = try firstInterval(of: second.table),
      max(one, other) > 1.01 * min(one, other)
    else { return }
    func rate(_ interval: Double) -> String {
      DecimalText.shortest((1e7 / interval).rounded() / 10)
    }
    let names = (SafeText.escaped(first.name), SafeText.escaped(second.name))
    Terminal.say(
      "Warning: \(names.0) has \(rate(one)) frames a second, \(names.1) \(rate(other)): "
        + "a frame of one number is another instant. 'cardsim run --fps' writes both at one rate\n")
  }

  /// Returns the time from a timeline's first frame to its second, microseconds; nil: it doesn't tell.
  private static func firstInterval(of table: TimelineTable) throws(DiagnosticsError) -> Double? {
    guard let column = table.index(of: Column.time.name) else { return nil }
    var rows = try table.rows()
    guard try rows.next(), let first = rows.number(column), try rows.next(), let second = rows.number(column),
      second > first
    else { return nil }
    return second - first
  }

  /// True if a timeline has the columns that 'run' writes by default, and another has all of them.
  private static func hasDefaults(_ table: TimelineTable, beside other: TimelineTable) -> Bool {
    table.columns == Column.defaults.map(\.name)
      && table.columns.allSatisfy { other.index(of: $0) != nil }
  }

  /// Refuses timelines of which nothing would be compared, and rows with a column that no timeline of the scenario
  /// beside them has: they would agree whatever it holds.
  private static func requireSomethingToCompare(_ first: TimelineSource, _ second: TimelineSource) throws(Failure) {
    if (first.scenario == nil) != (second.scenario == nil) {
      let (rows, scenario) = first.scenario == nil ? (first, second) : (second, first)
      let names = scenario.table.columns
      if let unknown = rows.table.columns.first(where: { !names.contains($0) }) {
        let remedy =
          Suggestion.text(for: unknown, among: names) ?? ". 'cardsim show --columns' names those that there are."
        throw .badInput(
          "'\(SafeText.escaped(rows.name))' has a column \(SafeText.quoted(unknown)), which no timeline of "
            + "\(scenario.name) has" + remedy)
      }
    }
    let instants = [Column.frame.name, Column.time.name]
    if !first.table.columns.contains(where: { !instants.contains($0) && second.table.index(of: $0) != nil }) {
      throw .badInput(
        "'\(SafeText.escaped(first.name))' and '\(SafeText.escaped(second.name))' have no column in common beside "
          + "\(instants.joined(separator: " and ")): there is nothing to compare.")
    }
  }

  /// Holds a recording against a scenario.
  private static func compare(
    _ log: TimelineSource, with other: TimelineSource, _ arguments: Arguments
  ) throws(Failure) {
    guard let scenario = other.scenario else {
      throw .usage(
        "'\(log.name)' has no column \"frame\" between commas: it is a recording, and is compared with a scenario, not "
          + "with rows",
        parameter: DiffCommand.other.spec)
    }
    for spec in [tolerances.spec] where arguments.has(spec) {
      throw .usage("--tolerance is for two timelines; a recording has --within", parameter: spec)
    }
    let file = try RecordingFile(RecordingOptions.text(of: log.path, arguments), against: scenario)
    let comparison = file.comparison
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(
        RecordingReport(name: file.name, scenario: scenario.name, comparison: comparison)
          .render(arguments[format], width: Terminal.tableWidth(arguments)))
    }
    if !comparison.holds { throw .reported(exitCode: 1) }
  }
}

/// A column's tolerance from the command line.
struct ColumnTolerance: Hashable, Sendable {
  var column: String
  var tolerance: Tolerance
}

extension Tolerances {
  /// Creates the tolerances from the command line.
  ///
  /// - Parameters:
  ///   - columns: The known columns.
  ///   - place: Their source, for the message, with a leading space.
  init(_ given: [ColumnTolerance], among columns: [String], in place: String = "") throws(Failure) {
    self.init()
    for one in given {
      guard one.column == Tolerances.everyColumn || columns.contains(one.column) else {
        throw .usage(
          "There is no column '\(one.column)'\(place)" + (Suggestion.text(for: one.column, among: columns) ?? ""),
          parameter: DiffCommand.tolerances.spec)
      }
      if Column.allCases.contains(where: { $0.name == one.column && !$0.isNumeric }) {
        throw .usage(
          "The column '\(one.column)' has text, which is equal or isn't: leave its tolerance out",
          parameter: DiffCommand.tolerances.spec)
      }
      set(one.tolerance, for: one.column)
    }
  }
}

extension ValueType where Value == ColumnTolerance {
  /// Parses a column and the tolerance of its numbers: `card_y_pt=0.01`, `*=1e-6,1e-9`.
  static var tolerance: ValueType {
    ValueType(completion: .assignment(to: .columns)) { text throws(InvalidValue) in
      let wrong = InvalidValue(
        ending: ": it must be column=abs or column=abs,rel; neither is negative, rel is a part of the larger number up "
          + "to \(DecimalText.shortest(Tolerance.fractions.upperBound)), and decimals follow a point")
      guard let equals = text.lastIndex(of: "="), equals != text.startIndex else { throw wrong }
      let parts = text[text.index(after: equals)...].split(separator: ",", omittingEmptySubsequences: false)
      let numbers = parts.compactMap { DecimalText.number(String($0)) }.filter { $0 >= 0 }
      guard (1...2).contains(parts.count), numbers.count == parts.count else { throw wrong }
      let relative = numbers.count == 2 ? numbers[1] : 0
      guard Tolerance.fractions.contains(relative) else { throw wrong }
      return ColumnTolerance(
        column: String(text[..<equals]), tolerance: Tolerance(absolute: numbers[0], relative: relative))
    }
  }
}
