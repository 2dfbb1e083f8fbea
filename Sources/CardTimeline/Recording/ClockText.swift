import CardText

/// A table whose times are those of a clock: `14:03:01.250`, or with a date.
enum ClockText {
  /// The rows in which a column's first cell is looked for.
  private static let shownRows = 5

  private static let colon = UInt8(ascii: ":")

  /// Returns a table with seconds after its first row in place of clock times, byte by byte, so that every place stays
  /// where it is. A column in which a cell is no such time stays as it is, and so does any other text.
  static func withSeconds(_ source: SourceText) -> SourceText {
    let columns = columns(of: source)
    if columns.isEmpty { return source }
    var bytes = source.bytes
    for column in columns {
      for (range, seconds) in cells(of: column, in: source) {
        for (index, byte) in zip(range, seconds.utf8) { bytes[index] = byte }
        for index in range.dropFirst(seconds.utf8.count) { bytes[index] = 0x20 }
      }
    }
    return SourceText(name: source.name, bytes: bytes)
  }

  /// Returns the columns whose first cell has digits and a colon.
  private static func columns(of source: SourceText) -> [Int] {
    var found: [Int] = []
    var seen: Set<Int> = []
    var reader = RowReader(TextWindow(source, from: HeaderLine.start(in: source.bytes)))
    // Whoever reads the rows tells about those that can't be read.
    guard (try? reader.next()) == true else { return [] }
    let count = reader.cells.count
    for _ in 0..<shownRows {
      guard (try? reader.next()) == true, seen.count < count else { break }
      for (column, cell) in reader.cells.prefix(count).enumerated() where !cell.isEmpty {
        guard seen.insert(column).inserted else { continue }
        let text = reader.window.bytes[cell]
        if text.contains(colon), text.contains(where: { $0 &- 0x30 <= 9 }) { found.append(column) }
      }
    }
    return found
  }

  /// Returns the cells of a column of clock times, and their seconds after the first one; empty: one of them is no such
  /// time.
  private static func cells(of column: Int, in source: SourceText) -> [(range: Range<Int>, seconds: String)] {
    var cells: [(range: Range<Int>, seconds: String)] = []
    var times: ClockTimes?
    var reader = RowReader(TextWindow(source, from: HeaderLine.start(in: source.bytes)))
    guard (try? reader.next()) == true else { return [] }
    while (try? reader.next()) == true {
      guard reader.cells.indices.contains(column), case let range = reader.cells[column], !range.isEmpty else {
        continue
      }
      guard let time = ClockTime(reader.window.bytes[range]), times?.take(time) != false else { return [] }
      var all = times ?? ClockTimes(from: time)
      guard let since = all.next(time), case let text = seconds(since), text.utf8.count <= range.count else {
        return []
      }
      times = all
      cells.append((range, text))
    }
    return cells
  }

  /// Returns microseconds as seconds: `-0.25`.
  static func seconds(_ microseconds: Int64) -> String {
    let (whole, rest) = microseconds.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    var text = (microseconds < 0 ? "-" : "") + String(whole)
    guard rest > 0 else { return text }
    var digits = String(rest)
    digits = String(repeating: "0", count: 6 - digits.utf8.count) + digits
    while digits.last == "0" { digits.removeLast() }
    text += "." + digits
    return text
  }
}
