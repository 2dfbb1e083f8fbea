import CardText

/// The part of a text that is in memory: from the first byte that is still needed to the end of the last piece read.
struct TextWindow: ~Copyable {
  /// The longest line that is read piece by piece, in bytes. No known table comes near it.
  static var lineLimit: Int { RowScanner.lineLimit }

  /// The text's name in messages.
  let name: String

  /// The bytes in memory.
  private(set) var bytes: [UInt8]

  /// The offset in `bytes` of the next byte to read.
  var start = 0

  /// The number of bytes of the text before those in memory.
  private(set) var dropped = 0

  /// The rest of the text; nil after its last piece.
  private var pieces: TimelineText.Pieces?

  /// Starts at the beginning of a text.
  init(_ text: TimelineText) throws(DiagnosticsError) {
    name = text.name
    bytes = []
    pieces = try text.pieces()
  }

  /// Starts at an offset of a text in memory.
  init(_ source: SourceText, from start: Int) {
    name = source.name
    bytes = source.bytes
    self.start = start
  }

  /// True if the last piece was read.
  var isComplete: Bool { if case .none = pieces { true } else { false } }

  /// Reads the next piece and drops the bytes before `start`, which becomes 0. Returns false at the end of the text.
  mutating func fill() throws(DiagnosticsError) -> Bool {
    guard let pieces else { return false }
    bytes.removeFirst(start)
    dropped += start
    start = 0
    let isMore = try pieces(&bytes)
    if !isMore { self.pieces = nil }
    return isMore
  }

  /// Reads the next piece of a line that isn't complete. Returns false at the end of the text.
  ///
  /// - Parameter line: The line's number.
  /// - Throws: `DiagnosticsError` if the line is longer than ``lineLimit``.
  mutating func fill(line: Int) throws(DiagnosticsError) -> Bool {
    if !isComplete, bytes.count - start > TextWindow.lineLimit {
      throw TextWindow.error("the line is longer than \(TextWindow.lineLimit >> 20) MB", in: [], of: name, line: line)
    }
    return try fill()
  }

  /// Returns an error about a whole line.
  static func error(_ message: String, in bytes: ArraySlice<UInt8>, of name: String, line: Int) -> DiagnosticsError {
    var diagnostic = Diagnostic(message, in: SourceText(name: name, bytes: Array(bytes)), at: 0..<bytes.count)
    diagnostic.line = line
    return DiagnosticsError(diagnostics: [diagnostic])
  }

  /// Reads until `count` bytes follow `start`; false if the text has fewer.
  mutating func holds(_ count: Int) throws(DiagnosticsError) -> Bool {
    while bytes.count - start < count { if try !fill() { return false } }
    return true
  }

  /// True if nothing follows `start`.
  mutating func isAtEnd() throws(DiagnosticsError) -> Bool { try !holds(1) }

  /// Moves after these bytes if the text continues with them; otherwise returns false.
  mutating func skip(_ other: UnsafeRawBufferPointer) throws(DiagnosticsError) -> Bool {
    guard try holds(other.count), continues(with: other) else { return false }
    start += other.count
    return true
  }

  /// True if the bytes in memory from `start` on begin with a range of others.
  func continues(with other: [UInt8], in range: Range<Int>) -> Bool {
    other.withUnsafeBytes { continues(with: UnsafeRawBufferPointer(rebasing: $0[range])) }
  }

  /// True if the bytes in memory from `start` on begin with others.
  private func continues(with other: UnsafeRawBufferPointer) -> Bool {
    guard bytes.count - start >= other.count else { return false }
    return bytes.withUnsafeBytes {
      TextWindow.isSame(UnsafeRawBufferPointer(rebasing: $0[start..<start + other.count]), other)
    }
  }

  /// Compares two runs of bytes of the same length, eight at a time.
  private static func isSame(_ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
    var index = 0
    while one.count - index >= 8 {
      let (left, right) = (
        one.loadUnaligned(fromByteOffset: index, as: UInt64.self),
        other.loadUnaligned(fromByteOffset: index, as: UInt64.self)
      )
      if left != right { return false }
      index += 8
    }
    while index < one.count {
      if one[index] != other[index] { return false }
      index += 1
    }
    return true
  }
}
