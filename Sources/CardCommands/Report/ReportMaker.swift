import CardCommandLine
import CardExamples
import CardModel
import CardPage
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// Makes the entries of a report from the sources on the command line.
struct ReportMaker {
  /// The entries, in the order of the sources, then those that they are shown beside.
  private(set) var entries: [ReportEntry] = []

  private let arguments: Arguments
  private let titles: SourceTitles
  private let presets: [PresetSource]

  /// The sources of the entries.
  private var origins: [Origin] = []

  /// The origin of an entry.
  private enum Origin {
    /// A scenario that was run. Its source is run again under another preset; the name is that by which a command finds
    /// it as it was run, nil if an option changed it.
    case scenario(ScenarioSource, Scenario, name: String?)

    /// A table, by its path; nil: it isn't a device's log.
    case table(TimelineTable, ReportLog?, path: String)
  }

  /// Makes a report without entries.
  ///
  /// - Parameter names: The names of all that it will show, by which two files of one name are told apart.
  init(_ arguments: Arguments, of names: [String]) throws(Failure) {
    self.arguments = arguments
    titles = SourceTitles(names)
    var presets: [PresetSource] = []
    for name in arguments[ReportCommand.presets] { presets.append(try PresetSource(named: name.text)) }
    self.presets = presets
  }

  /// Adds a source: a scenario under each preset, or a table.
  mutating func add(_ name: String) throws(Failure) {
    switch try ReportSource(named: name, titles: titles) {
    case .scenario(let source):
      if presets.isEmpty { try add(source, under: nil, calledBy: name, changedBy: .all) }
      for preset in presets { try add(source, under: preset, calledBy: name, changedBy: .all) }
    case .table(let table, let input):
      if ScenarioOptions.changes.contains(where: arguments.has) || !presets.isEmpty {
        throw .usage(
          "'\(name)' is a table: --preset, --set, --device and --fps change a scenario",
          parameter: ScenarioOptions.settings.spec)
      }
      try add(table, input, calledBy: name)
    }
  }

  /// Shows each entry beside another scenario or table, or beside itself under a preset.
  mutating func compare(against name: String) throws(Failure) {
    let count = entries.count
    if Preset.names.contains(name) || PresetSource.isPreset(at: name) {
      try compare(under: try PresetSource(named: name))
      return
    }
    switch try ReportSource(named: name, titles: titles) {
    case .scenario(let source):
      // A change of the sources leaves this one as it is: the change is to be seen.
      try add(source, under: nil, calledBy: name, changedBy: .none)
    case .table(let table, let input):
      try add(table, input, calledBy: name)
    }
    for index in 0..<count { entries[index].against = count }
  }

  private mutating func compare(under preset: PresetSource) throws(Failure) {
    for index in 0..<entries.count {
      guard case .scenario(let source, _, _) = origins[index] else {
        throw .usage(
          "'\(entries[index].name)' is a table, and no preset changes it", parameter: ReportCommand.against.spec)
      }
      entries[index].against = entries.count
      let name = source.input?.name ?? source.document.name
      try add(source, under: preset, calledBy: name, changedBy: .ofBothSides)
    }
  }

  // MARK: Scenarios

  private mutating func add(
    _ source: ScenarioSource, under preset: PresetSource?, calledBy name: String, changedBy part: ScenarioOptions.Part
  ) throws(Failure) {
    var document = try source.whole()
    if let preset { document.use(preset.preset) }
    try ScenarioOptions.apply(arguments, part, to: &document)
    let scenario = try source.scenario(from: document)
    if part == .all {
      try scenario.tellWarnings(arguments, and: ScenarioOptions.idle(arguments, under: document.settings))
    }
    let base = preset?.preset ?? Preset.named(document.preset)
    var entry: ReportEntry
    do throws(ReportError) {
      entry = try ReportEntry(
        scenario, document: document, name: distinct(document.name + label(preset?.preset, part)), preset: base)
    } catch {
      switch error {
      case .nonFinite(let frame): throw .nonFinite(frame)
      case .tooLong:
        throw .badInput(
          "\(SafeText.escaped(name)) has more than \(ReportTimeline.rowLimit) frames, the most that a report shows; a "
            + "shorter 'duration' or a lower --fps has fewer.")
      }
    }
    entry.origin = "Preset \(document.preset), \(rates(document)), a screen of \(size(entry.screen)) pt."
    entry.commands = commands(of: name, under: preset, changedBy: part)
    // A golden says nothing about a scenario that an option or a preset changed.
    let isAsWritten = preset == nil && !part.specs.contains(where: arguments.has)
    if isAsWritten, name != "-" { try check(scenario, document, named: name, &entry) }
    entries.append(entry)
    origins.append(.scenario(source, scenario, name: isAsWritten && name != "-" ? name : nil))
  }

  /// Adds the verdict of the golden, if there is one.
  private func check(
    _ scenario: Scenario, _ document: ScenarioDocument, named name: String, _ entry: inout ReportEntry
  ) throws(Failure) {
    guard let target = try CheckTargets([name], goldens: nil).all.first else { return }
    let file = try GoldenFile(target, recording: nil)
    let builtIn = target.file == nil && file == nil ? BuiltInScenarios.golden(of: target.name) : nil
    guard let golden = file?.golden ?? builtIn.map({ .trail($0) }) else { return }
    let result = try ScenarioCheck.run(document, scenario: scenario, golden: golden, tolerances: Tolerances())
    let words = result.differsFromGolden ? result.findings[0].message : "golden: the whole timeline, to the bit"
    entry.checks.insert(ReportEntry.Check(isMet: !result.differsFromGolden, words: words), at: 0)
  }

  private func commands(of name: String, under preset: PresetSource?, changedBy part: ScenarioOptions.Part) -> [String]
  {
    var words = ["cardsim", "run", name]
    if let preset { words += ["--preset", preset.input?.name ?? preset.preset.name] }
    for spec in part.specs {
      for text in arguments.texts(of: spec) { words += ["--" + spec.name, text] }
    }
    let line = words.map { ShellText.quoted($0) }.joined(separator: " ")
    return [line + " --columns @all", line + " --digest"]
  }

  private func rates(_ document: ScenarioDocument) -> String {
    guard document.instants.isEmpty else { return "frames as a display showed them" }
    let rates = document.rates.map { DecimalText.shortest(($0.frameRate.hertz * 1000).rounded() / 1000) + " Hz" }
    return rates.joined(separator: ", then ")
  }

  private func size(_ screen: Screen) -> String {
    DecimalText.shortest(screen.width) + " × " + DecimalText.shortest(screen.height)
  }

  // MARK: Tables

  /// Adds a table.
  private mutating func add(_ table: TimelineTable, _ input: InputFile, calledBy name: String) throws(Failure) {
    try refuseSeveral(in: table, calledBy: name)
    let log = try ReportLog(table, input, arguments)
    let screen = entries.first?.screen ?? Device.standard.screen
    entries.append(try entry(of: table, log, at: name, called: distinct(title(of: name)), on: screen))
    origins.append(.table(table, log, path: name))
  }

  /// Refuses a table in which the timelines of several scenarios follow each other, as `run` writes them.
  private func refuseSeveral(in table: TimelineTable, calledBy path: String) throws(Failure) {
    guard table.columns.first == "scenario" else { return }
    var names: [String] = []
    do throws(DiagnosticsError) {
      var rows = try table.rows()
      while names.count < 2, try rows.next() {
        let name = rows.text(0)
        if names.last != name { names.append(name) }
      }
    } catch {
      throw .of(error)
    }
    if names.count < 2 { return }
    let quoted = names.map { SafeText.quoted($0) }.joined(separator: " and ")
    throw .badInput(
      "'\(SafeText.escaped(path))' has several timelines, as of \(quoted), and a report shows one of a table; "
        + "'cardsim report "
        + names.map { ShellText.quoted($0) }.joined(separator: " ") + " -o FILE' shows the scenarios")
  }

  /// Returns the name of a table in the report, before it is made distinct.
  private func title(of path: String) -> String { path == "-" ? InputFile.standardInput : Path.name(of: path) }

  /// Returns the entry of a table.
  ///
  /// - Parameters:
  ///   - name: Its name in the report.
  ///   - held: The scenario that it was held against, and the name by which a command finds that.
  private func entry(
    of table: TimelineTable, _ log: ReportLog?, at path: String, called name: String, on screen: Screen,
    held: (by: ReportEntry.Held, scenario: String?)? = nil
  ) throws(Failure) -> ReportEntry {
    do throws(DiagnosticsError) {
      var entry = try ReportEntry(
        table, name: name, screen: screen, columns: log?.text.columns ?? RecordingColumns(), held: held?.by)
      if path != "-" {
        entry.commands =
          log?.commands(of: path, against: held?.scenario) ?? ["cardsim plot \(ShellText.quoted(path)) -o plot.svg"]
      }
      return entry
    } catch {
      throw .of(error)
    }
  }

  /// Lays the clock of each device's log over that of the scenario that it is shown beside; of a log beside none, over
  /// that of the only one. Among several it would be held against one that it isn't of.
  mutating func finish() throws(Failure) {
    let hasLog = origins.contains { if case .table(_, .some, _) = $0 { true } else { false } }
    if !hasLog { try RecordingOptions.refuse(arguments, because: "no source is a log of a device") }
    for index in entries.indices {
      guard let other = entries[index].against else { continue }
      switch (origins[index], origins[other]) {
      case (.table(_, .some, _), .scenario):
        try align(index, with: other, at: index)
      case (.scenario, .table(_, .some, _)):
        // A log has another clock beside each scenario, and so another entry.
        let place = entries[other].checks.isEmpty ? other : entries.count
        try align(other, with: index, at: place)
        entries[index].against = place
      default: break
      }
    }
    let scenarios = origins.indices.filter { if case .scenario = origins[$0] { true } else { false } }
    guard let first = scenarios.first else { return }
    for index in origins.indices where entries[index].checks.isEmpty {
      guard case .table(_, .some, let path) = origins[index] else { continue }
      if scenarios.count == 1 {
        try align(index, with: first, at: index)
      } else {
        Terminal.say(
          "Note: \(SafeText.escaped(path)) is beside \(scenarios.count) scenarios, and is held against none of them: a "
            + "report of it alone, with --against, names one\n")
      }
    }
  }

  /// Lays a log's clock over a scenario's, in the log's own entry or in another one after all.
  private mutating func align(_ index: Int, with other: Int, at place: Int) throws(Failure) {
    guard case .table(let table, let log?, let path) = origins[index],
      case .scenario(_, let scenario, let source) = origins[other]
    else { return }
    let held = try log.held(against: scenario, called: entries[other].name)
    var made = try entry(
      of: table, log, at: path, called: place == index ? entries[index].name : distinct(title(of: path)),
      on: entries[other].screen, held: (held, source))
    made.held = other
    if place == index {
      made.against = entries[index].against
      entries[index] = made
    } else {
      entries.append(made)
      origins.append(origins[index])
    }
  }

  // MARK: Words

  /// Returns what tells an entry from another one of the same scenario.
  private func label(_ preset: Preset?, _ part: ScenarioOptions.Part) -> String {
    let changes = part.specs.flatMap(arguments.texts(of:))
    let words = changes.isEmpty ? "" : " with " + changes.joined(separator: ", ")
    return (preset.map { " under \($0.name)" } ?? "") + words
  }

  /// Returns a name that no other entry has.
  private func distinct(_ name: String) -> String {
    var (candidate, number) = (name, 2)
    while entries.contains(where: { $0.name == candidate }) {
      candidate = "\(name) (\(number))"
      number += 1
    }
    return candidate
  }

  /// The names, as a title.
  var title: String {
    let names = entries.prefix(4).map(\.name).joined(separator: ", ")
    return entries.count > 4 ? names + " and \(entries.count - 4) more" : names
  }

  /// The words of the command line after its name.
  var words: [String] {
    var words = arguments.texts(of: ReportCommand.sources.spec)
    let options = [ReportCommand.presets.spec] + ScenarioOptions.specs + ReportLog.specs
    for spec in options + [ReportCommand.against.spec, ReportCommand.title.spec, CommonOption.output.spec] {
      for text in arguments.texts(of: spec) { words += ["--" + spec.name] + (spec.form == .flag ? [] : [text]) }
    }
    return words
  }
}

/// A source of a report: a scenario, or a table.
indirect enum ReportSource {
  case scenario(ScenarioSource)
  case table(TimelineTable, InputFile)

  /// Finds a source: a built-in scenario by its name, else a file or standard input, which is a scenario if it begins
  /// with a brace and otherwise a table, in CSV or in JSON.
  init(named name: String, titles: SourceTitles) throws(Failure) {
    if BuiltInScenarios.named(name) != nil {
      self = .scenario(try ScenarioSource(named: name))
      return
    }
    let input: InputFile
    do throws(Failure) {
      input = try InputFile(reading: name)
    } catch {
      throw ScenarioSource.failure(error, naming: name, orElse: ("table", []))
    }
    if input.firstByte == UInt8(ascii: "{"), !input.isRows {
      self = .scenario(try ScenarioSource(input, calledBy: name, titles: titles))
      return
    }
    do throws(DiagnosticsError) {
      let rows = try RecordingRows(input.text)
      self = .table(try TimelineTable(rows.table, of: .recording, from: rows.origin), input)
    } catch {
      throw .of(error)
    }
  }
}
