/// A line on a terminal that shows the progress of some work, and disappears at its end.
///
/// It is written to standard error, and only if that is a terminal.
struct Progress {
  private let isShown = Terminal.allowsCursor

  /// Shows `text` in place of the previous text.
  func show(_ text: String) {
    if isShown { Terminal.say("\r\u{1B}[K" + String(text.prefix(Terminal.width - 1))) }
  }

  /// Clears the line.
  func clear() {
    if isShown { Terminal.say("\r\u{1B}[K") }
  }
}
