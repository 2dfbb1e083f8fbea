import CardMath

extension CardStack {
  /// The cause of the card's motion, which decides the callbacks at its arrival.
  enum Cause: UInt8, Hashable, Sendable, CaseIterable {
    /// A push or a pop, which ends with the transition of its card.
    case transition

    /// The release by a finger.
    case release

    /// A tap, a key or the program.
    case command

    /// A change of its content, to whose height it is fitted.
    case fit

    /// A rotation, a bar, other detents: it arrives nowhere.
    case room
  }

  /// Reports a moment to the top card. `y` is the card's model position or its target, points, `before` the index of
  /// its former detent.
  @inline(__always)
  mutating func notify(
    _ moment: CallbackMoment, y: Double = 0, before: Int? = nil, at now: Instant, into log: inout EventLog
  ) {
    guard rules.callbacks.order != .none else { return }
    let card = entries[entries.count - 1].card
    notify(moment, coming: card, going: card, y: y, before: before, at: now, into: &log)
  }

  /// Reports a moment to two cards: one that comes in or is uncovered, and one that is covered or leaves.
  ///
  /// - Parameter name: The detent that was reached, which the card may have left or lack by now; nil: the one at which
  ///   the card counts as.
  @inline(__always)
  mutating func notify(
    _ moment: CallbackMoment, coming: Int, going: Int, reaching name: Int32? = nil, at now: Instant,
    into log: inout EventLog
  ) {
    guard rules.callbacks.order != .none else { return }
    notify(moment, coming: coming, going: going, y: 0, before: nil, reaching: name, at: now, into: &log)
  }

  @inline(never)
  private mutating func notify(
    _ moment: CallbackMoment, coming: Int, going: Int, y: Double, before: Int?, reaching name: Int32? = nil,
    at now: Instant, into log: inout EventLog
  ) {
    for step in rules.callbacks.order.steps(at: moment) {
      guard let several = addressees(of: step.kind, coming: coming, going: going) else {
        notify(step, card: coming, y: y, before: before, reaching: name, at: now, into: &log)
        continue
      }
      for card in several { notify(step, card: card, y: y, before: before, reaching: name, at: now, into: &log) }
    }
  }

  /// Reports a step to one card, if the step's condition holds for it.
  private func notify(
    _ step: CallbackStep, card: Int, y: Double, before: Int?, reaching name: Int32?, at now: Instant,
    into log: inout EventLog
  ) {
    // A card that has left is at no detent.
    var detent = entries.last { $0.card == card }?.detent
    if let name { detent = cards[card].detent(named: name) }
    guard holds(step.condition, card: cards[card], detent: detent, before: before) else { return }
    if let name, step.kind == .didMove {
      log.record(.callback(.didMove(detent: name)), at: now)
    } else if let callback = callback(step.kind, card: cards[card], detent: detent, y: y) {
      log.record(.callback(callback), at: now)
    }
  }

  /// Returns the indices of the cards that are notified; nil: only the one that comes in. That one is notified of every
  /// move of a finger, which thus makes no array.
  ///
  /// A card with pages passes its own appearance on to the page that shows, and builds all of them before itself. A map
  /// manager is not notified if it has the map before and after.
  private func addressees(of kind: CallbackStep.Kind, coming: Int, going: Int) -> [Int]? {
    func andPage(_ card: Int) -> [Int] {
      let shown = shownIndex(of: card)
      return shown == card ? [card] : [card, shown]
    }
    switch kind {
    case .willAppear, .didAppear: return andPage(coming)
    case .willDisappear, .didDisappear: return andPage(going)
    case .didBuild: return Array(cards[coming].parts.pages) + [coming]
    case .cleanUp, .takeCharge:
      let (old, new) = (mapOwner(of: going), mapOwner(of: coming))
      return old == new ? [] : [kind == .cleanUp ? old : new]
    default: return nil
    }
  }

  private func holds(_ condition: CallbackStep.Condition, card: Card, detent: Int?, before: Int?) -> Bool {
    switch condition {
    case .always: true
    case .hasMap: card.hasMap
    case .isOtherDetent: detent != before
    case .isLowest: detent.map { $0 <= card.lowestDetent } ?? false
    case .isHigher: detent.map { $0 > card.lowestDetent } ?? false
    }
  }

  private func callback(_ kind: CallbackStep.Kind, card: Card, detent: Int?, y: Double) -> Callback? {
    switch kind {
    case .willAppear: .willAppear(card: card.name)
    case .didAppear: .didAppear(card: card.name)
    case .didBuild: .didBuild(card: card.name)
    case .takeCharge: .takeCharge(card: card.name)
    case .willDisappear: .willDisappear(card: card.name)
    case .didDisappear: .didDisappear(card: card.name)
    case .cleanUp: .cleanUp(card: card.name)
    case .didMove: detent.map { .didMove(detent: card.detents[$0].name) }
    case .didChange: detent.map { .didChange(detent: card.detents[$0].name) }
    case .didDrag: .didDrag(heightCoefficient: screen.heightCoefficient(ofCardAt: y))
    case .didChangeHeight: .didChangeHeight(screen.visibleHeight(ofCardAt: y))
    case .willBeginDragging: .willBeginDragging
    case .willEndDragging: .willEndDragging
    case .didEndDragging: .didEndDragging
    case .didShow: .didShow
    case .didDismiss: .didDismiss
    case .didMoveToPage: .didMoveToPage(card: card.name)
    }
  }
}
