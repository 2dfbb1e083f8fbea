/// A timeline that stands in a CSV file: its columns, whatever they are, and its rows, read one after the other.
///
/// It keeps the file's bytes and nothing of a row, so that a long timeline takes no more room than its text.
public struct TimelineTable: Sendable {
  /// The text.
  public let source: SourceText

  /// The names in the header, in order.
  public let columns: [String]

  /// Where the first row begins.
  private let firstRow: Int

  /// Reads the header.
  ///
  /// - Throws: Where there is no header, or a column is nameless or comes twice.
  public init(_ source: SourceText) throws(DiagnosticsError) {
    self.source = source
    let diagnostics = Diagnostics(source)
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      diagnostics.error(
        "found a byte order mark before the header", at: 0..<3, help: "save the file as UTF-8 without it")
      try diagnostics.throwErrors()
    }
    var reader = RowReader(source.bytes, from: 0)
    guard reader.next(), reader.row.upperBound > 0 else {
      diagnostics.error(
        "expected the header of a timeline, found nothing", at: 0..<0, help: "'cardsim run' writes one")
      try diagnostics.throwErrors()
      (columns, firstRow) = ([], 0)
      return
    }
    let names = reader.cells.map { String(decoding: source.bytes[$0], as: UTF8.self) }
    for (index, name) in names.enumerated() {
      if name.isEmpty {
        diagnostics.error("a column has no name", at: reader.cells[index])
      } else if names[..<index].contains(name) {
        diagnostics.error("the column \(SafeText.quoted(name)) comes twice", at: reader.cells[index])
      } else if DecimalText.number(name) != nil {
        diagnostics.error(
          "expected the header of a timeline, found a number", at: reader.cells[index],
          help: "the first line has the columns' names")
        break
      }
    }
    try diagnostics.throwErrors()
    columns = names
    firstRow = reader.end
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
  }
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
