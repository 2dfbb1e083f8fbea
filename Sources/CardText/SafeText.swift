/// Makes text of unknown origin safe for a terminal and a log.
///
/// File names, keys and whole lines of a user's document end up in messages. Characters that could control a terminal
/// (escape sequences), break a message into lines, or show text in a different order (the bidirectional controls) are
/// written as escapes instead.
public enum SafeText {
  /// `text` with its control characters as JSON escapes, such as `\u001b`, and each tab as two spaces.
  public static func escaped(_ text: String) -> String {
    if text.utf8.allSatisfy({ 0x20 <= $0 && $0 < 0x7F }) { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      if scalar == "\t" {
        result.append(contentsOf: "  ".unicodeScalars)
      } else if isControl(scalar) {
        let digits = String(scalar.value, radix: 16)
        let padding = String(repeating: "0", count: max(0, 4 - digits.count))
        result.append(contentsOf: "\\u\(padding)\(digits)".unicodeScalars)
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// `text` in quotation marks, escaped, and cut if it is longer than `limit` characters: the form for quotes in
  /// messages.
  package static func quoted(_ text: String, limit: Int = 40) -> String {
    "\"\(cut(text, limit: limit))\""
  }

  /// `text`, escaped, and cut if it is longer than `limit` characters.
  package static func cut(_ text: String, limit: Int = 40) -> String {
    let scalars = text.unicodeScalars
    guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else { return escaped(text) }
    return escaped(String(scalars[..<end])) + "…"
  }

  /// The number of terminal columns that `text` takes: two for East Asian wide characters and most emoji, none for
  /// combining marks. An approximation of Unicode's annex 11, good enough to put a caret below a word.
  static func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns($1) }
  }

  static func columns(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.value {
    case 0..<0x300: 1
    case 0x300...0x36F, 0x200B...0x200D, 0x20D0...0x20FF, 0xFE00...0xFE0F, 0x1F3FB...0x1F3FF: 0
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
      0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      2
    default: 1
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F...0x9F: true
    // Line and paragraph separator, the bidirectional marks and controls, the byte order mark.
    case 0x2028, 0x2029, 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }
}
