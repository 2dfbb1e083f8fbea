import CardText

/// Splits lines into cells at the commas outside quotation marks.
struct RowReader: ~Copyable {
  /// The text; it starts at the next line.
  private(set) var window: TextWindow

  /// The number of the current line.
  private(set) var line: Int

  /// The range of the current line, without its line ending, and its cells; a line that was found to be like another
  /// reader's isn't split, and has none.
  private(set) var row = 0..<0
  private(set) var cells: [Range<Int>] = []

  /// True if every quotation mark in it is closed.
  private(set) var isClosed = true

  /// The offset in the text of a byte that is no line end, found by looking past empty lines; nil before.
  private var nextText: Int?

  init(_ window: consuming TextWindow, afterLine line: Int = 0) {
    self.window = window
    self.line = line
  }

  mutating func next() throws(DiagnosticsError) -> Bool {
    guard try window.holds(1) else { return false }
    while true {
      // Taken out, so that it is changed while the window's bytes are read.
      var cells = cells
      self.cells = []
      let found = window.bytes.withUnsafeBufferPointer { RowReader.cut($0, from: window.start, into: &cells) }
      self.cells = cells
      // A line that may go on is cut anew after the next piece, since reading moves the bytes.
      if found.end == window.bytes.count, !window.isComplete {
        _ = try window.fill(line: line + 1)
        continue
      }
      (row, isClosed) = (found.row, found.isClosed)
      window.start = min(found.end + 1, window.bytes.count)
      line += 1
      return true
    }
  }

  /// Splits the line at `start` into cells, and returns its range, and the offset of its line feed or of the end of the
  /// bytes.
  private static func cut(
    _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, into cells: inout [Range<Int>]
  ) -> (row: Range<Int>, end: Int, isClosed: Bool) {
    var (index, cellStart, isQuoted) = (start, start, false)
    cells.removeAll(keepingCapacity: true)
    while true {
      index = RowReader.offset(ofMarkIn: bytes, from: index)
      if index == bytes.count || bytes[index] == UInt8(ascii: "\n") { break }
      if bytes[index] == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if bytes[index] == UInt8(ascii: ","), !isQuoted {
        cells.append(unquoted(cellStart..<index, bytes))
        cellStart = index + 1
      }
      index += 1
    }
    var last = index
    if last > start, bytes[last - 1] == UInt8(ascii: "\r") { last -= 1 }
    cells.append(unquoted(min(cellStart, last)..<last, bytes))
    return (start..<last, index, !isQuoted)
  }

  /// Returns the offset of the first byte that may have a meaning, at or below the comma; digits, points and letters
  /// are above it. The end, if there is none.
  @inline(__always)
  private static func offset(ofMarkIn bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Int {
    var index = start
    // Eight bytes at a time: no sum carries into the next byte, and a byte's top bit stays clear if it is a mark.
    let raw = UnsafeRawBufferPointer(bytes)
    while bytes.count - index >= 8 {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
      let others = ((word & 0x7F7F_7F7F_7F7F_7F7F) &+ 0x5353_5353_5353_5353) | word
      let marks = ~others & 0x8080_8080_8080_8080
      if marks != 0 { return index + marks.trailingZeroBitCount / 8 }
      index += 8
    }
    while index < bytes.count, bytes[index] > UInt8(ascii: ",") { index += 1 }
    return index
  }

  /// Moves to the next line if it has the same bytes as the current line of another reader. Returns false for a line
  /// that only a closer look tells: an empty one, or one with a carriage return before its end.
  mutating func next(like other: borrowing RowReader) throws(DiagnosticsError) -> Bool {
    let count = other.row.count
    guard count > 0, other.window.bytes[other.row.upperBound - 1] != UInt8(ascii: "\r"),
      try window.holds(count + 1), window.bytes[window.start + count] == UInt8(ascii: "\n"),
      window.continues(with: other.window.bytes, in: other.row)
    else { return false }
    row = window.start..<window.start + count
    cells.removeAll(keepingCapacity: true)
    isClosed = other.isClosed
    window.start += count + 1
    line += 1
    return true
  }

  /// True if nothing but line ends follows the current line, which is empty.
  ///
  /// - Parameter isRow: True if an empty line may be a row, so that the next ones are still needed.
  mutating func onlyBlankLinesFollow(isRow: Bool) throws(DiagnosticsError) -> Bool {
    // Found by the search at an earlier empty line.
    if let nextText, window.dropped + window.start <= nextText { return false }
    var next = window.start
    while true {
      while next < window.bytes.count, RowReader.isLineEnd(window.bytes[next]) { next += 1 }
      if next < window.bytes.count {
        nextText = window.dropped + next
        return false
      }
      if !isRow { window.start = next }
      let start = window.start
      let isMore = try window.fill()
      // Reading moved the bytes. The empty line is anywhere.
      next -= start - window.start
      row = window.start..<window.start
      cells = [row]
      if !isMore { return true }
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  private static func unquoted(_ cell: Range<Int>, _ bytes: UnsafeBufferPointer<UInt8>) -> Range<Int> {
    let mark = UInt8(ascii: "\"")
    guard cell.count >= 2, bytes[cell.lowerBound] == mark, bytes[cell.upperBound - 1] == mark else { return cell }
    return cell.lowerBound + 1..<cell.upperBound - 1
  }
}
