import CardText

extension ScenarioDocument {
  /// Returns the scenario's text under a preset and with settings of its own; everything else stays as it is written.
  ///
  /// - Parameters:
  ///   - preset: The preset's name, or its path as the scenario names it.
  ///   - values: The values of settings by their names, in JSON: they are added to those of "set", or take their place.
  /// - Returns: The text; nil if the scenario wasn't read from a text.
  public func text(under preset: String, setting values: [(key: String, json: String)]) -> String? {
    guard let root = JSONParser.place(Diagnostics(source)), root.kind == .object else { return nil }
    var members: [(key: String, json: String)] = []
    if let set = root.member("set") {
      members = set.keys.compactMap { key in set.member(key).map { (key, $0.text) } }
    }
    for value in values {
      if let index = members.firstIndex(where: { $0.key == value.key }) {
        members[index] = value
      } else {
        members.append(value)
      }
    }
    let settings = "{ " + members.map { "\"\($0.key)\": \($0.json)" }.joined(separator: ", ") + " }"
    var edits: [(range: Range<Int>, text: String)] = []
    var added = ""
    let start = root.range.lowerBound + 1
    if let place = root.member("preset") {
      edits.append((place.range, "\"\(preset)\""))
    } else if preset != Preset.standardName {
      added += "\n  \"preset\": \"\(preset)\","
    }
    if let place = root.member("set") {
      edits.append((place.range, settings))
    } else if !members.isEmpty {
      added += "\n  \"set\": \(settings),"
    }
    edits.append((start..<start, added))
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
