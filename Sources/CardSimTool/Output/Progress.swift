/// A line on a terminal that says how far something has come, and goes when it is done.
///
/// It is written to standard error, and only where a person sees it.
struct Progress {
  private let isShown = Terminal.allowsCursor

  /// Shows `text` in the place of what was shown before.
  func show(_ text: String) {
    if isShown { Terminal.say("\r\u{1B}[K" + String(text.prefix(Terminal.width - 1))) }
  }

  /// Leaves the line empty.
  func clear() {
    if isShown { Terminal.say("\r\u{1B}[K") }
  }
}
