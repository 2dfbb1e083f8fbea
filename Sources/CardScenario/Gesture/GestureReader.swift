import CardModel
import CardSimulation
import CardText

/// Reads a gesture file row by row, and continues after errors.
final class GestureReader {
  /// The greatest distance from the origin, points: a hundred screens. Coordinates beyond it aren't in points.
  private static let coordinateLimit = LiveSession.coordinateMax

  private static let columnNames = ["time_us", "phase", "pointer", "x_pt", "y_pt"]

  private static let phases = TouchPhase.allCases.map { (phase: $0, name: $0.name, bytes: Array($0.name.utf8)) }

  let diagnostics: Diagnostics
  private(set) var samples: [TouchSample] = []

  private let bytes: [UInt8]

  /// The fields of the current row, as byte ranges.
  private var fields: [Range<Int>] = []

  /// For each column of `columnNames`, its index in a row.
  private var order = [0, 1, 2, 3, 4]

  /// The fingers that are down, each with the row of its `began`.
  private var down = DownFingers()

  /// The fingers of rows whose phase can't be read: nobody knows whether they are down. Nil: such a row has no number
  /// that can be read either, so this is any finger.
  private var unknown: Set<Int32>? = []

  /// The time of the last row that had one, microseconds.
  private var lastTime: Int64?

  init(_ source: SourceText) {
    diagnostics = Diagnostics(source)
    bytes = source.bytes
  }

  func readAll() {
    var index = SourceText.markLength(of: bytes)
    guard index < bytes.count else {
      diagnostics.error("the file is empty", at: index..<index, help: "it begins with the header \(Gesture.csvHeader)")
      return
    }
    var isHeader = true
    // The next text after blank lines, which is looked for once.
    var text = 0
    while index < bytes.count {
      let row = nextRow(from: &index)
      if isHeader {
        isHeader = false
        guard header(row) else { return }
      } else if row.isEmpty {
        // Blank lines are allowed at the end of the file only.
        if text < index {
          text = bytes[index...].firstIndex { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") } ?? bytes.count
        }
        if text < bytes.count {
          diagnostics.error("expected a sample, found an empty line", at: row, help: "remove it")
        }
      } else {
        guard samples.count < Gesture.sampleLimit else {
          diagnostics.error("a gesture has at most \(Gesture.sampleLimit) samples", at: row)
          return
        }
        guard sample(row) else { return }
      }
    }
    if samples.isEmpty, !diagnostics.hasErrors {
      diagnostics.error("the gesture has no samples", at: bytes.count..<bytes.count, help: "it begins with 0,began,0,…")
    }
    for finger in down.all where isKnown(finger.pointer) {
      let time = lastTime ?? 0
      diagnostics.error(
        finger.neverLifts, at: finger.began,
        help: "end with \(time),ended,\(finger.pointer),… at its last position, or with cancelled")
    }
  }

  /// Returns the line at `index` without its line ending, moves `index` past it, and stores its fields in `fields`.
  private func nextRow(from index: inout Int) -> Range<Int> {
    let start = index
    var fieldStart = index
    fields.removeAll(keepingCapacity: true)
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") {
      if bytes[index] == UInt8(ascii: ",") {
        fields.append(fieldStart..<index)
        fieldStart = index + 1
      }
      index += 1
    }
    var end = index
    if end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    fields.append(min(fieldStart, end)..<end)
    if index < bytes.count { index += 1 }
    return start..<end
  }

  // MARK: Header

  /// Reads the header. Returns false if the rows can't be read.
  private func header(_ row: Range<Int>) -> Bool {
    let names = fields.map { String(decoding: bytes[$0], as: UTF8.self) }
    if let first = names.first?.utf8.first, first &- 0x30 <= 9 || first == UInt8(ascii: "-") {
      diagnostics.error(
        "expected the header \(Gesture.csvHeader), found a sample", at: row, help: "add it as the first line")
      return sample(row)
    }
    var isGood = true
    for (field, name) in zip(fields, names) where !Self.columnNames.contains(name) {
      diagnostics.error(
        "unknown column \(SafeText.quoted(name))", at: field,
        help: NearestName.question(name, in: Self.columnNames) ?? "the header is \(Gesture.csvHeader)")
      isGood = false
    }
    for column in Self.columnNames where isGood {
      let places = names.indices.filter { names[$0] == column }
      if places.isEmpty {
        diagnostics.error("missing column \(column)", at: row, help: "the header is \(Gesture.csvHeader)")
        isGood = false
      } else if places.count > 1 {
        diagnostics.error("the column \(column) comes twice", at: fields[places[1]])
        isGood = false
      }
    }
    if isGood { order = Self.columnNames.map { column in names.firstIndex(of: column) ?? 0 } }
    return isGood
  }

  // MARK: Samples

  /// Reads a row. Returns false if reading should stop.
  private func sample(_ row: Range<Int>) -> Bool {
    guard fields.count == Self.columnNames.count else {
      diagnostics.error(
        "expected \(Self.columnNames.count) values, found \(fields.count)", at: row,
        help: "\(Gesture.csvHeader), for example 0,began,0,195,440")
      unknown = nil
      return true
    }
    let time = time(fields[order[0]])
    let phase = phase(fields[order[1]])
    let pointer = pointer(fields[order[2]])
    let x = coordinate(fields[order[3]])
    let y = coordinate(fields[order[4]])
    if let phase, let pointer {
      guard follow(phase, pointer, at: row) else { return false }
    } else if let pointer {
      unknown?.insert(pointer)
    } else {
      unknown = nil
    }
    if let time, let phase, let pointer, let x, let y {
      samples.append(TouchSample(microseconds: time, phase: phase, pointer: pointer, x: x, y: y))
    }
    return true
  }

  /// True if all rows of a finger so far could be read.
  private func isKnown(_ pointer: Int32) -> Bool { unknown.map { !$0.contains(pointer) } ?? false }

  /// Updates the set of fingers that are down. Returns false if reading should stop.
  private func follow(_ phase: TouchPhase, _ pointer: Int32, at row: Range<Int>) -> Bool {
    // One error tells of a row that can't be read, not one for each row that depends on it.
    guard isKnown(pointer), let flaw = down.take(phase, pointer, at: row) else { return true }
    diagnostics.error(flaw.message, at: flaw.isLast ? row : fields[order[1]], help: flaw.help)
    return !flaw.isLast
  }

  // MARK: Values

  private func found(_ field: Range<Int>) -> String {
    field.isEmpty ? "nothing" : SafeText.cut(String(decoding: bytes[field], as: UTF8.self))
  }

  private func time(_ field: Range<Int>) -> Int64? {
    guard let time = DecimalText.integer(bytes, in: field), 0...Durations.limit ~= time else {
      diagnostics.error("expected whole microseconds, found \(found(field))", at: field)
      return nil
    }
    if let lastTime, time < lastTime {
      diagnostics.error(
        "time goes back, from \(lastTime) to \(time)", at: field, help: "samples stand in the order of time")
    }
    lastTime = time
    return time
  }

  private func phase(_ field: Range<Int>) -> TouchPhase? {
    if let known = Self.phases.first(where: { $0.bytes.elementsEqual(bytes[field]) }) { return known.phase }
    let names = Self.phases.map { $0.name }
    let text = String(decoding: bytes[field], as: UTF8.self)
    diagnostics.error(
      "expected \(names.dropLast().joined(separator: ", ")) or \(names[names.count - 1]), found \(found(field))",
      at: field,
      help: NearestName.question(text, in: names))
    return nil
  }

  private func pointer(_ field: Range<Int>) -> Int32? {
    if let number = DecimalText.integer(bytes, in: field).flatMap(Int32.init(exactly:)) { return number }
    diagnostics.error("expected a pointer's number, found \(found(field))", at: field, help: "the first finger is 0")
    return nil
  }

  private func coordinate(_ field: Range<Int>) -> Double? {
    let scanned = try? DecimalText.scan(bytes, from: field.lowerBound, to: field.upperBound)
    if let scanned, scanned.end == field.upperBound, scanned.value.magnitude <= Self.coordinateLimit {
      return scanned.value
    }
    let limit = DecimalText.shortest(Self.coordinateLimit)
    diagnostics.error("expected points from -\(limit) to \(limit), found \(found(field))", at: field)
    return nil
  }
}
