import CardText

/// A table as spreadsheets write it where a comma is the decimal sign: its cells are separated by semicolons, or by
/// tabs.
enum SeparatedText {
  /// Returns the table with commas between its cells and points in its numbers, byte by byte, so that every place stays
  /// where it is; a table whose header has a comma is returned as it is.
  static func withCommas(_ source: SourceText) -> SourceText {
    let (comma, point, quote) = (UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "\""))
    let header = source.bytes.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let separators = [UInt8(ascii: ";"), UInt8(ascii: "\t")]
    guard !header.contains(comma), let separator = separators.first(where: { header.contains($0) }) else {
      return source
    }
    var isQuoted = false
    let bytes = source.bytes.map { byte in
      if byte == quote { isQuoted.toggle() }
      return switch byte {
      case separator where !isQuoted: comma
      case comma where !isQuoted: point
      default: byte
      }
    }
    return SourceText(name: source.name, bytes: bytes)
  }
}
