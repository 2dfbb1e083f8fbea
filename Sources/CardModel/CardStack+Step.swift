import CardMath

extension CardStack {
  /// Folds an input into the stack: all that it does by itself up to `now` first, then the input.
  ///
  /// - Parameters:
  ///   - input: What happens.
  ///   - now: When it happens to the stack; not before any earlier input or frame.
  ///   - sampledAt: When it happened to the hardware, in ticks; a touch that was gathered for a frame is older than
  ///     the frame. Velocities are measured by it.
  ///   - sink: Takes in what is worth telling.
  public mutating func step(
    _ input: Input, at now: Instant, sampledAt: Int64, into sink: inout some EventSink
  ) {
    advance(to: now, into: &sink)
    switch input {
    case .touch(let touch):
      take(touch, at: now, sampledAt: sampledAt, into: &sink)
    case .tap(let region):
      tap(region, at: now, into: &sink)
    case .key(.expand):
      move(to: targetDetent + 1, at: now, into: &sink)
    case .key(.collapse):
      move(to: targetDetent - 1, at: now, into: &sink)
    case .key(.back):
      pop(animated: true, at: now, into: &sink)
    case .push(let card, let animated):
      push(card, animated: animated, at: now, into: &sink)
    case .pop(let animated):
      pop(animated: animated, at: now, into: &sink)
    case .move(let name, let animated):
      move(to: topCard.detent(named: name) ?? -1, animated: animated, at: now, into: &sink)
    }
    nextEnd = earliestEnd
  }

  /// A tap on the header leads one detent up, and one on the map leads a card at its top one detent down. Both count
  /// from the detent that the card is heading for, wherever it is on its way.
  private mutating func tap(_ region: Region, at now: Instant, into sink: inout some EventSink) {
    let highest = topCard.detents.count - 1
    switch region {
    case .header where targetDetent < highest: move(to: targetDetent + 1, at: now, into: &sink)
    case .map where targetDetent == highest: move(to: targetDetent - 1, at: now, into: &sink)
    case .header, .content, .map: sink.record(.ignored(.nothing), at: now)
    }
  }

  /// Sends the card to one of its detents. What moves keeps its position and velocity, so that without an animation only
  /// a card at rest is moved at once.
  private mutating func move(
    to detent: Int, animated: Bool = true, at now: Instant, into sink: inout some EventSink
  ) {
    guard topCard.detents.indices.contains(detent) else {
      sink.record(.ignored(.nothing), at: now)
      return
    }
    sink.record(.move(detent: topCard.detents[detent].name), at: now)
    let wasMoving = position.isMoving || hold.holdsCard
    let velocity = takeFromFinger(at: now, into: &sink)
    targetDetent = detent
    if animated || wasMoving {
      travel(by: rules.motion.tap, from: velocity, at: now, into: &sink)
    } else {
      position.rest(at: topCard.detents[detent].y)
      sink.record(.settled(detent: topCard.detents[detent].name), at: now)
    }
  }
}
