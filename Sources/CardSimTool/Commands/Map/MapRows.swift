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
    let velocities = NumberTexts(map.velocities, precision)
    var meter = ProgressMeter("releases")
    defer { meter.clear() }
    for first in stride(from: 0, to: map.ys.count * pieces, by: atOnce) {
      let count = min(atOnce, map.ys.count * pieces - first)
      let texts = Parallel.map(count) { index in
        let (row, piece) = (first + index).quotientAndRemainder(dividingBy: pieces)
        return text(ofRow: row, columns: piece * length..<min(columns, (piece + 1) * length), velocities, names)
      }
      meter.show(first * length, of: map.ys.count * columns)
      for text in texts {
        output.buffer.append(bytes: text)
        try output.endRow()
      }
    }
  }

  private func text(
    ofRow row: Int, columns: Range<Int>, _ velocities: NumberTexts, _ names: [[UInt8]]
  ) -> [UInt8] {
    var buffer = ByteBuffer(capacity: columns.count * 56)
    var place = ByteBuffer(capacity: 32)
    place.append(map.ys[row], precision)
    place.append(byte: UInt8(ascii: ","))
    let start = place.bytes
    // Neighbours that land alike share the text of their landing, which is copied once there are two of them.
    var (last, shared) = (SnapMap.Cell?.none, [UInt8]())
    map.forEachCell(inRow: row, columns: columns) { column, cell in
      buffer.append(bytes: start)
      velocities.append(column, to: &buffer)
      guard cell == last else {
        (last, shared) = (cell, [])
        append(cell, names, to: &buffer)
        return
      }
      if shared.isEmpty {
        var text = ByteBuffer(capacity: 64)
        append(cell, names, to: &text)
        shared = text.bytes
      }
      buffer.append(bytes: shared)
    }
    return buffer.bytes
  }

  /// Appends the part of a row that follows from the landing alone.
  private func append(_ cell: SnapMap.Cell, _ names: [[UInt8]], to buffer: inout ByteBuffer) {
    buffer.append(bytes: names[Int(cell.target)])
    if let time = cell.settleTime { buffer.append(time * 1000, precision) }
    buffer.append(byte: UInt8(ascii: ","))
    buffer.append(cell.overshoot, precision)
    buffer.append(byte: UInt8(ascii: "\n"))
  }

  /// Returns a name as a cell of a row, with the comma after it.
  private static func cell(_ name: String) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 64)
    buffer.append(cell: name)
    buffer.append(byte: UInt8(ascii: ","))
    return buffer.bytes
  }
}

/// The texts of some numbers, each with a comma after it: each row of a map has the same velocities.
private struct NumberTexts {
  private let bytes: [UInt8]
  private let ends: [Int]

  init(_ numbers: [Double], _ precision: Precision) {
    var buffer = ByteBuffer(capacity: numbers.count * 13)
    ends = numbers.map { number in
      buffer.append(number, precision)
      buffer.append(byte: UInt8(ascii: ","))
      return buffer.count
    }
    bytes = buffer.bytes
  }

  /// Appends the text of the number at an index.
  func append(_ index: Int, to buffer: inout ByteBuffer) {
    let start = index > 0 ? ends[index - 1] : 0
    bytes.withUnsafeBytes { buffer.append(bytes: UnsafeRawBufferPointer(rebasing: $0[start..<ends[index]])) }
  }
}
