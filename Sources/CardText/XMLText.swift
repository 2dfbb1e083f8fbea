/// Makes text of any origin safe in XML, in SVG and in HTML: the one place that escapes for them.
///
/// Names come from people's files, and may hold anything. Control characters, which XML 1.0 or HTML doesn't allow even
/// as references, become U+FFFD.
public enum XMLText {
  /// Returns text for the place between two tags.
  public static func content(_ text: String) -> String { escaped(text, isAttribute: false) }

  /// Returns text for the value of an attribute, between quotation marks of either kind.
  public static func attribute(_ text: String) -> String { escaped(text, isAttribute: true) }

  private static func escaped(_ text: String, isAttribute: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result.append(contentsOf: "&amp;".unicodeScalars)
      case "<": result.append(contentsOf: "&lt;".unicodeScalars)
      case ">": result.append(contentsOf: "&gt;".unicodeScalars)
      case "\"" where isAttribute: result.append(contentsOf: "&quot;".unicodeScalars)
      case "'" where isAttribute: result.append(contentsOf: "&#39;".unicodeScalars)
      // A reader makes a line feed of a carriage return, and in an attribute blanks of all three.
      case "\r",
        "\t" where isAttribute, "\n" where isAttribute:
        result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      case "\t", "\n": result.append(scalar)
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": result.append("\u{FFFD}")
      default: result.append(scalar)
      }
    }
    return String(result)
  }
}
