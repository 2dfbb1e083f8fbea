import CardCommandLine
import CardCommands

/// The format of a snap map.
enum MapFormat: String, CaseIterable, Sendable {
  case text
  case csv
  case json
  case jsonl
  case markdown
  case svg
}

extension MapFormat {
  /// The format that the command line names, or else the one by which its output file ends: `map.csv` is no text.
  init(_ arguments: Arguments) {
    self = arguments[MapCommand.format]
    guard !arguments.has(MapCommand.format.spec), let path = arguments[CommonOption.output],
      let ending = Path.name(of: path).split(separator: ".", omittingEmptySubsequences: false).dropFirst().last
    else { return }
    self = ending == "md" ? .markdown : MapFormat(rawValue: String(ending)) ?? self
  }
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
