/// A text of several objects, a line each, joined to one array by a byte before each of them; any other text as it is.
///
/// Lines keep their numbers, and all places are known in the original.
package struct JoinedLines: Sendable {
  /// The array, or the text itself.
  package let text: SourceText

  /// The offsets of the bytes that were put in, ascending; empty: nothing was joined.
  private let inserted: [Int]

  /// The number of them before the place asked for last: places are asked for from first to last.
  private var passed = 0

  /// True if the text is of several objects.
  package var isJoined: Bool { !inserted.isEmpty }

  /// Joins a text; all places are those in it without a byte order mark.
  package init(_ source: SourceText) {
    let source = source.withoutMark
    let (bytes, inserted) = JoinedLines.joined(source.bytes)
    // A single object is JSON by itself.
    self.inserted = inserted.count > 1 ? inserted : []
    text = inserted.count > 1 ? SourceText(name: source.name, bytes: bytes) : source
  }

  /// Returns the array and the offsets of what was put in; none if the text isn't of objects, a line each.
  private static func joined(_ source: [UInt8]) -> (bytes: [UInt8], inserted: [Int]) {
    func isFilled(_ byte: UInt8) -> Bool { byte > 0x20 }
    guard source.first(where: isFilled) == UInt8(ascii: "{") else { return ([], []) }
    var (bytes, inserted): ([UInt8], [Int]) = ([], [])
    bytes.reserveCapacity(source.count + 1024)
    for line in source.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      if line.first(where: isFilled) == UInt8(ascii: "{") {
        guard line.last(where: isFilled) == UInt8(ascii: "}") else { return ([], []) }
        inserted.append(bytes.count)
        bytes.append(UInt8(ascii: inserted.count == 1 ? "[" : ","))
      }
      bytes += line
      bytes.append(UInt8(ascii: "\n"))
    }
    bytes.append(UInt8(ascii: "]"))
    return (bytes, inserted)
  }

  /// Returns the place of the last line of a text of objects, a line each, if that line has no end: a recorder was
  /// stopped as it wrote it. Returns nil if there is none.
  static func cutLine(of source: [UInt8]) -> Range<Int>? {
    func isFilled(_ byte: UInt8) -> Bool { byte > 0x20 }
    func isWhole(_ line: ArraySlice<UInt8>) -> Bool { line.last(where: isFilled) == UInt8(ascii: "}") }
    guard source.first(where: isFilled) == UInt8(ascii: "{") else { return nil }
    // The first line tells a text of lines from one object over several of them, without a look at the rest.
    let newline = UInt8(ascii: "\n")
    guard let first = source.firstIndex(of: newline), isWhole(source[..<first]) else { return nil }
    let lines = source.split(separator: newline).filter { $0.contains(where: isFilled) }
    guard lines.count > 1, lines.dropLast().allSatisfy(isWhole), let last = lines.last, !isWhole(last),
      last.first(where: isFilled) == UInt8(ascii: "{")
    else { return nil }
    return last.startIndex..<last.endIndex
  }

  /// Returns the range in the original of a range of the array; it begins at or after the one before it.
  package mutating func original(_ range: Range<Int>) -> Range<Int> {
    while passed < inserted.count, inserted[passed] < range.lowerBound { passed += 1 }
    return range.lowerBound - passed..<range.upperBound - passed
  }

  /// Returns an error of the array as one of the original: each line has lost its first byte, and a path begins at
  /// its line's object.
  package func original(_ error: DiagnosticsError) -> DiagnosticsError {
    guard isJoined else { return error }
    var error = error
    for index in error.diagnostics.indices {
      error.diagnostics[index].path = error.diagnostics[index].path.flatMap(JoinedLines.pathInLine)
      guard error.diagnostics[index].column > 1 else { continue }
      error.diagnostics[index].column -= 1
      let before = error.diagnostics[index].excerpt.before
      if before.first == "[" || before.first == "," {
        error.diagnostics[index].excerpt.before = String(before.dropFirst())
      }
    }
    return error
  }

  /// Returns the path in a line's object of one in the array: `$.x` of `$[3].x`; nil: it is that of the object.
  private static func pathInLine(_ path: String) -> String? {
    guard path.utf8.starts(with: "$[".utf8), let end = path.utf8.firstIndex(of: UInt8(ascii: "]")) else { return path }
    let rest = path[path.utf8.index(after: end)...]
    return rest.isEmpty ? nil : "$" + rest
  }
}
