import CardFormats
import CardText

/// The formats that data comes in.
enum DataFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
}

/// Writes a table of numbers row by row, however long it gets.
struct RowWriter {
  /// What stands in a column of a row.
  enum Cell {
    case integer(Int64)
    case number(Double)
    /// Nothing that a number could say.
    case empty
  }

  /// The columns' names, with their units.
  var columns: [String]
  var format: DataFormat

  /// The decimals of CSV and text; JSON's numbers always read back to the same bits.
  var precision: Precision

  /// Writes what stands above the rows.
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
  /// - Parameter isFirst: whether no row came before it.
  func write(_ cells: [Cell], isFirst: Bool, to output: Output) throws(Failure) {
    switch format {
    case .csv: appendCSV(cells, to: &output.buffer)
    case .text: appendText(cells, to: &output.buffer)
    case .json: appendJSON(cells, isFirst: isFirst, to: &output.buffer)
    }
    try output.endRow()
  }

  /// Writes what stands below the rows.
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
      // One blank at least, however long the number is.
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
