import CardCommandLine

/// The formats of a run: those of tables, and a trace.
enum RunFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
  /// JSON Lines: an object for each row, in a line of its own.
  case jsonl
  case markdown
  /// A trace in Perfetto's format, which is bytes.
  case perfetto

  /// True for JSON in either form.
  var isJSON: Bool { self == .json || self == .jsonl }
}

extension ValueType where Value == RunFormat {
  /// A run's format; `md` is short for markdown.
  static var run: ValueType {
    let names = ValueType.name(RunFormat.self)
    return ValueType(choices: names.choices + ["md"]) { text throws(InvalidValue) in
      text == "md" ? .markdown : try names.read(text)
    }
  }
}
