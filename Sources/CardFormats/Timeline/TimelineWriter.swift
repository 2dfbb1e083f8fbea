import CardModel
import CardSimulation

/// Writes frames as rows of text.
///
/// It appends to a buffer that the caller empties, so it knows no file, and it keeps no row.
public struct TimelineWriter: Sendable {
  /// How rows are written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Comma-separated values: one header row, then a row a frame. No cell ever needs quotation marks.
    case csv

    /// JSON Lines: an object a frame, an empty cell as null.
    case jsonl
  }

  private let columns: [Column]
  private let names: [[UInt8]]
  private let texts: Names
  private let format: Format
  private let precision: Precision

  /// A writer.
  ///
  /// - Parameters:
  ///   - columns: What to write, in order.
  ///   - names: The scenario's names.
  ///   - format: How rows are written.
  ///   - precision: How numbers are written.
  public init(
    columns: [Column] = Column.allCases, names: Names, format: Format = .csv, precision: Precision = .places(4)
  ) {
    self.columns = columns
    self.names = names.all.map { Array($0.utf8) }
    texts = names
    self.format = format
    self.precision = precision
  }

  /// Adds what comes before the first row.
  public func appendHeader(to buffer: inout ByteBuffer) {
    guard format == .csv else { return }
    for (index, column) in columns.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append(text: column.name)
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  /// Adds the row of a frame.
  public func append(_ frame: borrowing Frame, events: EventLog, to buffer: inout ByteBuffer) {
    switch format {
    case .csv: appendCSV(frame, events: events, to: &buffer)
    case .jsonl: appendJSON(frame, events: events, to: &buffer)
    }
  }

  private func appendCSV(_ frame: borrowing Frame, events: EventLog, to buffer: inout ByteBuffer) {
    var isFirst = true
    for column in columns {
      if !isFirst { buffer.append(byte: UInt8(ascii: ",")) }
      isFirst = false
      switch Cell(column, of: frame) {
      case .integer(let number): buffer.append(integer: number)
      case .number(let number): buffer.append(number, precision)
      case .word(let word): buffer.append(literal: word)
      case .name(let id): buffer.append(bytes: names[Int(id)])
      case .empty: break
      case .events: TimelineWriter.append(events, names: texts, to: &buffer)
      }
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  private func appendJSON(_ frame: borrowing Frame, events: EventLog, to buffer: inout ByteBuffer) {
    for (index, column) in columns.enumerated() {
      buffer.append(byte: index == 0 ? UInt8(ascii: "{") : UInt8(ascii: ","))
      buffer.append(jsonString: column.name)
      buffer.append(byte: UInt8(ascii: ":"))
      switch Cell(column, of: frame) {
      case .integer(let number): buffer.append(integer: number)
      case .number(let number): buffer.append(number, precision)
      case .word(let word): buffer.append(jsonString: word.description)
      case .name(let id): buffer.append(jsonString: texts[id])
      case .empty: buffer.append(literal: "null")
      case .events:
        // Events hold nothing that JSON must escape: names are of letters, digits, `_` and `-`.
        buffer.append(byte: UInt8(ascii: "\""))
        TimelineWriter.append(events, names: texts, to: &buffer)
        buffer.append(byte: UInt8(ascii: "\""))
      }
    }
    if columns.isEmpty { buffer.append(byte: UInt8(ascii: "{")) }
    buffer.append(literal: "}\n")
  }

  /// Adds events as they stand in a cell.
  static func append(_ events: EventLog, names: Names, to buffer: inout ByteBuffer) {
    var isFirst = true
    for entry in events.entries {
      if !isFirst { buffer.append(byte: UInt8(ascii: ";")) }
      isFirst = false
      entry.event.append(to: &buffer, names: names)
    }
  }
}
