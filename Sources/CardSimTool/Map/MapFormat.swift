import CardCommandLine

/// The format of a snap map.
enum MapFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
  case jsonl
  case markdown
  case svg
}

extension ValueType where Value == MapFormat {
  /// A map's format; `md` is short for markdown.
  static var map: ValueType {
    let names = ValueType.name(MapFormat.self)
    return ValueType(choices: names.choices + ["md"]) { text throws(InvalidValue) in
      text == "md" ? .markdown : try names.read(text)
    }
  }
}
