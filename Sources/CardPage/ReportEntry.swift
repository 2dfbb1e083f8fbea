import CardCharts
import CardModel
import CardScenario
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// A timeline in a report, with everything that is said of it.
public struct ReportEntry: Sendable {
  /// A line of a table.
  public struct Row: Hashable, Sendable {
    /// Its cells.
    public var cells: [String]
    /// Creates a line.
    public init(_ cells: [String]) { self.cells = cells }
  }

  /// A thing that was checked: an expectation, or the golden.
  public struct Check: Hashable, Sendable {
    /// True if it holds.
    public var isMet: Bool
    /// The value that was found and the one that was wanted, in words.
    public var words: String
    /// Creates a checked thing.
    public init(isMet: Bool, words: String) { (self.isMet, self.words) = (isMet, words) }
  }

  /// The name, by which a reader chooses it.
  public var name: String

  /// A sentence about it; may be empty.
  public var about = ""

  /// Its origin: a preset and a rate, or a file.
  public var origin = ""

  /// The outcome in one sentence: the text for those who don't see the paper.
  public var sentence = ""

  /// The things that were checked.
  public var checks: [Check] = []

  /// The metrics: name, value, unit.
  public var metrics: [Row] = []

  /// The settings that differ from the preset's: key, value, the preset's value, meaning.
  public var settings: [Row] = []

  /// Commands that make the timeline again.
  public var commands: [String] = []

  /// The digest; nil of a recording.
  public var digest: String?

  /// The index of the entry that this one is shown against at first; nil: it is shown alone, except for the first of
  /// two, which is shown against the second.
  public var against: Int?

  /// The index of the entry of the scenario that it was held against, if it is a recording; nil: of none.
  public var held: Int?

  /// The timeline.
  public let timeline: ReportTimeline

  /// The names of its channels, which have lanes below the position.
  let channels: [String]

  /// The measures of the phone.
  let phone: PhoneMeta

  /// The screen.
  public var screen: Screen { phone.screen }

  /// The plot.
  let plot: ReportPlot

  /// The size of that, pixels.
  static let plotWidth = 640.0

  /// The most bytes of a plot with all panels, alone on its page or one of several; one with more has no events, or
  /// fewer panels.
  static let plotLimit = (alone: 24_000, among: 18_500)

  /// The number of rows.
  public var rowCount: Int { timeline.cells.rowCount }

  /// True if everything that was checked holds.
  public var isPassed: Bool { checks.allSatisfy(\.isMet) }

  /// Runs a scenario.
  ///
  /// - Parameters:
  ///   - name: The name in the report.
  ///   - preset: The preset that its settings are compared with; nil: there is no such table.
  /// - Throws: `ReportError` if a frame has a number that isn't finite, or there are more than a report shows.
  public init(
    _ scenario: Scenario, document: ScenarioDocument, name: String, preset: Preset?
  ) throws(ReportError) {
    try self.init(scenario, document, name: name, preset, rowLimit: ReportTimeline.rowLimit)
  }

  init(
    _ scenario: Scenario, _ document: ScenarioDocument, name: String, _ preset: Preset?, rowLimit: Int
  ) throws(ReportError) {
    self.name = name
    about = document.about
    phone = PhoneMeta(scenario.stack, scenario.names)
    let names = scenario.names
    channels = scenario.channelNames
    var writer = TimelineWriter(columns: TimelineColumn.all(channels: channels), channels: channels, names: names)
    var buffer = ByteBuffer()
    var simulation = scenario.simulation
    writer.appendHeader(to: &buffer)
    var (digest, metrics) = (TimelineDigest(names: names), Metrics(of: Metric.ofTimelines))
    var run = ExpectationRun(document.expectations, names: names)
    var plot = ReportPlot(name, of: scenario)
    var events: [ReportTimeline.Event] = []
    var (eventCount, row) = (0, 0)
    while try Self.next(&simulation) {
      if row == rowLimit { throw .tooLong }
      writer.append(&simulation, to: &buffer)
      run.add(&simulation)
      metrics.add(simulation)
      let (frame, log) = (simulation.frame, simulation.events)
      digest.combine(frame, events: log)
      plot.add(frame, log, channels: simulation.channels)
      eventCount += log.count
      for entry in log where events.count < ReportTimeline.eventLimit {
        events.append(
          ReportTimeline.Event(
            row: row, microseconds: entry.instant.microseconds, text: entry.event.text(names: names)))
      }
      row += 1
    }
    self.digest = digest.text
    self.plot = plot
    self.metrics = ReportEntry.rows(of: metrics, names)
    checks = run.answers.map { Check(isMet: $0.isMet, words: $0.words) }
    settings = preset.map { ReportEntry.differences(of: document.settings, from: $0.settings) } ?? []
    let source = SourceText(name: name, bytes: buffer.bytes)
    do throws(DiagnosticsError) {
      timeline = try ReportTimeline(
        TimelineTable(source), events: (events, eventCount), guides: ReportEntry.guides(of: scenario))
    } catch {
      preconditionFailure("the rows of \(name) can't be read: \(error.text)")
    }
    sentence = ReportEntry.sentence(of: metrics, names)
  }

  /// A scenario that a recording was held against.
  public struct Held: Sendable {
    /// The scenario's name in the report.
    public var scenario: String
    /// The recording beside it.
    public var comparison: RecordingComparison
    /// Creates a scenario that a recording was held against.
    public init(against scenario: String, _ comparison: RecordingComparison) {
      (self.scenario, self.comparison) = (scenario, comparison)
    }
  }

  /// Reads a table: a timeline that was written before, or a device's recording.
  ///
  /// - Parameters:
  ///   - name: The name in the report.
  ///   - screen: The screen that it is shown on.
  ///   - columns: The columns of time and position, and their units.
  ///   - held: The scenario that the table, as a recording, was held against: its clock is laid over the scenario's,
  ///     and the verdict is told. Nil: it is shown on its own clock.
  /// - Throws: `DiagnosticsError` if the table can't be shown.
  public init(
    _ table: TimelineTable, name: String, screen: Screen, columns: RecordingColumns = RecordingColumns(),
    held: Held? = nil
  ) throws(DiagnosticsError) {
    (self.name, phone) = (name, PhoneMeta(screen: screen))
    channels = TimelineRowReader.channels(in: table.columns)
    let clock = try ReportColumns(table, columns).clock(of: table)
    let offset = held.map { Int64(($0.comparison.offset * 1e6).rounded()) } ?? -clock.zero
    let plan = try ReportColumns(table, columns, offset: offset)
    // The report's columns are of the card's position.
    let comparison = held?.comparison
    timeline = try ReportTimeline(
      table, plan, expected: comparison.map { comparison in { comparison.expected(at: $0) } })
    let log = timeline.log
    plot = try ReportPlot(name, of: table, plan, timeline.hasStepVelocities ? log?.velocities : nil)
    origin = "Read from a table, \(rowCount) rows."
    if held == nil, clock.zero != 0 { origin += " " + clock.sentence }
    if let held, let comparison {
      origin += " Its clock is laid over that of \(held.scenario): \(comparison.offsetText)."
      // The offset, the last of the details, is told already.
      let words = comparison.holds ? [comparison.summary] : [comparison.failure] + comparison.details.dropLast()
      let verdict = comparison.holds ? "holds" : "doesn't hold"
      checks = [
        Check(isMet: comparison.holds, words: "\(verdict) against \(held.scenario): " + words.joined(separator: "; "))
      ]
    }
    guard let measured = try MeasuredTimeline(table) else {
      if let log {
        metrics = ReportEntry.rows(of: log.metrics, Names(), ReportLog.measured)
        sentence = log.sentence
      }
      return
    }
    metrics = ReportEntry.rows(of: measured.metrics, measured.names)
    sentence = ReportEntry.sentence(of: measured.metrics, measured.names)
  }

  private static func next(_ simulation: inout Simulation) throws(ReportError) -> Bool {
    do throws(NonFiniteFrame) { return try simulation.next() } catch { throw .nonFinite(error) }
  }

  private static func rows(of metrics: Metrics, _ names: Names, _ shown: [Metric] = Metric.ofTimelines) -> [Row] {
    shown.compactMap { metric in
      let text = metrics.text(metric, names: names)
      return text.isEmpty ? nil : Row([metric.name, text])
    }
  }

  /// Returns the settings that differ from a preset's.
  private static func differences(of settings: Settings, from preset: Settings) -> [Row] {
    SettingKey.all.compactMap { key in
      let (own, usual) = (key.value(in: settings), key.value(in: preset))
      let unit = key.unit.isEmpty ? "" : " " + key.unit
      return own == usual ? nil : Row([key.name, own + unit, usual + unit, key.meaning])
    }
  }

  /// Returns the detents of all cards, each once.
  private static func guides(of scenario: Scenario) -> [ReportTimeline.Guide] {
    var guides: [ReportTimeline.Guide] = []
    for detent in scenario.stack.layout.cards.flatMap(\.detents) where guides.count < DetentGuides.limit {
      let guide = ReportTimeline.Guide(name: scenario.names[detent.name], y: detent.y)
      if !guides.contains(guide) { guides.append(guide) }
    }
    return guides
  }

  /// Returns what came of a timeline, in a sentence for those who don't see the paper.
  private static func sentence(of metrics: Metrics, _ names: Names) -> String {
    func text(_ number: Double, _ decimals: Int) -> String { DecimalText.fixed(number, decimals: decimals) }
    func number(_ metric: Metric, _ decimals: Int) -> String? { metrics.number(metric).map { text($0, decimals) } }
    let target = metrics.text(.target, names: names)
    var parts: [String] = []
    // The release may have led elsewhere before a command sent the card where it is.
    if let velocity = metrics.legVelocity { parts.append("let go at \(text(velocity, 0)) pt/s") }
    if !target.isEmpty { parts.append("the card goes to \(target)") }
    if let time = number(.settleTime, 0) {
      parts.append("stays within \(text(Outcome.settledDistance, 1)) pt of it after \(time) ms")
    }
    if let overshoot = number(.overshoot, 1), overshoot != "0.0" { parts.append("overshoots by \(overshoot) pt") }
    let whole = parts.joined(separator: ", ")
    return whole.isEmpty ? "" : whole.prefix(1).uppercased() + whole.dropFirst() + "."
  }
}
