import CardText

/// A recording as JSON: an object in each line, or an array of objects, whose members are the columns.
package struct RecordingRows {
  /// The rows as a table.
  package let table: SourceText

  /// The file, and the places of the table's cells in it.
  package let origin: TableOrigin

  /// Reads a recording in JSON as a table, whose columns are the members of its first object, and those of the objects
  /// in it by names such as `frame.minY`. Any other text stays as it is. Members that the first object doesn't have are
  /// left out.
  ///
  /// - Throws: `DiagnosticsError` if the text isn't JSON, or an object lacks a member of the first one.
  package init(_ source: SourceText) throws(DiagnosticsError) {
    let first = SourceText.firstByte(of: source.bytes)
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else {
      (table, origin) = (source, TableOrigin(source))
      return
    }
    // Places are those in the text without a mark.
    let source = source.withoutMark
    let joined = JoinedLines(source)
    let parsed = Diagnostics(joined.text)
    let problems = Diagnostics(source)
    var maker = TableMaker(joined: joined)
    let scenario = (
      key: "cards", words: "this is a scenario, not a recording",
      help: "a recording has rows of times and positions; it is held against a scenario"
    )
    do throws(DiagnosticsError) {
      try JSONRows.forEach(in: parsed, unless: scenario) { maker.add($0, problems) }
      try parsed.throwErrors()
    } catch {
      throw joined.original(error)
    }
    try problems.throwErrors()
    table = SourceText(name: source.name, bytes: maker.buffer.bytes)
    origin = TableOrigin(source, starts: maker.starts, places: maker.places)
  }
}

/// Writes rows of JSON as a table.
private struct TableMaker: ~Copyable {
  /// The objects within each other that are looked through.
  private static var depthLimit: Int { 4 }

  var buffer = ByteBuffer()
  var starts: [Int] = []
  var places: [Range<Int>] = []

  private var joined: JoinedLines

  /// The keys that lead to each column.
  private var columns: [[String]] = []

  init(joined: JoinedLines) {
    self.joined = joined
  }

  /// Adds a row, the first one with the header, or reports an error.
  mutating func add(_ row: JSONPlace, _ problems: Diagnostics) {
    let place = joined.original(row.range)
    // A row that was joined stands in one line: all of it was moved by as much.
    let shift = row.range.lowerBound - place.lowerBound
    if columns.isEmpty {
      gather(row, [])
      guard !columns.isEmpty else {
        problems.error("expected an object with a time and a position", at: place, path: row.path.text)
        return
      }
      for (index, column) in columns.enumerated() {
        begin(index, at: Self.key(of: Self.cell(column, in: row), in: problems.source.bytes, shift) ?? place)
        buffer.append(text: Self.quoted(column.joined(separator: ".")))
      }
      buffer.append(text: "\n")
    }
    for (index, column) in columns.enumerated() {
      let cell = Self.cell(column, in: row)
      begin(index, at: cell.map { $0.range.lowerBound - shift..<$0.range.upperBound - shift } ?? place)
      if let cell, cell.double != nil {
        // As it is written: the decimals of a timeline tell how exact it is.
        buffer.append(text: cell.text)
      } else if let text = cell?.string {
        let cell = Self.quoted(text)
        // A clock time has room for its seconds.
        let isClock = ClockTime(Array(cell.utf8)[...]) != nil
        buffer.append(text: cell + (isClock ? String(repeating: " ", count: 16) : ""))
      } else if cell == nil, column.count == 1 {
        // Objects within may be missing: that of the finger, say, while none is down.
        problems.error(
          "it has no \(SafeText.quoted(column[0])), which the first one has", at: place, path: row.path.text)
      }
    }
    buffer.append(text: "\n")
  }

  /// Begins a cell.
  private mutating func begin(_ column: Int, at place: Range<Int>) {
    if column > 0 { buffer.append(text: ",") }
    starts.append(buffer.count)
    places.append(place)
  }

  /// Gathers the columns of an object.
  private mutating func gather(_ object: JSONPlace, _ path: [String]) {
    for key in object.keys {
      guard let member = object.member(key) else { continue }
      switch member.kind {
      case .number, .string, .null: columns.append(path + [key])
      case .object where path.count < Self.depthLimit: gather(member, path + [key])
      default: break
      }
    }
  }

  private static func cell(_ path: [String], in row: JSONPlace) -> JSONPlace? {
    path.reduce(Optional(row)) { $0?.member($1) }
  }

  /// Returns the range of a value's key in the original.
  private static func key(of cell: JSONPlace?, in bytes: [UInt8], _ shift: Int) -> Range<Int>? {
    let quote = UInt8(ascii: "\"")
    guard let start = cell.map({ $0.range.lowerBound - shift }), let end = bytes[..<start].lastIndex(of: quote),
      let begin = bytes[..<end].lastIndex(of: quote)
    else { return nil }
    return begin..<end + 1
  }

  /// Returns a text as a cell of CSV.
  private static func quoted(_ text: String) -> String {
    let bytes = text.utf8.filter { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    guard bytes.contains(where: { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: "\"") }) else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var cell: [UInt8] = [UInt8(ascii: "\"")]
    for byte in bytes { cell += byte == UInt8(ascii: "\"") ? [byte, byte] : [byte] }
    return String(decoding: cell + [UInt8(ascii: "\"")], as: UTF8.self)
  }
}
