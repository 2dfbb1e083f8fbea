import CardSettings
import CardText

extension ScenarioDocument {
  /// The preset as the scenario's text names it: a name, or a path; nil: it names none.
  package var writtenPresetName: String? {
    JSONParser.place(Diagnostics(source))?.member("preset")?.string
  }

  /// Returns the scenario's text under a preset and with settings of its own; everything else stays as it is written.
  ///
  /// - Parameters:
  ///   - preset: The preset's name, or its path as the scenario names it.
  ///   - values: The values of settings by their names, in JSON: they are added to those of "set", or take their place.
  ///   - path: Returns the path of a gesture or a recording, as the text names it, for the folder of the new text.
  /// - Returns: The text; nil if the scenario wasn't read from a text.
  public func text(
    under preset: String, setting values: [(key: String, json: String)], path: (String) -> String = { $0 }
  ) -> String? {
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
      edits.append((place.range, quoted(preset)))
    } else if preset != Preset.standardName {
      added += "\n  \"preset\": \(quoted(preset)),"
    }
    if let place = root.member("set") {
      edits.append((place.range, settings))
    } else if !members.isEmpty {
      added += "\n  \"set\": \(settings),"
    }
    edits.append((start..<start, added))
    for place in ScenarioDocument.filePlaces(in: root) {
      guard let name = place.string, case let moved = path(name), moved != name else { continue }
      edits.append((place.range, quoted(moved)))
    }
    var bytes = source.bytes
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range, with: Array(edit.text.utf8))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a text as JSON has it.
  private func quoted(_ text: String) -> String {
    var buffer = ByteBuffer(capacity: text.utf8.count + 2)
    buffer.append(jsonString: text)
    return buffer.text
  }

  /// Returns the places of the gestures and the recordings that a text names by their paths.
  private static func filePlaces(in root: JSONPlace) -> [JSONPlace] {
    let gestures = root.member("inputs").map { $0.elements.compactMap { $0.member("gesture") } } ?? []
    guard let recordings = root.member("recording") else { return gestures }
    let each = recordings.kind == .array ? Array(recordings.elements) : [recordings]
    return gestures + each.compactMap { $0.kind == .object ? $0.member("file") : $0 }
  }
}
