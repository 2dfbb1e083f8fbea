import CardModel
import CardSimulation
import CardText

extension Scenario {
  /// The reasons for which its inputs have no effect, the fingers' before the commands'; empty if something happens, or
  /// there is no input.
  ///
  /// It runs the scenario up to the first effect.
  public var reasonsForNoEffect: [IdleReason] {
    // Some inputs act without an event.
    let isSilent = inputs.contains { input in
      switch input.input {
      case .scroll, .focus, .release, .content, .keyboard: true
      default: false
      }
    }
    if inputs.isEmpty || isSilent { return [] }
    var (simulation, facts) = (simulation, RunFacts())
    while (try? simulation.next()) == true {
      facts.add(simulation)
      if facts.hasEffect { return [] }
    }
    return reasonsForNoDrag(facts)
  }

  /// Returns the reasons for which no finger moved the card, after a colon; empty if one did.
  func whyUntouched(_ facts: RunFacts) -> String {
    facts.isDragged ? "" : ": " + reasonsForNoDrag(facts).sentence
  }

  /// Returns the reasons for which no finger drags anything.
  private func reasonsForNoDrag(_ facts: RunFacts) -> [IdleReason] {
    let (refusals, reaches) = (facts.refusals, reaches)
    var reasons = refusals.filter { $0.isOfFinger }.map { $0 == .map && missesCard ? IdleReason.miss : .refused($0) }
    // A finger that is refused has its reason, and a tap is no drag that is too short.
    let others = zip(reaches, facts.fingers).filter { !$0.1.isRefused && !$0.1.isTap }.map { $0.0 }
    let slop = stack.rules.touch.slop
    if let reach = others.max() { reasons.append(reach < slop ? .short(reach: reach, slop: slop) : .noDrag) }
    if !reaches.isEmpty, facts.fingers.isEmpty { reasons.append(.late) }
    reasons += refusals.filter { !$0.isOfFinger }.map { .refused($0) }
    if !reasons.isEmpty { return reasons }
    if !inputs.isEmpty, let duration, inputs.allSatisfy({ $0.ticks > duration }) { return [.allLate] }
    return [reaches.isEmpty ? .noTouch : .noDrag]
  }

  /// The largest distance, points, of each finger from where it came down, in the order of time. A finger that comes
  /// while another is down is ignored, and left out.
  private var reaches: [Double] {
    var (reaches, down): ([Double], Touch?) = ([], nil)
    for input in inputs {
      guard case .touch(let touch) = input.input else { continue }
      guard let first = down else {
        guard touch.phase == .began else { continue }
        down = touch
        reaches.append(0)
        continue
      }
      guard touch.pointer == first.pointer else { continue }
      let (x, y) = (touch.x - first.x, touch.y - first.y)
      reaches[reaches.count - 1] = max(reaches[reaches.count - 1], (x * x + y * y).squareRoot())
      if touch.phase == .ended || touch.phase == .cancelled { down = nil }
    }
    return reaches
  }
}

/// A reason for which inputs have no effect.
public enum IdleReason: Hashable, Sendable {
  /// A gesture that is meant for the card begins above it.
  case miss

  /// The model refuses a finger or a command.
  case refused(IgnoredReason)

  /// The timeline ends before a finger comes.
  case late

  /// The timeline ends before any input comes, and none is a finger.
  case allLate

  /// The finger moves less than the distance after which a drag begins, both in points.
  case short(reach: Double, slop: Double)

  /// The finger moves far enough, and nothing follows it.
  case noDrag

  /// There is no finger.
  case noTouch

  /// The reason, as the end of a sentence: `the finger comes down on the map`.
  public var sentence: String {
    switch self {
    case .miss: return "the gesture misses the card"
    case .refused(let reason): return reason.sentence
    case .allLate: return "no input comes before the timeline ends"
    case .late: return "no finger comes before the timeline ends"
    case .short(let reach, let slop):
      let most = DecimalText.shortest((reach * 100).rounded(.down) / 100)
      return "the finger moves \(most) pt, and a drag begins after \(DecimalText.shortest(slop)) pt (touch.slop)"
    case .noDrag: return "no touch became a drag of the card"
    case .noTouch: return "the scenario has no touch"
    }
  }
}

extension [IdleReason] {
  /// All reasons, as the end of a sentence.
  public var sentence: String { map { $0.sentence }.joined(separator: "; ") }
}

/// The events of a run on which metrics depend, and those that are effects.
struct RunFacts {
  /// A finger that came down.
  struct FingerFacts {
    var isRefused = false
    var isTap = false
  }

  /// The fingers that came down, in the order of time.
  private(set) var fingers: [FingerFacts] = []

  var isDragged = false
  var isReleased = false
  var isSent = false

  /// True if anything happened but a touch that was refused, or came and went.
  var hasEffect = false

  /// The reasons for which inputs were refused, each once, in the order of time.
  private(set) var refusals: [IgnoredReason] = []

  /// True if a finger came down.
  var isTouched: Bool { !fingers.isEmpty }

  mutating func add(_ simulation: borrowing Simulation) {
    for entry in simulation.events {
      switch entry.event {
      case .touch: fingers.append(FingerFacts())
      case .ignored(let reason):
        if !refusals.contains(reason) { refusals.append(reason) }
        if reason.isOfFinger, !fingers.isEmpty { fingers[fingers.count - 1].isRefused = true }
      case .drag: (isDragged, hasEffect) = (true, true)
      case .release: (isReleased, hasEffect) = (true, true)
      // The effect of a tap has an event of its own.
      case .tap: if !fingers.isEmpty { fingers[fingers.count - 1].isTap = true }
      case .settled, .callback: break
      default: hasEffect = true
      }
    }
    if simulation.travel != nil { isSent = true }
  }
}

extension IgnoredReason {
  /// True if a finger is refused, and not a tap or a command alone.
  fileprivate var isOfFinger: Bool { self != .nothing && self != .held }

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
