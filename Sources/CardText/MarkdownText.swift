/// Escapes text so that Markdown shows it literally: a name that a person chose can't become a picture, a link or the
/// end of a cell.
public enum MarkdownText {
  /// Returns a path escaped for a link's address between angle brackets.
  public static func address(_ path: String) -> String {
    var result = ""
    for scalar in path.unicodeScalars {
      switch scalar {
      case "<": result += "%3C"
      case ">": result += "%3E"
      case "\\": result += "%5C"
      case "%": result += "%25"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += "_"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Returns text escaped for a line or for a cell of a table. Line feeds become `<br>`, other control characters
  /// blanks. The underscores inside of a word mean nothing, and stay: names of columns remain readable.
  public static func literal(_ text: String) -> String {
    var result = ""
    let scalars = Array(text.unicodeScalars)
    func isOfWord(_ index: Int) -> Bool {
      guard scalars.indices.contains(index) else { return false }
      switch scalars[index] {
      case "a"..."z", "A"..."Z", "0"..."9": return true
      default: return false
      }
    }
    for (index, scalar) in scalars.enumerated() {
      switch scalar {
      case "\n", "\r": result += "<br>"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "&": result += "&amp;"
      case "_" where isOfWord(index - 1) && isOfWord(index + 1): result += "_"
      case "|", "\\", "`", "*", "_", "[", "]", "#", "~":
        result += "\\"
        result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: result += " "
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
