import CardMath
import CardModel

/// The events before a frame, reduced to the facts that metrics use.
struct FrameNews: Hashable, Sendable {
  /// The estimator's velocity at the last release, of a card or of content, points per second.
  private(set) var release: Double?

  /// The same for a release of the card that sent it to a detent.
  private(set) var cardRelease: Double?

  /// The owner after the last handoff of a drag, and the number of touches that stopped a motion.
  private(set) var handoff: DragOwner?
  private(set) var grabs = 0

  /// The instant at which a finger came down.
  private(set) var touch: Instant?

  /// True if a finger crossed the slop and began to drag.
  private(set) var startsDrag = false

  /// True if the detents have moved.
  private(set) var movesDetents = false

  /// True if the screen has another size: the system's own animation turns everything, and no frame shows a step.
  private(set) var resizes = false

  /// True if a motion of the card began, or ended by anything but its arrival.
  private(set) var cutsMotion = false

  /// Creates news without events.
  init() {}

  /// Creates the news in a log.
  init(_ events: EventLog) {
    for entry in events {
      switch entry.event {
      case .release(let velocity): release = velocity
      case .handoff(let owner): handoff = owner
      case .touch: touch = entry.instant
      case .drag: startsDrag = true
      case .grab: grabs += 1
      case .snap: cardRelease = release
      case .layout: resizes = true
      default: break
      }
      if entry.event.movesDetents { movesDetents = true }
      if entry.event.cutsMotion { cutsMotion = true }
    }
  }
}
