extension ByteBuffer {
  /// Adds text as it is.
  public mutating func append(text: String) {
    var text = text
    text.withUTF8 { append(bytes: UnsafeRawBufferPointer($0)) }
  }

  /// Adds fixed text as it is.
  @inlinable
  public mutating func append(literal text: StaticString) {
    precondition(text.hasPointerRepresentation, "a literal of a single scalar is a byte: append(byte:)")
    append(bytes: UnsafeRawBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  /// Adds text as one cell of a CSV row, in quotation marks only if it contains a comma, a quotation mark or a line
  /// break (RFC 4180, section 2).
  public mutating func append(cell text: String) {
    let needsQuotes = text.utf8.contains { byte in
      switch byte {
      case UInt8(ascii: ","), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
      default: false
      }
    }
    guard needsQuotes else {
      append(text: text)
      return
    }
    append(byte: UInt8(ascii: "\""))
    for byte in text.utf8 {
      if byte == UInt8(ascii: "\"") { append(byte: byte) }
      append(byte: byte)
    }
    append(byte: UInt8(ascii: "\""))
  }

  /// Adds text as a JSON string with its quotation marks. Escapes the characters that JSON requires (RFC 8259, section
  /// 7) and the delete character, which disturbs terminals.
  public mutating func append(jsonString text: String) {
    append(byte: UInt8(ascii: "\""))
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        append(byte: UInt8(ascii: "\\"))
        append(byte: byte)
      case UInt8(ascii: "\n"): append(literal: "\\n")
      case UInt8(ascii: "\r"): append(literal: "\\r")
      case UInt8(ascii: "\t"): append(literal: "\\t")
      case 0..<0x20, 0x7F:
        append(literal: "\\u00")
        append(byte: ByteBuffer.hexDigit(byte >> 4))
        append(byte: ByteBuffer.hexDigit(byte & 15))
      default: append(byte: byte)
      }
    }
    append(byte: UInt8(ascii: "\""))
  }

  private static func hexDigit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
  }
}
