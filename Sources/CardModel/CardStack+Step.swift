import CardMath

extension CardStack {
  /// Folds an input into the stack: all that it does by itself up to `now` first, then the input.
  ///
  /// - Parameters:
  ///   - input: What happens.
  ///   - now: When it happens to the stack; not before any earlier input or frame.
  ///   - sampledAt: When it happened to the hardware, in ticks; a touch that was gathered for a frame is older than
  ///     the frame. Velocities are measured by it.
  ///   - log: Takes in what is worth telling.
  public mutating func step(
    _ input: Input, at now: Instant, sampledAt: Int64, into log: inout EventLog
  ) {
    advance(to: now, into: &log)
    switch input {
    case .touch(let touch):
      take(touch, at: now, sampledAt: sampledAt, into: &log)
    case .tap(let region):
      tap(region, at: now, into: &log)
    case .key(.expand):
      move(to: targetDetent + 1, at: now, into: &log)
    case .key(.collapse):
      move(to: leadsOnlyToTop ? -1 : targetDetent - 1, at: now, into: &log)
    case .key(.nextPage):
      turn(to: pageTarget + 1, animated: true, at: now, into: &log)
    case .key(.previousPage):
      turn(to: pageTarget - 1, animated: true, at: now, into: &log)
    case .key(.back):
      pop(1, animated: true, at: now, into: &log)
    case .push(let card, let animated):
      push(card, animated: animated, at: now, into: &log)
    case .pop(let count, let animated):
      pop(count, animated: animated, at: now, into: &log)
    case .move(let name, let animated):
      move(
        to: leadsOnlyToTop ? highestDetent : topCard.detent(named: name) ?? -1, animated: animated, at: now, into: &log)
    case .page(let page, let animated):
      turn(to: page, animated: animated, at: now, into: &log)
    case .layout(let index, let animated):
      change(to: index, animated: animated, at: now, into: &log)
    }
    nextEnd = earliestEnd
  }

  /// A tap on the header leads one detent up, and one on the map leads a card at its top one detent down. Both count
  /// from the detent that the card is heading for, wherever it is on its way.
  private mutating func tap(_ region: Region, at now: Instant, into log: inout EventLog) {
    switch region {
    case .header where targetDetent < highestDetent: move(to: targetDetent + 1, at: now, into: &log)
    case .map where targetDetent == highestDetent && !leadsOnlyToTop: move(to: targetDetent - 1, at: now, into: &log)
    case .header, .content, .map: log.record(.ignored(.nothing), at: now)
    }
  }

  /// Sends the card to one of its detents. What moves keeps its position and velocity, so that without an animation
  /// only a card at rest is moved at once.
  private mutating func move(
    to detent: Int, animated: Bool = true, at now: Instant, into log: inout EventLog
  ) {
    guard topCard.detents.indices.contains(detent) else {
      log.record(.ignored(.nothing), at: now)
      return
    }
    log.record(.move(detent: topCard.detents[detent].name), at: now)
    let wasMoving = isMoving || fingerMovesCard
    let modelY = top.modelY
    let velocity = takeFromFinger(at: now, into: &log)
    targetDetent = detent
    cause = .command
    tell(.moveStart, y: top.modelY, at: now, into: &log)
    if animated || wasMoving {
      travel(by: rules.motion.tap, fromModel: modelY, velocity: velocity, at: now, into: &log)
    } else {
      position.rest(at: topCard.detents[detent].y)
      animatedFades.jump(to: top.fades.goal(at: detent, of: topCard))
      log.record(.settled(detent: topCard.detents[detent].name), at: now)
      tell(.moveEnd, at: now, into: &log)
    }
  }

  /// Whether no command may lead the card anywhere but to its top detent.
  private var leadsOnlyToTop: Bool { layouts[layoutIndex].leadsOnlyToTop }

  /// Whether a finger moves the card just now.
  private var fingerMovesCard: Bool {
    switch hold {
    case .free, .pending, .refused, .paging: false
    case .dragging: drag.mover == .card
    }
  }
}
