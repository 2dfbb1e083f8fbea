import CardCharts
import CardCommandLine
import CardScenario
import CardSimulation
import CardTimeline

extension Command {
  package static let plot = Command(
    name: "plot",
    overview: "Draw timelines, sweeps and snap maps, as SVG or in the terminal.",
    discussion: """
      The sources determine the kind of plot: a scenario is run and its timeline drawn; a table is recognised by its \
      header, as 'cardsim run', 'sweep' and 'map' write it. Several timelines lie over each other, up to \
      \(TimelinePlot.timelineLimit). A device's log, a time and a position under the names that 'cardsim fit' knows, \
      is drawn as the card's position, on the log's own clock, or counted from its first sample if that is far from 0.

      --film is a moving picture of a scenario: the phone, and the paper on which its card's edge draws, in real \
      time. It is an SVG that plays wherever a picture does, and rests where its reader wants less motion. --strip has \
      some of its frames side by side, and --portrait the card's position over its velocity.

      A timeline shows position, velocity, fades, scrolling and the scenario's channels over a common time: phases as \
      bands, events as marks, the finger as dots. Position grows downward, as on the screen. A sweep shows each \
      trial's place by two metrics, and the front of those that no other one beats in both; lower is better. A snap \
      map shows where a release from each position leads at each velocity.

      With -o, or when standard output isn't a terminal, the plot is an SVG document without scripts and fonts, which \
      follows the reader's light or dark theme unless --theme says otherwise, and whose marks tell more when pointed \
      at. On a terminal it is text, as wide as the terminal. A table may have millions of rows: what is kept of them \
      is what can be seen, and no extreme is lost.
      """,
    arguments: [PlotCommand.sources.spec],
    sections: [
      Section(
        title: "CONTENT",
        options: [
          PlotCommand.film.spec, PlotCommand.strip.spec, PlotCommand.portrait.spec, PlotCommand.columns.spec,
          PlotCommand.since.spec, PlotCommand.until.spec, PlotCommand.x.spec,
          PlotCommand.y.spec, PlotCommand.value.spec,
        ]),
      Section(
        title: "CHANGES TO SCENARIOS",
        options: [PlotCommand.preset.spec] + GestureOptions.specs + ScenarioOptions.specs),
      Section(title: "A RECORDING", options: PlotCommand.log),
      Section(
        title: "STYLE",
        options: [
          PlotCommand.format.spec, PlotCommand.theme.spec, PlotCommand.width.spec, PlotCommand.height.spec,
          PlotCommand.title.spec, CommonOption.output.spec,
        ]),
    ],
    examples: [
      Example(purpose: "A card with every behaviour", line: "cardsim plot tour -o tour.svg"),
      Example(purpose: "The same as a film", line: "cardsim plot tour --film -o film.svg"),
      Example(purpose: "A flick in the terminal", line: "cardsim plot flick-up --format text"),
      Example(
        purpose: "The same flick under three presets, over each other",
        line: "cardsim run flick-up --preset standard --preset tgcard-2.5.1 --preset sweetcurtain-0.2.5 | "
          + "cardsim plot - -o presets.svg"),
      Example(
        purpose: "A second of it, and only where the card and its content are",
        line: "cardsim plot tour --since 3s --until 4s --columns card_y_pt,@scroll -o second.svg"),
    ],
    body: .action(PlotCommand.run))
}

/// The format of a plot.
enum PlotFormat: String, CaseIterable, Sendable {
  case svg
  /// Text with Braille dots and box characters.
  case text
  /// Text in ASCII alone.
  case ascii
}

/// `cardsim plot`.
enum PlotCommand {
  static let sources = Parameter.repeatedArgument(
    "source", .scenario,
    "Scenarios' names, JSON files, folders of them, tables in CSV, or '-'; several timelines, or one of the others.")
  static let preset = CommonOption.preset(
    "Of scenarios: run under this preset, or preset file, with their own settings on top.")
  static let columns = Parameter.option(
    "columns", "names", .columns, "Of timelines: columns, groups of them and channels, joined by commas.")
  static let since = CommonOption.since("Of timelines: nothing before this, such as 250ms or 1.5s.")
  static let until = CommonOption.until("Of timelines: nothing after this.")
  static let x = Parameter.option(
    "x-axis", "metric", .text.offering(.names(.metrics)),
    "Of a sweep: the horizontal metric; the first one if left out."
  ).replacing("x")
  static let y = Parameter.option(
    "y-axis", "metric", .text.offering(.names(.metrics)),
    "Of a sweep: the vertical metric; the second one if left out."
  ).replacing("y")
  static let value = Parameter.option(
    "value", "column", .text, "Of a snap map: the column of numbers to show instead of detents.")
  /// The options that say how a device's log is read.
  static let log = RecordingOptions.columnSpecs
  static let format = Parameter.option(
    "format", "format", .name(PlotFormat.self),
    "Format of the output; text on a terminal, or ascii where it has no Unicode, and else svg.")
  static let theme = Parameter.option(
    "theme", "theme", .name(PlotTheme.self), default: "auto", "The colours of an SVG.")
  static let width = Parameter.option(
    "width", "n", .integer(in: 40...4_000), "Pixels of an SVG (830), or characters of a line (the terminal's).")
  static let height = Parameter.option(
    "height", "n", .integer(in: 100...8_000), "Pixels of an SVG; as many as it takes if left out.")
  static let title = Parameter.option("title", "text", .anyText, "The title, in place of the names.")

  static func run(_ arguments: Arguments) throws(Failure) {
    try checkPicture(arguments)
    let pen = try PlotPen(arguments)
    let preset = try arguments.preset(preset)
    var timelines: TimelinePlot?
    var hasLog = false
    let names = try ScenarioNames.all(arguments[sources])
    let changes = [Self.preset.spec, GestureOptions.gesture.spec] + ScenarioOptions.specs
    let isChanged = changes.contains { $0.name != ScenarioOptions.strict.spec.name && arguments.has($0) }
    let gestures = try GestureOptions.files(arguments)
    let titles = SourceTitles(names)
    for name in names {
      let source = try PlotSource(
        named: name, titles: titles, under: preset, with: gestures, arguments, isChanged: isChanged)
      if names.count > 1, source.kind != .timeline {
        throw .usage(
          "'\(name)' is \(source.kind.words): only timelines lie over each other. Please plot it by itself.")
      }
      try check(arguments, for: source)
      let count = names.count * max(gestures.count, 1)
      if wantsFilm(arguments), count > 1 {
        throw .usage("A film or a strip shows one scenario, and these are \(count): plot each by itself")
      }
      switch source {
      case .scenarios(let scenarios):
        for one in scenarios {
          if wantsFilm(arguments) { return try draw(one.scenario, arguments, pen) }
          if timelines == nil { timelines = try emptyPlot(arguments, channels: one.scenario.channelNames) }
          timelines?.add(channels: one.scenario.channelNames)
          try run(one.scenario, named: one.title, into: &timelines!)
        }
      case .table(let rows, .timeline, let title):
        if timelines == nil { timelines = try emptyPlot(arguments, others: rows.rows.texts) }
        timelines?.add(channels: TimelineRowReader.channels(in: rows.rows.texts))
        try read(rows, title: title, isChosen: arguments[columns] != nil, into: &timelines!)
      case .log(let reader, let title):
        hasLog = true
        if timelines == nil { timelines = try emptyPlot(arguments, others: [Column.cardY.name]) }
        try add(reader.recording, named: title, into: &timelines!)
      case .table(let rows, .sweep, let title):
        try pen.draw(try scatter(rows, title: title, arguments), to: arguments[CommonOption.output])
      case .table(let rows, .map, let title):
        try pen.draw(try heatMap(rows, title: title, arguments), to: arguments[CommonOption.output])
      }
    }
    guard let timelines else { return }
    if !hasLog { try RecordingOptions.refuse(arguments, because: "no source is a log of a device") }
    if timelines.isEmpty {
      throw .badInput(noFrame(arguments))
    }
    if arguments[portrait] {
      let portrait = PhasePortrait(timelines)
      if portrait.isEmpty { throw .badInput("no row has both \(portraitColumns)") }
      try pen.draw(portrait, to: arguments[CommonOption.output])
      return
    }
    try pen.draw(timelines, to: arguments[CommonOption.output])
  }

  /// Refuses options that don't apply to the kind of source.
  private static func check(_ arguments: Arguments, for source: PlotSource) throws(Failure) {
    let kind = source.kind
    var isScenario = false
    if case .scenarios = source { isScenario = true }
    if !isScenario, wantsFilm(arguments) {
      throw .usage(
        "--film and --strip are for scenarios, and this is a table: it has no screen. --portrait shows a table, too",
        parameter: arguments.has(film.spec) ? film.spec : strip.spec)
    }
    let own: [(ParameterSpec, PlotSource.Kind)] = [
      (columns.spec, .timeline), (since.spec, .timeline), (until.spec, .timeline), (x.spec, .sweep), (y.spec, .sweep),
      (value.spec, .map), (portrait.spec, .timeline),
    ]
    for (spec, owner) in own where owner != kind && arguments.has(spec) {
      throw .usage("--\(spec.name) is for \(owner.words), and this is \(kind.words)", parameter: spec)
    }
    if kind != .timeline { try RecordingOptions.refuse(arguments, because: "this is \(kind.words)") }
  }

  // MARK: Timelines

  /// Returns a plot without timelines.
  ///
  /// - Parameters:
  ///   - channels: The channels of the first timeline, if it is a scenario's.
  ///   - others: The names of its columns, if it is a table.
  private static func emptyPlot(
    _ arguments: Arguments, channels: [String] = [], others: [String] = []
  ) throws(Failure) -> TimelinePlot {
    var chosen = arguments[portrait] ? PhasePortrait.columns : nil
    if let choice = arguments[columns] {
      chosen = try choice.columns(of: columns.spec, channels: channels, others: others)
    }
    var plot = chosen.map { TimelinePlot(columns: $0) } ?? TimelinePlot()
    if chosen != nil, plot.columns.isEmpty {
      throw .usage("--columns names no column of numbers, and words aren't drawn as lines", parameter: columns.spec)
    }
    plot.window = try window(arguments)
    return plot
  }

  private static func begin(
    _ name: String, isLog: Bool = false, in plot: inout TimelinePlot
  ) throws(Failure) {
    if plot.timelineCount == TimelinePlot.timelineLimit {
      throw .usage(
        "A plot tells \(TimelinePlot.timelineLimit) timelines apart, and these are more: plot fewer of them at a time")
    }
    plot.begin(name, isLog: isLog)
  }

  /// Adds a device's log to a plot. Of samples with the same instant the first is drawn.
  private static func add(_ log: Recording, named name: String, into plot: inout TimelinePlot) throws(Failure) {
    guard plot.columns.contains(.fixed(.cardY)) else {
      throw .usage(
        "'\(name)' is a log of positions, which are drawn as \(Column.cardY.name), and --columns leaves that out",
        parameter: columns.spec)
    }
    try begin(name, isLog: true, in: &plot)
    add(log.samples, as: .cardY, into: &plot)
  }

  /// Adds samples of one of its columns to the timeline of a plot that began last, on a clock that shows `offset`
  /// microseconds more.
  static func add(
    _ samples: [Recording.Sample], as column: Column, offset: Int64 = 0, into plot: inout TimelinePlot
  ) {
    guard let index = plot.columns.firstIndex(of: .fixed(column)) else { return }
    var last = Int64.min
    for sample in samples where sample.microseconds > last {
      last = sample.microseconds
      var values = [Double?](repeating: nil, count: plot.columns.count)
      values[index] = sample.position
      plot.add(microseconds: last + offset, values: values)
    }
  }

  /// Adds a scenario's timeline to a plot.
  static func run(_ scenario: Scenario, named name: String, into plot: inout TimelinePlot) throws(Failure) {
    try begin(name, in: &plot)
    plot.addDetents(of: scenario.stack, names: scenario.names)
    var simulation = scenario.simulation
    let channels = scenario.channelNames
    while try simulation.nextFrame() {
      plot.add(
        simulation.frame, events: simulation.events, names: scenario.names,
        scene: plot.needsScene ? simulation.scene : nil,
        channels: channels.isEmpty ? [] : zip(channels, simulation.channels).map { ($0, $1) })
    }
  }
}
