import CardText

/// A timeline in a CSV file: its columns, which can be any, and its rows, read in order.
///
/// A table of measurements is read in the same manner. Since it comes from other tools, a byte order mark and blanks
/// around the names are accepted there.
///
/// It stores the file's bytes and nothing per row, so a long timeline needs no more memory than its text.
public struct TimelineTable: Sendable {
  /// The text.
  public let source: SourceText

  /// The names in the header, in order.
  public let columns: [String]

  /// The ranges of the names in the text.
  public let columnRanges: [Range<Int>]

  /// The offset of the first row.
  private let firstRow: Int

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

  /// Reads the header of a table.
  ///
  /// - Throws: `DiagnosticsError` if there is no header, or a column is nameless or appears twice.
  public init(_ source: SourceText, of kind: Kind = .timeline) throws(DiagnosticsError) {
    self.source = source
    let diagnostics = Diagnostics(source)
    let hasMark = source.bytes.starts(with: [0xEF, 0xBB, 0xBF])
    if hasMark, kind == .timeline {
      diagnostics.error(
        "found a byte order mark before the header", at: 0..<3, help: "save the file as UTF-8 without it")
      try diagnostics.throwErrors()
    }
    var reader = RowReader(source.bytes, from: hasMark ? 3 : 0)
    guard reader.next(), !reader.row.isEmpty else {
      diagnostics.error(
        "expected the header of \(kind.words.name), found nothing", at: 0..<0, help: kind.words.help)
      try diagnostics.throwErrors()
      (columns, columnRanges, firstRow) = ([], [], 0)
      return
    }
    let ranges = kind == .timeline ? reader.cells : reader.cells.map { trimmed($0, in: source.bytes) }
    let names = ranges.map { String(decoding: source.bytes[$0], as: UTF8.self) }
    for (index, name) in names.enumerated() {
      if name.isEmpty {
        diagnostics.error("a column has no name", at: reader.cells[index])
      } else if names[..<index].contains(name) {
        diagnostics.error("the column \(SafeText.quoted(name)) comes twice", at: reader.cells[index])
      } else if DecimalText.number(name) != nil {
        diagnostics.error(
          "expected the header of \(kind.words.name), found a number", at: reader.cells[index],
          help: kind == .timeline ? "the first line has the columns' names" : kind.words.help)
        break
      }
    }
    try diagnostics.throwErrors()
    columns = names
    columnRanges = ranges
    firstRow = reader.end
  }

  /// The range of the header in the text.
  public var headerRange: Range<Int> {
    guard let first = columnRanges.first, let last = columnRanges.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// Returns the index of a column; nil if there is none of that name.
  public func index(of column: String) -> Int? { columns.firstIndex(of: column) }

  /// The rows, starting at the first one.
  public var rows: Rows { Rows(table: self, reader: RowReader(source.bytes, from: firstRow)) }

  /// An iterator over the rows of a table.
  public struct Rows: Sendable {
    fileprivate let table: TimelineTable
    fileprivate var reader: RowReader

    /// Moves to the next row. Returns false after the last one.
    ///
    /// - Throws: `DiagnosticsError` if a row doesn't have as many cells as the header, or a quotation mark is never
    ///   closed.
    public mutating func next() throws(DiagnosticsError) -> Bool {
      guard reader.next() else { return false }
      // Blank lines may follow the last row.
      if reader.row.isEmpty, table.source.bytes[reader.row.lowerBound...].allSatisfy({ $0 == 0x0A || $0 == 0x0D }) {
        return false
      }
      guard reader.isClosed, reader.cells.count == table.columns.count else {
        let diagnostics = Diagnostics(table.source)
        diagnostics.error(
          reader.isClosed
            ? "expected a cell for each of the \(table.columns.count) columns, found \(reader.cells.count)"
            : "a quotation mark is never closed", at: reader.row)
        try diagnostics.throwErrors()
        return false
      }
      return true
    }

    /// Returns the bytes of a cell of the current row, without surrounding quotation marks.
    public func bytes(_ column: Int) -> ArraySlice<UInt8> { table.source.bytes[reader.cells[column]] }

    /// Returns the range in the text of a cell of the current row, without surrounding quotation marks.
    public func range(_ column: Int) -> Range<Int> { reader.cells[column] }

    /// Returns the text of a cell of the current row.
    public func text(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }

    /// Returns the number in a cell of the current row; nil if the cell is empty or has anything else.
    public func number(_ column: Int) -> Double? {
      let cell = reader.cells[column]
      guard let scanned = try? DecimalText.scan(table.source.bytes, from: cell.lowerBound, to: cell.upperBound),
        scanned.end == cell.upperBound
      else { return nil }
      return scanned.value
    }

    /// Returns the number in a cell of the current row, which may have blanks around it; nil if there is none.
    public func trimmedNumber(_ column: Int) -> Double? {
      let cell = trimmed(reader.cells[column], in: table.source.bytes)
      guard let scanned = try? DecimalText.scan(table.source.bytes, from: cell.lowerBound, to: cell.upperBound),
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

/// Splits lines into cells at the commas outside quotation marks.
private struct RowReader: Sendable {
  private let bytes: [UInt8]

  /// The offset of the next line.
  private(set) var end: Int

  /// The range of the current line, without its line ending, and its cells.
  private(set) var row = 0..<0
  private(set) var cells: [Range<Int>] = []

  /// True if every quotation mark in it is closed.
  private(set) var isClosed = true

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    end = start
  }

  mutating func next() -> Bool {
    guard end < bytes.count else { return false }
    let start = end
    var index = start
    var cellStart = start
    var isQuoted = false
    cells.removeAll(keepingCapacity: true)
    bytes.withUnsafeBufferPointer { bytes in
      while index < bytes.count {
        let byte = bytes[index]
        if byte == UInt8(ascii: "\n") { break }
        if byte == UInt8(ascii: "\"") {
          isQuoted.toggle()
        } else if byte == UInt8(ascii: ","), !isQuoted {
          cells.append(RowReader.unquoted(cellStart..<index, bytes))
          cellStart = index + 1
        }
        index += 1
      }
      var last = index
      if last > start, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
      cells.append(RowReader.unquoted(min(cellStart, last)..<last, bytes))
      row = start..<last
    }
    isClosed = !isQuoted
    end = min(index + 1, bytes.count)
    return true
  }

  private static func unquoted(_ cell: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let mark = UInt8(ascii: "\"")
    guard cell.count >= 2, bytes[cell.lowerBound] == mark, bytes[cell.upperBound - 1] == mark else { return cell }
    return cell.lowerBound + 1..<cell.upperBound - 1
  }
}
