import CardSimulation
import CardText
import CardTimeline

/// A golden, compared with a run frame by frame.
struct GoldenComparison {
  private let golden: ScenarioCheck.Golden
  private let scenario: Scenario
  private var match: GoldenMatch?
  private var recorder: GoldenTrail.Recorder?

  /// The columns of the run that the golden lacks though it holds; known after ``finding(_:isVerbose:)``.
  private(set) var unheldColumns: [String] = []

  /// Starts before the first frame.
  init(_ golden: ScenarioCheck.Golden, _ scenario: Scenario) throws(ScenarioCheckError) {
    (self.golden, self.scenario) = (golden, scenario)
    switch golden {
    case .trail: recorder = GoldenTrail.Recorder(names: scenario.names)
    case .rows(let text):
      do throws(DiagnosticsError) {
        match = try GoldenMatch(text, names: scenario.names, channels: scenario.channelNames)
      } catch {
        throw .golden(error)
      }
    }
  }

  /// Adds the simulation's present frame.
  mutating func add(_ simulation: inout Simulation) throws(ScenarioCheckError) {
    recorder?.add(simulation.frame, events: simulation.events)
    do throws(DiagnosticsError) { try match?.add(&simulation) } catch { throw .golden(error) }
  }

  /// Returns the difference of the frames added from the golden; nil if there is none within the tolerances.
  ///
  /// - Parameter isVerbose: True to have the bits of the first frame's numbers, too.
  mutating func finding(_ tolerances: Tolerances, isVerbose: Bool) throws(ScenarioCheckError) -> CheckReport.Finding? {
    switch golden {
    case .trail(let trail):
      return recorder.flatMap { trail.finding(of: $0, name: scenario.name) }
    case .rows(let text):
      do throws(DiagnosticsError) {
        if let match, try match.end() { return nil }
        return try ScenarioCheck.Golden.finding(
          in: text, scenario, tolerances, isVerbose: isVerbose, unheld: &unheldColumns)
      } catch {
        throw .golden(error)
      }
    }
  }
}

extension ScenarioCheck.Golden {
  /// Returns the difference of a scenario's rows, which are written once more, from a golden's text; nil if there is
  /// none within the tolerances.
  fileprivate static func finding(
    in text: TimelineText, _ scenario: Scenario, _ tolerances: Tolerances, isVerbose: Bool, unheld: inout [String]
  ) throws(DiagnosticsError) -> CheckReport.Finding? {
    let golden = try TimelineTable(text)
    try refuseOther(golden)
    let table = try TimelineTable(TimelineText(of: scenario.simulation, names: scenario.names, named: "now"))
    let difference = try TimelineDifference(table, against: golden, tolerances: tolerances)
    let missing = missingColumns(of: golden, in: table)
    if difference.isSame, difference.columnsOnlyInOther.isEmpty, missing.isEmpty {
      unheld = table.columns.filter { golden.index(of: $0) == nil }
      return nil
    }
    let names = (one: "this run", other: "the golden")
    if !missing.isEmpty {
      return CheckReport.Finding(
        "golden: it lacks \(list(missing)), and a golden is the whole timeline",
        details: (difference.isSame ? "the columns that it has are the same" : difference.headline(names))
          + "\n'cardsim check' with '--record failed' records it anew, with all columns")
    }
    try refuseEmpty(golden)
    guard !difference.isSame else {
      let columns = difference.columnsOnlyInOther.joined(separator: ", ")
      return CheckReport.Finding("golden: this run doesn't have its columns \(columns)")
    }
    let words = try MeasuredTimeline.words(of: table, against: golden, difference)
    let (headline, details) = (difference.headline(names), difference.details(names: names, isVerbose: isVerbose))
    if words.isEmpty { return CheckReport.Finding("golden: " + headline, details: details) }
    return CheckReport.Finding("golden: " + words, details: headline + "\n" + details)
  }

  /// Refuses a table without a timeline's columns, which tells nothing of the card's behaviour.
  private static func refuseOther(_ table: TimelineTable) throws(DiagnosticsError) {
    if !Column.allCases.contains(where: { table.index(of: $0.name) != nil }) {
      let diagnostics = Diagnostics(table.source)
      let isPointer = table.columns[0].utf8.starts(with: "version https://git-lfs".utf8)
      diagnostics.error(
        isPointer
          ? "this is a pointer of Git LFS, and no timeline: 'git lfs pull' fetches the file"
          : "none of the columns is one of a timeline", at: table.headerRange)
      try diagnostics.throwErrors()
    }
  }

  /// Refuses a timeline that was cut after its header.
  private static func refuseEmpty(_ table: TimelineTable) throws(DiagnosticsError) {
    var rows = try table.rows()
    guard try !rows.next() else { return }
    let diagnostics = Diagnostics(table.source)
    diagnostics.error("the timeline has a header, and no frame", at: table.headerRange)
    try diagnostics.throwErrors()
  }

  /// Returns the columns of a run that its golden lacks and a golden of every version has. A golden of an earlier
  /// version may end before the last column that any timeline can have, since new ones are appended; it still has those
  /// of the first version, no gap before its last one, and the scenario's channels.
  private static func missingColumns(of golden: TimelineTable, in table: TimelineTable) -> [String] {
    let known = Set(golden.columns)
    let fixed = Column.allCases.map { $0.name }
    let end = max(Column.defaults.count, (fixed.lastIndex { known.contains($0) } ?? -1) + 1)
    return (fixed.prefix(end) + table.columns.dropFirst(fixed.count)).filter { !known.contains($0) }
  }

  /// The number of missing columns that are named.
  private static let namedLimit = 4

  /// Returns the names of columns as words; of many only the first.
  private static func list(_ columns: [String]) -> String {
    if columns.count == 1 { return "the column \(columns[0])" }
    let named = columns.prefix(columns.count > namedLimit + 1 ? namedLimit : columns.count).joined(separator: ", ")
    return "the columns " + named
      + (columns.count > namedLimit + 1 ? " and \(columns.count - namedLimit) more" : "")
  }
}

extension GoldenTrail {
  /// Returns the difference from a golden of which only a trail is stored; nil if there is none.
  fileprivate func finding(of recorder: Recorder, name: String) -> CheckReport.Finding? {
    let found = recorder.golden
    if found.digest == digest, found.frameCount == frameCount { return nil }
    let details = """
      digest \(found.digest) instead of \(digest)
      to see the numbers, record a golden with the cardsim that it is held against, then check with this one:
        cardsim check \(name) --goldens FOLDER --record all
        cardsim check \(name) --goldens FOLDER
      """
    guard let departure = departure(of: found) else {
      return CheckReport.Finding(
        "golden: it differs in time_us, or in a cell whose twelve bits are the same", details: details)
    }
    guard !departure.columns.isEmpty else {
      return CheckReport.Finding(
        "golden: the timeline has \(found.frameCount) frames instead of \(frameCount), and is the same so far",
        details: details)
    }
    let columns = departure.columns.map { $0.name }.joined(separator: ", ")
    let frame = recorder.numbers[departure.index]
    return CheckReport.Finding("golden: frame \(frame) is the first that differs, in \(columns)", details: details)
  }
}
