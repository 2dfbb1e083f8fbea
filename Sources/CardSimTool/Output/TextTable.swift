/// Rows of text whose columns line up.
struct TextTable {
  /// The cells, row by row.
  var rows: [[String]]

  /// Blanks before each row.
  var indent = 0

  /// The rows, two blanks between columns, none at a line's end.
  var text: String {
    let columnCount = rows.map(\.count).max() ?? 0
    let widths = (0..<columnCount).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
    return rows.map { row in
      var line = String(repeating: " ", count: indent)
      for (column, cell) in row.enumerated() {
        line += column == row.count - 1 ? cell : TextLayout.pad(cell, to: widths[column] + 2)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }
}
