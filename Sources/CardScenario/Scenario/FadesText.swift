import CardModel
import CardText
import CardTimeline

/// A number at a detent, as it was written.
public struct DetentNumber: Hashable, Sendable {
  /// The detent's name.
  public var detent: String

  /// The number.
  public var value: Double

  /// Creates a number at a detent.
  public init(_ detent: String, _ value: Double) {
    (self.detent, self.value) = (detent, value)
  }
}

/// The dims and fades of a card in its author's words: by detents, in a straight line between them.
///
/// ```
/// "largest_undimmed_detent": "half"
/// "modal": true
/// "fades": { "map_dim": { "half": 0, "full": 0.4 }, "map_buttons": { … }, "content": { … } }
/// ```
/// Each is left to the rules if it isn't written. Only one of the first two and `map_dim` can be: all say how dark the
/// map is.
public struct FadesText: Hashable, Sendable {
  /// The map's dim, as it was written.
  public enum MapDim: Hashable, Sendable {
    /// Not at all: by the rules.
    case byRules

    /// By the largest detent that doesn't dim the map.
    case above(String)

    /// At every detent: a modal card.
    case always

    /// By detents.
    case values([DetentNumber])
  }

  /// The alpha of the black over the map.
  public var mapDim = MapDim.byRules

  /// The alpha of the map buttons by detents; empty: by the rules.
  public var mapButtons: [DetentNumber] = []

  /// The alpha of the content by detents; empty: by the rules.
  public var content: [DetentNumber] = []

  /// Returns the fades for the model.
  func fades(names: inout Names) -> CardFades {
    var fades = CardFades()
    switch mapDim {
    case .byRules: break
    case .above(let detent): fades.mapDim = .above(detent: names.id(of: detent))
    case .always: fades.mapDim = .always
    case .values(let numbers): fades.mapDim = .values(numbers.values(names: &names))
    }
    fades.mapButton = mapButtons.values(names: &names)
    fades.content = content.values(names: &names)
    return fades
  }

  /// Renames the detents.
  mutating func rename(_ translated: (String) -> String) {
    switch mapDim {
    case .byRules, .always: break
    case .above(let detent): mapDim = .above(translated(detent))
    case .values(let numbers): mapDim = .values(numbers.renamed(translated))
    }
    mapButtons = mapButtons.renamed(translated)
    content = content.renamed(translated)
  }
}

extension [DetentNumber] {
  /// Returns the numbers for the model.
  func values(names: inout Names) -> [DetentValue] {
    var values: [DetentValue] = []
    for number in self { values.append(DetentValue(detent: names.id(of: number.detent), value: number.value)) }
    return values
  }

  /// Returns the numbers at detents of other names. If two detents become one, it has the later one's number.
  func renamed(_ translated: (String) -> String) -> [DetentNumber] {
    var numbers: [DetentNumber] = []
    for number in self {
      let detent = translated(number.detent)
      numbers.removeAll { $0.detent == detent }
      numbers.append(DetentNumber(detent, number.value))
    }
    return numbers
  }

  /// The shape of an object of detents and numbers: `{ "half": 0, "full": 0.4 }`.
  ///
  /// - Parameters:
  ///   - detents: The names that are possible; nil: any.
  ///   - lack: The beginning of the message about another name: `the card has no detent`.
  ///   - number: The shape of a number.
  ///   - count: The fewest detents.
  static func shape(
    at detents: [String]?, _ lack: String, as number: JSONShape<Double>, atLeast count: Int = 1
  ) -> JSONShape<[DetentNumber]> {
    .object { reader in
      let keys = reader.keys
      if keys.count < count {
        reader.errorAtOpening(
          keys.isEmpty ? "expected a detent and a number" : "expected at least \(count) detents, each with a number",
          help: detents.flatMap { example(of: $0, count: count) })
      }
      var numbers: [DetentNumber] = []
      for key in keys {
        guard let value = reader.required(key, as: number) else { continue }
        if let detents, !detents.contains(key) {
          reader.error(
            "\(lack) \(SafeText.quoted(key))", at: key,
            help: NearestName.question(key, in: detents) ?? "there are " + detents.joined(separator: ", "))
        } else {
          numbers.append(DetentNumber(key, value))
        }
      }
      return numbers.count == keys.count && keys.count >= count ? numbers : nil
    }
  }
}

extension [DetentNumber] {
  /// Returns an example with the lowest and the highest of some detents; nil if there are too few.
  private static func example(of detents: [String], count: Int) -> String? {
    guard let first = detents.first, let last = detents.last, detents.count >= count else { return nil }
    return count > 1 ? "for example { \"\(first)\": 1, \"\(last)\": 0 }" : "for example { \"\(last)\": 0.4 }"
  }
}

extension ScenarioDocument.CardText {
  /// Reads the card's own dims and fades.
  ///
  /// - Parameter names: The names of the card's detents.
  mutating func readFades(_ reader: ObjectReader, detents names: @autoclosure () -> [String]) {
    var dims: [(key: String, dim: FadesText.MapDim)] = []
    if let detent = reader.optional("largest_undimmed_detent", as: .oneOf(names().map { ($0, $0) })) {
      dims.append(("largest_undimmed_detent", .above(detent)))
    }
    if reader.optional("modal", as: .bool, default: false) { dims.append(("modal", .always)) }
    let detents = reader.has("fades") ? names() : []
    let own = reader.optional(
      "fades",
      as: JSONShape<FadesText>.object { reader in
        let alphas = [DetentNumber].shape(
          at: detents, "the card has no detent", as: .number(in: ScenarioDocument.alphas))
        var fades = FadesText()
        if let numbers = reader.optional("map_dim", as: alphas) { fades.mapDim = .values(numbers) }
        reader.read("map_buttons", into: &fades.mapButtons, as: alphas)
        reader.read("content", into: &fades.content, as: alphas)
        return fades
      })
    if let own {
      fades = own
      if own.mapDim != .byRules { dims.append(("fades", own.mapDim)) }
    }
    if dims.count > 1 {
      reader.error(
        "\"\(dims[0].key)\" says already how dark the map is", at: dims[1].key, help: "leave one of them out")
    }
    if let dim = dims.first?.dim { fades.mapDim = dim }
  }
}
