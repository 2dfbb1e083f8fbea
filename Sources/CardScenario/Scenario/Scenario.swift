import CardMath
import CardModel
import CardSettings
import CardSimulation
import CardText
import CardTimeline

/// A scenario ready to run: every name an id, every gesture a list of placed touches.
public struct Scenario: Sendable {
  /// The scenario's name.
  public let name: String

  /// The names of the cards and detents.
  public let names: Names

  /// The simulated stack at time 0.
  public let stack: CardStack

  /// The inputs, each with its instant.
  public let inputs: [TimedInput]

  /// The index in the document of the input that each of ``inputs`` is from.
  let origins: [Int]

  /// The instants at which frames are shown.
  public let clock: FrameClock

  /// The instants at which inputs reach the model.
  public let delivery: Delivery

  /// The last frame's latest instant, ticks; nil if the timeline ends at rest.
  public let duration: Int64?

  /// True if the last of the frames that the scenario gives one by one ends the timeline, whether or not all rests.
  public let endsWithItsFrames: Bool

  /// True if touches that are taps are followed by those.
  public let recognizesTaps: Bool

  /// True if a gesture that is meant for the card begins above it.
  public let missesCard: Bool

  /// Problems that don't prevent the scenario from running.
  public let warnings: [Diagnostic]

  /// The names of its channels, in their order.
  public var channelNames: [String] { stack.channelNames(names) }

  /// A simulation of the scenario, starting at its first frame.
  public var simulation: Simulation {
    Simulation(
      stack: stack, inputs: inputs, clock: clock, delivery: delivery, duration: duration,
      recognizesTaps: recognizesTaps)
  }
}

extension ScenarioDocument {
  /// Returns the scenario, ready to run.
  ///
  /// - Parameter gestures: The contents of gesture files by the names that the inputs have, besides ``gestures``.
  /// - Throws: `DiagnosticsError` with all errors of the layouts and inputs; a gesture file that isn't given is one,
  ///   and so is a change made in code by which the document can't be run.
  public func scenario(gestures: [String: Gesture] = [:]) throws(DiagnosticsError) -> Scenario {
    let diagnostics = Diagnostics(source)
    let (stack, names, resolver) = try resolved(gestures: gestures, diagnostics)
    warn(of: stack.layout, names, diagnostics)
    return Scenario(
      name: name, names: names, stack: stack, inputs: resolver.inputs, origins: resolver.origins,
      clock: resolver.clock, delivery: settings.delivery, duration: duration,
      endsWithItsFrames: duration != nil && duration == instants.last, recognizesTaps: recognizesTaps,
      missesCard: resolver.missesCard, warnings: warnings + diagnostics.warnings + resolver.gestureWarnings)
  }

  /// Returns the card's y at the start of each gesture and tap of the document, with the input's index; nil if the
  /// scenario can't be run.
  func touchAnchors() -> [(index: Int, cardY: Double)]? {
    guard let resolver = try? resolved(gestures: nil, Diagnostics(source)).resolver else { return nil }
    return inputs.indices.compactMap { index in resolver.cardYs[index].map { (index, $0) } }
  }

  /// Returns the stack at time 0, the names, and the inputs for the model.
  ///
  /// - Parameters:
  ///   - given: The contents of gesture files besides ``gestures``; nil: files that aren't there are left out.
  ///   - known: Names that have their numbers already.
  func resolved(
    gestures given: [String: Gesture]?, _ diagnostics: Diagnostics, keeping known: Names = Names()
  ) throws(DiagnosticsError) -> (stack: CardStack, names: Names, resolver: InputResolver) {
    var gestures = gestures
    // In any order: each has a name of its own.
    for (name, gesture) in given ?? [:] { gestures[name] = gesture }
    guard inputs.allSatisfy({ !$0.path.isRoot }) else {
      var document = self
      document.placeInputs()
      return try document.resolved(gestures: given, diagnostics, keeping: known)
    }
    checkEdits(diagnostics, gestures: gestures)
    try diagnostics.throwErrors()
    var names = known
    let plan = LayoutPlan(self)
    var heights = ContentHeights()
    let layouts = plan.keys.compactMap { key, input in
      layout(key, at: input, names: &names, heights: &heights, diagnostics)
    }
    try diagnostics.throwErrors()
    let specs = specs(names: &names)
    var stack = CardStack(
      layouts: layouts, rules: settings.rules, specs: specs, channels: channels(names: &names))
    let resolver = InputResolver(
      self, stack: stack, layouts: plan.targets, gestures: gestures, names: &names,
      diagnostics: diagnostics, isMissingAllowed: given == nil)
    stack.changes = resolver.changes
    try diagnostics.throwErrors()
    return (stack, names, resolver)
  }
}

extension ScenarioDocument {
  /// Gives inputs that were made in code the places in the document that messages name.
  private mutating func placeInputs() {
    for index in inputs.indices where inputs[index].path.isRoot {
      inputs[index].path = JSONPath.root.key("inputs").element(index)
    }
  }

  /// True if its gestures begin at the same points under any settings: each has an absolute position, or is the first
  /// input.
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
      case .tap, .key, .release, .scroll, .focus, .voiceOver, .reduceMotion, .mapOverlays, .push, .pop, .swap, .move,
        .present, .dismiss, .detents, .page, .rotate, .resize, .bar, .drop:
        return true
      }
    } && !(cards + pages.map { $0.page }).contains { $0.content != nil }
  }
}
