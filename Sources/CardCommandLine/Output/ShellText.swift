import CardText

/// Quotes words for a shell.
package enum ShellText {
  /// Returns `word` unchanged if it has no special meaning to a shell, else in quotation marks. Characters that could
  /// control a terminal are written as escapes in `$'…'`, which bash, zsh and ksh read back.
  package static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "_-./:=,+@%".contains(character))
      }
    if isPlain { return word }
    if SafeText.escaped(word) != word { return "$'" + word.unicodeScalars.map(escaped).joined() + "'" }
    return "'" + word.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'"
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "'": return "\\'"
    case "\\": return "\\\\"
    case "\n": return "\\n"
    case "\t": return "\\t"
    default:
      let text = String(scalar)
      if SafeText.escaped(text) == text { return text }
      // Three octal digits each, so that no locale and no digit after them matter.
      return text.utf8.map { byte in
        let digits = String(byte, radix: 8)
        return "\\" + String(repeating: "0", count: 3 - digits.count) + digits
      }.joined()
    }
  }
}
