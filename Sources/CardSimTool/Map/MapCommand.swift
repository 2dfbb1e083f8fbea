import CardCharts
import CardCommandLine
import CardCommands
import CardModel
import CardScenario
import CardSettings
import CardSim
import CardSimulation
import CardText
import CardTuning

extension Command {
  static let map = Command(
    name: "map",
    overview:
      "Map every release of a card, by place and velocity: where it goes, how long, how far beyond.",
    discussion: """
      The card is the one with which a scenario begins, or one by its measures. The findings are written in words: \
      where a resting card doesn't go to the nearest detent, where a faster flick goes in the wrong direction, at \
      which exact velocities the target changes, and where a step of 1 pt/s changes the settle time or the overshoot \
      abruptly, each with a command that explains it. With --format csv or jsonl its cells are written, a row each, \
      and with --format svg they are drawn.

      Places are the card's top edge as the controller believes it (the column model_y_pt), velocities the finger's, \
      positive downward. 'settled' is within 0.5 pt and 10 pt/s for good. Velocities are looked at in steps of 1 pt/s, \
      and what changes within a step is halved to a billionth.

      With --diff, two maps are compared. Detents are paired by their rank; if they lie elsewhere, two releases \
      correspond if they are at the same fraction of the distance between the same two detents.
      """,
    arguments: [MapCommand.scenario.spec],
    sections: [
      Section(
        title: "THE CARD",
        options: [
          CardOptions.preset.spec, ScenarioOptions.settings.spec, ScenarioOptions.strict.spec, CardOptions.device.spec,
          CardOptions.header.spec,
          CardOptions.content.spec, CardOptions.from.spec,
        ]),
      Section(
        title: "THE RELEASES",
        options: [MapCommand.y.spec, MapCommand.velocity.spec, MapCommand.size.spec]),
      Section(
        title: "OUTPUT",
        options: [
          MapCommand.diff.spec, MapCommand.failAbove.spec, MapCommand.cliffTime.spec, MapCommand.cliffOvershoot.spec,
          MapCommand.limit.spec, MapCommand.format.spec, MapCommand.value.spec, MapCommand.theme.spec,
          MapCommand.precision.spec, CommonOption.output.spec,
        ]),
    ],
    examples: [
      Example(
        purpose: "The oddities in the releases of TripGo's released code", line: "cardsim map --preset tgcard-2.5.1"),
      Example(
        purpose: "The flick of SweetCurtain that goes in the wrong direction",
        line: "cardsim map --preset sweetcurtain-0.2.5 --from-detent min"),
      Example(
        purpose: "A million releases, as data",
        line: "cardsim map --preset tgcard-2.5.1 --size 1000x1000 --format csv -o map.csv"),
      Example(
        purpose: "The same as a picture, by how long a release takes",
        line: "cardsim map --preset tgcard-2.5.1 --format svg --value settle_ms -o map.svg"),
      Example(
        purpose: "The share of releases that go elsewhere with SweetCurtain's rules, for a CI that allows one in five",
        line: "cardsim map --diff standard sweetcurtain-0.2.5 --fail-above 20"),
    ],
    body: .action(MapCommand.run))
}

/// `cardsim map`.
enum MapCommand {
  static let scenario = Parameter.repeatedArgument(
    "scenario", .scenario, isRequired: false,
    "Built-in scenarios' names, JSON files, folders of them, or '-': the card with which each begins.")
  static let y = Parameter.option(
    "y", "pt", .numberRange(within: -10_000...10_000),
    "The places of the release, as lo:hi:step or a single one; from the highest detent to the lowest if left out.")
  static let velocity = Parameter.option(
    "velocity", "pt/s", .numberRange(within: -100_000...100_000),
    "The finger's velocities, positive downward, as lo:hi:step or a single one; -3000 to 3000 if left out.")
  static let size = Parameter.option(
    "size", "rows x columns", .rasterSize, default: "101x121",
    "The numbers of places and velocities, if --y and --velocity don't give them: fewer, if these would be less than "
      + "0.0001 apart.")
  static let diff = Parameter.option(
    "diff", "a", .scenarioOrPreset, "b", .scenarioOrPreset,
    "Compare two maps, each of a preset or a scenario; with a scenario before them, under two presets.")
  static let failAbove = Parameter.option(
    "fail-above", "percent", .number(in: 0...100),
    "With --diff: exit with 1 if more of the releases than this go to another detent.")
  static let cliffTime = Parameter.option(
    "cliff-time", "time", .duration, default: "100ms", "A larger change of the settle time is a cliff.")
  static let cliffOvershoot = Parameter.option(
    "cliff-overshoot", "pt", .number(in: 0.5...10_000), default: "10",
    "A larger change of the overshoot is a cliff.")
  static let limit = Parameter.option(
    "limit", "n", .integer(in: 1...1_000_000), default: "10", "The most cliffs, reversals and regions shown."
  )
  static let format = Parameter.option(
    "format", "format", .map, default: "text",
    "Format of the output; csv and jsonl are the map's cells, svg draws them."
  ).toldByEnding()
  static let value = Parameter.option(
    "value", "column", .name(HeatMap.SnapValue.self), default: "detent", "The value that svg draws.")
  static let theme = Parameter.option(
    "theme", "theme", .name(PlotTheme.self), default: "auto", "The colours of svg.")
  static let precision = CommonOption.precision(default: "4", "Decimals of the cells, or 'exact'.")

  /// The shortest allowed `--cliff-time`, microseconds.
  private static let leastCliff: Int64 = 5000

  static func run(_ arguments: Arguments) throws(Failure) {
    if arguments[cliffTime].microseconds < leastCliff {
      throw .usage("--cliff-time must be at least 5ms: what is shorter is no cliff", parameter: cliffTime.spec)
    }
    if let (one, other) = arguments[diff] {
      for spec in [value.spec, theme.spec, precision.spec, cliffTime.spec, cliffOvershoot.spec]
      where arguments.has(spec) {
        throw .usage("--\(spec.name) is about a map, and --diff tells where two lead elsewhere", parameter: spec)
      }
      try MapDifferenceReport.run(arguments, one, other)
      return
    }
    for spec in [value.spec, theme.spec] where arguments.has(spec) && arguments[format] != .svg {
      throw .usage("--\(spec.name) says how a map is drawn, and needs --format svg", parameter: spec)
    }
    try checkFormat(arguments)
    if arguments.has(failAbove.spec) {
      throw .usage("--fail-above judges a difference, and needs --diff", parameter: diff.spec)
    }
    let preset = try arguments.preset(CardOptions.preset)
    let names = try ScenarioNames.all(arguments[Self.scenario])
    if names.count > 1, arguments[format] == .svg {
      throw .usage("A picture has one map; draw each scenario by itself", parameter: format.spec)
    }
    let titles = SourceTitles(names)
    var cards: [MappedCard] = []
    for name in names.isEmpty ? [nil] : names.map({ Optional($0) }) {
      cards.append(try MappedCard(arguments, named: name, titles: titles, under: preset))
    }
    if cards.count > 1 { try ScenarioNames.checkDistinct(cards.map(\.scenario.name)) }
    try Output.to(arguments[CommonOption.output]) { output throws(Failure) in
      try write(cards, arguments, to: output)
    }
  }

  /// Refuses options that the format has no use for.
  private static func checkFormat(_ arguments: Arguments) throws(Failure) {
    let format = arguments[format]
    if arguments.has(precision.spec), format != .csv, format != .jsonl {
      throw .usage(
        "--precision is about cells, and \(format) has none; take --format csv or jsonl", parameter: precision.spec)
    }
    switch format {
    case .text, .markdown: break
    case .json:
      if arguments.has(limit.spec) {
        throw .usage("--limit shortens lists of findings, and json has all of them", parameter: limit.spec)
      }
    case .csv, .jsonl, .svg:
      for spec in [cliffTime.spec, cliffOvershoot.spec, limit.spec] where arguments.has(spec) {
        throw .usage(
          "--\(spec.name) is about findings, and \(format) has the map's cells", parameter: spec)
      }
    }
  }

  /// The settings of the command line, for a title.
  static func settings(_ arguments: Arguments) -> [String] {
    arguments.texts(of: ScenarioOptions.settings.spec).map { SafeText.escaped($0) }
  }

  /// A card whose releases are mapped.
  private struct MappedCard {
    /// The scenario that begins with it.
    let scenario: Scenario

    /// The scenario as it was named, and the preset.
    let title: String

    /// The name on the command line; nil: it is given by its measures.
    let name: String?

    init(
      _ arguments: Arguments, named name: String?, titles: SourceTitles, under preset: PresetSource?
    ) throws(Failure) {
      scenario = try CardOptions.scenario(arguments, named: name, titles: titles, under: preset)
      self.name = name
      let set = MapCommand.settings(arguments)
      let settings = set.isEmpty ? "" : " with " + set.joined(separator: ", ")
      if name != nil {
        title = scenario.name + (preset.map { " under \($0.preset.name)" } ?? "") + settings
      } else {
        title = (preset?.preset.name ?? Preset.names[0]) + settings
      }
    }
  }

  /// Writes the maps of cards: one after the other, or, in JSON, several as an array.
  private static func write(_ cards: [MappedCard], _ arguments: Arguments, to output: Output) throws(Failure) {
    let format = arguments[format]
    let isOne = cards.count == 1
    var reports: [MapReport] = []
    for (index, card) in cards.enumerated() {
      let map = try map(of: try system(arguments, of: card.scenario), arguments)
      switch format {
      case .csv, .jsonl:
        var rows = MapRows(map: map, precision: arguments[precision], isJSON: format == .jsonl)
        rows.scenario = isOne ? nil : card.scenario.name
        rows.hasHeader = index == 0
        try rows.write(to: output)
      case .svg:
        var chart = HeatMap(map, showing: arguments[value])
        chart.title = card.title
        chart.write(PlotStyle(theme: arguments[theme]), to: &output.buffer)
      case .text, .markdown, .json:
        var report = MapReport(
          title: card.title, readings: SnapMapReadings(of: map, threshold: threshold(arguments)),
          example: MapExample(arguments, card.name), limit: arguments[limit])
        report.scenario = isOne ? nil : card.scenario.name
        report.handsMomentum = card.scenario.stack.handsMomentumAtTop
        if format == .json {
          reports.append(report)
        } else {
          if index > 0 { output.write("\n") }
          output.write(
            format == .markdown ? report.page.markdown : report.page.text(width: Terminal.tableWidth(arguments)))
        }
      }
    }
    if format == .json { output.write(JSONWriter.document(ofAll: reports) { $0.write(to: &$1) }) }
  }

  /// Returns the system that a scenario begins with.
  static func system(_ arguments: Arguments, of scenario: Scenario) throws(Failure) -> SnapSystem {
    system(
      of: scenario, committed: try CardOptions.committed(arguments, of: scenario.stack.topCard, scenario.names))
  }

  /// Returns the system that a scenario begins with.
  ///
  /// - Parameter committed: The index of the detent that was decided last; nil: the one nearest to the release.
  static func system(of scenario: Scenario, committed: Int?) -> SnapSystem {
    let card = scenario.stack.topCard
    return SnapSystem(
      card: card, rules: scenario.stack.rules, screen: scenario.stack.screen,
      names: card.detents.map { scenario.names[$0.name] }, committed: committed)
  }

  /// Returns the map over the raster of the options.
  static func map(of system: SnapSystem, _ arguments: Arguments) throws(Failure) -> SnapMap {
    let size = arguments[size]
    let ys = arguments[y]?.values ?? spread(system.travel, count: size.rows)
    let velocities = arguments[velocity]?.values ?? spread(-3000...3000, count: size.columns)
    guard ys.count <= RasterSize.mostCells / velocities.count else {
      throw .usage("A map has at most \(RasterSize.mostCells) cells, not \(ys.count) x \(velocities.count)")
    }
    return SnapMap(of: system, ys: ys, velocities: velocities)
  }

  /// Returns `count` numbers from end to end, rounded to four decimals except for the ends themselves; fewer if so many
  /// aren't apart in these decimals.
  private static func spread(_ range: ClosedRange<Double>, count: Int) -> [Double] {
    var (values, last) = ([range.lowerBound], rounded(range.lowerBound))
    guard count > 1 else { return values }
    let (width, end) = (range.upperBound - range.lowerBound, rounded(range.upperBound))
    for index in 1..<count - 1 {
      let value = rounded(range.lowerBound + width * (Double(index) / Double(count - 1)))
      if value > last, value < end {
        values.append(value)
        last = value
      }
    }
    return end > last ? values + [range.upperBound] : values
  }

  /// Returns a number with four decimals.
  private static func rounded(_ number: Double) -> Double { (number * 10_000).rounded() / 10_000 }

  static func threshold(_ arguments: Arguments) -> SnapCliff.Threshold {
    var threshold = SnapCliff.Threshold()
    threshold.time = Double(arguments[cliffTime].microseconds) / 1e6
    threshold.overshoot = arguments[cliffOvershoot]
    return threshold
  }
}

/// The numbers of positions and velocities of a map.
struct RasterSize: Hashable, Sendable {
  var rows: Int
  var columns: Int

  /// The most cells of a map.
  static let mostCells = 100_000_000
}

extension ValueType where Value == RasterSize {
  /// Parses two whole numbers: `200x300`.
  static var rasterSize: ValueType {
    ValueType { text throws(InvalidValue) in
      let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
      guard parts.count == 2, let rows = parts[0], let columns = parts[1], !text.contains("+") else {
        throw InvalidValue(ending: ": it must be two whole numbers, such as 200x300")
      }
      guard (1...1_000_000).contains(rows), (1...1_000_000).contains(columns),
        rows <= RasterSize.mostCells / columns
      else { throw InvalidValue(ending: ": a map has 1 to \(RasterSize.mostCells) cells") }
      return RasterSize(rows: rows, columns: columns)
    }
  }
}

extension ValueType where Value == NumberRange {
  /// Parses evenly spaced numbers within bounds, `0:100:5`, or a single one.
  static func numberRange(within bounds: ClosedRange<Double>) -> ValueType {
    ValueType { text throws(InvalidValue) in
      let range: NumberRange
      do throws(NumberRange.Flaw) {
        range = try NumberRange(CSSNumber.read(text) == nil ? text : "\(text):\(text):1")
      } catch {
        throw InvalidValue(ending: ": \(error.message(found: text)); \(error.help(found: text))")
      }
      guard bounds.contains(range.low), bounds.contains(range.high) else {
        let (low, high) = (ShortNumber.text(bounds.lowerBound), ShortNumber.text(bounds.upperBound))
        throw InvalidValue(ending: ": both ends must be from \(low) to \(high)")
      }
      return range
    }
  }
}
