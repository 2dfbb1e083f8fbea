import CardText

/// A system by the words that people try for it, with its presets and the built-in scenarios that behave as it does.
///
/// No preset has such a word as its name: an error names the family in place of a misspelt name.
public struct PresetFamily: Hashable, Sendable {
  /// The system, in words that come after "for".
  public let title: String

  /// The words, in lower case without `-`, `_`, dots and blanks: a name with one of them at its beginning or its end
  /// means this family.
  public let words: [String]

  /// The presets that have this system's rules.
  public let presets: [String]

  /// The presets of libraries for it, which have rules of their own.
  public let libraries: [String]

  /// The built-in scenarios that come nearest to this system, by settings of their own.
  public let scenarios: [String]

  init(
    _ title: String, words: [String], presets: [String] = [], libraries: [String] = [], scenarios: [String] = []
  ) {
    (self.title, self.words, self.presets) = (title, words, presets)
    (self.libraries, self.scenarios) = (libraries, scenarios)
  }

  /// All families. Of two that a word may mean, the first counts.
  public static let all = [
    PresetFamily("Apple Maps", words: ["applemaps", "floatingpanel", "mapsios"], scenarios: ["apple-maps"]),
    PresetFamily(
      "Material's bottom sheet",
      words: ["googlemaps", "google", "material", "android", "compose", "bottomsheet", "pixel"],
      scenarios: ["google-maps-sheet"]),
    PresetFamily(
      "UIKit's own sheets",
      words: [
        "uikit", "uisheet", "uisheetpresentationcontroller", "ios", "iphone", "ipad", "apple", "swiftui", "sheet",
      ],
      libraries: ["tgcard-2.5.1", "sweetcurtain-0.9", "cardparts-sheet"], scenarios: ["undimmed-sheet", "sheet-goes"]),
    PresetFamily(
      "TripGo", words: ["tripgo", "tg", "tgcardviewcontroller", "skedgo"],
      presets: ["tgcard-2.5.1", "tgcard-readme", "tgcard-2018"]),
    PresetFamily("SweetCurtain", words: ["curtain", "sweet"], presets: ["sweetcurtain-0.9", "sweetcurtain-0.2.5"]),
    PresetFamily("CardParts", words: ["cardparts", "mint", "intuit"], presets: ["cardparts-sheet"]),
    PresetFamily("a music player", words: ["music", "player", "spotify"], scenarios: ["mini-player"]),
    PresetFamily(
      "the tool's own rules", words: ["default", "none", "cardsim", "normal", "base", "own"], presets: ["standard"]),
  ]

  /// Returns the family that a name means; nil if no word of any is in it.
  public static func meant(by name: String) -> PresetFamily? {
    let bytes = name.utf8.compactMap { (byte: UInt8) -> UInt8? in
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
      default: nil
      }
    }
    // The whole name first: `sweetcurtain` is no sheet, whatever its letters.
    return all.first { $0.words.contains { Array($0.utf8) == bytes } }
      ?? all.first { family in
        family.words.contains { word in
          word.utf8.count > 2 && (bytes.starts(with: word.utf8) || bytes.reversed().starts(with: word.utf8.reversed()))
        }
      }
  }

  /// The family's presets and scenarios in words: `for TripGo there are the presets "tgcard-2.5.1", …`.
  ///
  /// - Parameter quote: Returns a name in quotation marks.
  public func sentence(_ quote: (String) -> String) -> String {
    func list(_ names: [String], _ one: String, _ many: String) -> String {
      let quoted = names.map(quote)
      guard let last = quoted.last, quoted.count > 1 else { return one + " " + (quoted.first ?? "") }
      return many + " " + quoted.dropLast().joined(separator: ", ") + " and " + last
    }
    var text = "there is no preset for \(title)"
    if !presets.isEmpty {
      text = "for \(title) there " + list(presets, "is the preset", "are the presets")
    }
    if !libraries.isEmpty { text += ", but of libraries on it " + list(libraries, "the preset", "the presets") }
    if !scenarios.isEmpty {
      text += "; the built-in " + list(scenarios, "scenario", "scenarios")
      text += scenarios.count > 1 ? " come nearest to it" : " comes nearest to it"
    }
    return text
  }

  /// `did you mean "x"?`, or the family's presets, or nil if the name means nothing that is known.
  static func help(for name: String) -> String? {
    NearestName.question(name, in: Preset.names) ?? meant(by: name)?.sentence { "\"\($0)\"" }
  }
}
