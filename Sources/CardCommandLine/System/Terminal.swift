/// The capabilities of the terminal, if there is one.
package enum Terminal {
  /// True if standard error is a terminal.
  package static var isWatched: Bool { FileDescriptor.standardError.isTerminal }

  /// True if text on standard error may be coloured (https://no-color.org).
  package static var allowsColor: Bool {
    isWatched && (Environment.value("NO_COLOR") ?? "").isEmpty && Environment.value("TERM") != "dumb"
  }

  /// True if a line on standard error may be overwritten.
  package static var allowsCursor: Bool { isWatched && Environment.value("TERM") != "dumb" }

  /// True if standard output is a terminal.
  package static var showsOutput: Bool { FileDescriptor.standardOutput.isTerminal }

  /// True if text on standard output may be coloured.
  package static var outputAllowsColor: Bool {
    showsOutput && (Environment.value("NO_COLOR") ?? "").isEmpty && Environment.value("TERM") != "dumb"
  }

  /// True if the locale's encoding is UTF-8: by the first of these variables that is set (POSIX, 8.2).
  package static var hasUnicode: Bool {
    for name in ["LC_ALL", "LC_CTYPE", "LANG"] {
      guard let value = Environment.value(name), !value.isEmpty else { continue }
      // The form is language_TERRITORY.codeset@modifier, of which only the language is required.
      let codeset = value.lowercased().prefix { $0 != "@" }
      return codeset.hasSuffix("utf-8") || codeset.hasSuffix("utf8")
    }
    return false
  }

  /// The width of standard output, characters: the terminal's own answer, `COLUMNS`, or 80.
  package static var outputWidth: Int { FileDescriptor.standardOutput.terminalWidth ?? width }

  /// The width that a message fits, characters: the terminal's, if standard error is one; nil for a file or a pipe.
  package static var messageWidth: Int? { isWatched ? FileDescriptor.standardError.terminalWidth ?? width : nil }

  /// The width of a line of help, characters: `COLUMNS`, or 80.
  package static var width: Int {
    max(40, Environment.value("COLUMNS").flatMap { Int($0) } ?? 80)
  }

  /// Writes text to standard error. If that fails, the failure can't be reported and is ignored.
  package static func say(_ text: String) {
    var text = text
    text.withUTF8 { try? FileDescriptor.standardError.write(UnsafeRawBufferPointer($0)) }
  }
}
