import CardModel
import CardSimulation
import CardText

/// Writes frames as rows of text.
///
/// It appends to a buffer that the caller empties; it knows no files and stores no rows.
public struct TimelineWriter: Sendable {
  /// The format of rows.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Comma-separated values: one header row, then a row for each frame. Only a cell of events needs quotation marks,
    /// and only if an event in it has a comma.
    case csv

    /// JSON Lines: an object for each frame; an empty cell is null.
    case jsonl
  }

  private let columns: [Column]
  private let texts: Names
  private let names: [ShortText]
  private let phases: [ShortText]

  /// The columns' names as keys of JSON, each with its colon.
  private let keys: [String]
  private let format: Format
  private let preset: String?
  private let precision: Precision

  /// True if a column shows a part of the scene; if none does, no scene is computed.
  private let needsScene: Bool

  /// The fast path for numbers with a fixed number of decimals.
  private let decimals: FixedDecimals

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - columns: The columns to write, in order.
  ///   - names: The scenario's names.
  ///   - format: The format of rows.
  ///   - precision: The precision of numbers.
  ///   - preset: The text of a first column `preset` in each row; nil for no such column.
  public init(
    columns: [Column] = Column.defaults, names: Names, format: Format = .csv, precision: Precision = .places(4),
    preset: String? = nil
  ) {
    self.preset = preset
    self.columns = columns
    needsScene = columns.contains { $0.isOfScene }
    texts = names
    self.names = names.all.map(ShortText.init)
    keys = format == .jsonl ? columns.map { "\"\($0.name)\":" } : []
    phases = Phase.allCases.map { ShortText($0.name.description) }
    self.format = format
    self.precision = precision
    decimals =
      switch precision {
      case .places(let places): FixedDecimals(places)
      case .exact: .none
      }
  }

  /// Appends the header: the columns' names for CSV, nothing for JSON Lines.
  public func appendHeader(to buffer: inout ByteBuffer) {
    guard format == .csv else { return }
    if preset != nil { buffer.append(text: columns.isEmpty ? "preset" : "preset,") }
    for (index, column) in columns.enumerated() {
      if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append(text: column.name)
    }
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  /// Appends the row of a simulation's present frame. The simulation is lent: nothing of it is copied but its scene,
  /// and that only if a column shows a part of it.
  public func append(_ simulation: borrowing Simulation, to buffer: inout ByteBuffer) {
    guard needsScene else {
      append(simulation.frame, nil, events: simulation.events, to: &buffer)
      return
    }
    var scene = simulation.scene
    append(simulation.frame, &scene, events: simulation.events, to: &buffer)
  }

  /// Appends the row of a frame.
  ///
  /// - Parameter scene: The frame's scene; evaluated only if a column shows a part of it.
  public func append(
    _ frame: borrowing Frame, events: EventLog, scene: @autoclosure () -> Scene, to buffer: inout ByteBuffer
  ) {
    guard needsScene else {
      append(frame, nil, events: events, to: &buffer)
      return
    }
    var scene = scene()
    append(frame, &scene, events: events, to: &buffer)
  }

  private func append(
    _ frame: borrowing Frame, _ scene: UnsafePointer<Scene>?, events: EventLog, to buffer: inout ByteBuffer
  ) {
    switch format {
    case .csv:
      if let preset { buffer.append(text: columns.isEmpty ? preset : preset + ",") }
      appendCSV(frame, scene, events: events, to: &buffer)
    case .jsonl: appendJSON(frame, scene, events: events, to: &buffer)
    }
  }

  private func appendCSV(
    _ frame: borrowing Frame, _ scene: UnsafePointer<Scene>?, events: EventLog, to buffer: inout ByteBuffer
  ) {
    // Memory for the whole row is reserved once, and a local variable tracks the write position. Cells that can be
    // longer than a short cell go through the buffer, which then needs that position.
    let room = TimelineWriter.shortCell * (columns.count + 1)
    buffer.reserve(room)
    var end = buffer.end
    for column in columns {
      switch Cell(column, of: frame, scene) {
      case .integer(let number):
        end = DecimalDigits.store(number, at: end)
      case .number(let number):
        if let next = decimals.store(number, at: end) {
          end = next
        } else {
          buffer.end = end
          buffer.append(number, precision)
          buffer.reserve(room)
          end = buffer.end
        }
      case .phase(let phase):
        end = phases[Int(phase.rawValue)].store(at: end)
      case .name(let id):
        let name = names[Int(id)]
        if name.isShort {
          end = name.store(at: end)
        } else {
          buffer.end = end
          buffer.append(text: texts[id])
          buffer.reserve(room)
          end = buffer.end
        }
      case .empty:
        break
      case .events:
        if events.entries.isEmpty { break }
        buffer.end = end
        let isQuoted = events.entries.contains { $0.event.hasComma }
        if isQuoted { buffer.append(byte: UInt8(ascii: "\"")) }
        TimelineWriter.append(events, names: texts, to: &buffer)
        if isQuoted { buffer.append(byte: UInt8(ascii: "\"")) }
        buffer.reserve(room)
        end = buffer.end
      }
      end.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
      end += 1
    }
    // The line feed replaces the last comma.
    if !columns.isEmpty { end -= 1 }
    end.storeBytes(of: UInt8(ascii: "\n"), as: UInt8.self)
    buffer.end = end + 1
  }

  /// The most bytes that storing a number, a phase or a short name and a comma touches.
  private static let shortCell = 32

  private func appendJSON(
    _ frame: borrowing Frame, _ scene: UnsafePointer<Scene>?, events: EventLog, to buffer: inout ByteBuffer
  ) {
    buffer.append(byte: UInt8(ascii: "{"))
    if let preset {
      buffer.append(literal: "\"preset\":")
      buffer.append(jsonString: preset)
    }
    for (index, column) in columns.enumerated() {
      if index > 0 || preset != nil { buffer.append(byte: UInt8(ascii: ",")) }
      buffer.append(text: keys[index])
      switch Cell(column, of: frame, scene) {
      case .integer(let number): buffer.append(integer: number)
      case .number(let number): buffer.append(number, precision)
      case .phase(let phase): buffer.append(jsonString: phase.name.description)
      case .name(let id): buffer.append(jsonString: texts[id])
      case .empty: buffer.append(literal: "null")
      case .events:
        // Events contain nothing that JSON must escape: names consist of letters, digits, `_` and `-`.
        buffer.append(byte: UInt8(ascii: "\""))
        TimelineWriter.append(events, names: texts, to: &buffer)
        buffer.append(byte: UInt8(ascii: "\""))
      }
    }
    buffer.append(literal: "}\n")
  }

  /// Appends events in the form of a cell.
  package static func append(_ events: EventLog, names: Names, to buffer: inout ByteBuffer) {
    var isFirst = true
    for entry in events.entries {
      if !isFirst { buffer.append(byte: UInt8(ascii: ";")) }
      isFirst = false
      entry.event.append(to: &buffer, names: names)
    }
  }
}

/// Text of at most sixteen bytes as two words, so that storing it takes two instructions instead of a call that copies
/// bytes.
private struct ShortText: Hashable, Sendable {
  /// True if the text is that short. Otherwise this stores none of it.
  let isShort: Bool

  private let count: Int
  private let low: UInt64
  private let high: UInt64

  /// Creates it from the UTF-8 of `text`, if that is short.
  init(_ text: String) {
    let bytes = text.utf8
    isShort = bytes.count <= 16
    count = isShort ? bytes.count : 0
    // Each byte enters at the top and shifts the others down; zeros fill up to sixteen bytes.
    var (low, high): (UInt64, UInt64) = (0, 0)
    for index in 0..<16 {
      let byte = isShort && index < bytes.count ? bytes[bytes.index(bytes.startIndex, offsetBy: index)] : 0
      low = low >> 8 | high << 56
      high = high >> 8 | UInt64(byte) << 56
    }
    (self.low, self.high) = (low, high)
  }

  /// Stores the text and returns the address after it. 16 bytes must be free.
  @inline(__always)
  func store(at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer {
    place.storeBytes(of: low.littleEndian, as: UInt64.self)
    place.storeBytes(of: high.littleEndian, toByteOffset: 8, as: UInt64.self)
    return place + count
  }
}
