/// Makes text of any origin safe for a page: the one place that escapes.
///
/// A page has text between tags and in attributes, and pictures in `data:` addresses; what stands in `<script>` is the
/// page's own or packed. Names come from people's files, and may hold anything.
enum PageText {
  /// Returns text for HTML, between tags and in attributes in either kind of quotation marks. Control characters, which
  /// HTML doesn't allow, become U+FFFD.
  static func html(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped.append(contentsOf: "&amp;".unicodeScalars)
      case "<": escaped.append(contentsOf: "&lt;".unicodeScalars)
      case ">": escaped.append(contentsOf: "&gt;".unicodeScalars)
      case "\"": escaped.append(contentsOf: "&quot;".unicodeScalars)
      case "'": escaped.append(contentsOf: "&#39;".unicodeScalars)
      case "\t", "\n": escaped.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped.append("\u{FFFD}")
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }

  /// Returns an SVG document as an address of itself, to stand as it is in an attribute in single quotation marks.
  static func address(svg: [UInt8]) -> [UInt8] {
    var address = Array("data:image/svg+xml,".utf8)
    address.reserveCapacity(svg.count + svg.count / 8)
    for byte in svg {
      switch byte {
      case UInt8(ascii: "%"): address += "%25".utf8
      case UInt8(ascii: "#"): address += "%23".utf8
      // An address may hold neither; a browser drops line ends, and blanks at its end.
      case UInt8(ascii: "\n"): address += "%0A".utf8
      case UInt8(ascii: "&"): address += "&amp;".utf8
      case UInt8(ascii: "'"): address += "&#39;".utf8
      default: address.append(byte)
      }
    }
    return address
  }
}
