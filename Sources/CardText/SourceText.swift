/// The text of one input and its name: a path, `-`, an option.
///
/// Offsets count bytes. Messages give a line and a column, and show the line itself.
public struct SourceText: Hashable, Sendable {
  /// The input's name in messages.
  public let name: String

  /// The bytes as read: UTF-8, unless the input is broken.
  public let bytes: [UInt8]

  /// Returns the number of bytes before a text in UTF-8: those of a byte order mark, which spreadsheets and editors on
  /// Windows write first, or none.
  package static func markLength(of bytes: some Sequence<UInt8>) -> Int {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.starts(with: mark) ? mark.count : 0
  }

  /// Returns the first byte of a text, or of its beginning, that isn't white space, nor of a byte order mark; nil if
  /// there is none.
  package static func firstByte(of bytes: some Sequence<UInt8>) -> UInt8? {
    bytes.dropFirst(markLength(of: bytes)).first { $0 > 0x20 }
  }

  /// The text without a byte order mark.
  package var withoutMark: SourceText {
    let length = SourceText.markLength(of: bytes)
    return length == 0 ? self : SourceText(name: name, bytes: Array(bytes.dropFirst(length)))
  }

  /// The text with line feeds in place of carriage returns, if its lines end with those alone, as spreadsheets for the
  /// classic Mac write them. Offsets stay the same.
  package var withLineFeeds: SourceText {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    guard bytes.contains(carriage), !bytes.contains(feed) else { return self }
    return SourceText(name: name, bytes: bytes.map { $0 == carriage ? feed : $0 })
  }

  /// Creates an input from bytes that were read.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Creates an input from a string.
  public init(name: String, text: String) {
    self.init(name: name, bytes: Array(text.utf8))
  }

  /// A line and a column, counted as an editor counts them.
  public struct Position: Hashable, Sendable {
    /// The line, from 1. Lines end with LF or CRLF.
    public var line: Int
    /// The column, from 1, in characters (Unicode scalars), regardless of their length in bytes.
    public var column: Int
  }

  /// The line and column of the character at `offset`; an offset outside of the text counts as its nearest end.
  ///
  /// It counts from the start of the text: for many offsets, ask for all of them at once.
  public func position(of offset: Int) -> Position { positions(of: [offset])[0] }

  /// The lines and columns of the characters at some offsets, in any order, in one pass over the text.
  public func positions(of offsets: [Int]) -> [Position] {
    var positions = [Position](repeating: Position(line: 1, column: 1), count: offsets.count)
    var (here, line, start) = (0, 1, 0)
    // The column of `counted`, so that a long line is gone through once.
    var (counted, column) = (0, 1)
    for index in offsets.indices.sorted(by: { offsets[$0] < offsets[$1] }) {
      // A part of another document has an offset of that one's text.
      let offset = min(max(offsets[index], 0), bytes.count)
      while here < offset {
        if bytes[here] == UInt8(ascii: "\n") { (line, start) = (line + 1, here + 1) }
        here += 1
      }
      if start > counted { (counted, column) = (start, 1) }
      column += characters(in: counted..<offset)
      counted = offset
      positions[index] = Position(line: line, column: column)
    }
    return positions
  }

  /// The number of characters that begin in `range`: all bytes except UTF-8 continuation bytes.
  func characters(in range: Range<Int>) -> Int {
    range.reduce(0) { bytes[$1] & 0xC0 == 0x80 ? $0 : $0 + 1 }
  }

  /// The range of the first line, if it is the header of a table in CSV and no JSON: names between commas.
  package var tableHeader: Range<Int>? {
    let end = bytes.firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    let names = bytes[..<end].split(separator: UInt8(ascii: ","), omittingEmptySubsequences: false)
    func isOfName(_ byte: UInt8) -> Bool {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"),
        UInt8(ascii: "_"), UInt8(ascii: " "):
        true
      default: false
      }
    }
    return names.count > 1 && names.allSatisfy({ !$0.isEmpty && $0.allSatisfy(isOfName) }) ? 0..<end : nil
  }

  /// The part of a line that a message shows, made safe for a terminal, and cut if it is long.
  public struct Excerpt: Hashable, Sendable {
    /// The text before the marked text, on the same line.
    public var before: String
    /// The text that the message is about, up to the end of the line.
    public var marked: String
    /// The text after the marked text, on the same line.
    public var after: String
  }

  /// The line of `range`, with `range` marked; of a range that isn't in the text, the part that is.
  public func excerpt(of range: Range<Int>) -> Excerpt {
    let range = range.clamped(to: 0..<bytes.count)
    // A line can be as long as the text: look only at as much of it as could be shown. A character has up to four
    // bytes.
    let reach = 4 * Excerpt.columnLimit
    var start = range.lowerBound
    while start > 0, range.lowerBound - start < reach, bytes[start - 1] != UInt8(ascii: "\n") { start -= 1 }
    var end = range.lowerBound
    while end < bytes.count, end - range.lowerBound < reach, bytes[end] != UInt8(ascii: "\n") { end += 1 }
    if end > range.lowerBound, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    let split = min(max(range.upperBound, range.lowerBound), end)
    return Excerpt(
      before: shown(start..<range.lowerBound), marked: shown(range.lowerBound..<split), after: shown(split..<end)
    ).cut()
  }

  private func shown(_ range: Range<Int>) -> String {
    SafeText.escaped(String(decoding: bytes[range], as: UTF8.self))
  }
}

extension SourceText.Excerpt {
  /// The most columns that an excerpt takes in total.
  static let columnLimit = 100

  /// At most `columnLimit` columns: up to half of them before the mark, the rest for the mark and the text after it.
  fileprivate func cut() -> SourceText.Excerpt {
    let before = Self.cut(before, to: Self.columnLimit / 2, keepingEnd: true)
    let marked = Self.cut(marked, to: Self.columnLimit - SafeText.columns(before), keepingEnd: false)
    let left = Self.columnLimit - SafeText.columns(before) - SafeText.columns(marked)
    return SourceText.Excerpt(
      before: before, marked: marked, after: left > 0 ? Self.cut(after, to: left, keepingEnd: false) : "")
  }

  private static func cut(_ text: String, to limit: Int, keepingEnd: Bool) -> String {
    if SafeText.columns(text) <= limit { return text }
    var kept = Array(text.unicodeScalars)
    if keepingEnd { kept.reverse() }
    var columns = 1
    var count = 0
    while count < kept.count, columns + SafeText.columns(kept[count]) <= limit {
      columns += SafeText.columns(kept[count])
      count += 1
    }
    kept.removeLast(kept.count - count)
    kept.append("…")
    if keepingEnd { kept.reverse() }
    return String(String.UnicodeScalarView(kept))
  }
}
