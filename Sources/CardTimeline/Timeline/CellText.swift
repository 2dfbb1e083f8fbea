import CardModel
import CardSimulation
import CardText

/// Writes the contents of cells as text.
struct CellText: Sendable {
  /// The most bytes that `store` touches.
  static let room = ShortestDecimal.room

  private let names: Names
  private let format: TimelineWriter.Format
  private let precision: Precision

  /// The fast path for numbers with a fixed number of decimals; nil for numbers to the bit.
  private let decimals: FixedDecimals?

  init(names: Names, format: TimelineWriter.Format, precision: Precision) {
    self.names = names
    self.format = format
    self.precision = precision
    decimals =
      switch precision {
      case .places(let places): FixedDecimals(places)
      case .exact: nil
      }
  }

  /// Stores a number at an address and returns the address after it; returns nil for a cell that only `append` writes.
  /// ``room`` bytes must be free.
  @inline(__always)
  func store(_ cell: Cell, at place: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    switch cell {
    case .integer(let number): DecimalDigits.store(number, at: place)
    case .number(let number):
      if let decimals { decimals.store(number, at: place) } else { ShortestDecimal.store(number, at: place) }
    case .phase, .name, .empty, .events: nil
    }
  }

  /// Appends any cell.
  ///
  /// - Parameter events: The events of its frame.
  @inline(never)
  func append(_ cell: Cell, events: EventLog, to buffer: inout ByteBuffer) {
    switch cell {
    case .integer(let number): buffer.append(integer: number)
    case .number(let number): buffer.append(number, precision)
    case .phase(let phase): append(word: phase.name.description, to: &buffer)
    case .name(let id): append(word: names[id], to: &buffer)
    case .empty: if format == .jsonl { buffer.append(literal: "null") }
    case .events:
      // Events contain nothing that JSON must escape: names consist of letters, digits, `_` and `-`.
      let isQuoted = format == .jsonl || events.entries.contains { $0.event.hasComma }
      if isQuoted { buffer.append(byte: UInt8(ascii: "\"")) }
      TimelineWriter.append(events, names: names, to: &buffer)
      if isQuoted { buffer.append(byte: UInt8(ascii: "\"")) }
    }
  }

  private func append(word: String, to buffer: inout ByteBuffer) {
    switch format {
    case .csv: buffer.append(text: word)
    case .jsonl: buffer.append(jsonString: word)
    }
  }
}
