import CardModel
import CardText
import CardTimeline

/// Reads rows of a timeline's CSV into a plot: only the cells that are drawn, one row at a time.
///
/// Columns are identified by name, so their order is irrelevant and other columns are ignored. If the header has a
/// column `scenario` or `preset`, as in a table of several runs, each change of its value starts another timeline.
public struct TimelineRowReader: Sendable {
  /// The plot's columns that the header lacks.
  public let missing: [TimelineColumn]

  private let title: String
  private let time: Int
  private let phase: Int?
  private let target: Int?
  private let events: Int?

  /// True if nothing tells that a scenario was run: the table may be a device's log.
  private let isLog: Bool

  /// The indices of the columns that tell timelines apart.
  private let labels: [Int]

  /// The name that a recording gives to the card's y.
  private static let recordedY = "y_pt"

  /// The index of each of the plot's columns in the header; nil: it is missing.
  private let places: [Int?]

  /// True for each of the plot's columns that is a channel.
  private let isChannel: [Bool]

  private var values: [Double?]
  private var lastTime: Int64?
  private var lastLabels: [[UInt8]]?

  // A cell with the same text as in the row before isn't parsed again.
  private var phaseText: [UInt8] = []
  private var phaseValue: Phase?
  private var targetText: [UInt8] = []
  private var targetValue: String?

  /// Reads the header, which is the current row.
  ///
  /// - Parameters:
  ///   - title: The timeline's name, unless a column `scenario` or `preset` has one.
  ///   - columns: The plot's columns.
  /// - Throws: A `DiagnosticsError` if there is no time column, or none of the columns to draw.
  public init(header rows: borrowing RowScanner, title: String, columns: [TimelineColumn]) throws(DiagnosticsError) {
    let names = rows.texts
    // A recording of a real card has the card's y only, and neither finger nor model.
    func place(_ column: TimelineColumn) -> Int? {
      names.firstIndex(of: column.name) ?? (column == .cardY ? names.firstIndex(of: TimelineRowReader.recordedY) : nil)
    }
    guard let time = place(.fixed(.time)) else {
      throw rows.error("missing column \(Column.time.name)", help: "'cardsim run' writes timelines that have it")
    }
    if names.contains("pointer"), place(.fixed(.target)) == nil {
      throw rows.error(
        "this is a gesture, not a timeline",
        help: "'cardsim run SCENARIO --gesture FILE -o run.csv' writes the timeline of a card that it drags")
    }
    places = columns.map(place)
    missing = zip(columns, places).filter { $0.1 == nil }.map { $0.0 }
    if missing.count == columns.count {
      throw rows.error(
        "there is none of the columns to plot", help: columns.map(\.name).joined(separator: ", ") + " would do")
    }
    isChannel = columns.map { if case .channel = $0 { true } else { false } }
    self.title = title
    self.time = time
    (phase, target, events) = (place(.fixed(.phase)), place(.fixed(.target)), place(.fixed(.events)))
    labels = TimelineWriter.labelNames.compactMap { names.firstIndex(of: $0) }
    isLog = labels.isEmpty && place(.fixed(.frame)) == nil
    values = Array(repeating: nil, count: columns.count)
  }

  /// Returns the names of the channels in the header of a run's table: those of a column that no other timeline has.
  public static func channels(in header: [String]) -> [String] {
    // A table without frames is somebody else's, and the meaning of its columns isn't known.
    guard header.contains(Column.frame.name) else { return [] }
    return header.filter { name in
      !TimelineWriter.labelNames.contains(name) && !Column.allCases.contains { $0.name == name }
    }
  }

  /// Reads the current row into a plot.
  ///
  /// - Throws: A `DiagnosticsError` if a cell doesn't contain what its column holds, or if time doesn't advance.
  public mutating func add(_ rows: borrowing RowScanner, to plot: inout TimelinePlot) throws(DiagnosticsError) {
    let now = try instant(rows)
    try beginIfNew(rows, &plot)
    if let lastTime, now <= lastTime {
      throw rows.error(
        "time doesn't go on: \(now) after \(lastTime)", cell: time, help: "rows stand in the order of time, each later")
    }
    lastTime = now
    guard plot.shows(now) else { return }
    for (index, place) in places.enumerated() {
      if let place { values[index] = try number(rows, place, isOwn: plot.isChosen || !isChannel[index]) }
    }
    try readWords(rows)
    var texts: [String] = []
    if let events, !rows.isEmpty(events) { texts = rows.text(events).split(separator: ";").map(String.init) }
    plot.add(microseconds: now, values: values, phase: phaseValue, target: targetValue, events: texts)
  }

  /// Returns the number in a cell; a column that nobody asked for may also have words, which aren't drawn.
  private func number(
    _ rows: borrowing RowScanner, _ place: Int, isOwn: Bool
  ) throws(DiagnosticsError) -> Double? {
    do throws(DiagnosticsError) {
      return try rows.number(place)
    } catch {
      if isOwn { throw error }
      return nil
    }
  }

  private func instant(_ rows: borrowing RowScanner) throws(DiagnosticsError) -> Int64 {
    guard let number = try rows.number(time), number.magnitude <= 0x1p53, let now = Int64(exactly: number) else {
      throw rows.error("expected whole microseconds, found \(SafeText.escaped(rows.text(time)))", cell: time)
    }
    return now
  }

  private mutating func beginIfNew(
    _ rows: borrowing RowScanner, _ plot: inout TimelinePlot
  ) throws(DiagnosticsError) {
    if let lastLabels {
      guard !zip(labels, lastLabels).allSatisfy({ rows.cell($0, is: $1) }) else { return }
    }
    if plot.timelineCount == TimelinePlot.timelineLimit {
      throw rows.error("a plot tells \(TimelinePlot.timelineLimit) timelines apart, and this is one more")
    }
    lastLabels = labels.map { rows.bytes($0) }
    lastTime = nil
    plot.begin(labels.isEmpty ? title : labels.map { rows.text($0) }.joined(separator: " under "), isLog: isLog)
  }

  private mutating func readWords(_ rows: borrowing RowScanner) throws(DiagnosticsError) {
    if let phase, !rows.cell(phase, is: phaseText) {
      phaseText = rows.bytes(phase)
      let name = rows.text(phase)
      phaseValue = Phase.allCases.first { $0.name.description == name }
      if phaseValue == nil, !name.isEmpty {
        let names = Phase.allCases.map(\.name.description)
        throw rows.error(
          "expected a phase, found \"\(SafeText.escaped(name))\"", cell: phase,
          help: NearestName.question(name, in: names) ?? "there are " + names.joined(separator: ", "))
      }
    }
    if let target, !rows.cell(target, is: targetText) {
      targetText = rows.bytes(target)
      targetValue = targetText.isEmpty ? nil : rows.text(target)
    }
  }
}
