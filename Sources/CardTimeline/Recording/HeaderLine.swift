import CardText

/// The line of a measured table that names its columns; above it, loggers write what they are.
enum HeaderLine {
  /// The lines in which the names of columns are looked for.
  private static let searchedLines = 20

  /// Returns the offset of the first line that is neither blank nor a comment, `# MyApp 1.2`. One with the known names
  /// of a time and of a position, `# time_ms,y_pt` or `#frame,t,y`, is no comment.
  static func start(in bytes: [UInt8]) -> Int {
    var start = SourceText.markLength(of: bytes)
    while let line = line(in: bytes, from: start), line.upperBound < bytes.count {
      let first = bytes[line].first { ![0x20, 0x09, 0x0D].contains($0) }
      guard first == nil || first == UInt8(ascii: "#") && !areNames(bytes[line]) else { break }
      start = line.upperBound + 1
    }
    return start
  }

  /// True if a line has the known names of a time and of a position, with any separator.
  private static func areNames(_ line: ArraySlice<UInt8>) -> Bool {
    let names = line.split { [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09, 0x0D].contains($0) }
    return RecordingColumns.areKnown(
      names.map { String(decoding: $0.filter { $0 != UInt8(ascii: "\"") }, as: UTF8.self) })
  }

  /// Returns an error of a recording whose columns have no known names, but a later line has; nil: none has.
  static func error(_ source: SourceText) -> DiagnosticsError? {
    let first = start(in: source.bytes)
    guard var header = line(in: source.bytes, from: first) else { return nil }
    let place = header
    for _ in 0..<searchedLines {
      guard let next = line(in: source.bytes, from: header.upperBound + 1) else { return nil }
      header = next
      if areNames(source.bytes[next]) {
        let shown = SafeText.quoted(String(decoding: source.bytes[next], as: UTF8.self))
        return SeparatedText.error(
          "the columns are named below, in \(shown)", at: place, in: source,
          help: "begin the lines above it with #, or leave them out")
      }
    }
    return nil
  }

  /// Returns the range of a line that starts at an offset, without its line feed; nil: there is none.
  private static func line(in bytes: [UInt8], from start: Int) -> Range<Int>? {
    guard start < bytes.count else { return nil }
    return start..<(bytes[start...].firstIndex(of: 0x0A) ?? bytes.count)
  }
}
