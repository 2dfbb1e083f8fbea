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
    return Scenario(
      name: name, names: names, stack: stack, inputs: resolver.inputs,
      clock: resolver.clock, delivery: settings.delivery, duration: duration,
      warnings: warnings + diagnostics.warnings + resolver.gestureWarnings)
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
    let plan = LayoutPlan(self)
    let layouts = plan.keys.compactMap { key, input in layout(key, at: input, names: &names, diagnostics) }
    try diagnostics.throwErrors()
    var stack = CardStack(layouts: layouts, rules: settings.rules, feeds: feeds(names: &names))
    let resolver = InputResolver(
      self, stack: stack, layouts: plan.targets, gestures: gestures, names: &names, diagnostics: diagnostics)
    stack.changes = resolver.changes
    try diagnostics.throwErrors()
    return (stack, names, resolver)
  }
}

extension ScenarioDocument {
  /// Whether its gestures begin at the same points whatever the settings: each does that is placed by itself, or before
  /// which nothing has happened.
  public var placesGesturesAlike: Bool {
    let order = inputs.indices.sorted { (inputs[$0].ticks, $0) < (inputs[$1].ticks, $1) }
    return order.enumerated().allSatisfy { rank, index in
      let input = inputs[index]
      switch input.action {
      case .gestureFile(_, let placement), .gesture(_, let placement), .swipe(_, let placement),
        .path(_, let placement):
        return rank == 0 || placement == .absolute && input.anchorY == nil
      case .tapAt: return rank == 0 || input.anchorY == nil
      case .content: return rank == 0
      case .tap, .key, .focus, .voiceOver, .reduceMotion, .mapOverlays, .push, .pop, .swap, .move, .page, .rotate,
        .resize, .bar, .drop:
        return true
      }
    } && !(cards + pages.map { $0.page }).contains { $0.content != nil }
  }
}
