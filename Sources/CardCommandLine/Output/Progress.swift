/// A line on a terminal that shows the progress of some work, and disappears at its end.
///
/// It is written to standard error, and only if that is a terminal.
package struct Progress {
  private let isShown = Terminal.allowsCursor

  package init() {}

  /// Shows `text` in place of the previous text.
  package func show(_ text: String) {
    if isShown { Terminal.say("\r\u{1B}[K" + String(text.prefix(Terminal.width - 1))) }
  }

  /// Clears the line.
  package func clear() {
    if isShown { Terminal.say("\r\u{1B}[K") }
  }
}
