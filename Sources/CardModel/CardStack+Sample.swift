import CardMath
import CardMotion

extension CardStack {
  /// The stack as it shows at `instant`. Advance it to there first.
  ///
  /// Everything that follows from the position is computed here, and nowhere else.
  public mutating func sample(at instant: Instant) -> Sample {
    var (y, velocity) = position.state(at: instant)
    var (offset, scrollVelocity) = content.state(at: instant)
    let target = top.target
    var phase: Phase = .resting
    var touchY: Double?
    var overdrag = 0.0
    var cardIsHeld = false
    switch hold {
    case .free:
      break
    case .pending(let finger, _), .refused(let finger):
      touchY = finger.y
    case .dragging(let finger, let drag):
      touchY = finger.y
      overdrag = drag.overdrag
      let shown = tracker.velocity(at: instant.ticks) * drag.slope
      switch drag.owner {
      case .card:
        velocity = shown
        cardIsHeld = true
        phase = .dragging
      case .content:
        scrollVelocity = -shown
        phase = .scrolling
      }
    }
    if phase == .resting { phase = motionPhase }
    var transitionProgress: Double?
    var transitionY: Double?
    if !transitions.isEmpty {
      let last = transitions.count - 1
      let progress = transitions[last].progress.position(at: instant)
      transitionProgress = progress
      transitionY = screen.height + (y - screen.height) * progress
      phase = transitions[last].direction == .incoming ? .pushing : .popping
    }
    // Adding 0 makes −0 into +0, in which the sign of a resting finger's direction would show.
    y += 0
    offset += 0
    return Sample(
      phase: phase, card: top.name, touchY: touchY, cardY: y, cardVelocity: velocity.map { $0 + 0 },
      modelY: cardIsHeld ? y : target.y, target: cardIsHeld ? nil : target.name,
      progress: top.fades.progress(at: y), stackDim: stackDim(at: instant), mapDim: top.fades.mapDim(at: y),
      mapButton: top.fades.mapButton(at: y), contentAlpha: top.fades.content(at: y), scrollOffset: offset,
      scrollVelocity: (scrollVelocity ?? 0) + 0, overdrag: overdrag + 0, stackDepth: entries.count,
      transitionProgress: transitionProgress, transitionY: transitionY)
  }

  /// What goes on by itself.
  private var motionPhase: Phase {
    if position.isMoving { return .settling }
    switch content.law {
    case .rest, .curve: return .resting
    case .deceleration: return .decelerating
    case .spring: return .bouncing
    }
  }
}
