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
