import CardMath

extension CardStack.Entry {
  /// Creates the entry of a card that appears at one of its detents.
  init(_ own: Card, card: Int, at detent: Int) {
    self.init(card: card, detent: detent, scrollOffset: 0, isAway: own.detents[detent].isGone)
  }
}

extension CardStack {
  /// Brings in the top card, which is gone, or on its way there: to the detent with a name; nil: to its own, or the
  /// lowest that a finger reaches.
  mutating func present(at name: Int32?, animated: Bool, at now: Instant, into log: inout EventLog) {
    guard top.target.isGone, let detent = shownDetent(named: name) else {
      return log.record(.ignored(.nothing), at: now)
    }
    let isUp = isFixed(topCard) || leadsOnlyToTop
    move(to: isUp ? highestDetent : detent, animated: animated, at: now, into: &log)
  }

  /// Returns the detent at which the top card is presented; nil: it has none of that name, or is gone there.
  private func shownDetent(named name: Int32?) -> Int? {
    let card = topCard
    func shown(_ detent: Int?) -> Int? { detent.flatMap { card.detents[$0].isGone ? nil : $0 } }
    if let name { return shown(card.detent(named: name)) }
    return shown(card.preferredDetent) ?? card.stops.index(card.stops.lowestShown)
  }

  /// Takes the top card away. The program doesn't ask.
  mutating func dismiss(animated: Bool, at now: Instant, into log: inout EventLog) {
    guard let gone = topCard.goneDetent, targetDetent != gone else { return log.record(.ignored(.nothing), at: now) }
    move(to: gone, animated: animated, at: now, into: &log)
  }

  /// Returns the detent to which the program sends the card that it wants at one; nil: at none that the card has. Where
  /// commands lead only to the top it is that, but a card may go anywhere.
  func detent(wanted index: Int?) -> Int? {
    guard leadsOnlyToTop else { return index }
    if let index, topCard.detents[index].isGone { return index }
    return highestDetent
  }

  /// True if the only card of the stack has a gone detent: the keys that pop a card take this one away.
  var isAloneAndMayGo: Bool { entries.count == 1 && topCard.goneDetent != nil }

  /// Handles a key that takes the card away: it goes if commands reach its gone detent, or asks first.
  mutating func askToGo(at now: Instant, into log: inout EventLog) {
    if noteAttempt(at: now, into: &log) { return }
    guard let gone = topCard.goneDetent, targetDetent != gone, topCard.detents[gone].reach != .program else {
      return log.record(.ignored(.nothing), at: now)
    }
    move(to: gone, at: now, into: &log)
  }

  /// Tells the app that a command would have taken the card away, if it is one that asks first and that shows. Returns
  /// true if so.
  mutating func noteAttempt(at now: Instant, into log: inout EventLog) -> Bool {
    guard topCard.asksBeforeDismissal, !top.target.isGone else { return false }
    log.record(.attemptedDismissal(card: top.name), at: now)
    return true
  }

  /// Tells the app of a release that would take the card away if fingers could.
  mutating func noteAttempt(releasedAt velocity: Double, at now: Instant, into log: inout EventLog) {
    if rules.snap.isAttempt(releasedAt: top.modelY, velocity: velocity, of: topCard, from: targetDetent) {
      log.record(.attemptedDismissal(card: top.name), at: now)
    }
  }

  /// Records that the card has come to rest at its target, and that it is gone now or shows again.
  mutating func noteRest(at now: Instant, into log: inout EventLog) {
    log.record(.settled(detent: top.target.name), at: now)
    let (last, isGone) = (entries.count - 1, top.target.isGone)
    guard entries[last].isAway != isGone else { return }
    entries[last].isAway = isGone
    log.record(isGone ? .dismissed(card: top.name) : .presented(card: top.name), at: now)
  }
}

extension SnapRules {
  /// Returns true if a release would take a card away that asks first: the rule that decides releases is asked about
  /// the same card with its gone detent in reach.
  ///
  /// UIKit tells an app of each attempt to dismiss a sheet that is modal, and returns the sheet; from which release on
  /// it counts as one isn't documented, so that the release's own rule decides.
  /// Source: Apple, `UIViewController.isModalInPresentation` and
  /// `presentationControllerDidAttemptToDismiss(_:)`.
  public func isAttempt(releasedAt modelY: Double, velocity: Double, of card: Card, from committed: Int) -> Bool {
    guard card.asksBeforeDismissal else { return false }
    let open = card.openToDismissal
    return open.detents[decision(releasedAt: modelY, velocity: velocity, of: open, from: committed).target].isGone
  }
}

extension Card {
  /// The same card, whose gone detent a finger reaches.
  fileprivate var openToDismissal: Card {
    Card(
      name: name, headerHeight: headerHeight, contentHeight: contentHeight, hasMap: hasMap,
      hasMapButtons: hasMapButtons,
      detents: detents.map { detent in
        var detent = detent
        if detent.isGone { detent.reach = .finger }
        return detent
      }, preferredDetent: preferredDetent, parts: parts)
  }
}
