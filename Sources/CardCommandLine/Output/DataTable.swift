import CardText

/// A table that people read, paste into a page, or give to a program.
package struct DataTable {
  /// The content of a cell.
  package enum Cell {
    case text(String)
    case integer(Int)

    /// A number, with its decimals for people; programs get all digits.
    case number(Double, places: Int)

    /// A number from the input, to the bit in every format.
    case exact(Double)

    /// A number, for people with as few decimals as needed; programs get all digits.
    case short(Double)
    case empty
  }

  /// A column: its key for programs, with its unit, and its title for people.
  package struct Column {
    package var key: String
    package var title: String

    package init(key: String, title: String) {
      (self.key, self.title) = (key, title)
    }
  }

  package var columns: [Column]
  package var rows: [[Cell]]

  package init(columns: [Column], rows: [[Cell]]) {
    (self.columns, self.rows) = (columns, rows)
  }

  /// Returns the table in a format, with nothing around it.
  ///
  /// - Parameter width: The width that text has to fit, characters; nil: as wide as it is.
  package func render(_ format: TableFormat, width: Int? = nil) -> String {
    switch format {
    case .text: text(width: width)
    case .markdown: markdown
    case .csv: csv
    case .jsonl: jsonLines
    case .json: JSONWriter.document { write(to: &$0) }
    }
  }

  /// Writes the rows as an array of objects.
  package func write(to writer: inout JSONWriter) {
    writer.array { list in
      for row in rows { list.element { write(row, to: &$0) } }
    }
  }

  /// Writes a row as an object.
  package func write(_ row: [Cell], to writer: inout JSONWriter) {
    writer.object { object in
      for (column, cell) in zip(columns, row) { object.member(column.key, cell) }
    }
  }

  /// Returns the table with a row for each column except the first, whose cells become the titles.
  package func transposed(heading: String) -> DataTable {
    DataTable(
      columns: [Column(key: heading, title: heading)] + rows.map { Column(key: $0[0].words, title: $0[0].words) },
      rows: columns.indices.dropFirst().map { column in [.text(columns[column].title)] + rows.map { $0[column] } })
  }

  /// The indices of the columns of numbers.
  private var numeric: Set<Int> {
    Set(columns.indices.filter { column in !rows.allSatisfy { if case .text = $0[column] { true } else { false } } })
  }

  private func text(width: Int?) -> String {
    let table = TextTable(rows: [columns.map(\.title)] + rows.map { $0.map(\.words) }, rightAligned: numeric)
    return FittedTable(table: table, hasTitles: true).text(width: width)
  }

  private var markdown: String {
    func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
    let numeric = numeric
    return line(columns.map { MarkdownText.literal($0.title) })
      + line(columns.indices.map { numeric.contains($0) ? "---:" : "---" })
      + rows.map { line($0.map { MarkdownText.literal($0.words) }) }.joined()
  }

  private var jsonLines: String {
    var buffer = ByteBuffer()
    for row in rows {
      for (index, cell) in row.enumerated() {
        buffer.append(byte: UInt8(ascii: index == 0 ? "{" : ","))
        buffer.append(jsonString: columns[index].key)
        buffer.append(byte: UInt8(ascii: ":"))
        cell.append(json: &buffer)
      }
      buffer.append(literal: "}\n")
    }
    return buffer.text
  }

  private var csv: String {
    var buffer = ByteBuffer()
    for row in [columns.map { Cell.text($0.key) }] + rows {
      for (index, cell) in row.enumerated() {
        if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
        cell.append(csv: &buffer)
      }
      buffer.append(byte: UInt8(ascii: "\n"))
    }
    return buffer.text
  }
}
