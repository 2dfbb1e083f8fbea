import CardCommandLine
import CardModel
import CardScenario
import CardSettings
import CardText
import CardTimeline

extension ShowCommand {
  /// Returns the rows for programs and pages: a preset's rules in force, its keys or the columns; a device's measures.
  static func table(
    of source: ScenarioOrPreset?, _ wish: Wish, _ arguments: Arguments
  ) throws(Failure) -> DataTable {
    guard case .preset(let source)? = source else {
      if let option = [json, keys, columns].first(where: { arguments[$0] }) {
        throw needsPreset(option.spec, wish.name)
      }
      if source != nil {
        throw .usage("'\(wish.name)' is a scenario, which is printed as its file, in JSON", parameter: format.spec)
      }
      guard let device = Device.named(wish.name) else { throw unknown(wish.name) }
      return measures(of: device)
    }
    if arguments[json] {
      throw .usage("--json prints the preset's file, which has no other format", parameter: json.spec)
    }
    if arguments[keys], arguments[columns] {
      throw .usage("Rows are of one kind: --keys or --columns", parameter: format.spec)
    }
    if arguments[columns] { return columnTable }
    guard arguments[keys] else {
      return table(of: SettingKey.all.filter { $0.isInForce(source.preset.settings) }, in: source.preset)
    }
    return table(of: try found(wish.pattern), in: source.preset)
  }

  /// Returns keys with all that is known of them, a row each.
  private static func table(of keys: [SettingKey], in preset: Preset) -> DataTable {
    let settings = preset.settings
    return table(
      ["key", "value", "unit", "takes", "in_force", "certainty", "source", "meaning"],
      keys.map { key in
        [
          key.name, key.value(in: settings), key.unit, key.range, key.isInForce(settings) ? "yes" : "no",
          preset.certainty(of: key).rawValue, preset.source(of: key), key.meaning,
        ]
      })
  }

  /// The columns of a timeline with their groups, a row each.
  private static var columnTable: DataTable {
    table(
      ["column", "groups", "meaning"],
      Column.allCases.map { column in
        let groups = Column.groups.filter { $0.columns.contains(column) }.map(\.name)
        return [column.name, groups.joined(separator: " "), column.meaning]
      })
  }

  private static func table(_ columns: [String], _ rows: [[String]]) -> DataTable {
    DataTable(
      columns: columns.map { DataTable.Column(key: $0, title: $0) },
      rows: rows.map { $0.map { .text($0) } })
  }

  /// Returns a device's measures as a row.
  private static func measures(of device: Device) -> DataTable {
    let (screen, geometry) = (device.screen, Settings().geometry)
    let numbers: [(String, Double)] = [
      ("width_pt", screen.width), ("height_pt", screen.height), ("safe_top_pt", screen.safeTop),
      ("safe_bottom_pt", screen.safeBottom), ("extended_y_pt", geometry.extended(on: screen)),
      ("peaking_y_pt", geometry.peaking(on: screen)),
      ("collapsed_y_pt", geometry.collapsed(on: screen, headerHeight: 84)),
    ]
    return DataTable(
      columns: (["name", "title"] + numbers.map(\.0)).map { DataTable.Column(key: $0, title: $0) },
      rows: [[.text(device.name), .text(device.title)] + numbers.map { .exact($0.1) }])
  }
}
