import CardText

/// An error in the text of a spring or a curve, and its range.
public struct NotationFlaw: MessageError, Hashable, Sendable {
  /// The part of the text that is wrong, as byte offsets; empty at its end.
  public var range: Range<Int>

  /// The message: the text found, and the one expected.
  public var message: String

  /// A suggested fix.
  public var help: String?

  /// Creates a flaw in `range`.
  public init(range: Range<Int>, message: String, help: String? = nil) {
    self.range = range
    self.message = message
    self.help = help
  }
}

/// A reader of a notation, byte by byte: the steps that the readers of springs and of curves share.
protocol NotationReader {
  /// The text.
  var bytes: [UInt8] { get }

  /// The offset of the next byte to read.
  var index: Int { get set }

  /// The offset past the last byte to read.
  var end: Int { get }
}

extension NotationReader {
  /// Skips `byte` and returns true if it is at the index.
  mutating func take(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  /// Skips blanks and `byte`, which must follow.
  mutating func expect(_ byte: UInt8, _ wanted: String, help: String? = nil) throws(NotationFlaw) {
    skipBlanks()
    if !take(byte) { throw flaw("expected \(wanted), found \(found)", help: help) }
  }

  /// Skips letters, digits, hyphens and underscores, and returns their range.
  mutating func takeWord() -> Range<Int> {
    let start = index
    while index < end {
      switch bytes[index] {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...0xFF:
        index += 1
      default:
        return start..<index
      }
    }
    return start..<index
  }

  /// Skips blanks, and returns the index after them.
  @discardableResult
  mutating func skipBlanks() -> Int {
    while index < end, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { index += 1 }
    return index
  }

  /// Returns a flaw at the character at the index.
  func flaw(_ message: String, help: String? = nil) -> NotationFlaw {
    // The range of one character with all its bytes; empty at the end.
    var past = min(index + 1, end)
    while past < end, bytes[past] & 0xC0 == 0x80 { past += 1 }
    return NotationFlaw(range: index..<past, message: message, help: help)
  }

  /// The character at the index, in the words of a message.
  var found: String { index < end ? "\"\(SafeText.escaped(text(flaw("").range)))\"" : "the end" }

  /// Returns a part of the text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}
