/// Looks at the text, and names tokens in messages.
extension JSONParser {
  var peek: UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  /// The character at the index; empty at the end of the text.
  var here: Range<Int> {
    index..<min(index + (utf8Length(at: index) ?? 1), bytes.count)
  }

  func report(_ message: String, at range: Range<Int>, help: String? = nil) {
    let path = path
    diagnostics.error(message, at: range, path: path.isRoot ? nil : path.text, help: help)
  }

  /// Reports a key that its object has already; the first one's line is counted only if it is shown.
  func reportRepetition(of key: Int, first: Int) {
    guard !diagnostics.countsOnly else { return diagnostics.countErrors(1) }
    let (source, offset, path) = (diagnostics.source, nodes.start(first), path)
    diagnostics.error(
      "the key \(SafeText.quoted(nodes.text(key))) comes twice", at: nodes.range(key),
      path: path.isRoot ? nil : path.text, help: "the first is " + JSONParser.place(of: offset, in: source))
  }

  func follows(_ text: String) -> Bool {
    bytes[index...].starts(with: text.utf8)
  }

  /// `at line 3, column 5`
  func place(of offset: Int) -> String { JSONParser.place(of: offset, in: diagnostics.source) }

  private static func place(of offset: Int, in source: SourceText) -> String {
    let position = source.position(of: offset)
    return "at line \(position.line), column \(position.column)"
  }

  /// The text at the index, in the words of a message.
  func found() -> String {
    guard let byte = peek else { return "the end of the text" }
    if isTokenByte(byte) { return text(of: index..<endOfToken(from: index)) }
    guard let length = utf8Length(at: index) else {
      return "the byte 0x\(hex(UInt32(byte), digits: 2)), which isn't UTF-8"
    }
    let character = String(decoding: bytes[index..<index + length], as: UTF8.self)
    guard byte < 0x80, byte >= 0x20 else {
      return "\"\(character)\" (U+\(hex(character.unicodeScalars.first?.value ?? 0, digits: 4)))"
    }
    return byte == UInt8(ascii: "\"") ? "a string" : "\"\(character)\""
  }

  func hex(_ number: UInt32, digits: Int) -> String {
    let text = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }

  func text(of range: Range<Int>) -> String {
    SafeText.cut(String(decoding: bytes[range], as: UTF8.self))
  }

  func isWordStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
      UInt8(ascii: "$"):
      true
    default: false
    }
  }

  /// True if `byte` may be in a number or a name: a token is a run of such bytes.
  func isTokenByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."): true
    default: isWordStart(byte)
    }
  }

  func endOfToken(from start: Int) -> Int {
    var end = start
    while end < bytes.count, isTokenByte(bytes[end]) { end += 1 }
    return end
  }

  func beginsValue(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: isTokenByte(byte)
    }
  }

  /// The length of the UTF-8 sequence at `start`, or nil if there is none (The Unicode Standard, table 3-7).
  func utf8Length(at start: Int) -> Int? {
    func byte(_ offset: Int) -> UInt8 { start + offset < bytes.count ? bytes[start + offset] : 0 }
    func isTail(_ offset: Int) -> Bool { byte(offset) & 0xC0 == 0x80 }
    guard start < bytes.count else { return nil }
    switch (byte(0), byte(1)) {
    case (0..<0x80, _): return 1
    case (0xC2...0xDF, 0x80...0xBF): return 2
    case (0xE0, 0xA0...0xBF), (0xE1...0xEC, 0x80...0xBF), (0xED, 0x80...0x9F), (0xEE...0xEF, 0x80...0xBF):
      return isTail(2) ? 3 : nil
    case (0xF0, 0x90...0xBF), (0xF1...0xF3, 0x80...0xBF), (0xF4, 0x80...0x8F):
      return isTail(2) && isTail(3) ? 4 : nil
    default: return nil
    }
  }

  /// Skips white space, and reports comments and other kinds of space.
  mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        index += 1
      case UInt8(ascii: "\""), UInt8(ascii: ","), UInt8(ascii: "0")...UInt8(ascii: "}"):
        return
      case UInt8(ascii: "/") where follows("//"), UInt8(ascii: "#"):
        let start = index
        while let next = peek, next != UInt8(ascii: "\n") { index += 1 }
        reportComment(at: start..<index)
      case UInt8(ascii: "/") where follows("/*"):
        let start = index
        index += 2
        while index < bytes.count, !follows("*/") { index += 1 }
        index = min(index + 2, bytes.count)
        reportComment(at: start..<index)
      case 0..<0x80:
        return
      default:
        // No-break space, zero-width space, byte order mark: copied along with text from web pages and chats.
        guard let odd = ["\u{A0}", "\u{200B}", "\u{FEFF}"].first(where: { follows($0) }) else { return }
        report("expected white space or a value, found \(found())", at: here, help: "write a plain space")
        index += odd.utf8.count
      }
    }
  }

  private func reportComment(at range: Range<Int>) {
    report("JSON has no comments", at: range, help: "remove it")
  }
}
