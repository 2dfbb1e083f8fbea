import CardMath
import CardMotion

extension CardStack {
  /// Changes to another layout.
  ///
  /// - Parameter animated: True if the screen stays and only the detents move, as for a bar: then a card at rest
  ///   travels to its new position. Otherwise the screen changes, by a rotation or a new size: the system's own
  ///   animation moves everything alike, so that a card at rest is at its new position at once.
  mutating func change(to index: Int, animated: Bool, at now: Instant, into log: inout EventLog) {
    if animated {
      makeRoom(by: index, at: now, into: &log)
    } else {
      resize(to: index, at: now, into: &log)
    }
  }

  /// Changes the screen's orientation or size.
  ///
  /// A finger that is down loses its hold, as UIKit cancels its touches. Each card goes to the detent that it had, or
  /// the top one to that of the last arrival (``ResizeGoal``); if the new layout lacks that, or allows only the top, to
  /// the top, and back to it with a layout that has it. A card in motion keeps its share of the distance between the
  /// outer detents and the rate at which that changes:
  ///
  /// ```
  /// (y′ − lowest′) / (highest′ − lowest′) = (y − lowest) / (highest − lowest)
  /// ```
  private mutating func resize(to index: Int, at now: Instant, into log: inout EventLog) {
    stopPages(at: now, into: &log)
    stopStrips(at: now, into: &log)
    let (y, modelY) = (cardY(at: now), top.modelY)
    let velocity = takeFromFinger(at: now, into: &log)
    let (old, oldName, oldHeight) = (top, top.target.name, screen.height)
    let isMoved = velocity.isOfMotion || isMoving
    let isAway = isMoved || y != old.target.y
    // Source: TGCardViewController 2.5.1, lines 570 to 598: a position that is set where transitions end.
    let returns = world.layouts[index].resizeGoal == .lastArrival && hasShown(motionEnds.arrived, in: index)
    use(index, resizing: true, sendingTopTo: returns ? motionEnds.arrived : nil, at: now, into: &log)
    placePages()
    resizeBars()
    transitions.scalePaths(by: screen.height / oldHeight)
    log.record(.layout(width: screen.width, height: screen.height), at: now)
    fitContent(at: now, into: &log)
    remainders = []
    finishFadeRemainder()
    guard isAway else {
      position.rest(at: top.target.y)
      animatedFades.jump(to: top.fades.goal(at: targetDetent, of: topCard))
      if top.target.name != oldName { noteRest(at: now, into: &log) }
      return
    }
    let length = old.lowestY - old.highestY
    // Detents that (almost) coincide have no distance of which it could keep a share; the distance from them stays.
    let isDivided = length >= 1
    let scale = isDivided ? (top.lowestY - top.highestY) / length : 1
    func mapped(_ place: Double) -> Double {
      reach.clamp(isDivided ? top.lowestY + (place - old.lowestY) * scale : top.target.y + (place - old.target.y))
    }
    position.rest(at: mapped(y))
    if !isMoved { cause = .room }
    let scaled = Velocity(value: velocity.value * scale, isOfMotion: velocity.isOfMotion)
    travel(by: rules.motion.settle, fromModel: mapped(modelY), velocity: scaled, at: now, into: &log)
  }

  /// Returns true if the top card has a detent of a name, here or in another layout, that isn't gone.
  @inline(never)
  private func hasShown(_ name: Int32, in index: Int) -> Bool {
    if let detent = topCard.detent(named: name) { return !topCard.detents[detent].isGone }
    guard let detent = world.layouts[index].cards[topIndex].detent(named: name) else { return false }
    return !world.layouts[index].cards[topIndex].detents[detent].isGone
  }

  /// Moves the detents on the same screen. A held part stays in the finger's hold; a resting or moving card travels to
  /// its detent's new position.
  private mutating func makeRoom(by index: Int, at now: Instant, into log: inout EventLog) {
    let isNew = index == layoutIndex
    let (modelY, kept) = (top.modelY, fadesToKeep(at: now))
    use(index, at: now, into: &log)
    let rule = topCard.parts.barHeight > 0 ? rules.motion.barIn(besideMap: layout.isBesideMap) : rules.motion.barOut
    keepFades(kept, by: rule, fromModel: modelY, at: now)
    fitContent(at: now, into: &log)
    if regrip(at: now) == .card {
      top.modelY = modelY
    } else if isMoving || cardY(at: now) != top.target.y {
      // A motion that it joins still comes from its finger or command, and its app is told of the end.
      if !isMoving { cause = .room }
      travel(by: rule, fromModel: modelY, velocity: ownVelocity(at: now), at: now, into: &log)
    }
    showBars(isNew: isNew, at: now, into: &log)
  }

  /// Refits the top card, whose height is its content's, after a change of that content: the shown card travels to its
  /// new height, and a part held by a finger stays in its hold.
  ///
  /// Source: CardParts 4.0.0, `CardPartsBottomSheetViewController.swift`, `updateHeight`.
  mutating func refit(at now: Instant, into log: inout EventLog) {
    let (modelY, kept) = (top.modelY, fadesToKeep(at: now))
    findTop()
    keepFades(kept, by: rules.motion.fit, fromModel: modelY, at: now)
    if regrip(at: now) == .card {
      top.modelY = modelY
      return
    }
    guard position.target != top.target.y else { return }
    cause = .fit
    travel(by: rules.motion.fit, fromModel: modelY, velocity: ownVelocity(at: now), at: now, into: &log)
  }

  /// Puts the cards on a layout, each at the detent with its former detent's name. A card that is gone stays gone.
  ///
  /// - Parameters:
  ///   - resizing: True for a new size of the screen, which in a compact height leads every card to its top.
  ///   - replacing: True if other detents replace a card's own for good. Where the name is missing then, the nearest
  ///     detent to the former one takes its place, and not the top until a layout has the name again.
  ///   - name: The detent of the top card; nil: its former one.
  mutating func use(
    _ newIndex: Int, resizing: Bool = false, replacing: Bool = false, sendingTopTo name: Int32? = nil,
    at now: Instant, into log: inout EventLog
  ) {
    let old = cards
    layoutIndex = newIndex
    let leadingToTop = resizing && layout.leadsOnlyToTop
    // Where only the outer detents are left, a card stays where it is until another size of the screen.
    let isStaying = !resizing && layout.leadsOnlyToTop
    cards = layout.cards
    layOutContents(at: now, into: &log)
    for index in entries.indices {
      let entry = entries[index]
      let (card, shown) = (cards[entry.card], cards[shownIndex(of: entry.card)])
      let before = old[entry.card].detents[entry.detent]
      let recalled = (index == entries.count - 1 ? name : nil) ?? entry.remembered
      let wanted = isStaying ? before.name : recalled ?? before.name
      let detent: Int
      if before.isGone, let gone = card.goneDetent {
        detent = gone
      } else if leadingToTop {
        detent = card.highestDetent
      } else if let named = card.detent(named: wanted) {
        detent = named
      } else {
        detent = replacing && !isFixed(card) ? card.nearestShownDetent(to: before.y) : card.highestDetent
      }
      let isKept = card.detents[detent].name == wanted || card.detents[detent].isGone
      entries[index].detent = detent
      let forgets = isKept && !isStaying
      entries[index].remembered = forgets ? nil : isKept || replacing ? entry.remembered : wanted
      entries[index].scrollOffset = min(entry.scrollOffset, shown.scrollRange(on: screen))
    }
    findTop()
  }
}
