import CardMath
import CardMotion

/// Card and content let go where a finger might have left them: a start in motion, without the touches before it.
extension CardStack {
  /// Lets the top card go at a position, as a finger that lifts there would.
  ///
  /// A motion before it ends, and a finger that holds the card loses it. A card that is being pushed or popped can't be
  /// let go.
  ///
  /// - Parameters:
  ///   - modelY: The card's model position, points, at most as far away as the screen's edges and the outer detents;
  ///     nil: where it is.
  ///   - velocity: The card's velocity, points per second, positive downward. Past the outer detents the finger's is
  ///     more.
  ///   - name: The detent to which it goes; nil: the rules decide.
  mutating func letGo(
    atModelY modelY: Double?, velocity: Double, to name: Int32?, at now: Instant, into log: inout EventLog
  ) {
    guard transitions.isEmpty else { return log.record(.ignored(.transition), at: now) }
    let card = topCard
    let sent = name.flatMap { card.detent(named: $0) }
    guard name == nil || sent != nil else { return log.record(.ignored(.nothing), at: now) }
    // A fixed card can only be taken away.
    let goes = sent.map { card.detents[$0].isGone } ?? card.stops.lowestPlace.isGone
    guard !isFixed(card) || goes else { return log.record(.ignored(.fixed), at: now) }
    _ = takeFromFinger(at: now, into: &log)
    let y = cardY(at: now)
    remainders.removeAll()
    if let modelY {
      let places = card.releasePlaces(on: screen)
      top.modelY = min(max(modelY, places.lowerBound), places.upperBound)
      position.rest(at: card.shownY(at: top.modelY))
    } else {
      if isHeadingElsewhere(y) { top.modelY = y }
      position.rest(at: y)
    }
    // To the app it is a whole drag.
    notify(.dragBegin, at: now, into: &log)
    log.record(.release(velocity: velocity), at: now)
    if let sent {
      snap(to: sent, fingerVelocity: velocity, slope: 1, at: now, into: &log)
    } else {
      release(velocity: velocity, slope: 1, at: now, into: &log)
    }
  }

  /// True if the card shows at another y than that of its model position.
  private func isHeadingElsewhere(_ y: Double) -> Bool { topCard.shownY(at: top.modelY) != y }

  /// Lets the content go at an offset, as a finger that lifts there would. A finger that drags the card or the content
  /// keeps them.
  ///
  /// - Parameters:
  ///   - offset: Points, at most a viewport past either end; nil: where it is.
  ///   - velocity: Points per second, positive toward the end.
  mutating func letContentGo(
    at offset: Double?, velocity: Double, at now: Instant, into log: inout EventLog
  ) {
    guard transitions.isEmpty else { return log.record(.ignored(.transition), at: now) }
    guard top.hasScrollableContent else { return log.record(.ignored(.nothing), at: now) }
    if case .dragging = hold { return log.record(.ignored(.held), at: now) }
    let (range, room) = (top.range, top.viewportHeight)
    content.rest(
      at: offset.map { min(max($0, range.low - room), range.high + room) } ?? content.motion.position(at: now))
    releaseContent(velocity: velocity, at: now, into: &log)
  }
}
