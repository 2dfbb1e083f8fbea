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
    let file = try recording(arguments)
    try Destination.requireApart([arguments[write], arguments[CommonOption.output]], parameter: write.spec)
    if let path = arguments[write], Destination.isMixed(path, withRowsAt: arguments[CommonOption.output]) {
      throw .usage("The scenario needs a file of its own, apart from the report", parameter: write.spec)
    }
    let source = try ScenarioSource(named: name)
    let text = try RecordingOptions.text(of: file, arguments)
    let input = try InputFile(reading: file)
    let presets = try TriedPresets(besidesThatOf: source, arguments[preset], all: !arguments.has(preset.spec))
    let imitation = try search(input, text, as: try source.whole(), presets)
    if imitation.rmsAfter == nil { throw apart(imitation, file, source) }
    warn(of: imitation, source)
    let report = FitImitationReport(recording: SafeText.escaped(file), scenario: source.document.name, imitation)
    // Settings that explain nothing are no scenario to go on from.
    let path = imitation.verdict == .nothing ? nil : arguments[write]
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      output.write(report.render(arguments[FitCommand.format], width: Terminal.tableWidth(arguments)))
      guard let path else { return }
      guard let scenario = scenario(imitation, setting: report.values, presets, source, writtenTo: path) else {
        throw .fault("the scenario '\(name)' has no text.")
      }
      try Output.to(path) { output throws(Failure) in output.write(scenario) }
    }
    if !imitation.verdict.isExplained {
      Terminal.say("\(FitImitationReport.words(imitation.verdict)): \(imitation.after.failure)\n")
      throw .reported(exitCode: 1)
    }
  }

  /// Returns the path of the only recording.
  private static func recording(_ arguments: Arguments) throws(Failure) -> String {
    guard arguments[FitCommand.recordings].count == 1, let file = arguments[FitCommand.recordings].first else {
      throw .usage("--as takes one recording, that of the card that the scenario describes", parameter: scenario.spec)
    }
    for spec in [FitCommand.since.spec, FitCommand.until.spec, FitCommand.model.spec] where arguments.has(spec) {
      throw .usage("--\(spec.name) is for one motion, and --as holds the whole recording", parameter: spec)
    }
    return file
  }

  private static func search(
    _ input: InputFile, _ text: RecordingText, as document: ScenarioDocument, _ presets: TriedPresets
  ) throws(Failure) -> Imitation {
    do throws(DiagnosticsError) {
      let reader = try RecordingReader(input.text, columns: text.columns)
      try reader.requireMotion()
      var meter = ProgressMeter("scenarios")
      defer { meter.clear() }
      return try Imitation(
        of: reader.recording, as: document, presets: presets.presets,
        column: text.column, alignment: text.alignment, tolerance: text.tolerance
      ) { count, distance in
        meter.show("\(count) scenarios tried, the nearest \(DecimalText.fixed(distance, decimals: 2)) pt off")
      }
    } catch {
      throw .of(error)
    }
  }

  /// The failure of a recording that can't be laid over the scenario.
  private static func apart(_ imitation: Imitation, _ file: String, _ source: ScenarioSource) -> Failure {
    .badInput("\(SafeText.escaped(file)) can't be laid over \(source.document.name): \(apartReason(imitation))")
  }

  /// The reason why a recording can't be laid over the scenario as it is, and the likely cures.
  private static func apartReason(_ imitation: Imitation) -> String {
    let percent = DecimalText.fixed(100 * imitation.before.coverage, decimals: 0)
    let least = DecimalText.fixed(100 * RecordingComparison.leastCoverage, decimals: 0)
    return imitation.before.intervalFailure
      ?? "it shows \(percent) % of the scenario's motion, and at least \(least) % are needed. Record from the first "
      + "touch to the last rest; or, if the recording begins at the release, let the scenario begin with an input "
      + "'release' in place of its touches, and if it ends early, end the scenario there with \"duration\"."
  }

  private static func warn(of imitation: Imitation, _ source: ScenarioSource) {
    if imitation.rmsBefore == nil {
      Terminal.say(
        "Warning: the recording can't be laid over \(source.document.name) as it is, and the settings found here may "
          + "make up for that: \(apartReason(imitation))\n")
    }
    // Another preset may have the card begin where the recording does.
    let startPhrase =
      imitation.preset != imitation.ownPreset && imitation.after.startPhrase == nil ? nil : imitation.before.startPhrase
    let cures = [(imitation.before.axisPhrase, "mend its positions"), (startPhrase, "let the card begin there")]
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
  }

  /// Returns the text of the scenario that imitates the recording; nil if the scenario has none.
  private static func scenario(
    _ imitation: Imitation, setting values: [(key: String, json: String)], _ presets: TriedPresets,
    _ source: ScenarioSource, writtenTo path: String
  ) -> String? {
    // A path that a scenario names begins at its own folder.
    let preset = presets.paths[imitation.preset].map { Path.relative($0, toPage: path) } ?? imitation.preset
    return imitation.document.text(under: preset, setting: values) { file in
      file.hasPrefix("/") || Path.folder(of: path) == source.folder
        ? file : Path.relative(source.folder + file, toPage: path)
    }
  }
}

/// The presets that are tried besides a scenario's own.
private struct TriedPresets {
  private(set) var presets: [Preset]

  /// The paths of those that were read from files, that of the scenario's own too, by the presets' names.
  private(set) var paths: [String: String] = [:]

  init(besidesThatOf source: ScenarioSource, _ names: [PresetName], all: Bool) throws(Failure) {
    presets = all ? Preset.all : []
    if let own = source.presetPath { paths[source.document.preset] = own }
    for name in names {
      let preset = try PresetSource(named: name.text)
      if presets.contains(where: { $0.name == preset.preset.name }) { continue }
      presets.append(preset.preset)
      if preset.input != nil { paths[preset.preset.name] = name.text }
    }
  }
}
