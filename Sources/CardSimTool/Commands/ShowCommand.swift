import CardExamples
import CardScenario
import CardText
import CardTimeline

extension Command {
  static let show = Command(
    name: "show",
    overview: "Print a scenario's file, a preset's rules, or a device's measures.",
    discussion: """
      A scenario is printed as the JSON file that it is, to be edited and run. A preset, built in or a file, is \
      printed with every rule and number that is in force, each with its source, and with the columns of a timeline; \
      --json prints its file, to be edited and extended; --keys lists every key that a scenario or --set can change, \
      with what it takes.
      """,
    arguments: [ShowCommand.name.spec],
    sections: .options(
      ShowCommand.json.spec, ShowCommand.keys.spec, ShowCommand.columns.spec, CommonOption.output.spec),
    examples: [
      Example(purpose: "A scenario to start from", line: "cardsim show flick-up > mine.json"),
      Example(purpose: "TripGo's released code, every number with its source", line: "cardsim show tgcard-2.5.1"),
      Example(
        purpose: "A preset of your own to start from, and what it says",
        line: "cardsim show tgcard-2.5.1 --json > mine.json && cardsim show mine.json"),
      Example(purpose: "Every key, with unit, default, range and meaning", line: "cardsim show standard --keys"),
      Example(purpose: "The meaning of a timeline's columns", line: "cardsim show standard --columns"),
    ],
    body: .action(ShowCommand.run))
}

/// `cardsim show`.
enum ShowCommand {
  static let name = Parameter.argument(
    "name", .text.offering(.names(.scenarios, .presets, .devices, files: .all)),
    "A scenario, a preset or a device, by its name; or the file of a scenario or of a preset.")
  static let json = Parameter.flag("json", "For a preset: its file, to be edited and extended.")
  static let keys = Parameter.flag("keys", "For a preset: only the keys.")
  static let columns = Parameter.flag("columns", "For a preset: only the timeline's columns.")

  static func run(_ arguments: Arguments) throws(Failure) {
    let wanted = arguments[name]
    let source = try source(of: wanted, arguments)
    try Output.to(arguments[CommonOption.output], reading: source?.inputs ?? []) { output throws(Failure) in
      if case .preset(let source)? = source {
        if arguments[json] {
          output.buffer.append(bytes: source.inputs.first?.bytes ?? Preset.text(ofBuiltIn: wanted) ?? [])
          return
        }
        let preset = source.preset
        // Without a flag, it writes the rules and the columns under their titles.
        let showsAll = arguments[keys] == arguments[columns]
        if showsAll { showRules(of: preset, to: output) }
        if arguments[keys], !showsAll { showKeys(of: preset, to: output) }
        if arguments[columns] || showsAll { showColumns(titled: showsAll, to: output) }
      } else if let option = [json, keys, columns].first(where: { arguments[$0] }) {
        throw .usage(
          "--\(option.spec.name) needs a preset, and '\(wanted)' is none"
            + (Suggestion.text(for: wanted, among: Preset.names) ?? "."))
      } else if case .scenario(let source)? = source {
        output.buffer.append(bytes: source.inputs.first?.bytes ?? BuiltInScenarios.named(wanted)?.bytes ?? [])
      } else if let device = Device.named(wanted) {
        show(device, to: output)
      } else {
        let known = BuiltInScenarios.all.map(\.name) + Preset.names + Device.all.map(\.name)
        throw .noInput(
          path: wanted,
          reason: "there is no scenario, preset or device of that name"
            + (Suggestion.text(for: wanted, among: known) ?? ". 'cardsim list' names them."))
      }
    }
  }

  /// Returns the scenario or the preset of that name, or in the file at that path; nil: it must be a device.
  private static func source(of wanted: String, _ arguments: Arguments) throws(Failure) -> ScenarioOrPreset? {
    let isKnown = Preset.names.contains(wanted) || BuiltInScenarios.named(wanted) != nil
    return isKnown || PresetFiles.isPath(wanted) ? try ScenarioOrPreset(named: wanted) : nil
  }

  /// Writes every rule and number that is in force, each with its source.
  private static func showRules(of preset: Preset, to output: Output) {
    let settings = preset.settings
    output.write(preset.name + (preset.summary.isEmpty ? "" : ": " + SafeText.escaped(preset.summary)) + "\n")
    if settings.dependsOnRate {
      output.write("Its timelines depend on the display's rate: inputs are gathered at frames, or rules go by steps.\n")
    }
    for remark in preset.remarks { output.write(SafeText.escaped(remark) + "\n") }
    output.write("\nSOURCES:\n")
    for reference in preset.references { output.write("  " + SafeText.escaped(reference) + "\n") }
    if preset.name != Preset.names[0] { output.write("  Everything else is as in standard.\n") }
    var rows = [["key", "value", "unit", "sure", "source", "meaning"]]
    for key in SettingKey.all where key.isInForce(settings) {
      rows.append([
        key.name, key.value(in: settings), key.unit, preset.certainty(of: key).rawValue,
        SafeText.escaped(preset.source(of: key)), key.meaning,
      ])
    }
    output.write("\nRULES:\n")
    output.write(
      "  sure: read in the system's source, documented, measured by others, guessed, or this project's own choice.\n")
    output.write(TextTable(rows: rows, indent: 2).text)
  }

  private static func showKeys(of preset: Preset, to output: Output) {
    var rows = [["key", "value", "unit", "takes", "meaning"]]
    for key in SettingKey.all {
      rows.append([key.name, key.value(in: preset.settings), key.unit, key.range, key.meaning])
    }
    output.write(TextTable(rows: rows).text)
  }

  private static func showColumns(titled: Bool, to output: Output) {
    if titled { output.write("\nCOLUMNS:\n") }
    output.write(TextTable(rows: Column.allCases.map { [$0.name, $0.meaning] }, indent: titled ? 2 : 0).text)
    output.write(titled ? "\nGROUPS OF COLUMNS:\n" : "\n")
    let groups = Column.groups.map { [$0.name, $0.columns.map(\.name).joined(separator: " ")] }
    output.write(TextTable(rows: groups, indent: titled ? 2 : 0).text)
  }

  private static func show(_ device: Device, to output: Output) {
    let screen = device.screen
    let geometry = Settings().geometry
    let rows: [[String]] = [
      ["device", device.title], ["width", plain(screen.width) + " pt"], ["height", plain(screen.height) + " pt"],
      ["safe area, top", plain(screen.safeTop) + " pt"], ["safe area, bottom", plain(screen.safeBottom) + " pt"],
      ["extended", "y " + plain(geometry.extended(on: screen)) + " pt"],
      ["peaking", "y " + plain(geometry.peaking(on: screen)) + " pt"],
      ["collapsed", "y " + plain(geometry.collapsed(on: screen, headerHeight: 84)) + " pt with a header of 84 pt"],
    ]
    output.write(TextTable(rows: rows).text)
  }

  private static func plain(_ number: Double) -> String {
    var buffer = ByteBuffer(capacity: 32)
    buffer.append(shortest: number)
    return buffer.text
  }
}
