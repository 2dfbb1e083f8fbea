import CardMath
import CardModel
import CardSimulation

/// A scenario that can be run: every name an id, every gesture a list of touches at its place.
public struct Scenario: Sendable {
  /// What it is called.
  public let name: String

  /// The names of its cards and detents.
  public let names: Names

  /// What is simulated, as it is at 0.
  public let stack: CardStack

  /// What happens, each input at its own instant.
  public let inputs: [TimedInput]

  /// When frames are shown.
  public let clock: FrameClock

  /// When inputs reach the model.
  public let delivery: Delivery

  /// The last frame's instant at most, in ticks; nil: it ends at rest.
  public let duration: Int64?

  /// What somebody should look at, though the scenario runs.
  public let warnings: [Diagnostic]

  /// The simulation, from its first frame on.
  public var simulation: Simulation {
    Simulation(stack: stack, inputs: inputs, clock: clock, delivery: delivery, duration: duration)
  }
}

extension ScenarioDocument {
  /// The scenario that can be run.
  ///
  /// - Parameter gestures: What the gesture files hold, by their names in the document.
  public func scenario(gestures: [String: Gesture] = [:]) throws(DiagnosticsError) -> Scenario {
    let diagnostics = Diagnostics(source)
    let (stack, names, resolver) = try resolved(gestures: gestures, diagnostics)
    var drops = self.drops
    drops.runs = resolver.runs
    return Scenario(
      name: name, names: names, stack: stack, inputs: resolver.inputs,
      clock: FrameClock(rates: rates, drops: drops), delivery: settings.delivery, duration: duration,
      warnings: diagnostics.warnings + resolver.gestureWarnings)
  }

  /// Where the card is when each gesture begins, by the inputs' indices, and for those only that stand in the document;
  /// nil where the scenario can't be run.
  func touchAnchors() -> [(index: Int, cardY: Double)]? {
    guard let resolver = try? resolved(gestures: [:], Diagnostics(source)).resolver else { return nil }
    return inputs.indices.compactMap { index in resolver.cardYs[index].map { (index, $0) } }
  }

  private func resolved(
    gestures: [String: Gesture], _ diagnostics: Diagnostics
  ) throws(DiagnosticsError) -> (stack: CardStack, names: Names, resolver: InputResolver) {
    var names = Names()
    var cards: [Card] = []
    for index in self.cards.indices {
      if let card = card(at: index, names: &names, diagnostics) { cards.append(card) }
    }
    try diagnostics.throwErrors()
    let stack = CardStack(screen: screen, rules: settings.rules, cards: cards)
    var resolver = InputResolver(document: self, stack: stack, gestures: gestures, diagnostics: diagnostics)
    for index in inputs.indices.sorted(by: { (inputs[$0].ticks, $0) < (inputs[$1].ticks, $1) }) {
      resolver.add(inputAt: index, names: &names)
    }
    resolver.checkOverlaps()
    try diagnostics.throwErrors()
    return (stack, names, resolver)
  }

  /// The least distance of two detents, points. Nearer ones are one place to whoever looks at them, and all that is a
  /// part of the way between them would lose its meaning.
  private static let detentDistanceMin = 0.01

  private func card(at index: Int, names: inout Names, _ diagnostics: Diagnostics) -> Card? {
    let card = cards[index]
    let name = names.id(of: card.name)
    let places =
      card.detents?.map { PlaceSettings.Place($0.name, $0.y) }
      ?? settings.places.places(
        on: screen, headerHeight: card.headerHeight, contentHeight: card.contentHeight, geometry: settings.geometry)
    let detents = places.sorted { $0.y > $1.y }
    for (lower, higher) in zip(detents, detents.dropFirst()) where lower.y - higher.y < Self.detentDistanceMin {
      diagnostics.error(
        "the detents \"\(lower.name)\" and \"\(higher.name)\" of the card \"\(card.name)\" lie at the same place: "
          + "y \(lower.y.shortText)",
        at: card.range, path: JSONPath.root.key("cards").element(index).text,
        help: "at least \(DecimalText.shortest(Self.detentDistanceMin)) pt between them")
      return nil
    }
    if card.detents == nil, detents.map(\.name) != places.map(\.name) {
      let found = places.map { "\($0.name) at y \($0.y.shortText)" }.joined(separator: ", ")
      diagnostics.error(
        "on this screen, with this header, the detents of the card \"\(card.name)\" aren't in order: \(found)",
        at: card.range, path: JSONPath.root.key("cards").element(index).text,
        help: "a lower header, a taller screen, other settings of \"geometry\", or detents of its own")
      return nil
    }
    return Card(
      name: name, headerHeight: card.headerHeight, contentHeight: card.contentHeight, hasMap: card.hasMap,
      hasMapButtons: card.hasMapButtons,
      detents: detents.map { Detent(name: names.id(of: $0.name), y: $0.y, modelY: $0.modelY) },
      preferredDetent: card.detent.flatMap { wanted in detents.firstIndex { $0.name == wanted } },
      lowestDetent: detents.first.map { $0.isHidden ? 1 : 0 } ?? 0)
  }
}
