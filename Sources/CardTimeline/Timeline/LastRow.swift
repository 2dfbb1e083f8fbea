import CardModel
import CardSimulation
import CardText

/// Writes rows and keeps the last one: a cell that has the bits of the one above it is copied, and only the others are
/// written anew. In a long timeline those are few.
struct LastRow: Sendable {
  /// A column and its last cell.
  private struct Place: Sendable {
    let column: Column

    /// The text before the cell: the key of JSON.
    let key: KeptText

    /// The bits of the last cell.
    var bits = Cell.unknownBits

    /// The last cell's text, with the key before it and the comma after it.
    var text = KeptText()
  }

  private var places: [Place]

  /// The most bytes that a cell, its key and its comma touch, unless it is a long one.
  private static let room = 2 * KeptText.room

  /// A row of which nothing is known yet.
  init(_ columns: [Column], format: TimelineWriter.Format) {
    places = columns.map { Place(column: $0, key: KeptText(format == .jsonl ? "\"\($0.name)\":" : "")) }
  }

  /// Appends the cells of a frame, each with a comma after it.
  mutating func append(
    _ frame: borrowing Frame, _ scene: UnsafePointer<Scene>?, events: EventLog, as cells: CellText,
    to buffer: inout ByteBuffer
  ) {
    // Memory for the whole row is reserved once, and a local variable tracks the write position. Long cells go through
    // the buffer, which then needs that position.
    let room = LastRow.room * (places.count + 1)
    let eventBits = events.entries.isEmpty ? Cell.emptyBits : Cell.longBits
    buffer.reserve(room)
    var end = buffer.end
    for index in places.indices {
      let cell = Cell(places[index].column, of: frame, scene)
      let bits = cell.bits(ofEvents: eventBits)
      if bits == places[index].bits {
        end = places[index].text.store(at: end)
        continue
      }
      var start = end
      end = places[index].key.store(at: start)
      if let next = cells.store(cell, at: end) {
        end = next
      } else {
        let offset = buffer.count + (start - buffer.end)
        buffer.end = end
        cells.append(cell, events: events, to: &buffer)
        buffer.reserve(room)
        end = buffer.end
        start = end - (buffer.count - offset)
      }
      end.storeBytes(of: UInt8(ascii: ","), as: UInt8.self)
      end += 1
      if bits != Cell.longBits, end - start <= KeptText.room {
        places[index].bits = bits
        places[index].text = KeptText(from: start, to: end)
      } else {
        places[index].bits = Cell.unknownBits
      }
    }
    buffer.end = end
  }
}

extension Cell {
  // Bits that no other cell has: those of doubles that are no numbers, and of no count of frames or microseconds.

  /// The bits of an empty cell.
  fileprivate static let emptyBits: UInt64 = 0xFFF8_0000_0000_0001

  /// The bits of a cell with events, which is always written anew.
  fileprivate static let longBits: UInt64 = 0xFFF8_0000_0000_0002

  /// The bits of no cell.
  fileprivate static let unknownBits: UInt64 = 0xFFF8_0000_0000_0003

  /// Returns bits that tell this cell from all others of its column with another text.
  @inline(__always)
  fileprivate func bits(ofEvents eventBits: UInt64) -> UInt64 {
    switch self {
    case .integer(let number): UInt64(bitPattern: number)
    case .number(let number): number.bitPattern
    case .phase(let phase): UInt64(phase.rawValue)
    case .name(let id): UInt64(truncatingIfNeeded: id)
    case .empty: Cell.emptyBits
    case .events: eventBits
    }
  }
}
