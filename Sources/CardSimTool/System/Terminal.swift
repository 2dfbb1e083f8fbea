#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the person at the other end can see.
enum Terminal {
  /// Whether words written to standard error are read by a person, now.
  static var isWatched: Bool { FileDescriptor.standardError.isTerminal }

  /// Whether words on standard error may be coloured (https://no-color.org).
  static var allowsColor: Bool {
    isWatched && (environment("NO_COLOR") ?? "").isEmpty && environment("TERM") != "dumb"
  }

  /// Whether a line on standard error may be written over.
  static var allowsCursor: Bool { isWatched && environment("TERM") != "dumb" }

  /// How many characters a line of help may have: `COLUMNS`, or 80.
  static var width: Int {
    max(40, environment("COLUMNS").flatMap { Int($0) } ?? 80)
  }

  /// Writes words to standard error. When even that fails there is nobody to tell.
  static func say(_ text: String) {
    var text = text
    text.withUTF8 { try? FileDescriptor.standardError.write(UnsafeRawBufferPointer($0)) }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }
}
