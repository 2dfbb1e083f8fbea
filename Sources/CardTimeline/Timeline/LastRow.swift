import CardModel
import CardSimulation
import CardText

/// Writes rows and keeps the last one: only cells with other bits than the ones above them are written anew. The
/// bytes between two such cells are copied from the last row at once. In a long timeline those cells are few.
struct LastRow: Sendable {
  /// A column and its last cell.
  private struct Place: Sendable {
    let column: Column

    /// The bytes between the cell before this one and this one: a comma, the key of JSON.
    let gap: Int

    /// The bits of the last cell.
    var bits = Cell.unknownBits

    /// The bytes of the last cell.
    var count = 0
  }

  private var places: [Place] = []

  /// The last row, and bytes that may be read after it.
  private var text: [UInt8]

  /// The bytes of the last row.
  private var count: Int

  /// The bytes that are copied at once.
  private static let step = 32

  /// A row of empty cells.
  ///
  /// - Parameters:
  ///   - start: The text before the first cell's key.
  ///   - end: The text after the last cell.
  init(_ columns: [Column], format: TimelineWriter.Format, start: String, end: String) {
    var row = start
    var gap = start.utf8.count
    for (index, column) in columns.enumerated() {
      let between = (index > 0 ? "," : "") + (format == .jsonl ? "\"\(column.name)\":" : "")
      row += between
      places.append(Place(column: column, gap: gap + between.utf8.count))
      gap = 0
    }
    row += end
    count = row.utf8.count
    text = row.utf8 + [UInt8](repeating: 0, count: LastRow.step)
  }

  /// Appends the row of a frame.
  ///
  /// - Parameter scene: The scene; nil only if no column is of it.
  mutating func append(
    _ frame: UnsafePointer<Frame>, _ scene: UnsafePointer<Scene>?, events: EventLog, as cells: CellText,
    to buffer: inout ByteBuffer
  ) {
    let before = buffer.count
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: Cell.bitsRoom) { bits in
      let bits = bits.baseAddress.unsafelyUnwrapped
      Cell.read(frame, scene, hasEvents: !events.entries.isEmpty, into: bits)
      text.withUnsafeBytes { text in
        places.withUnsafeMutableBufferPointer { places in
          LastRow.write(
            places, over: UnsafeRawBufferPointer(rebasing: text[..<count]), bits, frame, scene, events: events,
            as: cells, to: &buffer)
        }
      }
    }
    keep(buffer.end - (buffer.count - before), buffer.count - before)
  }

  /// Writes a row from the last one. It is a function of its own so that what it tracks stays in registers.
  private static func write(
    _ places: UnsafeMutableBufferPointer<Place>, over text: UnsafeRawBufferPointer, _ bits: UnsafePointer<UInt64>,
    _ frame: UnsafePointer<Frame>, _ scene: UnsafePointer<Scene>?, events: EventLog, as cells: CellText,
    to buffer: inout ByteBuffer
  ) {
    // Memory for the whole row is reserved once, and a local variable tracks the write position. Long cells go through
    // the buffer, which then needs that position.
    let room = text.count &+ CellText.room &* places.count &+ step
    buffer.reserve(room)
    var end = buffer.end
    // The part of the last row that is copied next.
    var source = text.baseAddress.unsafelyUnwrapped
    let limit = source + text.count
    var run = 0
    if var place = places.baseAddress {
      let placesEnd = place + places.count
      while place < placesEnd {
        let bits = bits[Int(place.pointee.column.rawValue)]
        run &+= place.pointee.gap
        if bits == place.pointee.bits {
          run &+= place.pointee.count
          place += 1
          continue
        }
        copy(source, run, to: end)
        end += run
        source += run &+ place.pointee.count
        run = 0
        place.pointee.bits = bits == Cell.eventBits ? Cell.unknownBits : bits
        let cell = Cell(place.pointee.column, of: frame, scene)
        if let next = cells.store(cell, at: end) {
          place.pointee.count = next - end
          end = next
        } else {
          buffer.end = end
          let before = buffer.count
          cells.append(cell, events: events, to: &buffer)
          place.pointee.count = buffer.count &- before
          buffer.reserve(room)
          end = buffer.end
        }
        place += 1
      }
    }
    run = limit - source
    copy(source, run, to: end)
    buffer.end = end + run
  }

  /// Keeps the row that was written.
  @inline(__always)
  private mutating func keep(_ row: UnsafeMutableRawPointer, _ count: Int) {
    self.count = count
    let room = count + LastRow.step
    if text.count < room { text += [UInt8](repeating: 0, count: 2 * room - text.count) }
    text.withUnsafeMutableBytes { $0.baseAddress.unsafelyUnwrapped.copyMemory(from: row, byteCount: count) }
  }

  /// Copies bytes in steps, of which the last may be longer than they are.
  @inline(__always)
  private static func copy(_ source: UnsafeRawPointer, _ count: Int, to place: UnsafeMutableRawPointer) {
    var done = 0
    repeat {
      for part in [0, 16] {
        let vector = source.loadUnaligned(fromByteOffset: done + part, as: SIMD2<UInt64>.self)
        place.storeBytes(of: vector, toByteOffset: done + part, as: SIMD2<UInt64>.self)
      }
      done += step
    } while done < count
  }
}
