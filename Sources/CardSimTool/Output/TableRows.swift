import CardText
import CardTimeline

/// A table's rows, written one by one in a format that doesn't depend on later rows.
struct TableRows {
  let columns: [String]

  /// Any format but text, in which a column is as wide as its widest cell.
  let format: TableFormat

  /// The decimals of CSV and markdown; JSON's numbers always read back to the same bits.
  let precision: Precision
  private var isFirst = true

  init(columns: [String], format: TableFormat, precision: Precision) {
    precondition(format != .text, "text needs all rows at once")
    (self.columns, self.format, self.precision) = (columns, format, precision)
  }

  /// Writes the header.
  func begin(_ output: Output) {
    switch format {
    case .csv:
      for (index, column) in columns.enumerated() {
        if index > 0 { output.buffer.append(byte: UInt8(ascii: ",")) }
        output.buffer.append(cell: column)
      }
      output.write("\n")
    case .markdown:
      output.write("| " + columns.joined(separator: " | ") + " |\n|" + columns.map { _ in " --- |" }.joined() + "\n")
    case .json: output.write("[")
    case .text: break
    }
  }

  /// Writes a row.
  mutating func write(_ cells: [DataTable.Cell], to output: Output) {
    if format == .json { output.write(isFirst ? "\n  {" : ",\n  {") }
    if format == .markdown { output.write("|") }
    isFirst = false
    for (index, cell) in cells.enumerated() {
      switch format {
      case .csv: if index > 0 { output.buffer.append(byte: UInt8(ascii: ",")) }
      case .markdown: output.write(" ")
      case .json:
        if index > 0 { output.write(", ") }
        output.buffer.append(jsonString: columns[index])
        output.write(": ")
      case .text: break
      }
      append(cell, to: output)
      if format == .markdown { output.write(" |") }
    }
    output.write(format == .json ? "}" : "\n")
  }

  /// Writes the end of the table.
  func end(_ output: Output) {
    if format == .json { output.write(isFirst ? "]\n" : "\n]\n") }
  }

  private func append(_ cell: DataTable.Cell, to output: Output) {
    switch cell {
    case .empty: if format == .json { output.write("null") }
    case .integer(let number): output.buffer.append(integer: Int64(number))
    case .number(let number, _):
      if format == .json { output.buffer.append(shortest: number) } else { output.buffer.append(number, precision) }
    case .exact(let number), .short(let number): output.buffer.append(shortest: number)
    case .text(let text):
      switch format {
      case .json: output.buffer.append(jsonString: text)
      case .csv: output.buffer.append(cell: text)
      default: output.write(text.split(separator: "|", omittingEmptySubsequences: false).joined(separator: "\\|"))
      }
    }
  }
}
