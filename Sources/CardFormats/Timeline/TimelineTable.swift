import CardText

/// A timeline that stands in a CSV file: its columns, whatever they are, and its rows, read one after the other.
///
/// A table of measurements is read the same way. It comes from other people's tools, so that a byte order mark and
/// blanks around the names are no mistakes there.
///
/// It keeps the file's bytes and nothing of a row, so that a long timeline takes no more room than its text.
public struct TimelineTable: Sendable {
  /// The text.
  public let source: SourceText

  /// The names in the header, in order.
  public let columns: [String]

  /// Where the names stand in the text.
  public let columnRanges: [Range<Int>]

  /// Where the first row begins.
  private let firstRow: Int

  /// What a table is of.
  public enum Kind: Sendable {
    /// Rows that `cardsim run` wrote.
    case timeline
    /// Measured positions.
    case recording
    /// Measured releases.
    case releases

    /// What a message calls the table, and what would do in place of nothing.
    fileprivate var words: (name: String, help: String) {
      switch self {
      case .timeline: ("a timeline", "'cardsim run' writes one")
      case .recording: ("a recording", "the first line names the columns, such as time_us,y_pt")
      case .releases: ("a table of releases", "the first line names the columns, such as y_pt,velocity_pt_s,detent")
      }
    }
  }

  /// Reads the header.
  ///
  /// - Throws: Where there is no header, or a column is nameless or comes twice.
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

  /// Where the header stands in the text.
  public var headerRange: Range<Int> {
    guard let first = columnRanges.first, let last = columnRanges.last else { return 0..<0 }
    return first.lowerBound..<last.upperBound
  }

  /// Where a column stands; nil: there is none of that name.
  public func index(of column: String) -> Int? { columns.firstIndex(of: column) }

  /// The rows, from the first one on.
  public var rows: Rows { Rows(table: self, reader: RowReader(source.bytes, from: firstRow)) }

  /// Goes through the rows of a table.
  public struct Rows: Sendable {
    fileprivate let table: TimelineTable
    fileprivate var reader: RowReader

    /// Goes on to the next row. False after the last one.
    ///
    /// - Throws: Where a row hasn't as many cells as the header, or a quotation mark is never closed.
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

    /// The bytes of a cell of the present row, without quotation marks around it.
    public func bytes(_ column: Int) -> ArraySlice<UInt8> { table.source.bytes[reader.cells[column]] }

    /// Where a cell of the present row stands in the text, without quotation marks around it.
    public func range(_ column: Int) -> Range<Int> { reader.cells[column] }

    /// The text of a cell of the present row.
    public func text(_ column: Int) -> String { String(decoding: bytes(column), as: UTF8.self) }

    /// The number in a cell of the present row; nil: there is something else, or nothing.
    public func number(_ column: Int) -> Double? {
      let cell = reader.cells[column]
      guard let scanned = try? DecimalText.scan(table.source.bytes, from: cell.lowerBound, to: cell.upperBound),
        scanned.end == cell.upperBound
      else { return nil }
      return scanned.value
    }

    /// The number in a cell of the present row, which may have blanks around it; nil: there is something else.
    public func trimmedNumber(_ column: Int) -> Double? {
      let cell = trimmed(reader.cells[column], in: table.source.bytes)
      guard let scanned = try? DecimalText.scan(table.source.bytes, from: cell.lowerBound, to: cell.upperBound),
        scanned.end == cell.upperBound
      else { return nil }
      return scanned.value
    }
  }
}

/// A cell without the blanks around it.
private func trimmed(_ cell: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
  var (start, end) = (cell.lowerBound, cell.upperBound)
  while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
  while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
  return start..<end
}

/// Cuts lines into cells at the commas that don't stand in quotation marks.
private struct RowReader: Sendable {
  private let bytes: [UInt8]

  /// Where the next line begins.
  private(set) var end: Int

  /// The present line, without its end, and its cells.
  private(set) var row = 0..<0
  private(set) var cells: [Range<Int>] = []

  /// Whether every quotation mark in it is closed.
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
