import CardModel
import CardText

extension ScenarioDocument {
  /// A detent as it was written: its name, its place, and the inputs that lead to it.
  public struct DetentText: Hashable, Sendable {
    /// The detent's name.
    public var name: String

    /// The place of the card's top edge at the detent.
    public var place: DetentPlace

    /// The inputs that lead to it.
    public var reach = DetentReach.finger

    /// Creates a detent.
    public init(name: String, place: DetentPlace, reach: DetentReach = .finger) {
      (self.name, self.place, self.reach) = (name, place, reach)
    }
  }
}

extension ScenarioDocument.DetentText {
  /// An object of names and places: `{ "tip": { "height": 72 }, "half": "50%", "full": 96 }`, in any order.
  static var list: JSONShape<[ScenarioDocument.DetentText]> {
    .object { reader in
      let keys = reader.keys
      if keys.isEmpty { reader.errorAtOpening("a card needs at least one detent") }
      var detents: [ScenarioDocument.DetentText] = []
      for key in keys {
        guard let found = reader.required(key, as: DetentPlace.shapeWithReach) else { continue }
        if key.utf8.allSatisfy({ $0.isOfName }), !key.isEmpty {
          detents.append(ScenarioDocument.DetentText(name: key, place: found.place, reach: found.reach ?? .finger))
        } else {
          reader.error("a detent's name has only letters, digits, _ and -", at: key)
        }
      }
      let fitted = detents.filter { $0.place == .content }
      if fitted.count > 1 {
        reader.error(
          "\"\(fitted[0].name)\" is as high as the content already", at: fitted[1].name,
          help: "two detents can't lie at one place")
      }
      if !detents.isEmpty, detents.count == keys.count, !detents.contains(where: { $0.reach == .finger }) {
        reader.errorAtOpening(
          "no finger reaches a detent of this card",
          help: "leave \"reach\" out of one of them; a card that no finger moves has just that one")
      }
      return detents
    }
  }
}
