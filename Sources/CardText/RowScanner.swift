/// Splits a stream of comma-separated values into rows and cells, one row at a time, buffering about one chunk of it.
///
/// It knows no file: if it needs more bytes, `next` returns `.bytesWanted`, and the caller supplies them with `fill`.
///
/// ```swift
/// var rows = RowScanner(name: "tour.csv")
/// while true {
///   switch try rows.next() {
///   case .row: use(try rows.number(3))
///   case .bytesWanted: rows.fill { file.read(into: $0) }
///   case .end: return
///   }
/// }
/// ```
///
/// The first row is the header; its number of cells applies to all rows. A line is a row. A cell may be in quotation
/// marks, in which a comma is text and two marks stand for one (RFC 4180, except for line breaks in cells).
public struct RowScanner: ~Copyable {
  /// The result of `next`.
  public enum Step: Hashable, Sendable {
    /// The next row is ready to be read.
    case row
    /// The next row isn't complete yet: call `fill`.
    case bytesWanted
    /// The input has ended.
    case end
  }

  /// The longest line, in bytes. No known table comes near it.
  public static let lineLimit = 16 << 20

  /// The input's name in messages.
  public let name: String

  /// The current row's line number, from 1; 0 before the first row.
  public private(set) var line = 0

  /// The number of cells in each row; 0 before the header.
  public private(set) var columnCount = 0

  private var base: UnsafeMutableRawPointer
  private var capacity: Int

  /// The number of bytes in the buffer. A line feed is stored after them, so that a search stops without checking for
  /// the end.
  private var filled = 0

  /// The offset of the next row in the buffer.
  private var position = 0

  private var isEnded = false

  /// Line number of the first blank line met; only blank lines may follow it.
  private var blankLine: Int?

  /// The offsets of the current row's commas, preceded by that of the byte before the row and followed by the row's
  /// end.
  private var edges: UnsafeMutablePointer<Int>
  private var edgeCapacity = 64
  private var edgeCount = 0

  /// Creates an empty scanner.
  ///
  /// - Parameter chunk: The number of bytes to ask for at once.
  public init(name: String, chunk: Int = 1 << 18) {
    self.name = name
    capacity = max(chunk, 16)
    base = .allocate(byteCount: capacity + 1, alignment: 16)
    edges = .allocate(capacity: edgeCapacity)
  }

  deinit {
    base.deallocate()
    edges.deallocate()
  }

  /// Makes room and calls `read` to fill it; `read` returns the number of bytes that it wrote, 0 at the end of the
  /// input.
  public mutating func fill<Failure: Error>(
    _ read: (UnsafeMutableRawBufferPointer) throws(Failure) -> Int
  ) throws(Failure) {
    if position > 0 {
      base.copyMemory(from: base + position, byteCount: filled - position)
      filled -= position
      position = 0
    }
    if filled == capacity {
      let grown = UnsafeMutableRawPointer.allocate(byteCount: capacity * 2 + 1, alignment: 16)
      grown.copyMemory(from: base, byteCount: filled)
      base.deallocate()
      base = grown
      capacity *= 2
    }
    let count = try read(UnsafeMutableRawBufferPointer(start: base + filled, count: capacity - filled))
    if count == 0 { isEnded = true }
    filled += count
  }

  /// Passes the buffered bytes to `body`; before the first row, they are the input's first bytes, enough to tell its
  /// format.
  public func withBytes<Result>(_ body: (UnsafeRawBufferPointer) -> Result) -> Result {
    body(UnsafeRawBufferPointer(start: base + position, count: filled - position))
  }

  /// Advances to the next row.
  ///
  /// - Throws: An error if a name comes twice in the header, a row's number of cells differs from the header's, a
  ///   quotation mark is never closed, a blank line is between rows, or a line is longer than ``lineLimit``.
  public mutating func next() throws(DiagnosticsError) -> Step {
    while true {
      guard try cut() else {
        if !isEnded {
          if filled - position > RowScanner.lineLimit {
            throw error("the line is longer than \(RowScanner.lineLimit >> 20) MB", atLine: line + 1)
          }
          return .bytesWanted
        }
        return .end
      }
      if edgeCount == 2, edges[1] == edges[0] + 1 {
        // Blank lines are allowed only after the last row.
        if blankLine == nil { blankLine = line }
        continue
      }
      if let blankLine { throw error("expected a row, found an empty line", atLine: blankLine, help: "remove it") }
      if columnCount == 0 {
        edges[0] += SourceText.markLength(of: UnsafeRawBufferPointer(start: base, count: filled))
        columnCount = edgeCount - 1
        var names = Set<String>()
        for cell in 0..<columnCount where !text(cell).isEmpty && !names.insert(text(cell)).inserted {
          throw error("the column \(SafeText.quoted(text(cell))) comes twice", cell: cell)
        }
      } else if edgeCount - 1 != columnCount {
        throw error("expected a cell for each of the \(columnCount) columns, found \(edgeCount - 1)")
      }
      return .row
    }
  }

  /// Finds the ends of the next row and of its cells. Returns false if the row isn't complete yet or no bytes are left.
  private mutating func cut() throws(DiagnosticsError) -> Bool {
    if position == filled { return false }
    base.storeBytes(of: UInt8(ascii: "\n"), toByteOffset: filled, as: UInt8.self)
    let bytes = UnsafePointer(base.assumingMemoryBound(to: UInt8.self))
    var index = position
    edgeCount = 1
    edges[0] = position - 1
    while true {
      let byte = bytes[index]
      // All bytes with a meaning are at or below the comma; digits, points and letters are above it.
      if byte > UInt8(ascii: ",") {
        index += 1
        continue
      }
      switch byte {
      case UInt8(ascii: ","):
        add(edge: index)
      case UInt8(ascii: "\""):
        index += 1
        while bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "\n") { index += 1 }
        if bytes[index] == UInt8(ascii: "\n") {
          if index == filled, !isEnded { return false }
          line += 1
          add(edge: index)
          throw error("a quotation mark is never closed")
        }
      case UInt8(ascii: "\n"):
        if index == filled, !isEnded { return false }
        let hasReturn = index > position && bytes[index - 1] == UInt8(ascii: "\r")
        add(edge: hasReturn ? index - 1 : index)
        position = min(index + 1, filled)
        line += 1
        return true
      default: break
      }
      index += 1
    }
  }

  private mutating func add(edge: Int) {
    if edgeCount == edgeCapacity {
      let grown = UnsafeMutablePointer<Int>.allocate(capacity: edgeCapacity * 2)
      grown.update(from: edges, count: edgeCount)
      edges.deallocate()
      edges = grown
      edgeCapacity *= 2
    }
    edges[edgeCount] = edge
    edgeCount += 1
  }

  // MARK: Cells

  private func range(_ cell: Int) -> Range<Int> {
    precondition(cell >= 0 && cell < edgeCount - 1, "there is no cell \(cell)")
    return edges[cell] + 1..<edges[cell + 1]
  }

  private func slice(_ range: Range<Int>) -> UnsafeRawBufferPointer {
    UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count)
  }

  /// True if a cell of the current row is empty.
  public func isEmpty(_ cell: Int) -> Bool { range(cell).isEmpty }

  /// True if a cell of the current row consists of exactly these bytes.
  public func cell(_ cell: Int, is bytes: [UInt8]) -> Bool {
    let range = range(cell)
    return range.count == bytes.count && slice(range).elementsEqual(bytes)
  }

  /// The bytes of a cell of the current row, including its quotation marks.
  public func bytes(_ cell: Int) -> [UInt8] { Array(slice(range(cell))) }

  /// The text of a cell of the current row, without the quotation marks around it.
  public func text(_ cell: Int) -> String {
    let bytes = slice(range(cell))
    let mark = UInt8(ascii: "\"")
    guard bytes.count >= 2, bytes[0] == mark, bytes[bytes.count - 1] == mark else {
      return String(decoding: bytes, as: UTF8.self)
    }
    var text: [UInt8] = []
    var index = 1
    while index < bytes.count - 1 {
      text.append(bytes[index])
      index += bytes[index] == mark && bytes[index + 1] == mark && index + 1 < bytes.count - 1 ? 2 : 1
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The texts of all cells of the current row.
  public var texts: [String] {
    var texts: [String] = []
    for cell in 0..<edgeCount - 1 { texts.append(text(cell)) }
    return texts
  }

  /// True if a cell of the current row is a common spelling of a number that isn't finite.
  public func isNonFinite(_ cell: Int) -> Bool {
    let bytes = slice(range(cell))
    // All of these spellings contain an n, which rules out most cells before the slower check.
    let (small, capital) = (UInt8(ascii: "n"), UInt8(ascii: "N"))
    return bytes.count <= 11 && bytes.contains { $0 == small || $0 == capital } && DecimalText.isNonFinite(text(cell))
  }

  /// The number in a cell of the current row; nil if the cell is empty.
  ///
  /// - Throws: An error if the cell has any other text.
  public func number(_ cell: Int) throws(DiagnosticsError) -> Double? {
    let range = range(cell)
    if range.isEmpty { return nil }
    if let short = RowScanner.short(slice(range)) { return short }
    let bytes = Array(slice(range))
    guard let scanned = try? DecimalText.scan(bytes, from: 0), scanned.end == bytes.count else {
      throw error("expected a number, found \(SafeText.quoted(text(cell)))", cell: cell)
    }
    return scanned.value
  }

  /// The value of a plain decimal of at most fifteen digits, which one division rounds once (see `DecimalText`); nil
  /// for anything else.
  private static func short(_ bytes: UnsafeRawBufferPointer) -> Double? {
    var index = bytes[0] == UInt8(ascii: "-") ? 1 : 0
    let start = index
    guard bytes.count - index <= 16, index < bytes.count, bytes[index] &- 0x30 <= 9 else { return nil }
    var significand: UInt64 = 0
    var point = -1
    while index < bytes.count {
      let digit = bytes[index] &- 0x30
      if digit <= 9 {
        significand = significand &* 10 &+ UInt64(digit)
      } else if bytes[index] == UInt8(ascii: "."), point < 0, index + 1 < bytes.count {
        point = index
      } else {
        return nil
      }
      index += 1
    }
    let digits = bytes.count - start - (point < 0 ? 0 : 1)
    let hasLeadingZero = bytes[start] == UInt8(ascii: "0") && digits > 1 && point != start + 1
    guard digits <= 15, !hasLeadingZero else { return nil }
    let decimals = point < 0 ? 0 : bytes.count - point - 1
    let value = Double(significand) / Double(DecimalDigits.powerOfTen(decimals))
    return start == 0 ? value : 0 - value
  }

  // MARK: Errors

  /// Creates an error about a cell of the current row, or about the whole row if `cell` is nil.
  public func error(_ message: String, cell: Int? = nil, help: String? = nil) -> DiagnosticsError {
    let start = edges[0] + 1
    let row = start..<max(start, edges[edgeCount - 1])
    var place = row
    if let cell { place = range(cell) }
    let source = SourceText(name: name, bytes: Array(slice(row)))
    var diagnostic = Diagnostic(
      message, in: source, at: place.lowerBound - start..<place.upperBound - start, help: help)
    diagnostic.line = line
    return DiagnosticsError(diagnostics: [diagnostic])
  }

  private func error(_ message: String, atLine line: Int, help: String? = nil) -> DiagnosticsError {
    var diagnostic = Diagnostic(message, in: SourceText(name: name, bytes: []), at: 0..<0, help: help)
    diagnostic.line = line
    return DiagnosticsError(diagnostics: [diagnostic])
  }
}
