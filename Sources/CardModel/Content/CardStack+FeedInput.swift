import CardContent
import CardMath

extension CardStack {
  /// Applies a change to a card's content; nil: to the content of the card that shows.
  mutating func change(
    _ change: ContentChange, of card: Int?, at now: Instant, into log: inout EventLog
  ) {
    let index = card.map { card in contents.firstIndex { $0.card == card } } ?? live
    guard let index, take(change, in: index, at: now, into: &log) else {
      log.record(.ignored(.nothing), at: now)
      return
    }
  }

  /// Applies a change to a content. Returns true if there is a part to which it applies.
  private mutating func take(
    _ change: ContentChange, in index: Int, at now: Instant, into log: inout EventLog
  ) -> Bool {
    switch change {
    case .append(let items, let component):
      return changeItems(of: component, in: index, at: now, into: &log) { own in
        own.insert(items, at: own.items.count)
        return true
      }
    case .insert(let items, let place, let component):
      return changeItems(of: component, in: index, at: now, into: &log) { own in
        guard place <= own.items.count else { return false }
        own.insert(items, at: place)
        return true
      }
    case .update(let items, let place, let component):
      guard let item = items.first else { return false }
      return changeItems(of: component, in: index, at: now, into: &log) { own in own.update(at: place, to: item) }
    case .delete(let place, let count, let component):
      return changeItems(of: component, in: index, at: now, into: &log) { own in
        guard count == 0 || place < own.items.count else { return false }
        own.remove(at: place, count: count)
        return true
      }
    case .measure(let size):
      guard contents[index].measure(size) else { return false }
      contentChanged(of: index, at: now, into: &log)
      return true
    case .state(let state, let name):
      return announce(state: state, of: name, in: index, at: now, into: &log)
    case .hide(let isHidden, let name):
      return announce(isHidden: isHidden, of: name, in: index, at: now, into: &log)
    case .keyboard(let height, let responderY, let responderHeight):
      guard makesOwnRoom(in: index) else { return false }
      log.record(.keyboard(height: height), at: now)
      return makeRoom(in: index, forKeyboard: height, responderY, responderHeight, at: now, into: &log)
    case .select(let item, let component):
      return select(item, of: component, in: index, at: now, into: &log)
    case .scroll(let item, let component):
      return scroll(to: item, of: component, in: index, at: now, into: &log)
    case .choose(let option):
      guard contents[index].traits.hasMenus else { return false }
      log.record(.menuOption(Int32(option)), at: now)
      return true
    case .slide(let section, let page, let animated):
      return slide(section: section, in: index, to: page, animated: animated, at: now, into: &log)
    }
  }

  private mutating func changeItems(
    of component: Int, in index: Int, at now: Instant, into log: inout EventLog,
    _ body: (inout SpotsComponent) -> Bool
  ) -> Bool {
    guard contents[index].change(component: component, body) else { return false }
    contentChanged(of: index, at: now, into: &log)
    return true
  }

  /// Announces a card's new state. A change to its present state is none.
  private mutating func announce(
    state: Int32, of name: Int32, in index: Int, at now: Instant, into log: inout EventLog
  ) -> Bool {
    let live = contents[index]
    guard let card = live.card(named: name) else { return false }
    let waiting = (live.due + live.announced).last { $0.card == card && $0.state != nil }?.state
    guard (waiting ?? live.cards[card].state) != state else { return true }
    log.record(.state(state), at: now)
    contents[index].announced.append(LiveContent.PartsChange(card: card, state: state, isHidden: nil))
    return true
  }

  /// Announces that a card is hidden, or shown again at its position.
  private mutating func announce(
    isHidden: Bool, of name: Int32, in index: Int, at now: Instant, into log: inout EventLog
  ) -> Bool {
    guard let card = contents[index].card(named: name) else { return false }
    log.record(isHidden ? .hidden(card: name) : .shown(card: name), at: now)
    contents[index].announced.append(LiveContent.PartsChange(card: card, state: nil, isHidden: isHidden))
    return true
  }
}
