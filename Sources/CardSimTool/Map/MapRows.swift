import CardCommandLine
import CardCommands
import CardText
import CardTuning

/// Writes the cells of a map as CSV or JSON Lines, in constant memory: about 65,000 cells at once.
struct MapRows {
  var map: SnapMap
  var precision: Precision

  /// True for JSON Lines, false for CSV.
  var isJSON = false

  /// The name of the scenario, if there are several: the first cell of each row.
  var scenario: String?

  /// True if CSV begins with its header.
  var hasHeader = true

  /// The header of CSV.
  static let header = "y_pt,velocity_pt_s,detent,settle_ms,overshoot_pt\n"

  /// The texts before the place, between the cells, for an empty cell and at the end.
  private struct Marks {
    var start = ""
    var velocity = ","
    var detent = ","
    var time = ","
    var overshoot = ","
    var empty = ""
    var end = "\n"
  }

  private var marks: Marks {
    var name = ByteBuffer(capacity: 64)
    if let scenario {
      if isJSON { name.append(jsonString: scenario) } else { name.append(cell: scenario) }
    }
    guard isJSON else { return Marks(start: scenario == nil ? "" : name.text + ",") }
    return Marks(
      start: "{" + (scenario == nil ? "" : "\"scenario\":\(name.text),") + "\"y_pt\":", velocity: ",\"velocity_pt_s\":",
      detent: ",\"detent\":", time: ",\"settle_ms\":",
      overshoot: ",\"overshoot_pt\":", empty: "null", end: "}\n")
  }

  /// Writes all rows, the highest position first, each with its velocities in ascending order.
  func write(to output: Output) throws(Failure) {
    if !isJSON, hasHeader { output.write((scenario == nil ? "" : "scenario,") + MapRows.header) }
    let columns = map.velocities.count
    // A piece is long enough that handing it out costs nothing, and short enough that a wide map needs no more memory.
    let length = max(1, min(columns, 500))
    let pieces = (columns + length - 1) / length
    let atOnce = max(1, 65_536 / (length * pieces)) * pieces
    let marks = marks
    let names = map.names.map { cell($0, marks) }
    let velocities = NumberTexts(map.velocities, precision, ending: marks.detent)
    var meter = ProgressMeter("releases")
    defer { meter.clear() }
    for first in stride(from: 0, to: map.ys.count * pieces, by: atOnce) {
      let count = min(atOnce, map.ys.count * pieces - first)
      let texts = Parallel.map(count) { index in
        let (row, piece) = (first + index).quotientAndRemainder(dividingBy: pieces)
        return text(ofRow: row, columns: piece * length..<min(columns, (piece + 1) * length), velocities, names, marks)
      }
      meter.show(first * length, of: map.ys.count * columns)
      for text in texts {
        output.buffer.append(bytes: text)
        try output.endRow()
      }
    }
  }

  private func text(
    ofRow row: Int, columns: Range<Int>, _ velocities: NumberTexts, _ names: [[UInt8]], _ marks: Marks
  ) -> [UInt8] {
    var buffer = ByteBuffer(capacity: columns.count * 56)
    var place = ByteBuffer(capacity: 32)
    place.append(text: marks.start)
    place.append(map.ys[row], precision)
    place.append(text: marks.velocity)
    let start = place.bytes
    // Neighbours that land alike share the text of their landing, which is copied once there are two of them.
    var (last, shared) = (SnapMap.Cell?.none, [UInt8]())
    map.forEachCell(inRow: row, columns: columns) { column, cell in
      buffer.append(bytes: start)
      velocities.append(column, to: &buffer)
      guard cell == last else {
        (last, shared) = (cell, [])
        append(cell, names, marks, to: &buffer)
        return
      }
      if shared.isEmpty {
        var text = ByteBuffer(capacity: 64)
        append(cell, names, marks, to: &text)
        shared = text.bytes
      }
      buffer.append(bytes: shared)
    }
    return buffer.bytes
  }

  /// Appends the part of a row that follows from the landing alone.
  private func append(_ cell: SnapMap.Cell, _ names: [[UInt8]], _ marks: Marks, to buffer: inout ByteBuffer) {
    buffer.append(bytes: names[Int(cell.target)])
    if let time = cell.settleTime { buffer.append(time * 1000, precision) } else { buffer.append(text: marks.empty) }
    buffer.append(text: marks.overshoot)
    buffer.append(cell.overshoot, precision)
    buffer.append(text: marks.end)
  }

  /// Returns a name as a cell of a row, with the mark after it.
  private func cell(_ name: String, _ marks: Marks) -> [UInt8] {
    var buffer = ByteBuffer(capacity: 64)
    if isJSON { buffer.append(jsonString: name) } else { buffer.append(cell: name) }
    buffer.append(text: marks.time)
    return buffer.bytes
  }
}

/// The texts of some numbers, each with the mark after it: each row of a map has the same velocities.
private struct NumberTexts {
  private let bytes: [UInt8]
  private let ends: [Int]

  init(_ numbers: [Double], _ precision: Precision, ending: String) {
    var buffer = ByteBuffer(capacity: numbers.count * 13)
    ends = numbers.map { number in
      buffer.append(number, precision)
      buffer.append(text: ending)
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
