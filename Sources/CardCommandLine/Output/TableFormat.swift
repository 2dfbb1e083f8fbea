/// The formats of a table with a heading, the same wherever rows are printed.
package enum TableFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
  /// JSON Lines: an object for each row, in a line of its own.
  case jsonl
  case markdown

  /// True for JSON in either form, whose numbers always read back to the same bits.
  package var isJSON: Bool { self == .json || self == .jsonl }
}

extension ValueType where Value == TableFormat {
  /// A table's format; `md` is short for markdown.
  package static var table: ValueType {
    let names = ValueType.name(TableFormat.self)
    return ValueType(choices: names.choices + ["md"]) { text throws(InvalidValue) in
      text == "md" ? .markdown : try names.read(text)
    }
  }
}
