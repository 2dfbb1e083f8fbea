import CardText

/// A table of text that fits a terminal: the widest columns of words are wrapped, and numbers that still don't fit go
/// on below, under their titles, beside the first column.
///
/// It is for terminals alone: a file or a pipe gets every row in one line, as wide as it is.
package struct FittedTable {
  package var table: TextTable

  /// True if the first row has the titles, which are repeated.
  package var hasTitles: Bool

  package init(table: TextTable, hasTitles: Bool) {
    (self.table, self.hasTitles) = (table, hasTitles)
  }

  /// The least width that a column of words is wrapped to, characters.
  private static let narrowest = 14

  private static let gap = 2

  /// Returns the table in lines of at most `width` characters, as far as its words and numbers allow; nil: as it is.
  package func text(width: Int?) -> String {
    guard let width, naturalWidth > width else { return table.text }
    var table = table
    let columns = table.rows.map(\.count).max() ?? 0
    while FittedTable(table: table, hasTitles: hasTitles).naturalWidth > width {
      let widths = FittedTable.widths(of: table)
      let wide = (0..<columns).filter { !table.rightAligned.contains($0) && widths[$0] > FittedTable.narrowest }
      guard let widest = wide.max(by: { widths[$0] < widths[$1] }) else { break }
      let excess = FittedTable(table: table, hasTitles: hasTitles).naturalWidth - width
      let wrapped = FittedTable.wrapped(table, column: widest, to: max(FittedTable.narrowest, widths[widest] - excess))
      // A long word that can't be wrapped leaves the column as it is.
      if FittedTable.widths(of: wrapped)[widest] == widths[widest] { break }
      table = wrapped
    }
    return FittedTable(table: table, hasTitles: hasTitles).blocks(width: width)
  }

  private var naturalWidth: Int {
    let widths = FittedTable.widths(of: table)
    return table.indent + widths.reduce(0, +) + FittedTable.gap * max(0, widths.count - 1)
  }

  private static func widths(of table: TextTable) -> [Int] {
    let count = table.rows.map(\.count).max() ?? 0
    return (0..<count).map { column in table.rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
  }

  /// Returns the table with a column's words wrapped: their further lines are rows of their own.
  private static func wrapped(_ table: TextTable, column: Int, to width: Int) -> TextTable {
    var table = table
    table.rows = table.rows.flatMap { row -> [[String]] in
      guard row.count > column, row[column].count > width else { return [row] }
      let lines = TextLayout.wrap(row[column], width: width, first: 0, rest: 0).split(separator: "\n").map(String.init)
      return lines.enumerated().map { index, line in
        var cells = index == 0 ? row : row.map { _ in "" }
        cells[column] = line
        return cells
      }
    }
    return table
  }

  /// Returns as many columns side by side as fit, then the others below, each block with the first column.
  private func blocks(width: Int) -> String {
    let widths = FittedTable.widths(of: table)
    guard hasTitles, naturalWidth > width, widths.count > 2 else { return table.text }
    var blocks: [[Int]] = [[0]]
    var used = table.indent + widths[0]
    for column in widths.indices.dropFirst() {
      if used + FittedTable.gap + widths[column] > width, blocks[blocks.count - 1].count > 1 {
        blocks.append([0])
        used = table.indent + widths[0]
      }
      blocks[blocks.count - 1].append(column)
      used += FittedTable.gap + widths[column]
    }
    return blocks.map { columns in
      TextTable(
        rows: table.rows.map { row in columns.map { $0 < row.count ? row[$0] : "" } }, indent: table.indent,
        rightAligned: Set(columns.indices.filter { table.rightAligned.contains(columns[$0]) })
      ).text
    }.joined(separator: "\n")
  }
}
