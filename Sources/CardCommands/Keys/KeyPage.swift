import CardCommandLine
import CardScenario
import CardSettings
import CardText

/// Keys and all that is known of them, as a page that fits the terminal.
struct KeyPage {
  /// The preset whose values, sources and certainties are shown.
  var preset: Preset

  /// The width of a line, characters.
  var width: Int

  /// The longest line that is read with ease, characters.
  static let widthMax = 100

  /// Returns the list of keys, each with its value and its meaning.
  func list(_ keys: [SettingKey]) -> String {
    keys.map { heading($0) + paragraph($0.meaning, indent: 4) }.joined()
  }

  /// Returns the list of keys, each with its value, its meaning, and the value's source.
  func rules(_ keys: [SettingKey]) -> String {
    keys.map { key in
      let origin = source(SafeText.escaped(preset.source(of: key)), preset.certainty(of: key))
      return heading(key) + paragraph(key.meaning, indent: 4) + paragraph(capitalized(origin) + ".", indent: 4)
    }.joined()
  }

  /// Returns the keys with the values that they take, their sources, and what puts them in force.
  func text(_ keys: [SettingKey]) -> String {
    let count = keys.count == 1 ? "1 key" : "\(keys.count) keys"
    var sources = keys.map { preset.source(of: $0) }
    for key in keys {
      if case .choice(let words, _, _) = key.kind { sources += words.map(\.source) }
    }
    return "\(count), under the preset \(preset.name)\n\n" + keys.map(entry).joined(separator: "\n")
      + references(in: sources)
  }

  // MARK: A key

  private func heading(_ key: SettingKey) -> String {
    let unit = key.unit.isEmpty || key.hasWord(in: preset.settings) ? "" : " " + key.unit
    return TextLayout.wrap("\(key.name) = \(key.value(in: preset.settings))\(unit)", width: width, first: 0, rest: 4)
      + "\n"
  }

  private func entry(_ key: SettingKey) -> String {
    var rows = [("takes", takes(key))]
    if !key.unitList.isEmpty { rows.append(("unit", unit(key))) }
    rows += [("in force", force(key)), ("source", source(preset.source(of: key), preset.certainty(of: key)))]
    return heading(key) + paragraph(key.meaning, indent: 4) + "\n" + table(rows) + values(key)
  }

  private func takes(_ key: SettingKey) -> String {
    switch key.kind {
    case .choice(let words, _, _): "one of \(words.count) words"
    case .curve: key.accepted + "; 'cardsim list curves' has the names"
    case .number, .numberOrWord, .flag: key.accepted
    }
  }

  private func unit(_ key: SettingKey) -> String {
    let own = key.unit.isEmpty ? "none" : key.unit
    let others = key.units.map(\.name).filter { $0 != key.unit && $0.utf8.allSatisfy { $0 < 0x80 } }
    if others.isEmpty { return own }
    return own + "; a number may also have " + others.joined(separator: " or ") + " after it"
  }

  private func force(_ key: SettingKey) -> String {
    let condition = key.condition
    if condition.isAlways { return "always" }
    return (key.isInForce(preset.settings) ? "yes, since " : "no, only if ") + condition.words
  }

  private func source(_ source: String, _ certainty: Preset.Certainty) -> String {
    source == "own" ? "this project's own choice" : "\(source) (\(certainty.words))"
  }

  /// The words that the key takes, each with its meaning and its source.
  private func values(_ key: SettingKey) -> String {
    let rows: [(String, [String])]
    switch key.kind {
    case .choice(let words, _, _):
      rows = words.map { ($0.name, [$0.meaning, capitalized(source($0.source, $0.certainty)) + "."]) }
    case .numberOrWord(_, _, _, let words):
      rows = words.map {
        ($0.name, [$0.meaning + ($0.value.isFinite ? " It is \(number($0.value)) \(key.unit)." : "")])
      }
    case .number, .flag, .curve: return ""
    }
    let column = 6 + (rows.map { $0.0.count }.max() ?? 0)
    return "\n"
      + rows.map { name, lines in
        lines.enumerated().map { index, line in
          TextLayout.pad(index == 0 ? "    " + name : "", to: column)
            + TextLayout.wrap(line, width: width, first: column, rest: column) + "\n"
        }.joined()
      }.joined()
  }

  // MARK: Layout

  private func paragraph(_ text: String, indent: Int) -> String {
    TextLayout.pad("", to: indent) + TextLayout.wrap(text, width: width, first: indent, rest: indent) + "\n"
  }

  private func table(_ rows: [(String, String)]) -> String {
    let column = 14
    return rows.map { label, text in
      TextLayout.pad("    " + label, to: column) + TextLayout.wrap(text, width: width, first: column, rest: column)
        + "\n"
    }.joined()
  }

  private func number(_ number: Double) -> String { DecimalText.shortest(number) }

  private func capitalized(_ text: String) -> String { text.prefix(1).uppercased() + text.dropFirst() }

  // MARK: References

  /// The meanings of the abbreviations in some sources, from the references of all presets.
  private func references(in sources: [String]) -> String {
    var found: [String] = []
    for reference in (preset.references + Preset.all.flatMap(\.references)) where !found.contains(reference) {
      let names = reference.prefix { $0 != ":" }.split(separator: ",").map { $0.drop { $0 == " " } }
      if names.contains(where: { name in sources.contains { uses($0, name) } }) { found.append(reference) }
    }
    if found.isEmpty { return "" }
    return "\nSOURCES:\n" + found.map { paragraph($0, indent: 2) }.joined()
  }

  /// Returns true if a source has an abbreviation as a word of its own; this project's own choices need none.
  private func uses(_ source: String, _ name: Substring) -> Bool {
    name != "own" && source.split { !$0.isLetter && !$0.isNumber }.contains(name)
  }
}

extension SettingKey {
  /// True if a word stands for the key's number.
  fileprivate func hasWord(in settings: Settings) -> Bool {
    guard case .numberOrWord(_, _, _, let words) = kind else { return false }
    return words.contains { $0.name == value(in: settings) }
  }
}

extension Preset.Certainty {
  /// The certainty after a source.
  fileprivate var words: String {
    switch self {
    case .read: "read in the source"
    case .documented: "documented by its maker"
    case .measured: "measured by others"
    case .guessed: "guessed"
    case .own: "this project's own choice"
    }
  }
}
