import CardText

/// The cells of one column of a recording that aren't numbers.
///
/// If all of them aren't, the column is written in another manner, or is another one: that is one mistake, not one for
/// each row.
struct WrongCells {
  private let column: Int
  private var rowCount = 0
  private var wrongCount = 0

  /// The first wrong cell as the file has it, its place, and the file.
  private var first: (text: String, place: Range<Int>, source: SourceText, name: String)?

  /// No rows yet.
  init(_ column: Int) {
    self.column = column
  }

  /// Takes in the current row.
  mutating func add(_ rows: borrowing TimelineTable.Rows, in table: TimelineTable) {
    rowCount += 1
    // A number in the first row says all.
    guard wrongCount == rowCount - 1, rows.trimmedNumber(column) == nil, !rows.bytes(column).isEmpty else { return }
    wrongCount += 1
    if first == nil {
      first = (
        table.fileText(of: column, in: rows), table.place(of: rows.range(column)), table.origin.source,
        table.columns[column]
      )
    }
  }

  /// The remedy for a position with its unit or its name: the number alone.
  var help: String {
    let bytes = Array((first?.text ?? "").utf8)
    func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 <= 9 }
    guard var start = bytes.firstIndex(where: isDigit) else {
      return "is it another column? see --position-column"
    }
    let end = bytes[start...].firstIndex { !isDigit($0) && $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: ",") }
    if start > 0, bytes[start - 1] == UInt8(ascii: "-") { start -= 1 }
    return "write the number alone: " + String(decoding: bytes[start..<(end ?? bytes.count)], as: UTF8.self)
  }

  /// Throws one error if there are several rows and none has a number.
  func check(_ kind: String, help: String) throws(DiagnosticsError) {
    guard rowCount > 1, wrongCount == rowCount, let first else { return }
    let diagnostics = Diagnostics(first.source)
    diagnostics.error(
      "expected \(kind), found \(SafeText.quoted(first.text)), and no number in any row of "
        + SafeText.quoted(first.name), at: first.place, help: help)
    try diagnostics.throwErrors()
  }
}
