import CardCommandLine
import CardCommands
import CardScenario
import CardSettings
import CardText
import CardTimeline
import CardTuning

/// `cardsim fit LOG.csv --as SCENARIO`: the settings under which a scenario moves as a recording does.
enum FitImitation {
  static let scenario = Parameter.option(
    "as", "scenario", .scenario, "Tell which settings of this scenario explain the recording best, and what they don't."
  )
  static let write = Parameter.option(
    "write", "file", .file, "With --as: write the scenario that imitates the recording.")
  static let preset = Parameter.repeatedOption(
    "preset", "name", .preset, "With --as: try only these presets besides the scenario's own; all if left out.")

  /// The options that only `--as` has.
  static let specs = [
    scenario.spec, write.spec, preset.spec, RecordingOptions.column.spec, RecordingOptions.align.spec,
    RecordingOptions.within.spec,
  ]

  static func run(_ arguments: Arguments, as name: String) throws(Failure) {
    guard arguments[FitCommand.recordings].count == 1, let file = arguments[FitCommand.recordings].first else {
      throw .usage("--as takes one recording, that of the card that the scenario describes", parameter: scenario.spec)
    }
    for spec in [FitCommand.since.spec, FitCommand.until.spec, FitCommand.model.spec] where arguments.has(spec) {
      throw .usage("--\(spec.name) is for one motion, and --as holds the whole recording", parameter: spec)
    }
    try Destination.requireApart([arguments[write], arguments[CommonOption.output]], parameter: write.spec)
    let source = try ScenarioSource(named: name)
    let text = try RecordingOptions.text(of: file, arguments)
    let input = try InputFile(reading: file)
    var presets: [Preset] = arguments.has(preset.spec) ? [] : Preset.all
    // The paths of presets from files, by their names.
    var files: [String: String] = [:]
    if let own = source.presetPath { files[source.document.preset] = own }
    for name in arguments[preset] {
      let preset = try PresetSource(named: name.text)
      presets.append(preset.preset)
      if preset.input != nil { files[preset.preset.name] = name.text }
    }
    let document = try source.whole()
    let imitation: Imitation
    do throws(DiagnosticsError) {
      let reader = try RecordingReader(input.text, columns: text.columns)
      try reader.requireMotion()
      var meter = ProgressMeter("scenarios")
      defer { meter.clear() }
      imitation = try Imitation(
        of: reader.recording, as: document, presets: presets,
        column: text.column, alignment: text.alignment, tolerance: text.tolerance
      ) { count, distance in
        meter.show("\(count) scenarios tried, the nearest \(DecimalText.fixed(distance, decimals: 2)) pt off")
      }
    } catch {
      throw .of(error)
    }
    if imitation.rmsAfter == nil {
      let percent = DecimalText.fixed(100 * imitation.before.coverage, decimals: 0)
      let least = DecimalText.fixed(100 * RecordingComparison.leastCoverage, decimals: 0)
      throw .badInput(
        "\(SafeText.escaped(file)) can't be laid over \(source.document.name): it shows \(percent) % of the scenario's "
          + "motion, and at least \(least) % are needed. Record from the first touch on; or, if the recording begins "
          + "at the release, let the scenario begin with an input 'release' in place of its touches.")
    }
    let report = FitImitationReport(recording: SafeText.escaped(file), scenario: source.document.name, imitation)
    let cures = [
      (imitation.before.axisPhrase, "mend its positions"), (imitation.before.startPhrase, "let the card begin there"),
    ]
    for case (let phrase?, let cure) in cures {
      Terminal.say(
        "Warning: held against \(source.document.name) as it is, the recording \(phrase). No setting does that: "
          + "\(cure) first, else the settings found here make up for it\n")
    }
    if !imitation.isComplete {
      Terminal.say(
        "Warning: the search ended after \(imitation.trialCount) scenarios, before all settings were tried; --preset, "
          + "or a scenario of fewer seconds, leaves more for each\n")
    }
    // Settings that explain nothing are no scenario to go on from.
    if let path = arguments[write], imitation.verdict != .nothing {
      // A path that a scenario names begins at its own folder.
      let written = imitation.document.text(
        under: files[imitation.preset].map { Path.relative($0, toPage: path) } ?? imitation.preset,
        setting: report.values
      ) { file in
        file.hasPrefix("/") || Path.folder(of: path) == source.folder
          ? file : Path.relative(source.folder + file, toPage: path)
      }
      guard let written else {
        throw .fault("the scenario '\(name)' has no text.")
      }
      try Output.to(path) { output throws(Failure) in output.write(written) }
    }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(report.render(arguments[FitCommand.format], width: Terminal.tableWidth(arguments)))
    }
    if !imitation.verdict.isExplained {
      Terminal.say("\(FitImitationReport.words(imitation.verdict)): \(imitation.after.failure)\n")
      throw .reported(exitCode: 1)
    }
  }
}

/// The report of an imitation.
struct FitImitationReport {
  private let recording: String
  private let scenario: String
  private let imitation: Imitation

  init(recording: String, scenario: String, _ imitation: Imitation) {
    (self.recording, self.scenario, self.imitation) = (recording, scenario, imitation)
  }

  /// The values of the settings as JSON.
  var values: [(key: String, json: String)] {
    imitation.changes.map { change in
      let isPlain = DecimalText.number(change.after) != nil || change.after == "true" || change.after == "false"
      return (change.key, isPlain ? change.after : "\"\(change.after)\"")
    }
  }

  func render(_ format: TableFormat, width: Int?) -> String {
    switch format {
    case .text: text(width: width)
    case .json: json
    case .csv, .jsonl, .markdown: settings.render(format)
    }
  }

  /// The settings that differ from the preset's, a row each.
  private var settings: DataTable {
    DataTable(
      columns: ["setting", "before", "recording", "low", "high"].map { DataTable.Column(key: $0, title: $0) },
      rows: imitation.changes.map {
        [.text($0.key), cell($0.before), cell($0.after), end($0.low, .down), end($0.high, .up)]
      })
  }

  /// An end of an interval, with as many decimals as tell it from its neighbours, rounded away from the number between
  /// the ends.
  private func end(_ number: Double?, _ outward: FloatingPointRoundingRule) -> DataTable.Cell {
    guard let number else { return .empty }
    let places = number < 10 ? 4 : 1
    let scale = number < 10 ? 10_000.0 : 10
    // A decimal is next to the number that it stands for: it isn't rounded to the next one.
    let slack = outward == .down ? 1e-6 : -1e-6
    return .number((number * scale + slack).rounded(outward) / scale, places: places)
  }

  private func cell(_ text: String) -> DataTable.Cell { DecimalText.number(text).map { .exact($0) } ?? .text(text) }

  private func text(width: Int?) -> String {
    let count = imitation.changes.count
    var text = "\(recording) as \(scenario): under \(imitation.preset)"
    text += count == 0 ? ", with its own settings" : ", with \(count) setting\(count == 1 ? "" : "s") changed"
    text += "\n  rms \(points(imitation.rmsAfter)); the scenario as it is: \(points(imitation.rmsBefore))\n"
    if count > 0 { text += "\n" + settings.render(.text, width: width) }
    text += "\n\(Self.words(imitation.verdict)): "
    switch imitation.verdict {
    case .holds: text += "nothing beyond the tolerance; \(imitation.after.summary)\n"
    case .noise: text += "noise of \(points(imitation.rmsAfter)), without a pattern\n"
    case .partly, .nothing:
      text += imitation.after.failure + "\n"
      text += imitation.after.details.map { "  \($0)\n" }.joined()
    }
    let candidates = imitation.candidates.map { candidate in
      [candidate.preset, points(candidate.rms)]
    }
    text += "\nthe presets by themselves, rms:\n"
    text += TextTable(rows: candidates, indent: 2, rightAligned: [1]).text
    if !imitation.triedKeys.isEmpty {
      let tried = "\ntried, as they move something here: \(imitation.triedKeys.joined(separator: ", "))\n"
      text += TextLayout.fitted(lines: tried, width: width)
    }
    return text
  }

  /// The words before what a recording still shows.
  static func words(_ verdict: Imitation.Verdict) -> String {
    switch verdict {
    case .holds, .noise: "what remains"
    case .partly: "explained in part"
    case .nothing: "nothing explains it"
    }
  }

  private var json: String {
    JSONWriter.document { document in
      document.object { object in
        object.member("recording", recording)
        object.member("scenario", scenario)
        object.member("preset", imitation.preset)
        object.member("rms_before_pt", imitation.rmsBefore)
        object.member("rms_after_pt", imitation.rmsAfter)
        object.member("holds", imitation.after.holds)
        object.member("explained", imitation.verdict.isExplained)
        object.member("verdict", imitation.verdict.rawValue)
        object.member("complete", imitation.isComplete)
        object.member("tried", imitation.triedKeys)
        object.member("settings") { settings.write(to: &$0) }
        object.member("presets", objectsOf: imitation.candidates) { members, candidate in
          members.member("preset", candidate.preset)
          members.member("rms_pt", candidate.rms)
        }
        object.member("trials", imitation.trialCount)
      }
    }
  }

  private func points(_ number: Double?) -> String {
    number.map { DecimalText.fixed($0, decimals: 2) + " pt" } ?? "can't be laid over it"
  }
}
