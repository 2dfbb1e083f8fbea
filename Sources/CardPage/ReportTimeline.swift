import CardCharts
import CardModel
import CardSimulation
import CardText
import CardTimeline

/// A timeline as a report shows it: its cells, its events, and what the phone needs to know.
public struct ReportTimeline: Sendable {
  /// An event: the index of the row that shows it, its instant in microseconds, and its text.
  public struct Event: Hashable, Sendable {
    /// The index of the row.
    public var row: Int
    /// The instant of the event itself, microseconds; of a table, that of its row.
    public var microseconds: Int64
    /// The text.
    public var text: String
  }

  /// A detent as a line on the paper.
  public struct Guide: Hashable, Sendable {
    /// The detent's name.
    public var name: String
    /// Its y, points.
    public var y: Double
  }

  /// The cells.
  public let cells: PackedTimeline

  /// The same cells as they were written, in the order of the columns.
  let texts: [CellTexts]

  /// True if the table has no velocities, so that a column of them was added.
  let hasStepVelocities: Bool

  /// The events, in order: the first of them, if there are very many.
  public let events: [Event]

  /// The number of all events.
  public let eventCount: Int

  /// The detents.
  public let guides: [Guide]

  /// The most rows that a report shows.
  public static let rowLimit = 100_000

  /// The most events that a report lists; the paper and the list need no more to be read.
  static let eventLimit = 5_000

  /// Reads the rows of a table. Of a device's recording, the columns of time and position are found as `fit` finds
  /// them, and become `time_us` and `card_y_pt`.
  ///
  /// - Parameters:
  ///   - events: The events, if more is known of them than the table tells, and the number of all; nil: those of its
  ///     column.
  ///   - guides: The detents; nil: those at which the card rests.
  /// - Throws: `DiagnosticsError` if a row can't be read, time runs back, or there are too many rows or none.
  public init(
    _ table: TimelineTable, events: (first: [Event], count: Int)? = nil, guides: [Guide]? = nil
  ) throws(DiagnosticsError) {
    try self.init(table, ReportColumns(table), events: events, guides: guides)
  }

  /// The columns by which 'cardsim run' tells the timelines of a table apart.
  private static let labels = TimelineWriter.labelNames

  /// The column of a recording with the position, points, of the scenario that it was held against.
  static let expectedColumn = "expected_y_pt"

  /// Reads the rows of a table, whose columns are known.
  ///
  /// - Parameter expected: The position, points, of the scenario that the table was held against at an instant,
  ///   microseconds, which becomes a column; nil: it was held against none.
  init(
    _ table: TimelineTable, _ plan: ReportColumns, events: (first: [Event], count: Int)? = nil, guides: [Guide]? = nil,
    expected: ((Int64) -> Double?)? = nil
  ) throws(DiagnosticsError) {
    var expectedTexts = CellTexts()
    // A copy for each column, filled row by row.
    var texts = plan.columns.map { _ in CellList() }
    var found = TableFindings()
    var rows = try table.rows()
    var last: Int64?
    var count = 0
    while try rows.next() {
      let time = try plan.microseconds(rows, of: table)
      if let last, time < last {
        let label = ReportTimeline.labels.first { table.index(of: $0) != nil }
        let reason =
          label.map { ": the column \"\($0)\" tells several timelines apart, and a report shows one of each table" }
          ?? ""
        throw plan.error("time runs back, from \(last) to \(time) µs\(reason)", at: rows.range(plan.time), table)
      }
      if count == ReportTimeline.rowLimit {
        throw plan.error(
          "a report shows at most \(ReportTimeline.rowLimit) rows, and this is one more", at: rows.range(plan.time),
          table)
      }
      for (index, column) in plan.columns.enumerated() {
        try plan.append(column, rows, of: table, time, to: texts[index])
      }
      if let expected {
        expectedTexts.append((expected(time).map { DecimalText.fixed($0, decimals: 4) } ?? "").utf8)
      }
      if events == nil { found.addEvents(of: rows, plan, at: time, row: count) }
      if guides == nil { found.addGuide(of: rows, plan) }
      (last, count) = (time, count + 1)
    }
    if count == 0 { throw plan.error("there is no row to show", at: table.headerRange, table) }
    var cells = PackedTimeline(rowCount: count)
    var kept = texts.map(\.cells)
    for (column, cell) in zip(plan.columns, kept) { cells.add(column.name, cell) }
    if expected != nil, table.index(of: ReportTimeline.expectedColumn) == nil {
      cells.add(ReportTimeline.expectedColumn, expectedTexts)
      kept.append(expectedTexts)
    }
    hasStepVelocities = [Column.cardVelocity.name, ReportLog.velocityColumn].allSatisfy { table.index(of: $0) == nil }
    if hasStepVelocities, let log = ReportTimeline.log(of: cells, kept) {
      kept.append(log.velocityTexts)
      cells.add(ReportLog.velocityColumn, kept[kept.count - 1])
    }
    (self.cells, self.texts) = (cells, kept)
    self.events = events?.first ?? found.events
    eventCount = events?.count ?? found.eventCount
    self.guides = guides ?? found.guides
    texts = []
  }
}

extension ReportTimeline {
  /// Returns the cells of one of our own columns; nil if there is none of that name.
  func texts(of column: Column) -> CellTexts? { texts(of: column.name) }

  /// Returns the cells of a column; nil if there is none of that name.
  func texts(of column: String) -> CellTexts? { ReportTimeline.texts(of: column, cells, texts) }

  private static func texts(of column: String, _ cells: PackedTimeline, _ texts: [CellTexts]) -> CellTexts? {
    cells.columns.firstIndex { $0.name == column }.map { texts[$0] }
  }

  /// All that follows from the columns of times and positions; nil if one of the two is missing.
  var log: ReportLog? { ReportTimeline.log(of: cells, texts) }

  private static func log(of cells: PackedTimeline, _ texts: [CellTexts]) -> ReportLog? {
    guard let times = self.texts(of: Column.time.name, cells, texts),
      let positions = self.texts(of: Column.cardY.name, cells, texts)
    else { return nil }
    return ReportLog(times: times, positions: positions)
  }
}

/// The cells of a column that is being read: shared, because a list can't hold what can't be copied.
final class CellList {
  fileprivate(set) var cells = CellTexts()

  func append(_ cell: some Collection<UInt8>, _ column: ReportColumns.Shown) {
    cells.append(cell, isWord: column.isWord)
  }
}

/// The findings of a table besides its cells.
struct TableFindings {
  private(set) var events: [ReportTimeline.Event] = []
  private(set) var eventCount = 0
  private(set) var guides: [ReportTimeline.Guide] = []

  mutating func addEvents(
    of rows: borrowing TimelineTable.Rows, _ plan: ReportColumns, at time: Int64, row: Int
  ) {
    guard let column = plan.events, !rows.bytes(column).isEmpty else { return }
    for text in rows.text(column).split(separator: ";") {
      eventCount += 1
      if events.count < ReportTimeline.eventLimit {
        events.append(ReportTimeline.Event(row: row, microseconds: time, text: String(text)))
      }
    }
  }

  mutating func addGuide(of rows: borrowing TimelineTable.Rows, _ plan: ReportColumns) {
    guard let phase = plan.phase, let target = plan.target, guides.count < DetentGuides.limit,
      rows.bytes(phase).elementsEqual("resting".utf8), !rows.bytes(target).isEmpty, let y = plan.position(rows)
    else { return }
    let name = rows.text(target)
    if guides.contains(where: { $0.name == name && ($0.y - y).magnitude < 0.5 }) { return }
    guides.append(ReportTimeline.Guide(name: name, y: y))
  }
}
