import CardCommandLine
import CardExamples
import CardScenario
import CardText
import CardTimeline

/// A source of a plot on the command line, recognised by its beginning.
enum PlotSource {
  /// A scenario, which is run, once for each gesture.
  case scenarios([PreparedScenario])

  /// A table, whose header is the current row.
  case table(RowStream, Kind, title: String)

  /// A device's log, whose positions are drawn as the card's.
  case log(RecordingReader, title: String)

  /// The kind of a table's content.
  enum Kind: Hashable {
    case timeline
    case sweep
    case map

    /// The kind of table with these column names; nil: it can't be plotted.
    init?(header names: [String]) {
      if names.contains("time_us") {
        self = .timeline
      } else if names.first == "trial" {
        self = .sweep
      } else if names.contains("y_pt"), names.contains("velocity_pt_s"), names.contains("detent") {
        self = .map
      } else {
        return nil
      }
    }

    /// The kind in messages.
    var words: String {
      switch self {
      case .timeline: "a timeline"
      case .sweep: "a sweep"
      case .map: "a snap map"
      }
    }
  }

  /// Finds the source that `name` stands for: a built-in scenario, else a file or standard input, which is a scenario
  /// if it begins with a brace and otherwise a table.
  ///
  /// - Parameters:
  ///   - titles: The titles of all scenarios on the command line.
  ///   - isChanged: True if the command line changes a scenario, which a table isn't.
  init(
    named name: String, titles: SourceTitles, under preset: PresetSource?, with gestures: [GestureFile],
    _ arguments: Arguments,
    isChanged: Bool
  ) throws(Failure) {
    if BuiltInScenarios.named(name) != nil {
      self = .scenarios(try ScenarioSource(named: name).prepared(under: preset, with: gestures, arguments))
      return
    }
    let rows: RowStream
    do throws(Failure) {
      rows = RowStream(try ByteStream(opening: name))
    } catch {
      throw ScenarioSource.failure(error, naming: name, orElse: ("table", []))
    }
    let first = try rows.firstByte()
    let document = first == UInt8(ascii: "{") || first == UInt8(ascii: "[") ? try rows.all() : nil
    if let document, !document.isRows {
      let source = try ScenarioSource(document, calledBy: name, titles: titles)
      self = .scenarios(try source.prepared(under: preset, with: gestures, arguments))
      return
    }
    if isChanged {
      throw .usage(
        "'\(name)' is a table: --preset, --gesture, --set, --device and --fps change a scenario",
        parameter: ScenarioOptions.settings.spec)
    }
    let title = name == "-" ? InputFile.standardInput : titles[name]
    if let document {
      self = try PlotSource.log(inRows: document, title: title, arguments)
      return
    }
    let line = try rows.firstLine()
    guard try rows.next() else {
      throw .badInput("'\(rows.rows.name)' is empty: 'cardsim run', 'sweep' and 'map' write what can be plotted")
    }
    let names = rows.rows.texts
    let kind = Kind(header: names)
    if PlotSource.isLog(names, kind, arguments) {
      self = try PlotSource.log(try rows.all(after: line), title: title, arguments)
      return
    }
    guard let kind else {
      throw .diagnostics(
        rows.rows.error(
          "this isn't the header of anything that can be plotted",
          help: "a timeline has time_us, a device's log a time such as time_ms, a sweep begins with trial, a snap map "
            + "has y_pt, velocity_pt_s and detent"
        ).text)
    }
    self = .table(rows, kind, title: title)
  }

  /// True if a table with these column names is a device's log: it has no frames, and its time has a name that only a
  /// log's has, or nothing else in it is a timeline's, or the command line says how it is read.
  private static func isLog(_ names: [String], _ kind: Kind?, _ arguments: Arguments) -> Bool {
    let isTold = PlotCommand.log.contains(where: arguments.has)
    switch kind {
    case nil:
      // A spreadsheet's header may be a single name so far, with semicolons or tabs.
      let plain = names.flatMap { $0.split { ";\t\"".contains($0) } }.map { RecordingColumns.plain(String($0)) }
      // A log's header may stand below comments and blank lines.
      let isComment = names.first?.hasPrefix("#") == true || names.allSatisfy(\.isEmpty)
      return isTold || isComment || plain.contains(where: RecordingColumns.timeNames.contains)
    case .timeline:
      let isTimeline = names.contains { name in
        name == "y_pt" || name != Column.time.name && Column.allCases.contains { $0.name == name }
      }
      return isTold ? !names.contains(Column.frame.name) : !isTimeline && !arguments.has(PlotCommand.columns.spec)
    case .sweep, .map: return false
    }
  }

  /// Reads a device's log in rows of JSON; what this tool writes is plotted from CSV.
  private static func log(inRows input: InputFile, title: String, _ arguments: Arguments) throws(Failure) -> PlotSource
  {
    var kind: Kind?
    do throws(DiagnosticsError) {
      let rows = try RecordingRows(input.text)
      let names = try TimelineTable(rows.table, of: .recording, from: rows.origin).columns
      if let found = Kind(header: names), !isLog(names, found, arguments) { kind = found }
    } catch {
      throw .of(error)
    }
    if let kind {
      throw .badInput("'\(SafeText.escaped(input.name))' is \(kind.words) in JSON: write it with --format csv")
    }
    return try log(input, title: title, arguments)
  }

  /// Reads a device's log as 'fit' and 'check' do.
  private static func log(_ input: InputFile, title: String, _ arguments: Arguments) throws(Failure) -> PlotSource {
    let columns = try RecordingOptions.text(of: input.name, arguments).columns
    do throws(DiagnosticsError) {
      let source = SourceText(name: input.name, bytes: input.bytes)
      return .log(try RecordingReader(source, columns: columns), title: title)
    } catch {
      throw .of(error)
    }
  }

  /// The kind of its content.
  var kind: Kind {
    switch self {
    case .scenarios, .log: .timeline
    case .table(_, let kind, _): kind
    }
  }
}
