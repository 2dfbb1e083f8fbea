import CardMath
import CardModel

/// What happened before a frame, as far as metrics look at it.
struct FrameNews: Hashable, Sendable {
  /// The estimator's velocity at the last release, of a card or of content.
  private(set) var release: Double?

  /// The same of a card, which then was sent to a detent.
  private(set) var cardRelease: Double?

  /// Whom a drag passed to at last, and how many touches stopped what moved.
  private(set) var handoff: DragOwner?
  private(set) var grabs = 0

  /// When a finger came down.
  private(set) var touch: Instant?

  /// Whether a finger's way was long enough to be a drag.
  private(set) var startsDrag = false

  /// Whether the detents lie elsewhere from now on.
  private(set) var movesDetents = false

  /// Whether a motion of the card began or was ended by something else than its arrival.
  private(set) var cutsMotion = false

  /// Nothing.
  init() {}

  /// What a log tells.
  init(_ events: EventLog) {
    for entry in events {
      switch entry.event {
      case .release(let velocity): release = velocity
      case .handoff(let owner): handoff = owner
      case .touch: touch = entry.instant
      case .drag: startsDrag = true
      case .grab:
        grabs += 1
        cutsMotion = true
      case .snap:
        cardRelease = release
        cutsMotion = true
      case .resume, .move, .push, .pop, .retarget, .cancel: cutsMotion = true
      case .layout, .bar, .pageHeader:
        movesDetents = true
        cutsMotion = true
      default: break
      }
    }
  }
}
