/// Rows of text with aligned columns.
public struct TextTable: Hashable, Sendable {
  /// The cells, row by row; a row may have fewer cells than the others.
  public var rows: [[String]]

  /// The number of blanks before each row.
  public var indent: Int

  /// The indices of the right-aligned columns, such as those of numbers; the others are left-aligned.
  public var rightAligned: Set<Int>

  /// Creates a table.
  public init(rows: [[String]], indent: Int = 0, rightAligned: Set<Int> = []) {
    (self.rows, self.indent, self.rightAligned) = (rows, indent, rightAligned)
  }

  /// The rows as text, with two blanks between columns and none at the end of a line.
  public var text: String {
    let columnCount = rows.map { $0.count }.max() ?? 0
    let widths = (0..<columnCount).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        line += (column > 0 ? "  " : "") + (rightAligned.contains(column) ? blanks + cell : cell + blanks)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
