import CardModel
import CardSimulation
import CardText

extension Scenario {
  /// The reason for which its inputs have no effect, as the end of a sentence: `the finger comes down on the map`; nil
  /// if something happens, or there is no input.
  ///
  /// It runs the scenario up to the first effect.
  public var reasonForNoEffect: String? {
    // Some inputs act without an event.
    let isSilent = inputs.contains { input in
      switch input.input {
      case .scroll, .focus, .release: true
      default: false
      }
    }
    if inputs.isEmpty || isSilent { return nil }
    var (simulation, facts) = (simulation, RunFacts())
    while (try? simulation.next()) == true {
      facts.add(simulation)
      if facts.hasEffect { return nil }
    }
    return reasonForNoDrag(facts)
  }

  /// Returns the reason for which no finger moved the card, after a colon; empty if one did.
  func whyUntouched(_ facts: RunFacts) -> String { facts.isDragged ? "" : ": " + reasonForNoDrag(facts) }

  /// Returns the reason for which no finger drags anything.
  private func reasonForNoDrag(_ facts: RunFacts) -> String {
    if let reason = facts.refusal, reason != .map || !missesCard { return reason.sentence }
    if missesCard { return "the gesture misses the card" }
    guard let reach else { return "the scenario has no touch" }
    if !facts.isTouched { return "no finger comes before the timeline ends" }
    let slop = stack.rules.touch.slop
    guard reach < slop else { return "no touch became a drag of the card" }
    let most = DecimalText.shortest((reach * 100).rounded(.down) / 100)
    return "the finger moves \(most) pt, and a drag begins after \(DecimalText.shortest(slop)) pt (touch.slop)"
  }

  /// The largest distance, points, of a finger from where it came down; nil: no finger does.
  private var reach: Double? {
    var (reach, down): (Double?, [Int32: Touch]) = (nil, [:])
    for input in inputs {
      guard case .touch(let touch) = input.input else { continue }
      guard touch.phase != .began, let first = down[touch.pointer] else {
        down[touch.pointer] = touch
        reach = reach ?? 0
        continue
      }
      let (x, y) = (touch.x - first.x, touch.y - first.y)
      reach = max(reach ?? 0, (x * x + y * y).squareRoot())
    }
    return reach
  }
}

/// The events of a run on which metrics depend, and those that are effects.
struct RunFacts {
  var isTouched = false
  var isDragged = false
  var isReleased = false
  var isSent = false

  /// True if anything happened but a touch that was refused, or came and went.
  var hasEffect = false

  /// The reason for which the first input was refused; nil: none was.
  var refusal: IgnoredReason?

  mutating func add(_ simulation: borrowing Simulation) {
    for entry in simulation.events {
      switch entry.event {
      case .touch: isTouched = true
      case .ignored(let reason): refusal = refusal ?? reason
      case .drag: (isDragged, hasEffect) = (true, true)
      case .release: (isReleased, hasEffect) = (true, true)
      // What a tap does has an event of its own.
      case .settled, .callback, .tap: break
      default: hasEffect = true
      }
    }
    if simulation.travel != nil { isSent = true }
  }
}

extension IgnoredReason {
  /// The reason, as the end of a sentence.
  fileprivate var sentence: String {
    switch self {
    case .map: "the finger comes down on the map"
    case .sideways: "the finger moves more sideways than along the card"
    case .fixed: "no finger drags a card that has no map (touch.drag_without_map)"
    case .transition: "the finger comes while a card is pushed or popped"
    case .moving: "the finger comes while the card moves, and no touch stops it (touch.grab)"
    case .taken: "a command takes the card from the finger"
    case .nothing: "there is nothing to which the tap or the command leads"
    case .held: "a finger holds what the command would move"
    }
  }
}
