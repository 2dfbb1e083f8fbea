import CardMath
import CardMotion

extension CardStack {
  /// Reads the stack as it shows at `instant` into `sample`. Advance it to there first.
  ///
  /// Everything that follows from the position is computed here, and nowhere else. It is written in place: a frame is
  /// read millions of times, and copying a sample takes as long as computing it.
  public mutating func read(at instant: Instant, into sample: inout Sample) {
    let (y, velocity) = position.state(at: instant)
    let (offset, scrollVelocity) = content.state(at: instant)
    sample.phase = motionPhase
    sample.card = top.name
    sample.touchY = nil
    sample.cardY = y + 0
    sample.cardVelocity = velocity
    sample.modelY = top.target.y
    sample.target = top.target.name
    sample.progress = top.fades.progress(at: y)
    sample.mapDim = top.fades.mapDim(at: y)
    sample.mapButton = top.fades.mapButton(at: y)
    sample.contentAlpha = top.fades.content(at: y)
    sample.scrollOffset = offset + 0
    sample.scrollVelocity = scrollVelocity ?? 0
    sample.overdrag = 0
    sample.stackDepth = entries.count
    readHold(at: instant, into: &sample)
    readTransitions(at: instant, into: &sample)
  }

  /// The stack as it shows at `instant`. Advance it to there first.
  public mutating func sample(at instant: Instant) -> Sample {
    var sample = Sample()
    read(at: instant, into: &sample)
    return sample
  }

  /// What the finger that is down does to the sample.
  @inline(__always)
  private mutating func readHold(at instant: Instant, into sample: inout Sample) {
    switch hold {
    case .free:
      return
    case .pending(let finger, _), .refused(let finger):
      sample.touchY = finger.y
    case .dragging(let finger):
      sample.touchY = finger.y
      sample.overdrag = drag.overdrag + 0
      let shown = tracker.velocity(at: instant.ticks) * drag.slope
      switch drag.owner {
      case .card:
        sample.phase = .dragging
        sample.cardVelocity = shown + 0
        sample.modelY = sample.cardY
        sample.target = nil
      case .content:
        sample.phase = .scrolling
        sample.scrollVelocity = 0 - shown
      }
    }
  }

  /// What the cards that come and go do to the sample, and the black over the card that the frontmost one covers.
  ///
  /// ```
  /// stackDimMax · (1 − Π(1 − clamp(p)))   over the cards above it, p their progress
  /// ```
  /// While a card comes in over one that still leaves, both lie above the covered one. Dragging the upper card doesn't
  /// change its progress, and so doesn't relight the lower one.
  @inline(__always)
  private mutating func readTransitions(at instant: Instant, into sample: inout Sample) {
    guard let front = transitions.indices.last else {
      sample.stackDim = entries.count > 1 ? rules.fade.stackDimMax : 0
      sample.transitionProgress = nil
      sample.transitionY = nil
      return
    }
    var clear = 1.0
    for index in transitions.indices.reversed() {
      // What lies below a card that still comes in lies below the covered one, too.
      if index != front, transitions[index].direction == .incoming { break }
      let progress = transitions[index].progress.position(at: instant)
      clear *= 1 - Fades.clamp(progress)
      if index == front {
        sample.phase = transitions[index].direction == .incoming ? .pushing : .popping
        sample.transitionProgress = progress
        sample.transitionY = screen.height + (sample.cardY - screen.height) * progress
      }
    }
    sample.stackDim = rules.fade.stackDimMax * (1 - clear)
  }

  /// What goes on by itself.
  @inline(__always)
  private var motionPhase: Phase {
    if position.isMoving { return .settling }
    switch content.law {
    case .rest, .curve: return .resting
    case .deceleration: return .decelerating
    case .spring: return .bouncing
    }
  }
}
