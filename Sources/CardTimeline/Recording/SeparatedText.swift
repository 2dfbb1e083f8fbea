import CardText

/// A table as spreadsheets write it where a comma is the decimal sign: its cells are separated by semicolons, or by
/// tabs. Its times may be those of a clock.
enum SeparatedText {
  private static let comma = UInt8(ascii: ","), point = UInt8(ascii: "."), quote = UInt8(ascii: "\"")

  /// Returns the table with commas between its cells, points in its numbers and seconds in place of clock times, byte
  /// by byte, so that every place stays where it is.
  ///
  /// - Throws: `DiagnosticsError` if the text is UTF-16, or its numbers have both commas and points: one of them
  ///   separates thousands.
  static func withCommas(_ source: SourceText) throws(DiagnosticsError) -> SourceText {
    ClockText.withSeconds(try separated(source))
  }

  /// Returns the table with commas between its cells and points in its numbers; one whose header has a comma between
  /// cells is returned as it is.
  private static func separated(_ source: SourceText) throws(DiagnosticsError) -> SourceText {
    if source.bytes.starts(with: [0xFF, 0xFE]) || source.bytes.starts(with: [0xFE, 0xFF]) {
      throw error("the text is UTF-16", at: 0..<2, in: source, help: "save it as CSV in UTF-8")
    }
    guard let separator = separator(in: source.bytes) else { return source }
    var (bytes, isQuoted, start) = (source.bytes, false, HeaderLine.start(in: source.bytes))
    var decimal: (sign: UInt8, place: Int)?
    for index in start...bytes.count {
      if index < bytes.count, bytes[index] == quote { isQuoted.toggle() }
      let isEnd = index == bytes.count || !isQuoted && [separator, 0x0A, 0x0D].contains(bytes[index])
      guard isEnd else { continue }
      if isNumeric(bytes[start..<index]) {
        for place in start..<index where bytes[place] == comma || bytes[place] == point {
          if let decimal, decimal.sign != source.bytes[place] {
            throw error(
              "the numbers have commas and points", at: place..<place + 1, in: source,
              help: "write them without separators of thousands")
          }
          decimal = (bytes[place], place)
          bytes[place] = point
        }
      } else {
        // A comma within a text that isn't quoted would end its cell.
        let isText = source.bytes[start..<index].contains(quote)
        for place in start..<index where bytes[place] == comma && !isText { bytes[place] = point }
      }
      if index < bytes.count, bytes[index] == separator { bytes[index] = comma }
      start = index + 1
    }
    return SourceText(name: source.name, bytes: bytes)
  }

  /// Returns the separator of a table whose header has no comma between its cells; nil: it is a comma.
  private static func separator(in bytes: [UInt8]) -> UInt8? {
    var (isQuoted, found): (Bool, UInt8?) = (false, nil)
    for byte in bytes[HeaderLine.start(in: bytes)...] {
      if byte == 0x0A || byte == 0x0D { break }
      if byte == quote { isQuoted.toggle() }
      if isQuoted { continue }
      if byte == comma { return nil }
      if byte == UInt8(ascii: ";") || found == nil && byte == UInt8(ascii: "\t") { found = byte }
    }
    return found
  }

  /// True if a cell, perhaps in quotation marks, has the characters of a number only.
  private static func isNumeric(_ cell: ArraySlice<UInt8>) -> Bool {
    var hasDigit = false
    for byte in cell {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): hasDigit = true
      case comma, point, quote, UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"), 0x20: break
      default: return false
      }
    }
    return hasDigit
  }

  static func error(
    _ message: String, at range: Range<Int>, in source: SourceText, help: String
  ) -> DiagnosticsError {
    let diagnostics = Diagnostics(source)
    diagnostics.error(message, at: range, help: help)
    do throws(DiagnosticsError) {
      try diagnostics.throwErrors()
    } catch {
      return error
    }
    preconditionFailure("a diagnostic that was added is thrown")
  }
}
