import CardText
import CardTimeline

/// The formats of data.
enum DataFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
}

/// Writes a table of numbers row by row, of any length.
struct RowWriter {
  /// The content of a cell.
  enum Cell {
    case integer(Int64)
    case number(Double)
    /// No number.
    case empty
  }

  /// The columns' names, with their units.
  var columns: [String]
  var format: DataFormat

  /// The decimals of CSV and text; JSON's numbers always read back to the same bits.
  var precision: Precision

  /// Writes the header.
  func begin(_ output: Output) throws(Failure) {
    switch format {
    case .csv:
      output.write(columns.joined(separator: ",") + "\n")
    case .text:
      for column in columns { output.write(TextLayout.padLeft(column, to: RowWriter.textWidth)) }
      output.write("\n")
    case .json:
      output.write("[")
    }
    try output.endRow()
  }

  /// Writes a row.
  ///
  /// - Parameter isFirst: True for the first row.
  func write(_ cells: [Cell], isFirst: Bool, to output: Output) throws(Failure) {
    switch format {
    case .csv: appendCSV(cells, to: &output.buffer)
    case .text: appendText(cells, to: &output.buffer)
    case .json: appendJSON(cells, isFirst: isFirst, to: &output.buffer)
    }
    try output.endRow()
  }

  /// Writes the end of the table.
  func end(_ output: Output) {
    if format == .json { output.write("\n]\n") }
  }

  private static let textWidth = 16

  private func appendCSV(_ cells: [Cell], to buffer: inout ByteBuffer) {
    for (index, cell) in cells.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      switch cell {
      case .integer(let number): buffer.append(integer: number)
      case .number(let number): buffer.append(number, precision)
      case .empty: break
      }
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  private func appendText(_ cells: [Cell], to buffer: inout ByteBuffer) {
    for cell in cells {
      var text = ByteBuffer(capacity: 64)
      switch cell {
      case .integer(let number): text.append(integer: number)
      case .number(let number): text.append(number, precision)
      case .empty: text.append(byte: UInt8(ascii: "-"))
      }
      // There is at least one space, even before a long number.
      for _ in 0..<max(1, RowWriter.textWidth - text.count) { buffer.append(byte: UInt8(ascii: " ")) }
      buffer.append(bytes: text.bytes)
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  private func appendJSON(_ cells: [Cell], isFirst: Bool, to buffer: inout ByteBuffer) {
    buffer.append(text: isFirst ? "\n  {" : ",\n  {")
    for (index, cell) in cells.enumerated() {
      if index > 0 { buffer.append(literal: ", ") }
      buffer.append(jsonString: columns[index])
      buffer.append(literal: ": ")
      switch cell {
      case .integer(let number): buffer.append(integer: number)
      case .number(let number): buffer.append(shortest: number)
      case .empty: buffer.append(literal: "null")
      }
    }
    buffer.append(byte: UInt8(ascii: "}"))
  }
}
