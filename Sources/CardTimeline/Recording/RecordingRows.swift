import CardText

/// A recording as JSON: an object in each line, or an array of objects, whose members are the columns.
enum RecordingRows {
  /// Returns a recording in JSON as a table, whose columns are the members of its first object; any other text as it
  /// is. Members that the first object doesn't have are left out.
  ///
  /// - Throws: `DiagnosticsError` if the text isn't JSON, or an object lacks a member of the first one.
  static func table(_ source: SourceText) throws(DiagnosticsError) -> SourceText {
    let first = source.bytes.first { $0 > 0x20 }
    guard first == UInt8(ascii: "{") || first == UInt8(ascii: "[") else { return source }
    let diagnostics = Diagnostics(JSONRows.joined(source))
    var columns: [String] = []
    var buffer = ByteBuffer(capacity: source.bytes.count)
    let scenario = (
      key: "cards", words: "this is a scenario, not a recording",
      help: "a recording has rows of times and positions; it is held against a scenario"
    )
    try JSONRows.forEach(in: diagnostics, unless: scenario) { row in
      if columns.isEmpty {
        columns = row.keys.filter { row.member($0)?.isCell == true }
        guard !columns.isEmpty else { return row.error("expected an object with a time and a position") }
        buffer.append(text: columns.map { quoted($0) }.joined(separator: ",") + "\n")
      }
      for (index, column) in columns.enumerated() {
        if index > 0 { buffer.append(byte: UInt8(ascii: ",")) }
        guard let cell = row.member(column) else {
          row.error("it has no \(SafeText.quoted(column)), which the first one has")
          continue
        }
        if let number = cell.double {
          buffer.append(shortest: number)
        } else if let text = cell.string {
          buffer.append(text: quoted(text))
        }
      }
      buffer.append(byte: UInt8(ascii: "\n"))
    }
    try diagnostics.throwErrors()
    return SourceText(name: source.name, bytes: buffer.bytes)
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

extension JSONPlace {
  /// True if a value can be a cell of a table.
  fileprivate var isCell: Bool { kind == .number || kind == .string || kind == .null }
}
