import CardSettings
import CardText

/// The hints for the keys of a scenario.
extension KeyHints {
  private static let ofScenarios = JSONSchema.scenario.propertyNames
  private static let ofCards = JSONSchema.card.propertyNames
  private static let ofPages = JSONSchema.page.propertyNames

  /// Returns the hint for a key of a scenario's document; nil: none but the nearest name.
  static func ofScenario(_ key: String) -> String? {
    if SettingKey.named(key) != nil { return inSet(key) }
    if ofCards.contains(key) { return "\"\(key)\" is a card's: it stands in one of \"cards\"" }
    if ofPages.contains(key) { return inPages(key) }
    if InputKind(rawValue: key) != nil {
      return "\"\(key)\" is an input: it stands in one of \"inputs\", beside \"at\""
    }
    return synonym(of: key, among: ["expect", "set", "about", "inputs", "name", "preset"])
  }

  /// Returns the hint for a key of a card.
  static func ofCard(_ key: String) -> String? {
    if let hint = outsideOfCards(key) { return hint }
    if ofPages.contains(key) { return inPages(key) }
    switch plain(key) {
    case "peekheight", "peek": return "write it as a detent: \"detents\": { \"peek\": { \"height\": 96 } }"
    case "cornerradius": return "nothing here depends on the radius of corners: leave it out"
    default: return synonym(of: key, among: ["detent", "largest_undimmed_detent", "header", "content", "name"])
    }
  }

  /// Returns the hint for a key of a page.
  static func ofPage(_ key: String) -> String? {
    if ofCards.contains(key) { return "\"\(key)\" is the card's: it stands beside its \"pages\"" }
    return outsideOfCards(key) ?? synonym(of: key, among: ["header", "content", "name"])
  }

  /// Returns the hint for a key of an input.
  static func ofInput(_ key: String) -> String? { synonym(of: key, among: ["swipe", "at"]) }

  /// Returns the hint for a key of a finger's path, which stands beside it.
  static func ofFinger(_ key: String, in kind: String) -> String? {
    key == "on" || key == "at" ? "\"\(key)\" stands beside \"\(kind)\", not in it" : nil
  }

  /// Returns the hint for a key of a detent's place.
  static func ofPlace(_ key: String) -> String? {
    ["top", "y", "fromtop"].contains(plain(key)) ? "a number alone is the y of the card's top edge: \"full\": 100" : nil
  }

  /// Returns the hint for a key of a card or a page that stands beside the cards.
  private static func outsideOfCards(_ key: String) -> String? {
    if ofScenarios.contains(key) { return "\"\(key)\" is the scenario's: it stands beside \"cards\"" }
    return SettingKey.named(key) == nil ? nil : inSet(key) + ", beside \"cards\""
  }

  private static func inPages(_ key: String) -> String {
    "\"\(key)\" is a page's: it stands in one of a card's \"pages\""
  }
}
