import CardText

/// Reads a recording from two columns of numbers in a table; other columns may stand between them. A table may also be
/// an array of JSON objects, or an object in each line.
///
/// A column `touch_y_pt` or `phase`, as in a timeline of `cardsim run`, shows the samples during which a finger holds
/// the card: those with a number, and those that drag. Samples that equal the ones before are kept: a screen recording
/// has them while nothing moves. Times of a clock, such as `14:03:01.250`, or with a date, count from the first one,
/// also past midnight.
public struct RecordingReader: Sendable {
  /// The fewest samples that a fit needs.
  public static let sampleMin = 5

  /// The most samples that are read.
  public static let sampleLimit = 1_000_000

  /// The greatest distance of a position from 0, points.
  private static let positionLimit = 1e9

  /// The recording.
  public let recording: Recording

  /// The range of each sample's position in the text.
  public let places: [Range<Int>]

  /// The text.
  public let source: SourceText

  /// The name of the column of positions.
  public let positionColumn: String

  /// The range of that name in the text.
  private let headerPlace: Range<Int>

  /// The name of the column that tells when a finger holds the card, and the range of that name in the text; nil: none
  /// does.
  public let fingerColumn: (name: String, place: Range<Int>)?

  /// Reads the recording.
  ///
  /// - Throws: `DiagnosticsError` if a column is missing, a cell isn't a number, time decreases, or there is no sample.
  public init(_ source: SourceText, columns: RecordingColumns = RecordingColumns()) throws(DiagnosticsError) {
    // Places are those in the text without a mark.
    let source = source.withoutMark.withLineFeeds
    let file = try RecordingRows(source)
    let (table, chosen) = try Self.table(file, columns)
    let touch = table.index(of: "touch_y_pt").flatMap { $0 == chosen.position ? nil : $0 }
    let phase = table.index(of: "phase")
    let diagnostics = Diagnostics(source)
    let positions = table.columns[chosen.position]
    if columns.scale == nil, RecordingColumns.plain(positions).split(separator: "_").contains("px") {
      diagnostics.error(
        "the positions in \(SafeText.quoted(positions)) are pixels",
        at: table.place(of: table.columnRanges[chosen.position]),
        help: "say --scale 1/3 for a 3× screen, or --scale 1 if a pixel is a point")
      try diagnostics.throwErrors()
    }
    let scale = columns.scale ?? 1
    var samples: [Recording.Sample] = []
    var places: [Range<Int>] = []
    var (times, values) = (WrongCells(chosen.time), WrongCells(chosen.position))
    var isFirst = true
    var rows = try table.rows()
    while try rows.next() {
      if rows.isEmpty { continue }
      let areUnits = isFirst && Self.reportUnits(rows, chosen, table, diagnostics)
      isFirst = false
      if areUnits { continue }
      let time = Self.time(rows, chosen, table, diagnostics)
      let position = Self.position(rows, chosen.position, scale: scale, table, diagnostics)
      times.add(rows, in: table)
      values.add(rows, in: table)
      guard let time, let position else { continue }
      if let last = samples.last, time < last.microseconds {
        diagnostics.error(
          "time runs back, from \(last.microseconds) to \(time) µs", at: table.place(of: rows.range(chosen.time)),
          help: "samples stand in the order of time")
        continue
      }
      let isHeld =
        touch.map { rows.trimmedNumber($0) != nil } ?? phase.map { rows.bytes($0).elementsEqual("dragging".utf8) }
        ?? false
      samples.append(Recording.Sample(microseconds: time, position: position, isHeld: isHeld))
      places.append(table.place(of: rows.range(chosen.position)))
      if samples.count > Self.sampleLimit {
        diagnostics.error("a recording has at most \(Self.sampleLimit) samples", at: places[places.count - 1])
        break
      }
    }
    try values.check("a position", help: values.help)
    try times.check("a time", help: RecordingColumns.clockHelp)
    try diagnostics.throwRowErrors()
    if samples.isEmpty {
      let end = source.bytes.count
      diagnostics.error("the recording has no samples", at: end..<end, help: "a row for each, below the header")
    } else if samples.count > 1, samples[0].microseconds == samples[samples.count - 1].microseconds {
      diagnostics.error("all samples have the same time", at: places[0], help: chosen.unit.coarserHelp)
    }
    RecordingColumns.check(
      chosen.unit, ofTimesIn: chosen.time, of: table, samples.map { Double($0.microseconds) },
      isGiven: columns.timeUnit != nil, diagnostics)
    try diagnostics.throwErrors()
    var recording = Recording(samples: samples)
    recording.scale = scale
    self.recording = recording
    (self.places, self.source, positionColumn) = (places, source, table.columns[chosen.position])
    headerPlace = table.place(of: table.columnRanges[chosen.position])
    fingerColumn = (touch ?? phase).map { (table.columns[$0], table.place(of: table.columnRanges[$0])) }
  }

  /// Throws unless a fit has something to go on: at least ``sampleMin`` samples, and one that lies elsewhere.
  public func requireMotion() throws(DiagnosticsError) {
    let (samples, diagnostics) = (recording.samples, Diagnostics(source))
    if samples.count < Self.sampleMin {
      diagnostics.error(
        "the recording has \(samples.count) sample\(samples.count == 1 ? "" : "s"), and a fit needs \(Self.sampleMin)",
        at: places[places.count - 1])
    } else if samples.allSatisfy({ $0.position == samples[0].position }) {
      diagnostics.error(
        "nothing moves: \(SafeText.quoted(positionColumn)) is \(DecimalText.shortest(samples[0].position)) in all "
          + "\(samples.count) samples", at: headerPlace, help: "another column may, see --position-column")
    }
    try diagnostics.throwErrors()
  }

  /// Returns the file's table, and the columns that are read.
  private static func table(
    _ file: RecordingRows, _ columns: RecordingColumns
  ) throws(DiagnosticsError) -> (TimelineTable, RecordingColumns.Places) {
    do throws(DiagnosticsError) {
      let table = try TimelineTable(file.table, of: .recording, from: file.origin)
      return (table, try columns.places(in: table))
    } catch {
      throw (file.origin.isReworded ? nil : HeaderLine.error(file.table)) ?? error
    }
  }

  /// Returns true if the current row has words for a time and a position, after reporting that: loggers write the units
  /// there.
  private static func reportUnits(
    _ rows: borrowing TimelineTable.Rows, _ columns: RecordingColumns.Places, _ table: TimelineTable,
    _ diagnostics: Diagnostics
  ) -> Bool {
    func isWord(_ column: Int) -> Bool {
      !isNothing(table.fileText(of: column, in: rows)) && !rows.bytes(column).contains { $0 &- 0x30 <= 9 }
    }
    guard isWord(columns.time), isWord(columns.position) else { return false }
    diagnostics.error(
      "expected a time, found \(found(rows, columns.time, table))", at: table.place(of: rows.range(columns.time)),
      help: "leave out a line of units, and write them into the names, such as time_ms,y_pt")
    return true
  }

  /// Returns the time of the current row, microseconds; nil after reporting an error.
  private static func time(
    _ rows: borrowing TimelineTable.Rows, _ columns: RecordingColumns.Places, _ table: TimelineTable,
    _ diagnostics: Diagnostics
  ) -> Int64? {
    let range = rows.range(columns.time)
    if columns.unit == .us, let whole = DecimalText.integer(table.source.bytes, in: range),
      whole.magnitude <= UInt64(Durations.limit)
    {
      return whole
    }
    let place = table.place(of: range)
    guard let number = rows.trimmedNumber(columns.time) else {
      diagnostics.error("expected a time, found \(found(rows, columns.time, table))", at: place)
      return nil
    }
    let microseconds = (number * columns.unit.microseconds).rounded()
    guard microseconds.magnitude <= Double(Durations.limit) else {
      diagnostics.error("the time \(found(rows, columns.time, table)) is out of range", at: place)
      return nil
    }
    return Int64(microseconds)
  }

  /// Returns the position of the current row, points; nil after reporting an error.
  private static func position(
    _ rows: borrowing TimelineTable.Rows, _ column: Int, scale: Double, _ table: TimelineTable,
    _ diagnostics: Diagnostics
  ) -> Double? {
    guard let number = rows.trimmedNumber(column) else {
      let isNothing = isNothing(table.fileText(of: column, in: rows))
      diagnostics.error(
        "expected a position, found \(found(rows, column, table))", at: table.place(of: rows.range(column)),
        help: isNothing ? "leave out the rows in which nothing was measured" : nil)
      return nil
    }
    guard (number * scale).magnitude <= positionLimit else {
      diagnostics.error(
        "the position \(found(rows, column, table)) is farther away than any card",
        at: table.place(of: rows.range(column)))
      return nil
    }
    return number * scale
  }

  /// True if a cell's text says that nothing was measured.
  private static func isNothing(_ text: String) -> Bool {
    ["", "-", "na", "n/a", "nan", "nil", "none", "null"].contains(text.lowercased())
  }

  private static func found(
    _ rows: borrowing TimelineTable.Rows, _ column: Int, _ table: TimelineTable
  ) -> String {
    let text = table.fileText(of: column, in: rows)
    return text.isEmpty ? "nothing" : SafeText.quoted(text)
  }
}
