import CardText

/// A table's rows, written one by one in a format that doesn't depend on later rows.
package struct TableRows {
  package let columns: [String]

  /// The format; in text, every column has the same width, since later rows aren't known.
  package let format: TableFormat

  /// The decimals of text, CSV and markdown; JSON's numbers always read back to the same bits.
  package let precision: Precision
  private var isFirst = true

  /// The width of a column in text, characters, with the blanks before it.
  private static let textWidth = 16

  package init(columns: [String], format: TableFormat, precision: Precision) {
    (self.columns, self.format, self.precision) = (columns, format, precision)
  }

  /// Writes the header.
  package func begin(_ output: Output) {
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
    case .jsonl: break
    case .text: output.write(columns.map { TextLayout.padLeft($0, to: TableRows.textWidth) }.joined() + "\n")
    }
  }

  /// Writes a row.
  package mutating func write(_ cells: [DataTable.Cell], to output: Output) throws(Failure) {
    switch format {
    case .json: output.write(isFirst ? "\n  {" : ",\n  {")
    case .jsonl: output.write("{")
    case .markdown: output.write("|")
    case .csv, .text: break
    }
    isFirst = false
    for (index, cell) in cells.enumerated() {
      switch format {
      case .csv: if index > 0 { output.buffer.append(byte: UInt8(ascii: ",")) }
      case .markdown: output.write(" ")
      case .json, .jsonl:
        if index > 0 { output.write(format == .json ? ", " : ",") }
        output.buffer.append(jsonString: columns[index])
        output.write(format == .json ? ": " : ":")
      case .text: pad(cell, to: output)
      }
      append(cell, to: output)
      if format == .markdown { output.write(" |") }
    }
    switch format {
    case .json: output.write("}")
    case .jsonl: output.write("}\n")
    case .csv, .markdown, .text: output.write("\n")
    }
    try output.endRow()
  }

  /// Writes the end of the table.
  package func end(_ output: Output) {
    if format == .json { output.write(isFirst ? "]\n" : "\n]\n") }
  }

  /// Writes the blanks before a cell of text: at least one, even before a long number.
  private func pad(_ cell: DataTable.Cell, to output: Output) {
    var buffer = ByteBuffer(capacity: 64)
    append(cell, to: &buffer)
    for _ in 0..<max(1, TableRows.textWidth - buffer.count) { output.buffer.append(byte: UInt8(ascii: " ")) }
  }

  private func append(_ cell: DataTable.Cell, to output: Output) { append(cell, to: &output.buffer) }

  private func append(_ cell: DataTable.Cell, to buffer: inout ByteBuffer) {
    if format.isJSON { return cell.append(json: &buffer) }
    switch cell {
    case .empty where format == .text: buffer.append(literal: "-")
    case .number(let number, _): buffer.append(number, precision)
    case .text(let text) where format == .text: buffer.append(text: text)
    case .text(let text) where format == .markdown: buffer.append(text: MarkdownText.literal(text))
    default: cell.append(csv: &buffer)
    }
  }
}
