import CardModel
import CardSimulation

/// The events of a run on which metrics depend, and those that are effects.
struct RunFacts {
  /// The fate of a finger that came down.
  enum Finger {
    /// It may drag, or does.
    case accepted
    case refused
    case tapped
  }

  /// The fingers that came down, in the order of time.
  private(set) var fingers: [Finger] = []

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
      case .touch: fingers.append(.accepted)
      case .ignored(let reason):
        if !refusals.contains(reason) { refusals.append(reason) }
        if reason.isOfFinger { lastFinger(is: .refused) }
      case .drag: (isDragged, hasEffect) = (true, true)
      case .release: (isReleased, hasEffect) = (true, true)
      // The effect of a tap has an event of its own.
      case .tap: lastFinger(is: .tapped)
      case .settled, .callback: break
      default: hasEffect = true
      }
    }
    if simulation.travel != nil { isSent = true }
  }

  /// Notes the fate of the finger that came last, if one did: a tap may be an input of its own.
  private mutating func lastFinger(is fate: Finger) {
    if !fingers.isEmpty { fingers[fingers.count - 1] = fate }
  }
}

extension IgnoredReason {
  /// True if a finger is refused, and not a tap or a command alone.
  var isOfFinger: Bool { self != .nothing && self != .held }
}
