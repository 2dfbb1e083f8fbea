import CardMath
import CardMotion

extension CardStack {
  /// Handles a tap at a point of the screen: logs the tap's target and applies the tap to it. During a push or pop the
  /// tap is ignored, since a finger can't take hold of anything then.
  mutating func tap(atX x: Double, y: Double, at now: Instant, into log: inout EventLog) {
    let target = tapTarget(atX: x, y: y, at: now)
    log.record(.tap(target), at: now)
    if transitions.isEmpty {
      if target == .content, tapContent(atX: x, y: y, at: now, into: &log) { return }
      tap(target, at: now, into: &log)
    } else {
      log.record(.ignored(.transition), at: now)
    }
  }

  /// Applies a tap. A tap on the header moves the card one detent up, one on the map moves a card at its top one detent
  /// down unless the card is modal, and one on the (x) pops the card. Detents count from the card's target, even while
  /// the card moves.
  ///
  /// Nothing can be tapped while the map shows alone.
  mutating func tap(_ target: TapTarget, at now: Instant, into log: inout EventLog) {
    switch target {
    case _ where !overlays.areShown:
      break
    case .header, .handle:
      if top.target.isGone { break }
      guard rules.command.headerTapLeadsUp, let next = topCard.detent(above: targetDetent) else { break }
      move(to: next, at: now, into: &log)
      return
    case .map:
      let isOpen = topCard.hasMap && !topCard.fades.isModal && !layout.isBesideMap
      let leadsDown = rules.command.mapTapLeadsDown && isOpen && !leadsOnlyToTop
      guard leadsDown, isHeadingForTop else { break }
      if let next = topCard.detent(below: targetDetent) { return move(to: next, at: now, into: &log) }
      if noteAttempt(at: now, into: &log) { return }
    case .close:
      pop(1, animated: true, at: now, into: &log)
      return
    case .content, .bar:
      break
    }
    log.record(.ignored(.nothing), at: now)
  }

  /// Returns the target at a point: the bar, also for a point above it; the map above and beside the card; on the
  /// card's header, from its top edge down, the handle over its whole width and the (x) at the right, if it has one;
  /// its content below.
  ///
  /// Source: TGCardViewController's title view: a handle of 16 pt, then 8 pt, the (x) of 44 by 44 pt, 16 pt. The
  /// distance of the (x) from the card's edge is an app's choice; 8 pt stand for it.
  func tapTarget(atX x: Double, y: Double, at now: Instant) -> TapTarget {
    var copy = self
    if let bottom = copy.barsBottom(at: now), y < bottom, cardSpans(x) { return .bar }
    let below = y - cardY(at: now)
    guard below >= 0, cardSpans(x), overlays.areShown else { return .map }
    guard below < shownCard.headerHeight else { return .content }
    if below < 16 { return .handle }
    let right = layout.cardX + layout.cardWidth - x
    let isOnClose = (24..<68).contains(below) && (8..<52).contains(right)
    return isOnClose && entries.count > 1 ? .close : .header
  }

  /// Handles a command from the keyboard.
  mutating func press(_ key: Key, at now: Instant, into log: inout EventLog) {
    switch key {
    case .expand:
      move(to: top.target.isGone ? nil : topCard.detent(above: targetDetent), at: now, into: &log)
    case .collapse:
      let next = leadsOnlyToTop ? nil : topCard.detent(below: targetDetent)
      if next == nil, !leadsOnlyToTop, noteAttempt(at: now, into: &log) { return }
      move(to: next, at: now, into: &log)
    case .nextPage:
      turn(to: pageTarget + 1, animated: true, at: now, into: &log)
    case .previousPage:
      turn(to: pageTarget - 1, animated: true, at: now, into: &log)
    case .escape where isAloneAndMayGo, .close where isAloneAndMayGo:
      askToGo(at: now, into: &log)
    case .back, .escape:
      // Keys leave the root alone: only a pop by the program asks for its dismissal.
      guard entries.count > 1 else { return log.record(.ignored(.nothing), at: now) }
      pop(1, animated: true, at: now, into: &log)
    case .rowAbove: press(row: .above, at: now, into: &log)
    case .rowBelow: press(row: .below, at: now, into: &log)
    case .firstRow: press(row: .first, at: now, into: &log)
    case .lastRow: press(row: .last, at: now, into: &log)
    case .activateRow: press(row: .activate, at: now, into: &log)
    case .clearRow: press(row: .clear, at: now, into: &log)
    case .close:
      if rules.command.closeKeyPops {
        pop(1, animated: true, at: now, into: &log)
      } else {
        log.record(.ignored(.nothing), at: now)
      }
    }
  }

  /// Moves VoiceOver's focus to a point of the content, `offset` points below the content's top. If that lies below the
  /// screen's bottom edge, the card moves up to its highest detent.
  mutating func focus(on offset: Double, at now: Instant, into log: inout EventLog) {
    let y = cardY(at: now) + top.headerHeight + offset - content.motion.position(at: now)
    let mayMove = voiceOverMovesCards && !top.target.isGone
    guard mayMove, y > screen.height, targetDetent < highestDetent else {
      log.record(.ignored(.nothing), at: now)
      return
    }
    move(to: highestDetent, at: now, into: &log)
  }

  /// Sends the card to one of its detents; nil: there is none. A moving card keeps its position and velocity, so that
  /// without an animation only a card at rest is moved at once.
  mutating func move(to detent: Int?, animated: Bool = true, at now: Instant, into log: inout EventLog) {
    guard let detent else {
      log.record(.ignored(.nothing), at: now)
      return
    }
    guard detent == highestDetent || !isFixed(topCard) || topCard.detents[detent].isGone else {
      log.record(.ignored(.fixed), at: now)
      return
    }
    log.record(.move(detent: topCard.detents[detent].name), at: now)
    let wasMoving = isMoving || fingerMovesCard
    let modelY = top.modelY
    let velocity = takeFromFinger(at: now, into: &log)
    targetDetent = detent
    cause = .command
    notify(.moveStart, y: top.modelY, at: now, into: &log)
    if animated || wasMoving {
      travel(by: rules.motion.tap, fromModel: modelY, velocity: velocity, at: now, into: &log)
      scheduleEnd()
    } else {
      position.rest(at: topCard.detents[detent].y)
      animatedFades.jump(to: fadesGoal)
      noteRest(at: now, into: &log)
      arrive(as: .moveEnd, at: now, into: &log)
    }
  }

  // Here and where else a conditional stands for `&&` or `||`: these make a closure, for which the stack is copied.

  /// Returns true if a card stays at its highest detent because no map lies under it.
  @inline(__always)
  func isFixed(_ card: Card) -> Bool { rules.fixes(card) }

  /// True if VoiceOver is on, and the cards heed it.
  var heedsVoiceOver: Bool {
    @inline(__always) get { accessibility.isVoiceOverOn ? rules.command.heedsVoiceOver : false }
  }

  /// True if VoiceOver is on and moves the cards.
  var voiceOverMovesCards: Bool {
    @inline(__always) get { heedsVoiceOver ? rules.command.voiceOverMovesCards : false }
  }

  /// True if commands may move the card only to its top detent.
  var leadsOnlyToTop: Bool {
    @inline(__always) get { world.layouts[layoutIndex].leadsOnlyToTop }
  }

  /// True while a finger moves the card.
  var fingerMovesCard: Bool {
    switch hold {
    case .free, .pending, .refused, .paging, .sliding: false
    case .dragging: drag.mover == .card
    }
  }
}
