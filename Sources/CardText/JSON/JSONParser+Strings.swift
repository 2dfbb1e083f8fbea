extension JSONParser {
  /// Reads the string that begins at the index. Nil if it doesn't end, since the text after it can't be told from its
  /// contents.
  ///
  /// - Parameter decoding: True if its text is wanted; otherwise the text returned is empty.
  mutating func string(decoding: Bool = false) -> (kind: JSONNodes.Kind, text: String)? {
    let start = index
    index += 1
    var kind = JSONNodes.Kind.ascii
    var plainStart = index
    var decoded: [UInt8] = []
    while true {
      index = endOfPlainText(from: index)
      guard let byte = peek else { break }
      switch byte {
      case UInt8(ascii: "\""):
        if decoding { decoded += bytes[plainStart..<index] }
        index += 1
        return (kind, String(decoding: decoded, as: UTF8.self))
      case UInt8(ascii: "\\"):
        kind = .escaped
        if decoding { decoded += bytes[plainStart..<index] }
        if let scalar = escape(), decoding { decoded += Array(String(scalar).utf8) }
        plainStart = index
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        report(
          "expected the end of the string before the end of the line", at: start..<index,
          help: "close it, or write the line break as \\n")
        return nil
      case 0..<0x20, 0x7F:
        // JSON allows the delete character, but it is useless in a name or a path.
        report(
          "found the control character U+\(hex(UInt32(byte), digits: 4)) in a string", at: here,
          help: byte == UInt8(ascii: "\t") ? "write \\t" : "write \\u\(hex(UInt32(byte), digits: 4))")
        index += 1
      default:
        if kind == .ascii { kind = .utf8 }
        if let length = utf8Length(at: index) {
          index += length
        } else {
          report("found \(found()) in a string", at: here, help: "save the file as UTF-8")
          index += 1
        }
      }
    }
    report("the text ends inside a string", at: start..<index, help: "close it with a quotation mark")
    return nil
  }

  /// The index of the first byte from `start` on that isn't simply a character of a text: no printable ASCII
  /// character, a quotation mark or a backslash.
  private func endOfPlainText(from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      let byte = bytes[end]
      guard byte &- 0x20 < 0x5F, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") else { break }
      end += 1
    }
    return end
  }

  /// Reads the escape that begins at the index. Returns nil, after reporting an error, if the escape has no meaning.
  private mutating func escape() -> Unicode.Scalar? {
    let start = index
    index += 1
    // A quotation mark or a line break is never part of an unknown escape's text, so the string can still end there.
    guard let byte = peek, byte >= 0x20 else { return reportEscape(at: start..<index) }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"):
      index += 1
      return Unicode.Scalar(byte)
    case UInt8(ascii: "b"): return simpleEscape("\u{8}")
    case UInt8(ascii: "f"): return simpleEscape("\u{C}")
    case UInt8(ascii: "n"): return simpleEscape("\n")
    case UInt8(ascii: "r"): return simpleEscape("\r")
    case UInt8(ascii: "t"): return simpleEscape("\t")
    case UInt8(ascii: "u"):
      return unicodeEscape(from: start)
    default:
      index = here.upperBound
      return reportEscape(at: start..<index)
    }
  }

  private mutating func simpleEscape(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    index += 1
    return scalar
  }

  private func reportEscape(at range: Range<Int>) -> Unicode.Scalar? {
    report(
      "found the unknown escape \(text(of: range)) in a string", at: range,
      help: "write a backslash as \\\\; also \\\" \\/ \\b \\f \\n \\r \\t \\u0041")
    return nil
  }

  /// Reads `\u` and four hexadecimal digits, or two of them that make a surrogate pair; the index is at the `u`.
  private mutating func unicodeEscape(from start: Int) -> Unicode.Scalar? {
    guard let unit = fourHexDigits() else {
      report(
        "expected four hexadecimal digits after \\u, found \(text(of: start..<index))", at: start..<index,
        help: "for example \\u0041")
      return nil
    }
    if let scalar = Unicode.Scalar(unit) { return scalar }
    let end = index
    if unit < 0xDC00, follows("\\u") {
      index += 1
      if let low = fourHexDigits(), 0xDC00...0xDFFF ~= low {
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      }
      index = end
    }
    report(
      "found \(text(of: start..<end)), one half of a surrogate pair", at: start..<end,
      help: "write the character itself, or both halves")
    return nil
  }

  /// Reads the four digits after the `u` at the index. Nil if there are fewer; the index is then just past those.
  private mutating func fourHexDigits() -> UInt32? {
    index += 1
    var number: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else { return nil }
      number = number << 4 | UInt32(digit)
      index += 1
    }
    return number
  }

  /// Skips text in other quotation marks ('…', “…”, ‘…’, „…“) and reports it. Nil if the index isn't at such a mark or
  /// the closing mark isn't on the same line.
  mutating func foreignString() -> (text: String, range: Range<Int>)? {
    let marks = [("'", ["'"]), ("“", ["”", "“"]), ("”", ["”"]), ("„", ["“", "”"]), ("‘", ["’"]), ("«", ["»"])]
    guard let (open, closing) = marks.first(where: { follows($0.0) }) else { return nil }
    let start = index
    let contents = start + open.utf8.count
    index = contents
    while let byte = peek, byte != UInt8(ascii: "\n") {
      if let close = closing.first(where: { follows($0) }) {
        let text = String(decoding: bytes[contents..<index], as: UTF8.self)
        index += close.utf8.count
        report(
          "expected straight quotation marks, found \(open)", at: start..<index, help: "write \(SafeText.quoted(text))")
        return (text, start..<index)
      }
      index += 1
    }
    index = start
    return nil
  }
}
