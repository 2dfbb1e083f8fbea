import CardFormats

/// Goes through the rows of a text, the header first.
enum Rows {
  static func forEach(
    _ text: String, _ body: (borrowing RowScanner, Int) throws(DiagnosticsError) -> Void
  ) throws(DiagnosticsError) {
    var scanner = RowScanner(name: "a.csv")
    var bytes = Array(text.utf8)[...]
    var index = 0
    while true {
      switch try scanner.next() {
      case .row:
        try body(scanner, index)
        index += 1
      case .end: return
      case .bytesWanted:
        scanner.fill { buffer in
          let count = min(buffer.count, bytes.count)
          buffer.copyBytes(from: bytes.prefix(count))
          bytes = bytes.dropFirst(count)
          return count
        }
      }
    }
  }

  /// What is wrong with it: the place and the message.
  static func problem(_ body: () throws(DiagnosticsError) -> Void) -> String {
    do throws(DiagnosticsError) {
      try body()
      return ""
    } catch {
      return error.diagnostics.map { "\($0.line):\($0.column) \($0.message)" }.joined(separator: "; ")
    }
  }
}
