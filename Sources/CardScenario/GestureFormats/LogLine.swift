import CardText

/// A line of a log, as words between blanks, each a range of the text.
struct LogLine {
  let bytes: [UInt8]
  let range: Range<Int>
  private(set) var words: [Range<Int>] = []

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    (self.bytes, self.range) = (bytes, range)
    var start = range.lowerBound
    for index in range.lowerBound...range.upperBound {
      if index == range.upperBound || bytes[index] == 0x20 || bytes[index] == 0x09 {
        if index > start { words.append(start..<index) }
        start = index + 1
      }
    }
  }

  /// Returns a word's text.
  func text(_ word: Int) -> String { String(decoding: bytes[words[word]], as: UTF8.self) }

  /// True if a word is a text, from which a colon at the end may be missing.
  func isWord(_ word: Int, _ text: StaticString) -> Bool {
    guard words.indices.contains(word) else { return false }
    return bytes[words[word]].elementsEqual(
      UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Calls `body` with each line of a text, without its line ending.
  static func forEach(in source: SourceText, _ body: (LogLine) -> Void) {
    var start = 0
    let bytes = source.bytes
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let isReturn = end > start && bytes[end - 1] == UInt8(ascii: "\r")
      body(LogLine(bytes, start..<(isReturn ? end - 1 : end)))
      start = end + 1
    }
  }
}
