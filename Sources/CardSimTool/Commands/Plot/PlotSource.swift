import CardExamples
import CardScenario

/// A source of a plot on the command line, recognised by its beginning.
enum PlotSource {
  /// A scenario, which is run, once for each gesture.
  case scenarios([PreparedScenario])

  /// A table, whose header is the current row.
  case table(RowStream, Kind, title: String)

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
  /// - Parameter isChanged: True if the command line changes a scenario, which a table isn't.
  init(
    named name: String, under preset: PresetSource?, with gestures: [GestureFile], _ arguments: Arguments,
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
    if try rows.firstByte() == UInt8(ascii: "{") {
      let source = try ScenarioSource(try rows.all(), calledBy: name)
      self = .scenarios(try source.prepared(under: preset, with: gestures, arguments))
      return
    }
    if isChanged {
      throw .usage(
        "'\(name)' is a table: --preset, --gesture, --set, --device and --fps change a scenario",
        parameter: ScenarioOptions.settings.spec)
    }
    guard try rows.next() else {
      throw .badInput("'\(rows.rows.name)' is empty: 'cardsim run', 'sweep' and 'map' write what can be plotted")
    }
    guard let kind = Kind(header: rows.rows.texts) else {
      throw .diagnostics(
        rows.rows.error(
          "this isn't the header of anything that can be plotted",
          help: "a timeline has time_us, a sweep begins with trial, a snap map has y_pt, velocity_pt_s and detent"
        ).text)
    }
    self = .table(rows, kind, title: PlotSource.title(of: name))
  }

  /// Returns a file's name without its folder and its extension.
  private static func title(of path: String) -> String {
    if path == "-" { return "standard input" }
    let name = Path.name(of: path)
    return name.hasSuffix(".csv") && name.count > 4 ? String(name.dropLast(4)) : name
  }

  /// The files that were read for it, none of which may be overwritten.
  var inputs: [Input] {
    switch self {
    case .scenarios(let scenarios): scenarios.flatMap(\.inputs)
    case .table(let rows, _, _): [rows.input]
    }
  }

  /// The kind of its content.
  var kind: Kind {
    switch self {
    case .scenarios: .timeline
    case .table(_, let kind, _): kind
    }
  }
}
