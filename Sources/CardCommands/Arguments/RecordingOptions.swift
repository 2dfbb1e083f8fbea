import CardCharts
import CardCommandLine
import CardScenario
import CardSimulation
import CardText
import CardTimeline

/// The options by which a recording of an app's card is held against a scenario.
package enum RecordingOptions {
  package static let time = Parameter.option(
    "time-column", "column", .text, "The column of times; found by its name if left out."
  ).formerly("time")
  static let timeUnit = Parameter.option(
    "time-unit", "unit", .name(RecordingColumns.TimeUnit.self),
    "The unit of times; needed if the column's name doesn't say it. Clock times, as 14:03:01.250, need none.")
  package static let position = Parameter.option(
    "position-column", "column", .text, "The column of positions; found by its name if left out."
  ).formerly("position")
  static let scale = Parameter.option(
    "scale", "pt", .scale,
    "Points in one unit of the positions: 1/3 for pixels of a 3× screen, 1 for points.")
  package static let align = Parameter.option(
    "align", "rule", .name(RecordingAlignment.self), default: "solve",
    "Lay the recording's clock over the scenario's: by the nearest offset, the first movement, the start, or not.")
  package static let within = Parameter.option(
    "within", "pt,ms", .recordingTolerance, default: "1pt,1ms",
    "The most by which a recording may differ: a distance, a time or both; of an alpha as 0.01,1ms.")
  package static let column = Parameter.option(
    "column", "column", .recordedColumn, default: Column.cardY.name, "The timeline's column that was recorded.")

  /// Those that say how a recording is read and compared.
  package static let specs = columnSpecs + [column.spec, align.spec, within.spec]

  /// Those that say how a table is read.
  package static let columnSpecs = [time.spec, timeUnit.spec, position.spec, scale.spec]

  /// Refuses the options where nothing is a recording: one that was forgotten would pass.
  static func refuse(_ arguments: Arguments, because reason: String) throws(Failure) {
    if let spec = specs.first(where: arguments.has) {
      throw .usage("--\(spec.name) is for a recording, and \(reason)", parameter: spec)
    }
  }

  /// Returns the columns that the command line names, and their units.
  package static func columns(_ arguments: Arguments) -> RecordingColumns {
    RecordingColumns(
      time: arguments[time], timeUnit: arguments[timeUnit], position: arguments[position], scale: arguments[scale])
  }

  /// Returns a recording as the command line asks for it.
  ///
  /// - Throws: `Failure` if a distance isn't in the unit of the recorded column.
  package static func text(of file: String, _ arguments: Arguments) throws(Failure) -> RecordingText {
    var text = RecordingText(file: file)
    text.columns = columns(arguments)
    (text.column, text.alignment) = (arguments[column], arguments[align])
    text.tolerance = .standard(of: text.column)
    if arguments.has(within.spec) {
      let given: Within = arguments[within]
      text.tolerance.points = try distance(given, of: text.column) ?? text.tolerance.points
      text.tolerance.milliseconds = given.milliseconds ?? text.tolerance.milliseconds
    }
    return text
  }
}

extension RecordingOptions {
  /// Returns the distance of a tolerance, in the unit of the recorded column; nil: there is none.
  private static func distance(_ given: Within, of column: Column) throws(Failure) -> Double? {
    guard let distance = given.distance else { return nil }
    let (unit, allowed) = (RecordingText.unit(of: column), RecordingText.distances(of: column))
    let usual = DecimalText.shortest(RecordingComparison.Tolerance.standard(of: column).points) + unit
    if distance.unit != unit {
      let name = unit.isEmpty ? "\(column.name) has no unit" : "\(column.name) is in \(unit)"
      throw .usage("\(name): write the distance as in --within \(usual)", parameter: within.spec)
    }
    guard allowed.contains(distance.number) else {
      let most = DecimalText.shortest(allowed.upperBound) + unit
      throw .usage(
        "Of \(column.name) a distance may be at most \(most), and usually is \(usual)", parameter: within.spec)
    }
    return distance.number
  }
}

/// A recording on the command line, and the scenario that it belongs to.
struct NamedRecording: Hashable, Sendable {
  /// The scenario's name or path; nil: the only one.
  var scenario: String?

  /// The recording's path.
  var file: String
}

/// A recording, compared with a scenario.
struct RecordingFile {
  /// The recording's name in messages.
  let name: String

  /// The comparison.
  let comparison: RecordingComparison

  /// The recording itself, and the timeline's column that it shows.
  private let recording: Recording, column: Column

  /// Reads a recording and compares it.
  ///
  /// - Parameter folder: The folder from which its path counts, with the trailing slash; empty: the present one.
  init(_ text: RecordingText, in folder: String = "", against scenario: Scenario) throws(Failure) {
    (name, recording) = try RecordingFile.read(text, in: folder)
    column = text.column
    do throws(NonFiniteFrame) {
      comparison = try RecordingComparison(
        of: recording, with: scenario, column: text.column, alignment: text.alignment,
        tolerance: text.tolerance)
    } catch {
      throw .nonFinite(error)
    }
  }

  /// Reads a recording; returns its name in messages, too.
  static func read(_ text: RecordingText, in folder: String) throws(Failure) -> (name: String, recording: Recording) {
    let input = try InputFile(reading: text.file == "-" || text.file.hasPrefix("/") ? text.file : folder + text.file)
    do throws(DiagnosticsError) {
      let source = SourceText(name: input.name, bytes: input.bytes)
      return (SafeText.escaped(input.name), try RecordingReader(source, columns: text.readColumns).recording)
    } catch {
      throw .of(error)
    }
  }

  /// The plot of the recording, on the scenario's clock, over the scenario's run.
  func plot(over scenario: Scenario) throws(Failure) -> TimelinePlot {
    var plot = TimelinePlot(columns: [.fixed(column)])
    try PlotCommand.run(scenario, named: "scenario", into: &plot)
    plot.begin("recording")
    let offset = Int64((comparison.offset * 1e6).rounded())
    PlotCommand.add(recording.samples, as: column, offset: offset, into: &plot)
    return plot
  }
}

extension ValueType where Value == NamedRecording {
  /// Parses `LOG.csv` or `SCENARIO=LOG.csv`.
  static var recording: ValueType {
    ValueType(completion: .file) { text throws(InvalidValue) in
      let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
      if parts.contains("") { throw InvalidValue(ending: ": it must be a file, or scenario=file") }
      return parts.count == 2
        ? NamedRecording(scenario: parts[0], file: parts[1]) : NamedRecording(scenario: nil, file: text)
    }
  }
}

extension RecordingOptions {
  /// A tolerance on the command line; the usual one stands for what is left out.
  package struct Within: Hashable, Sendable {
    package var distance: Distance?
    package var milliseconds: Double?

    /// A number in a unit; empty: without one.
    package struct Distance: Hashable, Sendable {
      package var number: Double
      package var unit: String
    }
  }
}

extension ValueType where Value == RecordingOptions.Within {
  /// Parses a distance, a time, or both: `1pt,2ms`.
  static var recordingTolerance: ValueType {
    ValueType { text throws(InvalidValue) in
      var within = RecordingOptions.Within()
      for part in text.split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        let unit = ["pt/s", "pt"].first { part.hasSuffix($0) } ?? ""
        if let number = DecimalText.number(String(part.dropLast(unit.utf8.count))), number >= 0 {
          if within.distance != nil { throw InvalidValue(ending: ": '\(part)' is a second distance") }
          within.distance = RecordingOptions.Within.Distance(number: number, unit: unit)
        } else if let span = try? Durations.microseconds(part),
          Double(span) / 1000 <= RecordingText.millisecondsLimit
        {
          if within.milliseconds != nil { throw InvalidValue(ending: ": '\(part)' is a second time") }
          within.milliseconds = Double(span) / 1000
        } else {
          throw InvalidValue(ending: ": '\(part)' is neither a distance such as 1pt nor a time such as 2ms")
        }
      }
      return within
    }
  }
}

extension ValueType where Value == Double {
  /// Points in one unit of a recording: a number, or a fraction of two, as 1/3 for the pixels of a 3× screen.
  static var scale: ValueType {
    ValueType { text throws(InvalidValue) in
      if let scale = RecordingText.scale(ofFraction: text) { return scale }
      let limit = RecordingText.scaleLimit
      guard !text.contains("/") else {
        throw InvalidValue(ending: ": it must be above 0 and at most \(DecimalText.shortest(limit)), such as 1/3")
      }
      return try number(above: 0, upTo: limit).read(text)
    }
  }
}

extension ValueType where Value == Column {
  /// A column that can be recorded.
  static var recordedColumn: ValueType {
    let names = RecordingText.recordable.map(\.name)
    return ValueType(completion: .words(names)) { text throws(InvalidValue) in
      if let column = RecordingText.recordable.first(where: { $0.name == text }) { return column }
      throw InvalidValue(
        ending: ": no column of numbers has that name" + (Suggestion.text(for: text, among: names) ?? ""))
    }
  }
}
