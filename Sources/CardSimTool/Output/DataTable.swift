import CardFormats

/// The formats of a table with a heading.
enum TableFormat: String, CaseIterable, Sendable {
  case text
  case json
  case markdown
  case csv
}

/// A table that people read, paste into a page, or give to a program.
struct DataTable {
  /// What stands in a cell.
  enum Cell {
    case text(String)
    case integer(Int)

    /// A number and its decimals for people; programs get all of it.
    case number(Double, places: Int)
    case empty
  }

  /// A column: what programs call it, with its unit, and what people do.
  struct Column {
    var key: String
    var title: String
  }

  var columns: [Column]
  var rows: [[Cell]]

  /// The table in a format that has no more than the table.
  func render(_ format: TableFormat) -> String {
    switch format {
    case .text: text
    case .markdown: markdown
    case .csv: csv
    case .json: JSONWriter.document { write(to: &$0) }
    }
  }

  /// Writes the rows as an array of objects.
  func write(to writer: inout JSONWriter) {
    writer.array { list in
      for row in rows {
        list.element { value in
          value.object { object in
            for (column, cell) in zip(columns, row) {
              switch cell {
              case .text(let text): object.member(column.key, text)
              case .integer(let number): object.member(column.key, number)
              case .number(let number, _): object.member(column.key, number)
              case .empty: object.member(column.key, nil as Double?)
              }
            }
          }
        }
      }
    }
  }

  private func words(_ cell: Cell) -> String {
    switch cell {
    case .text(let text): return text
    case .integer(let number): return "\(number)"
    case .number(let number, let places):
      var buffer = ByteBuffer(capacity: 64)
      buffer.append(fixed: number, decimals: places)
      return buffer.text
    case .empty: return "-"
    }
  }

  /// Names to the left, numbers to the right.
  private func isText(_ column: Int) -> Bool {
    rows.allSatisfy { if case .text = $0[column] { true } else { false } }
  }

  private var text: String {
    let cells = [columns.map(\.title)] + rows.map { $0.map(words) }
    let widths = columns.indices.map { column in cells.map { $0[column].count }.max() ?? 0 }
    return cells.map { row in
      var line = ""
      for column in columns.indices {
        if column > 0 { line += "  " }
        let padding = String(repeating: " ", count: widths[column] - row[column].count)
        line += isText(column) ? row[column] + padding : padding + row[column]
      }
      while line.last == " " { line.removeLast() }
      return line + "\n"
    }.joined()
  }

  private var markdown: String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    let rule = columns.indices.map { isText($0) ? "---" : "---:" }
    return line(columns.map(\.title)) + line(rule)
      + rows.map { line($0.map { words($0).split(separator: "|").joined(separator: "\\|") }) }.joined()
  }

  private var csv: String {
    func quoted(_ text: String) -> String {
      guard text.contains(where: { $0 == "," || $0 == "\"" || $0 == "\n" }) else { return text }
      let parts = text.split(separator: "\"", omittingEmptySubsequences: false)
      return "\"" + parts.joined(separator: "\"\"") + "\""
    }
    func word(_ cell: Cell) -> String {
      switch cell {
      case .empty: return ""
      case .text, .integer: return quoted(words(cell))
      case .number(let number, _):
        var buffer = ByteBuffer(capacity: 64)
        buffer.append(shortest: number)
        return buffer.text
      }
    }
    return columns.map(\.key).joined(separator: ",") + "\n"
      + rows.map { $0.map(word).joined(separator: ",") + "\n" }.joined()
  }
}
