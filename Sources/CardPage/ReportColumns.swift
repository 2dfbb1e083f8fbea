import CardCharts
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
    /// True if its cells are words even if they look like numbers, and true if they have to be numbers. Of a column
    /// that isn't ours both are false.
    var isWord: Bool, isNumber: Bool
    /// The time, which is always written anew as whole microseconds.
    var isTime: Bool
    /// The position, which is written anew in points.
    var isScaled: Bool
  }

  /// The columns, in the table's order; events are listed apart.
  let columns: [Shown]

  /// The column of times, its unit, and the column of the card's positions.
  let time: Int
  let position: Int
  private let unit: RecordingColumns.TimeUnit

  /// Points in one unit of the positions.
  private let scale: Double

  /// Microseconds to add to each time.
  private let offset: Int64

  /// The columns of events, phases and targets; nil: the table has none.
  let events: Int?
  let phase: Int?
  let target: Int?

  /// Finds the columns of a table.
  ///
  /// - Parameters:
  ///   - chosen: The columns of time and position, and their units.
  ///   - offset: Microseconds to add to each time, by which a recording's clock is laid over another one.
  init(
    _ table: TimelineTable, _ chosen: RecordingColumns = RecordingColumns(), offset: Int64 = 0
  ) throws(DiagnosticsError) {
    let (time, position) = (Column.time.name, Column.cardY.name)
    let places = try chosen.places(in: table)
    let (timeIndex, positionIndex) = (places.time, places.position)
    (self.time, self.position, unit) = (timeIndex, positionIndex, places.unit)
    (scale, self.offset) = (chosen.scale ?? 1, offset)
    events = table.index(of: Column.events.name)
    phase = table.index(of: Column.phase.name)
    target = table.index(of: Column.target.name)
    var columns: [Shown] = []
    for (index, name) in table.columns.enumerated() where name != Column.events.name {
      // Another column of a name that a chosen one is shown by would take its place.
      if index != timeIndex && name == time || index != positionIndex && name == position { continue }
      let known = Column.allCases.first { $0.name == name }
      columns.append(
        Shown(
          name: index == timeIndex ? time : index == positionIndex ? position : name, index: index,
          isWord: known.map { !$0.isNumeric } ?? false,
          isNumber: index == positionIndex || known.map { $0.isNumeric } ?? false,
          isTime: index == timeIndex,
          isScaled: index == positionIndex && chosen.scale ?? 1 != 1))
    }
    self.columns = columns
  }

  /// Returns the instant of the current row, microseconds.
  func microseconds(
    _ rows: borrowing TimelineTable.Rows, of table: TimelineTable
  ) throws(DiagnosticsError) -> Int64 {
    guard let number = rows.trimmedNumber(time) else {
      throw error("expected a time, found \(found(rows, time))", at: rows.range(time), table)
    }
    let microseconds = (number * unit.microseconds).rounded() + Double(offset)
    guard microseconds.magnitude < Double(PackedTimeline.unitLimit) else {
      throw error("the time \(found(rows, time)) is out of range", at: rows.range(time), table)
    }
    return Int64(microseconds)
  }

  /// Returns the clock of a table that may be a device's log; one with frames and phases is a scenario's timeline.
  func clock(of table: TimelineTable) throws(DiagnosticsError) -> LogClock {
    var rows = try table.rows()
    let isScenarios = phase != nil && table.index(of: Column.frame.name) != nil
    guard !isScenarios, try rows.next() else { return LogClock(first: 0) }
    return LogClock(first: try microseconds(rows, of: table))
  }

  /// Returns the position in the current row, points; nil: there is none.
  func position(_ rows: borrowing TimelineTable.Rows) -> Double? { rows.trimmedNumber(position).map { $0 * scale } }

  /// Appends a cell of the current row to those of its column.
  ///
  /// - Throws: `DiagnosticsError` if it should be a number, and is none or one that no card reaches.
  func append(
    _ column: Shown, _ rows: borrowing TimelineTable.Rows, of table: TimelineTable, _ time: Int64, to cells: CellList
  ) throws(DiagnosticsError) {
    if column.isTime {
      cells.append("\(time)".utf8, column)
      return
    }
    let blank = UInt8(ascii: " ")
    let whole = rows.bytes(column.index).drop { $0 == blank }
    let cell = whole.prefix((whole.lastIndex { $0 != blank } ?? whole.startIndex - 1) - whole.startIndex + 1)
    if column.isNumber, !cell.isEmpty {
      guard let number = rows.trimmedNumber(column.index) else {
        throw error("expected a number, found \(found(rows, column.index))", at: rows.range(column.index), table)
      }
      guard number.magnitude < PackedTimeline.limit(ofPlaces: PackedTimeline.placesLimit) else {
        throw error("the number \(found(rows, column.index)) is out of range", at: rows.range(column.index), table)
      }
      if column.isScaled {
        cells.append(DecimalText.fixed(number * scale, decimals: PackedTimeline.placesLimit).utf8, column)
        return
      }
    }
    cells.append(cell, column)
  }

  private func found(_ rows: borrowing TimelineTable.Rows, _ column: Int) -> String {
    let text = rows.text(column)
    return text.isEmpty ? "nothing" : SafeText.quoted(text)
  }

  /// Returns an error about a table, with its place if the text is in memory.
  func error(_ words: String, at range: Range<Int>, _ table: TimelineTable) -> DiagnosticsError {
    let place = table.isInMemory ? range : 0..<0
    return DiagnosticsError(diagnostics: [Diagnostic(words, in: table.source, at: place)])
  }
}
