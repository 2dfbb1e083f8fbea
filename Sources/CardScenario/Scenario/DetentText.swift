import CardModel
import CardText

extension ScenarioDocument {
  /// A detent as it was written: its name, its place, and the inputs that lead to it.
  public struct DetentText: Hashable, Sendable {
    /// The detent's name.
    public var name: String

    /// The place of the card's top edge at the detent.
    public var place: DetentPlace

    /// The inputs that lead to it; nil: all, or to a gone detent commands and the program.
    public var reach: DetentReach?

    /// Creates a detent.
    public init(name: String, place: DetentPlace, reach: DetentReach? = nil) {
      (self.name, self.place, self.reach) = (name, place, reach)
    }
  }
}

extension ScenarioDocument.DetentText {
  /// True if a finger reaches one of a card's detents where the card shows.
  static func areReachable(_ detents: [ScenarioDocument.DetentText]) -> Bool {
    detents.contains { $0.place != .gone && ($0.reach ?? .finger) == .finger }
  }

  /// An object of names and places: `{ "tip": { "height": 72 }, "half": "50%", "full": 96 }`, in any order.
  static var list: JSONShape<[ScenarioDocument.DetentText]> {
    .object { reader in
      let keys = reader.keys
      if keys.isEmpty { reader.errorAtOpening("a card needs at least one detent") }
      var detents: [ScenarioDocument.DetentText] = []
      for key in keys {
        guard let found = reader.required(key, as: DetentPlace.shapeWithReach) else { continue }
        if key.isName {
          detents.append(ScenarioDocument.DetentText(name: key, place: found.place, reach: found.reach))
        } else {
          reader.error("a detent's name has 1 to 40 letters, digits, _ and -", atName: key)
        }
      }
      func refuseSecond(_ place: DetentPlace, _ words: (String) -> String) {
        let alike = detents.filter { $0.place == place }
        guard alike.count > 1 else { return }
        reader.error(words(alike[0].name), at: alike[1].name, help: "two detents can't lie at one place")
      }
      refuseSecond(.content) { "\"\($0)\" is as high as the content already" }
      refuseSecond(.gone) { "the card is gone at \"\($0)\" already" }
      let isComplete = !detents.isEmpty && detents.count == keys.count
      if isComplete, !areReachable(detents) {
        reader.errorAtOpening(
          "no finger reaches a detent where this card shows",
          help: "leave \"reach\" out of one of them; a card that no finger moves has just that one")
      }
      return detents
    }
  }
}

extension JSONPlace {
  /// Reports detents without places, as UIKit's are listed; returns true if these are.
  func refusesArrayOfDetents() -> Bool {
    guard kind == .array else { return false }
    mismatch(
      expected: "an object of names and places",
      help: #"such as { "medium": "50%", "large": { "fraction": 1 } }"#)
    return true
  }
}

extension ScenarioDocument {
  /// The names of the detents that inputs give to cards.
  var laterDetentNames: [String] {
    inputs.flatMap { input -> [String] in
      guard case .detents(let detents, _, _) = input.action else { return [] }
      return detents.map { $0.name }
    }
  }

  /// Returns the same before the inputs are read, so that an input may name them.
  static func laterDetentNames(_ inputs: JSONPlace?) -> [String] {
    guard let inputs else { return [] }
    return inputs.elements.flatMap { $0.member("detents")?.keys ?? [] }
  }

  /// Reads an input that gives a card other detents; `cards` are those that it may name, nil if they are unreadable.
  static func readDetents(_ reader: ObjectReader, _ cards: [CardText]?, animated: Bool) -> Action? {
    let detents = reader.required("detents", as: DetentText.list)
    let name: String?
    if let cards, !reader.has("card") {
      name = cards.first?.name
      if cards.count > 1 {
        reader.error(
          "which card has these detents from now on?", at: "detents",
          help: "name it: \"card\": \"\(cards[0].name)\"")
      }
    } else {
      name = reader.optional("card", as: cards.map { .oneOf($0.map { ($0.name, $0.name) }) } ?? .name)
    }
    guard let detents, let place = reader.find("detents") else { return nil }
    if let card = cards?.first(where: { $0.name == name }) { card.check(detents, at: place) }
    return name.map { .detents(detents, card: $0, animated: animated) }
  }
}

extension ScenarioDocument.CardText {
  /// Reports detents that this card can't have.
  func check(_ detents: [ScenarioDocument.DetentText], at place: JSONPlace) {
    if !pages.isEmpty, detents.contains(where: { $0.place == .content }) {
      place.error(
        "a card with pages has no detent \"content\": each page has a content of its own",
        help: "write a height, such as { \"height\": 320 }")
    }
    if dismissal != nil, let gone = detents.first(where: { $0.place == .gone && $0.reach != nil }) {
      place.error(
        "\"dismissal\" and the \"reach\" of \"\(gone.name)\" both say who takes the card away",
        help: "leave one of them out")
    }
  }
}
