import CardText

/// A timeline in a CSV file: its columns, which can be any, and its rows, read in order.
///
/// A table of measurements is read in the same manner. Since it comes from other tools, blanks around the
/// names, lines without any text and comments above the names, `# MyApp 1.2`, are accepted there.
///
/// It stores nothing per row: a text in memory needs no more than its bytes, and one that is read piece by piece only a
/// piece at a time.
public struct TimelineTable: Sendable {
  /// The whole text, if it is in memory; else that of the header, with the text's name.
  public let source: SourceText

  /// The names in the header, in order.
  public let columns: [String]

  /// The ranges of the names in the text.
  public let columnRanges: [Range<Int>]

  /// The file as messages quote it; its places are those of ``source`` but for rows of JSON.
  package let origin: TableOrigin

  /// The index of each column by its name. Used only for lookups: its order has no effect.
  private let places: [String: Int]

  /// The most columns of a table: many more than a timeline with all its channels has.
  public static let columnLimit = 4096

  /// The number of the header's line, and the offset of the first row.
  private let (headerLine, firstRow): (Int, Int)

  /// The kind of data in the table.
  private let kind: Kind

  /// The text that is read piece by piece; nil if it is in memory.
  private var text: TimelineText?

  /// The kind of data in a table.
  public enum Kind: Sendable {
    /// Rows that `cardsim run` wrote.
    case timeline
    /// Measured positions.
    case recording
    /// Measured releases.
    case releases

    /// The name of the table in messages, and the help if it is empty.
    fileprivate var words: (name: String, help: String) {
      switch self {
      case .timeline: ("a timeline", "'cardsim run' writes one")
      case .recording: ("a recording", "the first line names the columns, such as time_us,y_pt")
      case .releases: ("a table of releases", "the first line names the columns, such as y_pt,velocity_pt_s,detent")
      }
    }
  }

  /// Reads the header of a timeline that is read piece by piece.
  ///
  /// - Throws: `DiagnosticsError` if the text can't be read, there is no header, or a column is nameless or appears
  ///   twice.
  public init(_ text: TimelineText) throws(DiagnosticsError) {
    if let source = text.source {
      try self.init(source)
      return
    }
    var window = try TextWindow(text)
    while !window.bytes.contains(UInt8(ascii: "\n")), try window.fill(line: 1) {}
    let end = window.bytes.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? window.bytes.count
    try self.init(SourceText(name: text.name, bytes: Array(window.bytes[..<end])))
    self.text = text
  }

  /// Reads the header of a table.
  ///
  /// - Throws: `DiagnosticsError` if there is no header, it has more columns than ``columnLimit``, or a column is
  ///   nameless or appears twice.
  public init(_ source: SourceText, of kind: Kind = .timeline) throws(DiagnosticsError) {
    try self.init(source, of: kind, from: TableOrigin(source))
  }

  /// Reads the header of a table that was made of a file.
  package init(_ source: SourceText, of kind: Kind, from origin: TableOrigin) throws(DiagnosticsError) {
    let source = kind == .timeline ? source : try SeparatedText.withCommas(source)
    (self.source, self.origin, self.kind) = (source, origin, kind)
    let diagnostics = Diagnostics(origin.source)
    let start =
      kind == .timeline ? SourceText.markLength(of: source.bytes) : HeaderLine.start(in: source.bytes)
    let above = source.bytes[..<start].count { $0 == UInt8(ascii: "\n") }
    var reader = RowReader(TextWindow(source, from: start), afterLine: above)
    guard try reader.next(), !reader.row.isEmpty else {
      diagnostics.error(
        "expected the header of \(kind.words.name), found nothing", at: 0..<0, help: kind.words.help)
      try diagnostics.throwErrors()
      (columns, columnRanges, places, headerLine, firstRow) = ([], [], [:], 1, 0)
      return
    }
    if reader.cells.count > TimelineTable.columnLimit {
      diagnostics.error(
        "expected \(TimelineTable.columnLimit) columns at most, found \(reader.cells.count)",
        at: origin.place(of: reader.cells[TimelineTable.columnLimit]),
        help: "the columns are the names between commas in the first line")
      try diagnostics.throwErrors()
    }
    let ranges = kind == .timeline ? reader.cells : reader.cells.map { trimmed($0, in: source.bytes) }
    let names = ranges.map { String(decoding: source.bytes[$0], as: UTF8.self) }
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() {
      if name.isEmpty {
        // A spreadsheet's table may have empty columns.
        if kind == .recording, names.count > 1 { continue }
        diagnostics.error("a column has no name", at: origin.place(of: reader.cells[index]))
      } else if places.updateValue(index, forKey: name) != nil {
        diagnostics.error(
          "the column \(SafeText.quoted(name)) comes twice", at: origin.place(of: reader.cells[index]))
      } else if DecimalText.number(name) != nil {
        diagnostics.error(
          "expected the header of \(kind.words.name), found a number", at: origin.place(of: reader.cells[index]),
          help: kind == .timeline ? "the first line has the columns' names" : kind.words.help)
        break
      }
    }
    try diagnostics.throwErrors()
    columns = names
    columnRanges = ranges
    self.places = places
    (headerLine, firstRow) = (reader.line, reader.window.start)
  }

  /// True if the whole text is in memory, so that the ranges of cells are places in ``source``.
  package var isInMemory: Bool { text == nil }

  /// The range of the header in the text.
  public var headerRange: Range<Int> {
    guard let first = columnRanges.first, let last = columnRanges.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// Returns the place in the file of a range of ``source``.
  package func place(of range: Range<Int>) -> Range<Int> { origin.place(of: range) }

  /// Returns the index of a column; nil if there is none of that name.
  public func index(of column: String) -> Int? { places[column] }

  /// Returns the rows, starting at the first one.
  ///
  /// - Throws: `DiagnosticsError` if the text can't be read, or begins with another header than before.
  public func rows() throws(DiagnosticsError) -> Rows {
    guard let text else {
      return Rows(table: self, reader: RowReader(TextWindow(source, from: firstRow), afterLine: headerLine))
    }
    var window = try TextWindow(text)
    guard try window.holds(firstRow), window.continues(with: source.bytes, in: 0..<firstRow) else {
      throw TextWindow.error("the file was changed while it was read", in: [], of: source.name, line: 1)
    }
    window.start = firstRow
    return Rows(table: self, reader: RowReader(window, afterLine: headerLine))
  }

  /// An iterator over the rows of a table.
  public struct Rows: ~Copyable {
    fileprivate let table: TimelineTable
    fileprivate var reader: RowReader

    /// Moves to the next row. Returns false after the last one.
    ///
    /// - Throws: `DiagnosticsError` if a row doesn't have as many cells as the header, a quotation mark is never
    ///   closed, or the text can't be read any further.
    public mutating func next() throws(DiagnosticsError) -> Bool {
      let hasBlankRows = table.columns.count == 1
      repeat {
        guard try reader.next() else { return false }
        // Blank lines may follow the last row.
        if reader.row.isEmpty, try reader.onlyBlankLinesFollow(isRow: hasBlankRows) { return false }
      } while reader.row.isEmpty && !hasBlankRows && table.kind != .timeline
      guard reader.isClosed, reader.cells.count == table.columns.count else {
        throw error(
          reader.isClosed
            ? "expected a cell for each of the \(table.columns.count) columns, found \(reader.cells.count)"
            : "a quotation mark is never closed")
      }
      return true
    }

    /// Returns an error that shows the current row.
    func error(_ message: String) -> DiagnosticsError {
      // A table with other separators is shown with its own.
      let row =
        table.isInMemory
        ? table.origin.source.bytes[table.origin.place(of: reader.row)] : reader.window.bytes[reader.row]
      return TextWindow.error(message, in: row, of: table.source.name, line: reader.line)
    }

    /// Moves to the next row if it has the same bytes as the current row of another table, which has the same columns;
    /// otherwise returns false. The row isn't split: its cells are the other's.
    mutating func next(like other: borrowing Rows) throws(DiagnosticsError) -> Bool {
      try reader.next(like: other.reader)
    }

    /// True if all cells of the current row are empty, as after the last row of a spreadsheet's table.
    var isEmpty: Bool { reader.cells.allSatisfy { $0.isEmpty } }

    /// Returns the bytes of a cell of the current row, without surrounding quotation marks.
    public func bytes(_ column: Int) -> ArraySlice<UInt8> { reader.window.bytes[reader.cells[column]] }

    /// Returns the range, in a text in memory, of a cell of the current row, without surrounding quotation marks.
    public func range(_ column: Int) -> Range<Int> { reader.cells[column] }

    /// Returns the text of a cell of the current row.
    public func text(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }

    /// Returns the number in a cell of the current row; nil if the cell is empty or has anything else.
    public func number(_ column: Int) -> Double? {
      let cell = reader.cells[column]
      guard let scanned = try? DecimalText.scan(reader.window.bytes, from: cell.lowerBound, to: cell.upperBound),
        scanned.end == cell.upperBound
      else { return nil }
      return scanned.value
    }

    /// Returns the text of a cell of the current row, without blanks around it.
    public func trimmedText(_ column: Int) -> String {
      String(decoding: reader.window.bytes[trimmed(reader.cells[column], in: reader.window.bytes)], as: UTF8.self)
    }

    /// Returns the number in a cell of the current row, which may have blanks around it; nil if there is none.
    public func trimmedNumber(_ column: Int) -> Double? {
      let cell = trimmed(reader.cells[column], in: reader.window.bytes)
      guard let scanned = try? DecimalText.scan(reader.window.bytes, from: cell.lowerBound, to: cell.upperBound),
        scanned.end == cell.upperBound
      else { return nil }
      return scanned.value
    }
  }
}

/// Returns the range of a cell without the blanks around it.
private func trimmed(_ cell: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
  var (start, end) = (cell.lowerBound, cell.upperBound)
  while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
  while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
  return start..<end
}
