import CardCommandLine
import CardExamples
import CardScenario
import CardSettings
import CardText
import CardTimeline

extension Command {
  package static let show = Command(
    name: "show",
    overview: "Print a scenario's file, a preset's rules, or a device's measures.",
    discussion: """
      A scenario is printed as the JSON file that it is, to be edited and run. A preset, built in or a file, is \
      printed with every rule and number that is in force, each with its source, and with the columns of a timeline; \
      --json prints its file, to be edited and extended.
      --keys lists the keys that a scenario's "set" or --set can change, under standard or another preset. With a \
      pattern it explains those that match: the value, the unit, what the key takes and what each word means, what \
      puts it in force, and its source. A pattern is a key (snap.policy), a group (snap), a part of a name \
      (damping), a word that a key takes (projection), or a word of its meaning.
      With --format the rules in force are rows, or, with --keys or --columns, those; a device is a row of measures.
      A number of a key may have a unit wherever a key is set, in a scenario, after --set and in a range of --vary: s, \
      ms or us for a time, pt or pt/s for a distance or a velocity, and % for a number without a unit that lies from 0 \
      to 1. Without one it is in the key's own unit.
      """,
    arguments: [ShowCommand.name.spec, ShowCommand.pattern.spec],
    sections: .options(
      ShowCommand.json.spec, ShowCommand.keys.spec, ShowCommand.columns.spec, ShowCommand.format.spec,
      CommonOption.output.spec),
    examples: [
      Example(purpose: "A scenario to start from", line: "cardsim show flick-up > mine.json"),
      Example(purpose: "TripGo's released code, every number with its source", line: "cardsim show tgcard-2.5.1"),
      Example(
        purpose: "A preset of your own to start from, and what it says",
        line: "cardsim show tgcard-2.5.1 --json > mine.json && cardsim show mine.json"),
      Example(purpose: "Every key, with its value and its meaning", line: "cardsim show --keys"),
      Example(purpose: "All about the choice of a detent, and what each policy does", line: "cardsim show --keys snap"),
      Example(purpose: "Every damping in TripGo's code", line: "cardsim show tgcard-2.5.1 --keys damping"),
      Example(purpose: "The meaning of a timeline's columns", line: "cardsim show standard --columns"),
      Example(purpose: "The rules of a preset, for a program", line: "cardsim show tgcard-2.5.1 --format json"),
    ],
    body: .action(ShowCommand.run))
}

/// `cardsim show`.
enum ShowCommand {
  static let name = Parameter.optionalArgument(
    "name", .text.offering(.names(.scenarios, .presets, .devices, .keys, files: .all)),
    "A scenario, a preset or a device, by its name, or the file of a scenario or of a preset; standard if --keys or "
      + "--columns is given without a preset.")
  static let pattern = Parameter.optionalArgument(
    "pattern", .text.offering(.names(.keys)), "With --keys: explain the keys that match, after a preset or alone.")
  static let json = Parameter.flag("json", "For a preset: its file, to be edited and extended.")
  static let keys = Parameter.flag("keys", "For a preset: only the keys.")
  static let columns = Parameter.flag("columns", "For a preset: only the timeline's columns.")
  static let format = CommonOption.format(
    "Format of rules, keys, columns and measures; a scenario is its own file.", isToldByEnding: false)

  /// The thing to show.
  struct Wish {
    /// The name of a scenario, a preset or a device.
    var name: String

    /// The pattern of the keys; nil: all of them.
    var pattern: String?

    init(_ arguments: Arguments) throws(Failure) {
      let (name, pattern) = (arguments[ShowCommand.name], arguments[ShowCommand.pattern])
      let isOfPreset = arguments[keys] || arguments[columns]
      if pattern != nil, !arguments[keys] {
        throw .usage("Only keys have a pattern, and --keys isn't given", parameter: keys.spec)
      }
      guard let name = name ?? (isOfPreset ? Preset.names[0] : nil) else {
        throw .usage("Missing expected argument '\(ShowCommand.name.spec.synopsis)'", parameter: ShowCommand.name.spec)
      }
      // Alone after --keys, a word is a pattern, unless it is the name of what has keys.
      let isPattern =
        pattern == nil && arguments[keys] && !arguments[columns]
        && (!ShowCommand.isName(name) || !ShowCommand.hasKeys(name) && !KeySearch.keys(matching: name).isEmpty)
      (self.name, self.pattern) = isPattern ? (Preset.names[0], name) : (name, pattern)
    }
  }

  /// Returns true if a word names a preset, or a file that may be one.
  private static func hasKeys(_ word: String) -> Bool { isFile(word) || Preset.names.contains(word) }

  private static func isFile(_ word: String) -> Bool { word == "-" || PresetFiles.isPath(word) }

  /// Returns true if a word names something that can be shown, or a file.
  private static func isName(_ word: String) -> Bool {
    hasKeys(word) || BuiltInScenarios.named(word) != nil || Device.named(word) != nil
  }

  static func run(_ arguments: Arguments) throws(Failure) {
    let wish = try Wish(arguments)
    let wanted = wish.name
    let source = try source(of: wanted, arguments)
    if arguments[format] != .text {
      let table = try table(of: source, wish, arguments)
      try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
        output.write(table.render(arguments[format]))
      }
      return
    }
    let width = Terminal.tableWidth(arguments)
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      if case .preset(let source)? = source {
        if arguments[json] {
          output.buffer.append(bytes: source.input?.bytes ?? Preset.text(ofBuiltIn: wanted) ?? [])
          return
        }
        let preset = source.preset
        // Without a flag, it writes the rules and the columns under their titles.
        let showsAll = arguments[keys] == arguments[columns] && wish.pattern == nil
        if showsAll { showRules(of: preset, width: width, to: output) }
        if arguments[keys], !showsAll {
          try showKeys(of: preset, matching: wish.pattern, width: width, to: output)
        }
        if arguments[columns] || showsAll { showColumns(titled: showsAll, width: width, to: output) }
      } else if let option = [json, keys, columns].first(where: { arguments[$0] }) {
        throw needsPreset(option.spec, wanted)
      } else if case .scenario(let source)? = source {
        output.buffer.append(bytes: source.input?.bytes ?? BuiltInScenarios.named(wanted)?.bytes ?? [])
      } else if let device = Device.named(wanted) {
        show(device, to: output)
      } else {
        throw unknown(wanted)
      }
    }
  }

  static func unknown(_ wanted: String) -> Failure {
    if SettingKey.named(wanted) != nil {
      return .noInput(
        path: wanted, reason: "it is a key, and 'cardsim show --keys \(wanted)' shows it, with its source and meaning.")
    }
    let known = BuiltInScenarios.all.map(\.name) + Preset.names + Device.all.map(\.name)
    return .noInput(
      path: wanted,
      reason: "there is no scenario, preset or device of that name"
        + (Suggestion.text(for: wanted, among: known) ?? PresetSource.suggestion(for: wanted)
          ?? ". 'cardsim list' names them."))
  }

  static func needsPreset(_ option: ParameterSpec, _ wanted: String) -> Failure {
    .usage(
      "--\(option.name) needs a preset, and '\(wanted)' is none" + (PresetSource.suggestion(for: wanted) ?? "."))
  }

  /// Returns the keys that a pattern finds; all of them without one.
  static func found(_ pattern: String?) throws(Failure) -> [SettingKey] {
    guard let pattern else { return SettingKey.all }
    let found = KeySearch.keys(matching: pattern)
    if found.isEmpty {
      let known = KeySearch.vocabulary + Preset.names
      throw .noInput(
        path: pattern,
        reason: "there is no key with that in its name or its meaning"
          + (Suggestion.text(for: pattern, among: known) ?? ". 'cardsim show --keys' lists all."))
    }
    return found
  }

  // MARK: Text

  /// Returns the scenario or the preset of that name, or in the file at that path; nil: it must be a device.
  private static func source(of wanted: String, _ arguments: Arguments) throws(Failure) -> ScenarioOrPreset? {
    let isKnown = Preset.names.contains(wanted) || BuiltInScenarios.named(wanted) != nil
    return isKnown || isFile(wanted) ? try ScenarioOrPreset(named: wanted) : nil
  }

  /// Writes every rule and number that is in force, each with its source.
  private static func showRules(of preset: Preset, width: Int?, to output: Output) {
    let settings = preset.settings
    func say(_ line: String, indent: Int = 0) {
      output.write(TextLayout.fitted(line, width: width, indent: indent) + "\n")
    }
    say(preset.name + (preset.summary.isEmpty ? "" : ": " + SafeText.escaped(preset.summary)))
    if settings.dependsOnRate {
      say(
        "Its timelines depend on the display's rate, by \(settings.rateKeys.joined(separator: ", ")): inputs are "
          + "gathered at frames, or rules go by steps.")
    }
    for remark in preset.remarks { say(SafeText.escaped(remark)) }
    output.write("\nSOURCES:\n")
    for reference in preset.references { say(SafeText.escaped(reference), indent: 2) }
    if preset.name != Preset.names[0] { output.write("  Everything else is as in standard.\n") }
    output.write("\nRULES:\n")
    say(
      "sure: read in the system's source, documented, measured by others, guessed, or this project's own choice.",
      indent: 2)
    if let width {
      let page = KeyPage(preset: preset, width: min(width, KeyPage.widthMax))
      output.write("\n" + page.rules(SettingKey.all.filter { $0.isInForce(settings) }))
      return
    }
    var rows = [["key", "value", "unit", "certainty", "source", "meaning"]]
    for key in SettingKey.all where key.isInForce(settings) {
      rows.append([
        key.name, key.value(in: settings), key.unit, preset.certainty(of: key).rawValue,
        SafeText.escaped(preset.source(of: key)), key.meaning,
      ])
    }
    output.write(TextTable(rows: rows, indent: 2).text)
  }

  /// Writes all keys, as a page on a terminal or a line each elsewhere, or explains those that a pattern finds.
  ///
  /// - Parameter terminalWidth: The terminal's width, characters; nil: the output goes elsewhere.
  private static func showKeys(
    of preset: Preset, matching pattern: String?, width terminalWidth: Int?, to output: Output
  ) throws(Failure) {
    let page = KeyPage(preset: preset, width: min(Terminal.outputWidth, KeyPage.widthMax))
    if pattern != nil {
      output.write(page.text(try found(pattern)))
    } else if terminalWidth != nil {
      output.write(page.list(SettingKey.all))
    } else {
      var rows = [["key", "value", "unit", "takes", "meaning"]]
      for key in SettingKey.all {
        rows.append([key.name, key.value(in: preset.settings), key.unit, key.range, key.meaning])
      }
      output.write(TextTable(rows: rows).text)
    }
  }

  private static func showColumns(titled: Bool, width: Int?, to output: Output) {
    func write(_ rows: [[String]]) {
      let table = TextTable(rows: rows, indent: titled ? 2 : 0)
      output.write(FittedTable(table: table, hasTitles: false).text(width: width))
    }
    if titled { output.write("\nCOLUMNS:\n") }
    write(Column.allCases.map { [$0.name, $0.meaning] })
    output.write(titled ? "\nGROUPS OF COLUMNS:\n" : "\n")
    let groups =
      Column.groups.map { [$0.name, $0.columns.map(\.name).joined(separator: " ")] }
      + [[ColumnChoice.channelGroup, "(the \"channels\" of the scenario)"]]
    write(groups)
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
