/// Rows of text whose columns line up.
public struct TextTable: Hashable, Sendable {
  /// The cells, row by row; a row may end early.
  public var rows: [[String]]

  /// Blanks before each row.
  public var indent: Int

  /// The columns whose cells end at one place, as numbers do; the others begin at one.
  public var rightAligned: Set<Int>

  /// A table.
  public init(rows: [[String]], indent: Int = 0, rightAligned: Set<Int> = []) {
    (self.rows, self.indent, self.rightAligned) = (rows, indent, rightAligned)
  }

  /// The rows, two blanks between columns, none at a line's end.
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
