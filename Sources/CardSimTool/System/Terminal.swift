/// What the person at the other end can see.
enum Terminal {
  /// Whether words written to standard error are read by a person, now.
  static var isWatched: Bool { FileDescriptor.standardError.isTerminal }

  /// Whether words on standard error may be coloured (https://no-color.org).
  static var allowsColor: Bool {
    isWatched && (Environment.value("NO_COLOR") ?? "").isEmpty && Environment.value("TERM") != "dumb"
  }

  /// Whether a line on standard error may be written over.
  static var allowsCursor: Bool { isWatched && Environment.value("TERM") != "dumb" }

  /// Whether a person looks at standard output, now.
  static var showsOutput: Bool { FileDescriptor.standardOutput.isTerminal }

  /// Whether what goes to standard output may be coloured.
  static var outputAllowsColor: Bool {
    showsOutput && (Environment.value("NO_COLOR") ?? "").isEmpty && Environment.value("TERM") != "dumb"
  }

  /// Whether the locale's characters are Unicode's: by the first of these variables that is set (POSIX, 8.2).
  static var hasUnicode: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = Environment.value(name), !value.isEmpty else { continue }
      // language_TERRITORY.codeset@modifier, of which only the language must be there.
      let codeset = value.lowercased().prefix { $0 != "@" }
      return codeset.hasSuffix("utf-8") || codeset.hasSuffix("utf8")
    }
    return false
  }

  /// How many characters a line of standard output has: the terminal's own answer, `COLUMNS`, or 80.
  static var outputWidth: Int { FileDescriptor.standardOutput.terminalWidth ?? width }

  /// How many characters a line of help may have: `COLUMNS`, or 80.
  static var width: Int {
    max(40, Environment.value("COLUMNS").flatMap { Int($0) } ?? 80)
  }

  /// Writes words to standard error. When even that fails there is nobody to tell.
  static func say(_ text: String) {
    var text = text
    text.withUTF8 { try? FileDescriptor.standardError.write(UnsafeRawBufferPointer($0)) }
  }
}
