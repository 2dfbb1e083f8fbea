import CardText

/// Hints for keys that aren't known where they stand: such as stand elsewhere, and such as other systems have.
///
/// These are a preset's; `CardScenario` adds those of a scenario.
package enum KeyHints {
  /// Other systems' and people's names for keys, in lower case without `-` and `_`, and our own.
  private static let synonyms = [
    "expectations": "expect", "asserts": "expect", "assertions": "expect", "settings": "set", "options": "set",
    "rules": "set", "parameters": "set", "description": "about", "comment": "about", "events": "inputs",
    "gestures": "inputs", "steps": "inputs", "selecteddetentidentifier": "detent", "initialdetent": "detent",
    "initialdetentidentifier": "detent", "startdetent": "detent", "initial": "detent", "start": "detent",
    "largestundimmeddetentidentifier": "largest_undimmed_detent", "headerheight": "header",
    "contentheight": "content", "title": "name", "id": "name", "drag": "swipe", "fling": "swipe", "flick": "swipe",
    "pan": "swipe", "wait": "at", "time": "at", "delay": "at", "when": "at",
    // A scenario's preset is called by its name, and a preset extends another one.
    "preset": "extends", "extends": "preset",
  ]

  /// Returns the hint for a key among settings; `keys` are those of its value, if that is an object.
  package static func ofSettings(_ key: String, _ keys: [String]) -> String? {
    if let inner = keys.first(where: { SettingKey.named("\(key).\($0)") != nil }) {
      return "write the keys in full: \"\(key).\(inner)\""
    }
    switch plain(key.split(separator: ".").last.map(String.init) ?? key) {
    case "stiffness", "mass", "bounce", "tension", "friction", "damping", "dampingcoefficient":
      return "a spring is \"settle.response\" and \"settle.damping_ratio\": 'cardsim spring' turns others into them"
    default: return nil
    }
  }

  /// Returns the hint for a key of a preset's document.
  package static func ofPreset(_ key: String) -> String? {
    SettingKey.named(key) != nil ? inSet(key) : synonym(of: key, among: ["set", "about", "name", "extends"])
  }

  /// Returns the hint that a key is a setting.
  package static func inSet(_ key: String) -> String { "\"\(key)\" is a setting: it stands in \"set\"" }

  /// Returns the question whether one of the known keys was meant, whose synonym this is.
  package static func synonym(of key: String, among known: [String]) -> String? {
    guard let own = synonyms[plain(key)], known.contains(own) else { return nil }
    return "did you mean \"\(own)\"?"
  }

  /// Returns a name in lower case without `-` and `_`.
  package static func plain(_ key: String) -> String { key.lowercased().filter { $0 != "_" && $0 != "-" } }
}
