/// One problem of an input, described so that its author can fix it without a manual.
public struct Diagnostic: Error, Hashable, Sendable, CustomStringConvertible {
  /// The consequence of a problem: an error makes the input unusable, a warning doesn't.
  public enum Severity: String, Hashable, Sendable {
    /// The input is unusable.
    case error
    /// The input is usable, but its author should look at it.
    case warning
  }

  /// The consequence of the problem.
  public var severity: Severity

  /// The input's name, usually its path.
  public var file: String

  /// The line, from 1.
  public var line: Int

  /// The column, from 1, in characters.
  public var column: Int

  /// The number of characters marked; 0 at the end of a text.
  public var length: Int

  /// The path of the marked value in the document: `$.cards[0].header`. Nil for text that isn't a document.
  public var path: String?

  /// The problem: the text or value found, and the one expected.
  public var message: String

  /// A suggested fix.
  public var help: String?

  /// The part of the input's line that the message shows.
  public var excerpt: SourceText.Excerpt

  /// A problem with `range` of `source`; of a range that isn't in the text, with its nearest end.
  public init(
    _ message: String, severity: Severity = .error, in source: SourceText, at range: Range<Int>,
    path: String? = nil, help: String? = nil
  ) {
    let range = range.clamped(to: 0..<source.bytes.count)
    let position = source.position(of: range.lowerBound)
    self.severity = severity
    file = source.name
    line = position.line
    column = position.column
    length = source.characters(in: range)
    self.path = path
    self.message = message
    self.help = help
    excerpt = source.excerpt(of: range)
  }

  /// The whole message as a terminal shows it, with a line feed at its end.
  ///
  /// ```
  /// scenarios/fling.json:14:7: error: unknown key "dampnigRatio"
  ///   at $.card.spring.dampnigRatio
  ///    14 |       "dampnigRatio": 0.8
  ///       |       ^~~~~~~~~~~~~~ did you mean "damping_ratio"?
  /// ```
  ///
  /// Compilers use this format, so editors and CI systems can jump to the line and column.
  public var text: String {
    var lines = ["\(SafeText.escaped(file)):\(line):\(column): \(severity.rawValue): \(SafeText.escaped(message))"]
    if let path { lines.append("  at \(SafeText.escaped(path))") }

    let number = String(line)
    let margin = String(repeating: " ", count: max(1, 5 - number.count))
    lines.append("\(margin)\(number) | \(excerpt.before)\(excerpt.marked)\(excerpt.after)".trimmingTrailingSpaces())

    let indent = SafeText.columns(excerpt.before)
    let underline = "^" + String(repeating: "~", count: max(0, SafeText.columns(excerpt.marked) - 1))
    let gutter = String(repeating: " ", count: margin.count + number.count) + " | "
    var caret = gutter + String(repeating: " ", count: indent) + underline
    if let help = help.map(SafeText.escaped) {
      // On the caret's line if it fits there, otherwise on the next one.
      if caret.count + 1 + help.count <= 120 {
        caret += " " + help
        lines.append(caret)
      } else {
        lines += [caret, "  help: " + help]
      }
    } else {
      lines.append(caret)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The whole message, without the line feed at its end: the text that prints it.
  public var description: String { String(text.dropLast()) }
}

extension String {
  fileprivate func trimmingTrailingSpaces() -> String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
