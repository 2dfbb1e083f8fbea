/// Words as a shell takes them.
enum ShellText {
  /// `word` as it is where no shell sees anything in it, else in quotation marks.
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
