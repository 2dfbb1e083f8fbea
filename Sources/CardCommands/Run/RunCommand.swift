import CardCommandLine
import CardScenario
import CardSimulation
import CardText
import CardTimeline

extension Command {
  package static let run = Command(
    name: "run",
    overview: "Run a scenario and write its timeline, a row a frame.",
    discussion: """
      The scenario is a built-in one by its name ('cardsim list scenarios'), a JSON file, or '-' for standard input. \
      Rows go to standard output; y grows downward from the top of the screen, in points, and velocities are points \
      per second, positive downward.

      With --gesture, a gesture takes the place of all the scenario's touches, in any notation that 'cardsim gesture \
      import' reads. It begins when the first of them did, or after 100 ms, and stays where it was recorded, unless \
      --on moves it up or down onto a part of the card, which is told. The gestures of a folder run one after the \
      other, told apart by a column.

      With --preset, a scenario runs under other rules: its own settings stay, detents that the preset doesn't have \
      are translated by their rank, and a gesture begins on the same part of the card. Several scenarios, and several \
      --preset, stand in one table, told apart by its first columns, scenario and preset.

      With --against, no rows are written but what a person would feel differently. --set and --preset change the \
      scenario, and leave what it is compared with as it is written; under the preset that --against names, the \
      scenario has the same --device. --fps and --gesture hold for both: frames are compared one by one.

      With --save-state, the whole state of the simulation at a frame goes to a file. With --restore, a run starts \
      after that frame: its rows are the rest of the timeline, to the bit, under the header. The scenario and what \
      changes it must be those that the state was saved with.

      With --items, what lies inside the card goes to a second table, a row for each item of a document that shows in \
      a frame: its place on the screen, its height, and how much of it shows.

      With --format perfetto the run is a trace that https://ui.perfetto.dev opens: phase, finger and transition as \
      slices, events as instants, and columns as counters with their units, at whole nanoseconds.

      On a terminal the plot and the events are shown in place of the rows, unless an option says how rows are \
      written: -o, --format, --columns, --precision or --digest. In a file or a pipe they are always rows.

      On a terminal the last leg is told in a line at the end, the motion that a release or a command began last: \
      where the card came from and went, how long that took until it was within 0.5 pt and 10 pt/s for good, how far \
      it overshot, and whether its spring was stiffened. A finger that takes the card ends the leg, and so does a \
      screen or a keyboard that moves it on after it has settled.
      """,
    arguments: [RunCommand.scenarios.spec],
    sections: [
      Section(
        title: "THE RUN",
        options: [
          RunCommand.presets.spec, RunCommand.against.spec,
        ] + GestureOptions.specs + ScenarioOptions.specs + [
          StateOptions.restore.spec
        ]),
      Section(
        title: "OUTPUT",
        options: [
          RunCommand.format.spec, RunCommand.columns.spec, RunCommand.precision.spec, RunCommand.digest.spec,
          RunCommand.quiet.spec, CommonOption.output.spec, RunCommand.items.spec, StateOptions.save.spec,
        ]),
    ],
    examples: [
      Example(purpose: "A card that is flicked up, at 120 Hz", line: "cardsim run flick-up --fps 120"),
      Example(
        purpose: "The same with a softer spring, and only the columns to plot",
        line: "cardsim run flick-up --set settle.damping_ratio=0.6 --columns time_us,card_y_pt,card_velocity_pt_s"),
      Example(
        purpose: "A synthesised thumb on the default card",
        line:
          "cardsim gesture make --from 200,500 --to 200,300 --duration 150ms --release-velocity -900 -o thumb.csv && "
          + "cardsim run flick-up --gesture thumb.csv"),
      Example(
        purpose: "The same gesture on three systems, in one table",
        line: "cardsim run flick-up --preset standard --preset tgcard-2.5.1 --preset sweetcurtain-0.2.5"),
      Example(
        purpose: "The differences that one feels",
        line: "cardsim run flick-up --preset tgcard-2.5.1 --against standard"),
      Example(
        purpose: "The state at a frame, and the timeline from there on",
        line: "cardsim run tour --save-state 120 tour.state -o tour.csv && cardsim run tour --restore tour.state"),
      Example(
        purpose: "The visible items of a list that grows as it is scrolled",
        line: "cardsim run spots-reach-end --columns @time,@content -o list.csv --items items.csv"),
      Example(
        purpose: "Two scenarios in one table",
        line: "cardsim run flick-up flick-down --columns @time,card_y_pt -o two.csv"
      ),
      Example(
        purpose: "A trace for ui.perfetto.dev, with every column",
        line: "cardsim run tour --format perfetto --columns @all -o tour.pftrace"),
      Example(purpose: "One number that says whether anything changed", line: "cardsim run tour --digest"),
    ],
    body: .action(RunCommand.run))
}

/// `cardsim run`.
enum RunCommand {
  static let scenarios = Parameter.repeatedArgument(
    "scenario", .scenario, "Built-in scenarios' names, JSON files, folders of them, or '-'.")
  static let presets = Parameter.repeatedOption(
    "preset", "name", .preset,
    "Run under this preset, or preset file, with the scenario's own settings on top; may be given again.")
  static let against = Parameter.option(
    "against", "name", .scenarioOrPreset, "Say in words what differs against this scenario, or under this preset.")
  static let format = Parameter.option(
    "format", "format", .run, default: "csv", "Format of the rows; perfetto is a trace, in bytes."
  ).toldByEnding()
  static let columns = Parameter.option(
    "columns", "names", .columns, default: "@default",
    "Columns, groups of them and channels, joined by commas; a trace has card_height_pt, too.")
  static let precision = CommonOption.precision(
    default: "4", "Decimals of numbers, or 'exact' for as many as read back to the same bits; events have two.")
  static let items = Parameter.option(
    "items", "file", .file, "Write a second table, of the items that show in each frame.")
  static let digest = Parameter.flag("digest", "Write the timeline's digest in place of its rows.")
  static let quiet = Parameter.flag("quiet", short: "q", "Say nothing but errors.")

  static func run(_ arguments: Arguments) throws(Failure) {
    if arguments[format] == .perfetto, !arguments[digest], arguments[against] == nil,
      arguments[CommonOption.output] == nil, Terminal.showsOutput
    {
      throw .usage(
        "A trace is bytes, which a terminal can't show. Please name a file with -o",
        parameter: CommonOption.output.spec)
    }
    let names = try ScenarioNames.all(arguments[scenarios])
    let gestures = try GestureOptions.files(arguments)
    let titles = SourceTitles(names)
    var sources: [ScenarioSource] = []
    for name in names { sources.append(try ScenarioSource(named: name, titles: titles)) }
    try ScenarioNames.checkDistinct(sources.map(\.document.name))
    let presets = try presetSources(arguments)
    var states = try StateOptions(arguments, scenarioCount: sources.count * max(gestures.count, 1))
    let items = try ItemsOutput(arguments)
    if let against = arguments[against] {
      for spec in [columns.spec, precision.spec, digest.spec] where arguments.has(spec) {
        throw .usage("--\(spec.name) is about rows, and --against writes sentences", parameter: spec)
      }
      let source = try onlySource(sources, presets, gestures)
      try compare(source, presets.first, against: against, gestures, arguments)
    } else {
      let runs = try runs(of: sources, under: presets, with: gestures, arguments)
      try write(runs, states: &states, items: items, arguments)
    }
  }

  /// A timeline to write, and the words that tell it from the others: in columns of their own.
  private typealias Run = (labels: [TimelineWriter.Label], scenario: Scenario)

  /// Reads the presets that are named.
  private static func presetSources(_ arguments: Arguments) throws(Failure) -> [PresetSource] {
    var presets: [PresetSource] = []
    for name in arguments[Self.presets] {
      let source = try PresetSource(named: name.text)
      if presets.contains(where: { $0.preset.name == source.preset.name }) {
        let help = source.input == nil ? "" : "; a \"name\" in one of the files would"
        throw .usage("--preset \(source.preset.name) is given twice, and nothing would tell its rows apart" + help)
      }
      presets.append(source)
    }
    return presets
  }

  /// Returns the one scenario that a comparison needs.
  private static func onlySource(
    _ sources: [ScenarioSource], _ presets: [PresetSource], _ gestures: [GestureFile]
  ) throws(Failure) -> ScenarioSource {
    guard presets.count <= 1 else {
      throw .usage("--against compares two timelines, and needs at most one --preset", parameter: Self.presets.spec)
    }
    guard sources.count == 1, let source = sources.first else {
      throw .usage("--against compares two timelines, and needs one scenario", parameter: scenarios.spec)
    }
    guard gestures.count <= 1 else {
      throw .usage(
        "--against compares two timelines, and needs at most one gesture", parameter: GestureOptions.gesture.spec)
    }
    return source
  }

  /// Returns each scenario under each preset, with each gesture.
  private static func runs(
    of sources: [ScenarioSource], under presets: [PresetSource], with gestures: [GestureFile], _ arguments: Arguments
  ) throws(Failure) -> [Run] {
    var runs: [Run] = []
    for source in sources {
      for preset in presets.isEmpty ? [nil] : presets.map({ Optional($0) }) {
        for one in try source.prepared(under: preset, with: gestures, arguments, isQuiet: arguments[quiet]) {
          var labels: [TimelineWriter.Label] = []
          if sources.count > 1 { labels.append(TimelineWriter.Label("scenario", source.document.name)) }
          if let preset { labels.append(TimelineWriter.Label("preset", preset.preset.name)) }
          if gestures.count > 1, let gesture = one.gesture {
            labels.append(TimelineWriter.Label("gesture", gesture.name))
          }
          runs.append((labels, one.scenario))
        }
      }
    }
    return runs
  }

  /// Writes timelines, or their digests, one after the other.
  private static func write(
    _ runs: [Run], states: inout StateOptions, items: ItemsOutput, _ arguments: Arguments
  ) throws(Failure) {
    try items.write { items throws(Failure) in
      try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
        output.outlivesReader = items != nil || states.isSaving
        var rows = TimelineRows(
          columns: try shownColumns(of: runs, arguments), format: arguments[format], precision: arguments[precision])
        if RunView.isWanted(arguments), RunView.canShow(runs.count) { rows.view = RunView() }
        for (index, run) in runs.enumerated() {
          try write(
            run.scenario, labels: run.labels, isFirst: index == 0, states: &states, as: &rows, to: output, items: items,
            arguments)
        }
        if !arguments[digest] { rows.end(output) }
        try items?.flush()
        // Before the rows take their place: a state that can't be written leaves an earlier table as it was.
        try states.writeFile()
      }
    }
  }

  private static func shownColumns(of runs: [Run], _ arguments: Arguments) throws(Failure) -> [TimelineColumn] {
    var channels: [String] = []
    for name in runs.flatMap(\.scenario.channelNames) where !channels.contains(name) { channels.append(name) }
    let named = try arguments[columns].columns(of: columns.spec, channels: channels)
    let isTrace = arguments[format] == .perfetto && !arguments.has(columns.spec)
    return isTrace ? TraceWriter.columns.map { .fixed($0) } : named
  }

  /// Writes the noticeable differences: against a preset, of the same scenario under it; else against another scenario.
  private static func compare(
    _ source: ScenarioSource, _ preset: PresetSource?, against name: String, _ gestures: [GestureFile],
    _ arguments: Arguments
  ) throws(Failure) {
    let isQuiet: Bool = arguments[quiet]
    let one = try source.prepared(under: preset, with: gestures, arguments, isQuiet: isQuiet)[0]
    let other: PreparedScenario
    // --set changes the first side only: its effect is what is to be told. Frames are compared one by one, and so have
    // one rate.
    switch try ScenarioOrPreset(named: name) {
    case .preset(let preset):
      other = try source.prepared(
        under: preset, with: gestures, arguments, isQuiet: isQuiet, hasSettings: false
      ) { document throws(Failure) in
        try ScenarioOptions.apply(arguments, .ofBothSides, to: &document)
      }[0]
    case .scenario(let scenario):
      other = try scenario.prepared(
        with: gestures, arguments, isQuiet: isQuiet, hasSettings: false
      ) { document throws(Failure) in ScenarioOptions.applyRate(arguments, to: &document) }[0]
    }
    let comparison: Comparison
    do throws(NonFiniteFrame) {
      comparison = try Comparison(one.scenario.simulation, against: other.scenario.simulation)
    } catch {
      throw .nonFinite(error)
    }
    let sentences = comparison.sentences(names: one.scenario.names, against: other.scenario.names)
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      // An output's ending counts as a format, too; a file that is read is told first.
      if arguments.has(format.spec), arguments[format] != .text {
        throw .usage(
          "--against writes sentences, which are text; 'cardsim diff' has other formats", parameter: format.spec)
      }
      let title = source.document.name + (preset.map { " under \($0.preset.name)" } ?? "") + " against \(name)"
      output.write(title + (sentences.isEmpty ? ": \(comparison.verdictWithoutSentences)\n" : ":\n"))
      for sentence in sentences { output.write("  " + sentence + "\n") }
    }
  }

  /// Writes one timeline, or its digest.
  private static func write(
    _ scenario: Scenario, labels: [TimelineWriter.Label], isFirst: Bool, states: inout StateOptions,
    as rows: inout TimelineRows, to output: Output, items: Output?, _ arguments: Arguments
  ) throws(Failure) {
    var state = try states.start(of: scenario)
    let table = items.map { output in
      let writer = ItemsWriter(names: scenario.names, precision: arguments[precision], labels: labels)
      if isFirst { writer.appendHeader(to: &output.buffer) }
      return ItemsOutput.Table(writer: writer, output: output)
    }
    if arguments[digest] {
      let text = try Self.digest(of: &state, names: scenario.names, items: table, states: &states)
      output.write(text + labels.map { "  " + $0.text }.joined() + "\n")
    } else {
      rows.begin(scenario, labels: labels, to: output)
      try write(&state, with: &rows, to: output, items: table, states: &states)
    }
    try states.finish(state, of: scenario)
    if arguments[quiet] { return }
    let title = labels.map(\.text).joined(separator: " under ")
    if state.simulation.isCutShort {
      Terminal.say(
        "Warning: an hour after the last input something still moves, or a finger is down; the timeline ends "
          + "there. A \"duration\" in the scenario ends it where you want.\n")
    } else if scenario.endsWithItsFrames, !state.simulation.frame.sample.isAtRest {
      Terminal.say(
        "Warning: \(title.isEmpty ? "" : title + ": ")something still moves at the last frame of \"frames_us\"; the "
          + "timeline ends there. Without \"frames_us\" it goes on until all is at rest.\n")
    }
    let start = scenario.stack.topCard.detents[scenario.stack.targetDetent].name
    let outcome = state.outcome.sentence(names: scenario.names, from: start)
    let sentence = (title.isEmpty ? "" : title + ": ") + outcome + "\n"
    if rows.view != nil {
      rows.view?.outcomes += sentence
    } else if Terminal.isWatched {
      Terminal.say(sentence)
    }
  }

  private static func write(
    _ state: inout SavedState, with rows: inout TimelineRows, to output: Output, items: ItemsOutput.Table?,
    states: inout StateOptions
  ) throws(Failure) {
    while try state.nextFrame() {
      try rows.append(&state.simulation, to: output)
      try items?.append(&state.simulation)
      states.look(at: &state)
    }
  }

  private static func digest(
    of state: inout SavedState, names: Names, items: ItemsOutput.Table?, states: inout StateOptions
  ) throws(Failure) -> String {
    var digest = TimelineDigest(names: names)
    while try state.nextFrame() {
      digest.combine(state.simulation.frame, events: state.simulation.events)
      try items?.append(&state.simulation)
      states.look(at: &state)
    }
    return digest.text
  }
}

extension Simulation {
  /// Advances to the next frame; throws a fault of the tool's own if a number isn't finite.
  package mutating func nextFrame() throws(Failure) -> Bool {
    do throws(NonFiniteFrame) {
      return try next()
    } catch {
      throw .nonFinite(error)
    }
  }
}

extension Failure {
  /// Returns the failure of a frame with a number that isn't finite: the tool's own fault.
  static func nonFinite(_ error: NonFiniteFrame) -> Failure {
    .fault(error.words + ".")
  }
}

extension Outcome {
  /// Returns the outcome as a line: `peaking → extended, 0.51 s, overshoot 5.2 pt`.
  ///
  /// - Parameter start: The detent at which the scenario begins: the one that a card leaves before the first frame.
  func sentence(names: Names, from start: Int32) -> String {
    var text = names[departure ?? start] + " → " + (arrival.map { names[$0] } ?? "?")
    var buffer = ByteBuffer(capacity: 64)
    if let settleTime {
      buffer.append(literal: ", ")
      buffer.append(fixed: settleTime, decimals: 2)
      buffer.append(literal: " s")
    }
    buffer.append(literal: ", overshoot ")
    buffer.append(fixed: overshoot, decimals: 1)
    buffer.append(literal: " pt")
    if isStiffened { buffer.append(literal: ", stiffened") }
    text += buffer.text
    return text
  }
}
