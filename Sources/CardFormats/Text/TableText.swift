/// How a table is written.
public enum TableFormat: String, Hashable, Sendable, CaseIterable {
  /// Columns that line up.
  case text

  /// Comma-separated values.
  case csv

  /// An array of objects, a number as a number, an empty cell as null.
  case json

  /// A table in Markdown.
  case markdown
}

/// A table of cells, the columns' names in its first row.
public enum TableText {
  /// The table in a format. Every row has as many cells as the first.
  public static func text(_ rows: [[String]], _ format: TableFormat) -> String {
    switch format {
    case .text: aligned(rows)
    case .csv: rows.map { $0.map(csvCell).joined(separator: ",") + "\n" }.joined()
    case .json: json(rows)
    case .markdown: markdown(rows)
    }
  }

  /// Whether all that stands below a column's name are numbers, which then line up on the right.
  private static func isNumeric(_ column: Int, of rows: [[String]]) -> Bool {
    rows.count > 1 && rows.dropFirst().allSatisfy { $0[column].isEmpty || DecimalText.number($0[column]) != nil }
  }

  private static func aligned(_ rows: [[String]]) -> String {
    guard let first = rows.first else { return "" }
    let widths = first.indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    let isNumeric = first.indices.map { self.isNumeric($0, of: rows) }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let blanks = String(repeating: " ", count: widths[column] - cell.count)
        line += (column > 0 ? "  " : "") + (isNumeric[column] ? blanks + cell : cell + blanks)
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  /// A cell, in quotation marks where it has a comma, a quotation mark or a line's end.
  private static func csvCell(_ cell: String) -> String {
    guard cell.utf8.contains(where: { [0x2C, 0x22, 0x0A, 0x0D].contains($0) }) else { return cell }
    return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
  }

  private static func json(_ rows: [[String]]) -> String {
    guard let names = rows.first else { return "[]\n" }
    let objects = rows.dropFirst().map { row in
      let members = zip(names, row).map { name, cell in
        var member = ByteBuffer(capacity: 64)
        member.append(jsonString: name)
        member.append(literal: ": ")
        if cell.isEmpty {
          member.append(literal: "null")
        } else if DecimalText.number(cell) != nil {
          member.append(text: cell)
        } else {
          member.append(jsonString: cell)
        }
        return "    " + member.text
      }
      return "  {\n" + members.joined(separator: ",\n") + "\n  }"
    }
    return objects.isEmpty ? "[]\n" : "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private static func markdown(_ rows: [[String]]) -> String {
    guard let names = rows.first else { return "" }
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    let rule = names.indices.map { isNumeric($0, of: rows) ? "---:" : "---" }
    return line(names.map(MarkdownText.cell)) + line(rule)
      + rows.dropFirst().map { line($0.map(MarkdownText.cell)) }.joined()
  }
}
