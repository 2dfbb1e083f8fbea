import CardText
import CardTuning

/// Writes the cells of a map as CSV, in constant memory: about 65,000 cells at once.
struct MapRows {
  var map: SnapMap
  var precision: Precision

  /// The header.
  static let header = "y_pt,velocity_pt_s,detent,settle_ms,overshoot_pt\n"

  /// Writes all rows, the highest position first, each with its velocities in ascending order.
  func write(to output: Output) throws(Failure) {
    output.write(MapRows.header)
    let columns = map.velocities.count
    // A piece is long enough that handing it out costs nothing, and short enough that a wide map needs no more memory.
    let length = max(1, min(columns, 500))
    let pieces = (columns + length - 1) / length
    let atOnce = max(1, 65_536 / (length * pieces)) * pieces
    let names = map.names.map(MapRows.cell)
    var meter = ProgressMeter("releases")
    defer { meter.clear() }
    for first in stride(from: 0, to: map.ys.count * pieces, by: atOnce) {
      let count = min(atOnce, map.ys.count * pieces - first)
      let texts = Parallel.map(count) { index in
        let (row, piece) = (first + index).quotientAndRemainder(dividingBy: pieces)
        return text(ofRow: row, columns: piece * length..<min(columns, (piece + 1) * length), names)
      }
      meter.show(first * length, of: map.ys.count * columns)
      for text in texts {
        output.buffer.append(bytes: text)
        try output.endRow()
      }
    }
  }

  private func text(ofRow row: Int, columns: Range<Int>, _ names: [[UInt8]]) -> [UInt8] {
    let comma = UInt8(ascii: ",")
    var buffer = ByteBuffer(capacity: columns.count * 56)
    var place = ByteBuffer(capacity: 32)
    place.append(map.ys[row], precision)
    let start = place.bytes
    map.forEachCell(inRow: row, columns: columns) { column, cell in
      buffer.append(bytes: start)
      buffer.append(byte: comma)
      buffer.append(map.velocities[column], precision)
      buffer.append(byte: comma)
      buffer.append(bytes: names[Int(cell.target)])
      buffer.append(byte: comma)
      if let time = cell.settleTime { buffer.append(time * 1000, precision) }
      buffer.append(byte: comma)
      buffer.append(cell.overshoot, precision)
      buffer.append(byte: UInt8(ascii: "\n"))
    }
    return buffer.bytes
  }

  /// Returns a name as a cell of a row.
  private static func cell(_ name: String) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(cell: name)
    return buffer.bytes
  }
}
