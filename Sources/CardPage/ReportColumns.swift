import CardMath
import CardText
import CardTimeline

/// The columns of a table that a report shows, and the names that it shows them by.
struct ReportColumns {
  /// A column of the report.
  struct Shown {
    var name: String
    /// Its index in the table.
    var index: Int
    /// True if its cells are words even if they look like numbers.
    var isWord: Bool
    /// The time, which is written anew as whole microseconds.
    var isTime: Bool
  }

  /// The columns, in the table's order; events are listed apart.
  let columns: [Shown]

  /// The column of times, its unit, and the column of the card's positions.
  let time: Int
  let position: Int
  private let unit: RecordingColumns.TimeUnit

  /// The columns of events, phases and targets; nil: the table has none.
  let events: Int?
  let phase: Int?
  let target: Int?

  init(_ table: TimelineTable) throws(DiagnosticsError) {
    let (time, position) = (Column.time.name, Column.cardY.name)
    if let own = table.index(of: time), let card = table.index(of: position) {
      (self.time, self.position, unit) = (own, card, .us)
    } else {
      let places = try RecordingColumns().places(in: table)
      (self.time, self.position, unit) = (places.time, places.position, places.unit)
    }
    let (timeIndex, positionIndex) = (self.time, self.position)
    events = table.index(of: Column.events.name)
    phase = table.index(of: Column.phase.name)
    target = table.index(of: Column.target.name)
    var columns: [Shown] = []
    for (index, name) in table.columns.enumerated() where name != Column.events.name {
      let known = Column.allCases.first { $0.name == name }
      columns.append(
        Shown(
          name: index == timeIndex ? time : index == positionIndex ? position : name, index: index,
          isWord: known.map { !$0.isNumeric } ?? false, isTime: index == timeIndex && unit != .us))
    }
    self.columns = columns
  }

  /// Returns the instant of the current row, microseconds.
  func microseconds(
    _ rows: borrowing TimelineTable.Rows, of table: TimelineTable
  ) throws(DiagnosticsError) -> Int64 {
    guard let number = rows.trimmedNumber(time) else {
      throw error("expected a time, found \(SafeText.escaped(rows.text(time)))", rows, table)
    }
    let microseconds = (number * unit.microseconds).rounded()
    guard microseconds.magnitude < Double(PackedTimeline.unitLimit) else {
      throw error("a time is out of range", rows, table)
    }
    return Int64(microseconds)
  }

  /// Appends a cell of the current row to those of its column.
  func append(_ column: Shown, _ rows: borrowing TimelineTable.Rows, _ time: Int64, to cells: CellList) {
    if column.isTime {
      cells.append("\(time)".utf8, column)
    } else {
      let blank = UInt8(ascii: " ")
      let cell = rows.bytes(column.index).drop { $0 == blank }
      cells.append(cell.prefix((cell.lastIndex { $0 != blank } ?? cell.startIndex - 1) - cell.startIndex + 1), column)
    }
  }

  /// Returns an error about a table, with its current row.
  func error(_ words: String, _ rows: borrowing TimelineTable.Rows, _ table: TimelineTable) -> DiagnosticsError {
    error(words + ", in the row of time \(SafeText.escaped(rows.text(time)))", table)
  }

  /// Returns an error about a table.
  func error(_ words: String, _ table: TimelineTable) -> DiagnosticsError {
    let source = SourceText(name: table.source.name, bytes: [])
    return DiagnosticsError(diagnostics: [Diagnostic(words, in: source, at: 0..<0)])
  }
}
