import CardMath
import CardMotion

extension CardStack {
  /// Reads the stack as it shows at `instant` into `sample`. Advance it to there first.
  ///
  /// - Returns: True if every number is finite.
  public func read(at instant: Instant, into sample: inout Sample) -> Bool {
    var copy = self
    return copy.readInPlace(at: instant, into: &sample)
  }

  /// Reads the stack as it shows at `instant` into `sample`, in place. Advance it to there first.
  ///
  /// It changes nothing, and is `mutating` because Swift passes a large value in place so, where a copy would cost as
  /// much as the frame.
  ///
  /// Everything that follows from the position is computed here, and nowhere else. It is written in place: a frame is
  /// read millions of times, and copying a sample takes as long as computing it. Adding 0 makes −0 into 0.
  package mutating func readInPlace(at instant: Instant, into sample: inout Sample) -> Bool {
    let animated = animated(at: instant)
    var (y, velocity) = (animated.y, animated.velocity)
    if !apart.value.remainders.isEmpty { addRemainders(at: instant, to: &y, &velocity) }
    let (offset, scrollVelocity) = content.motion.stateInPlace(at: instant)
    sample.phase = motionPhase
    sample.card = top.name
    sample.touchY = nil
    sample.modelY = top.modelY + 0
    sample.target = top.target.name
    show(y, velocity, fadesRest: animated.fadesRest, in: &sample)
    if occasional.fadeRemainder.isRunning { addFadeRemainder(at: instant, y, in: &sample) }
    if !occasional.overlays.areWhole { hideOverlays(at: instant, in: &sample) }
    sample.scrollOffset = offset + 0
    sample.scrollVelocity = scrollVelocity ?? 0
    sample.overdrag = 0
    sample.stackDepth = apart.value.entries.count
    var sum = sample.progress + (velocity ?? 0) + offset + (scrollVelocity ?? 0)
    sum += readHold(at: instant, into: &sample)
    sum += readTransitions(at: instant, animated, into: &sample)
    // A sum with an infinity or a NaN in it isn't finite, so that one test serves all numbers that nothing bounds; the
    // progress is finite only if y is. They are added while they are at hand: to read them back would mean to wait
    // until they are written.
    return sum - sum == 0 || sample.isFinite
  }

  /// Writes the card's position, and everything that follows from that alone.
  @inline(__always)
  mutating func show(_ y: Double, _ velocity: Double?, fadesRest: Double, in sample: inout Sample) {
    sample.cardY = y + 0
    sample.cardVelocity = velocity
    if top.fades.arePlain {
      let values = top.fades.values(at: y)
      sample.progress = values.progress
      sample.mapDim = values.mapDim
      sample.mapButton = values.mapButton
      sample.contentAlpha = values.content
    } else if top.fades.areTracked {
      showOwnFades(at: y, in: &sample)
    } else {
      let apart = apart.place
      let values = apart.pointee.animatedFades.place.pointee.values(rest: fadesRest)
      sample.progress = top.fades.progress(at: y)
      sample.mapDim = values.mapDim
      sample.mapButton = values.mapButton
      sample.contentAlpha = values.content
    }
  }

  /// Writes the fades of a card whose author sets some of them by detents.
  @inline(never)
  private mutating func showOwnFades(at y: Double, in sample: inout Sample) {
    let values = top.fades.values(at: y, of: topCard)
    sample.progress = top.fades.progress(at: y)
    sample.mapDim = values.mapDim
    sample.mapButton = values.mapButton
    sample.contentAlpha = values.content
  }

  /// Returns the stack as shown at `instant`. Advance it to there first.
  public func sample(at instant: Instant) -> Sample {
    var sample = Sample()
    _ = read(at: instant, into: &sample)
    return sample
  }

  @inline(never)
  private mutating func addRemainders(at instant: Instant, to y: inout Double, _ velocity: inout Double?) {
    apart.value.remainders.add(to: &y, &velocity, at: instant, within: reach)
  }

  @inline(never)
  private mutating func addFadeRemainder(at instant: Instant, _ y: Double, in sample: inout Sample) {
    let values = trackedFades(at: y, instant)
    (sample.mapDim, sample.mapButton, sample.contentAlpha) = (values.mapDim, values.mapButton, values.content)
  }

  @inline(never)
  private mutating func hideOverlays(at instant: Instant, in sample: inout Sample) {
    let share = occasional.overlays.share(at: instant)
    sample.mapDim *= share
    sample.mapButton *= share
  }

  /// The coordinates that laws move, at an instant: the stack's y, and those that may move together with it.
  struct Animated {
    var y: Double
    var velocity: Double?

    /// The progress of the frontmost card that is being pushed or popped.
    var progress = 0.0

    /// The y at which its top edge shows, points, without the remainders that interrupted motions add to the stack's y.
    var edge = 0.0

    /// The share of their change that the animated fades have left.
    var fadesRest = 0.0

    @inline(__always)
    init(_ state: (position: Double, velocity: Double?)) {
      (y, velocity) = state
    }
  }

  /// Returns the coordinates that laws move.
  ///
  /// In most frames one thing moves. A push moves several with one spring, and so does an animation that switches the
  /// fades.
  @inline(__always)
  mutating func animated(at instant: Instant) -> Animated {
    let hasOneMotion = occasional.transitions.isEmpty && top.fades.areTracked
    return hasOneMotion ? Animated(position.stateInPlace(at: instant)) : animatedTogether(at: instant)
  }

  @inline(never)
  private mutating func animatedTogether(at instant: Instant) -> Animated {
    var wave = SpringWave()
    var animated = Animated(position.stateInPlace(at: instant, sharing: &wave))
    let apart = apart.place
    let occasional = apart.pointee.occasional.place
    if !occasional.pointee.transitions.isEmpty {
      animated.progress =
        occasional.pointee.transitions.front.progress.stateInPlace(at: instant, sharing: &wave).position
      animated.edge =
        occasional.pointee.transitions.front.path.edgeInPlace(at: instant, over: animated.y, sharing: &wave)
    }
    if !top.fades.areTracked {
      animated.fadesRest = apart.pointee.animatedFades.place.pointee.restInPlace(at: instant, sharing: &wave)
    }
    return animated
  }

  /// Writes the effects of the finger that is down to the sample. Returns the sum of the numbers it adds.
  @inline(__always)
  private mutating func readHold(at instant: Instant, into sample: inout Sample) -> Double {
    switch fingerState.hold {
    case .free:
      return 0
    case .pending(let own, _), .refused(let own):
      sample.touchY = own.y
      return own.y
    case .paging(let own), .sliding(let own):
      sample.touchY = own.y
      sample.phase = .paging
      return own.y
    case .dragging(let own):
      let overdrag = fingerState.drag.overdrag
      sample.touchY = own.y
      sample.overdrag = overdrag + 0
      switch fingerState.drag.mover {
      case .card:
        sample.phase = .dragging
        sample.target = nil
      case .content:
        sample.phase = .scrolling
      }
      return own.y + overdrag + showDragVelocity(at: instant, in: &sample)
    }
  }

  /// Writes the velocity at which the finger drags the card or its content. Returns it.
  @inline(__always)
  mutating func showDragVelocity(at instant: Instant, in sample: inout Sample) -> Double {
    let velocity = fingerState.tracker.y.keptVelocity(at: instant.ticks) ?? estimatedVelocity(at: instant)
    let shown = velocity * fingerState.drag.slope
    switch fingerState.drag.mover {
    case .card: sample.cardVelocity = shown + 0
    case .content: sample.scrollVelocity = 0 - shown
    }
    return shown
  }

  /// Returns the finger's velocity if none was kept since its last sample.
  @inline(never)
  private mutating func estimatedVelocity(at instant: Instant) -> Double {
    fingerState.tracker.y.velocity(at: instant.ticks)
  }

  /// Writes the pushed and popped cards to the sample, and the black over the darkest covered card. Returns the sum of
  /// the numbers it adds.
  @inline(__always)
  private mutating func readTransitions(at instant: Instant, _ animated: Animated, into sample: inout Sample) -> Double
  {
    guard !occasional.transitions.isEmpty else {
      sample.stackDim = apart.value.entries.count > 1 ? rules.fade.stackDimMax : 0
      sample.transitionProgress = nil
      sample.transitionY = nil
      return 0
    }
    return readMovingCards(at: instant, animated, into: &sample)
  }

  /// Reads the cards that are pushed and popped, of which there is one at least.
  mutating func readMovingCards(at instant: Instant, _ animated: Animated, into sample: inout Sample) -> Double {
    let y =
      occasional.transitions.front.path.goesWithStack ? animated.edge + (sample.cardY - animated.y) : animated.edge
    sample.phase = occasional.transitions.front.direction == .incoming ? .pushing : .popping
    sample.transitionProgress = animated.progress
    sample.transitionY = y + 0
    sample.stackDim = stackDim(over: 0, at: instant, frontProgress: animated.progress)
    if apart.value.world.value.hasModalCards { blendMapDim(at: instant, animated.progress, in: &sample) }
    return animated.progress + y
  }

  /// Writes the black over the map while a card comes or goes that is modal, or that lies over a modal one: by its
  /// progress, from what shows without it to what shows once it has arrived. A modal card counts as at its top
  /// meanwhile: the stack's y may be below its detents, on the way from or to those of the other card. Animations that
  /// switch the fades do so by themselves.
  ///
  /// ```
  /// without + (arrived − without) · clamp(p, 0, 1)
  /// ```
  @inline(never)
  private mutating func blendMapDim(at instant: Instant, _ progress: Double, in sample: inout Sample) {
    let (front, count, y) = (occasional.transitions.front, apart.value.entries.count, sample.cardY)
    let isComing = front.direction == .incoming
    let (below, above) = (cards[isComing ? front.other : topIndex], cards[front.card])
    guard above.fades.isModal || below.fades.isModal, top.fades.areTracked else { return }
    func dim(of card: Card, over count: Int) -> Double {
      let fades = Fades(rules.fade, card: card, in: layout, isOverModal: isOverModal(max(0, count)))
      return (card.fades.isModal ? fades.goal(at: card.detents.count - 1, of: card) : fades.values(at: y, of: card))
        .mapDim
    }
    // The numbers of cards on the stack that lie below each of the two.
    let without = dim(of: below, over: isComing ? count - 2 : count - 1)
    let arrived = dim(of: above, over: isComing ? front.replacesOther ? count - 2 : count - 1 : count)
    sample.mapDim = (without + (arrived - without) * Fades.clamp(progress)) * overlays.share(at: instant)
  }

  /// The phase, from the motions that run by themselves.
  @inline(__always)
  private var motionPhase: Phase {
    if position.isMoving || !apart.value.remainders.isEmpty { return .settling }
    switch content.motion.law.kind {
    case .rest: return occasional.pager.scroller.motion.law.kind != .rest || hasMovingStrip ? .paging : .resting
    case .deceleration: return .decelerating
    case .spring, .curve: return .bouncing
    }
  }
}
