import CardText

/// The samples in the rows of a recording's table.
struct RecordingSamples {
  /// The samples, in the order of time.
  private(set) var samples: [Recording.Sample] = []

  /// The range of each one's position in the text.
  private(set) var places: [Range<Int>] = []

  private let table: TimelineTable
  private let columns: RecordingColumns.Places
  private let scale: Double
  private let diagnostics: Diagnostics

  /// The greatest distance of a position from 0, points.
  private static let positionLimit = 1e9

  /// Reads the rows.
  ///
  /// - Parameters:
  ///   - columns: The columns of times and positions.
  ///   - touch: The column that has a number while a finger holds the card.
  ///   - phase: The column that tells it by a phase, if there is no other.
  ///   - scale: Points in one unit of the positions.
  ///   - diagnostics: Takes what is wrong with the cells.
  /// - Throws: `DiagnosticsError` if a cell isn't a number, or time decreases.
  init(
    of table: TimelineTable, _ columns: RecordingColumns.Places, touch: Int?, phase: Int?, scale: Double,
    _ diagnostics: Diagnostics
  ) throws(DiagnosticsError) {
    (self.table, self.columns, self.scale, self.diagnostics) = (table, columns, scale, diagnostics)
    var (times, values) = (WrongCells(columns.time), WrongCells(columns.position))
    var isFirst = true
    var rows = try table.rows()
    while try rows.next() {
      if rows.isEmpty { continue }
      let areUnits = isFirst && reportUnits(rows)
      isFirst = false
      if areUnits { continue }
      let (time, position) = (time(rows), position(rows))
      times.add(rows, in: table)
      values.add(rows, in: table)
      guard let time, let position else { continue }
      if let last = samples.last, time < last.microseconds {
        diagnostics.error(
          "time runs back, from \(last.microseconds) to \(time) µs", at: table.place(of: rows.range(columns.time)),
          help: "samples stand in the order of time")
        continue
      }
      let isHeld =
        touch.map { rows.trimmedNumber($0) != nil } ?? phase.map { rows.bytes($0).elementsEqual("dragging".utf8) }
        ?? false
      samples.append(Recording.Sample(microseconds: time, position: position, isHeld: isHeld))
      places.append(table.place(of: rows.range(columns.position)))
      if samples.count > RecordingReader.sampleLimit {
        diagnostics.error(
          "a recording has at most \(RecordingReader.sampleLimit) samples", at: places[places.count - 1])
        break
      }
    }
    try values.check("a position", help: values.help)
    try times.check("a time", help: RecordingColumns.clockHelp)
    try diagnostics.throwRowErrors()
  }

  /// Returns true if the current row has words for a time and a position, after reporting that: loggers write the units
  /// there.
  private func reportUnits(_ rows: borrowing TimelineTable.Rows) -> Bool {
    func isWord(_ column: Int) -> Bool {
      !Self.isNothing(table.fileText(of: column, in: rows)) && !rows.bytes(column).contains { $0 &- 0x30 <= 9 }
    }
    guard isWord(columns.time), isWord(columns.position) else { return false }
    diagnostics.error(
      "expected a time, found \(found(rows, columns.time))", at: table.place(of: rows.range(columns.time)),
      help: "leave out a line of units, and write them into the names, such as time_ms,y_pt")
    return true
  }

  /// Returns the time of the current row, microseconds; nil after reporting an error.
  private func time(_ rows: borrowing TimelineTable.Rows) -> Int64? {
    let range = rows.range(columns.time)
    if columns.unit == .us, let whole = DecimalText.integer(table.source.bytes, in: range),
      whole.magnitude <= UInt64(Durations.limit)
    {
      return whole
    }
    let place = table.place(of: range)
    guard let number = rows.trimmedNumber(columns.time) else {
      diagnostics.error("expected a time, found \(found(rows, columns.time))", at: place)
      return nil
    }
    let microseconds = (number * columns.unit.microseconds).rounded()
    guard microseconds.magnitude <= Double(Durations.limit) else {
      diagnostics.error("the time \(found(rows, columns.time)) is out of range", at: place)
      return nil
    }
    return Int64(microseconds)
  }

  /// Returns the position of the current row, points; nil after reporting an error.
  private func position(_ rows: borrowing TimelineTable.Rows) -> Double? {
    let column = columns.position
    guard let number = rows.trimmedNumber(column) else {
      let isNothing = Self.isNothing(table.fileText(of: column, in: rows))
      diagnostics.error(
        "expected a position, found \(found(rows, column))", at: table.place(of: rows.range(column)),
        help: isNothing ? "leave out the rows in which nothing was measured" : nil)
      return nil
    }
    guard (number * scale).magnitude <= Self.positionLimit else {
      diagnostics.error(
        "the position \(found(rows, column)) is farther away than any card",
        at: table.place(of: rows.range(column)))
      return nil
    }
    return number * scale
  }

  /// True if a cell's text says that nothing was measured.
  private static func isNothing(_ text: String) -> Bool {
    ["", "-", "na", "n/a", "nan", "nil", "none", "null"].contains(text.lowercased())
  }

  private func found(_ rows: borrowing TimelineTable.Rows, _ column: Int) -> String {
    let text = table.fileText(of: column, in: rows)
    return text.isEmpty ? "nothing" : SafeText.quoted(text)
  }
}
