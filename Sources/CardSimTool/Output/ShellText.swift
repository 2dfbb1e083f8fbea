/// Quotes words for a shell.
enum ShellText {
  /// Returns `word` unchanged if it has no special meaning to a shell, else in quotation marks.
  static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.allSatisfy { character in
        character.isASCII && (character.isLetter || character.isNumber || "_-./:=,+@%".contains(character))
      }
    let parts = word.split(separator: "'", omittingEmptySubsequences: false)
    return isPlain ? word : "'" + parts.joined(separator: "'\\''") + "'"
  }
}
