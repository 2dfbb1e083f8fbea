/// Identifiers that stand for more than one item: a table couldn't tell those apart, so they go by their numbers.
struct TwinNames {
  /// How many items each stands for. Only looked up: its order means nothing.
  private var counts: [String: Int] = [:]

  /// Takes note of items that may be there together.
  mutating func add(_ items: [ContentText.ItemText]) {
    for item in items { if let name = item.name { counts[name, default: 0] += item.count } }
  }

  /// How many items an identifier stands for.
  func count(of name: String) -> Int { counts[name] ?? 0 }

  /// Takes their identifiers from items that share them.
  func number(_ items: inout [ContentText.ItemText]) {
    for index in items.indices {
      if let name = items[index].name, count(of: name) > 1 { items[index].name = nil }
    }
  }
}

extension ContentText {
  /// Takes their identifiers from items that share them, and says which those are, in the document's order.
  mutating func numberTwins() -> [(name: String, count: Int)] {
    guard case .spots(var components) = body else { return [] }
    var twins = TwinNames()
    for component in components { twins.add(component.items) }
    var (told, seen): ([(name: String, count: Int)], Set<String>) = ([], [])
    for item in components.flatMap({ $0.items }) {
      guard let name = item.name, twins.count(of: name) > 1, seen.insert(name).inserted else { continue }
      told.append((name, twins.count(of: name)))
    }
    guard !told.isEmpty else { return [] }
    for index in components.indices { twins.number(&components[index].items) }
    body = .spots(components)
    return told
  }
}

extension ScenarioDocument {
  /// Takes their identifiers from items that arrive, or that inputs put in, where something else has the same one.
  ///
  /// What a refresh brings takes the place of what was there, and what an update brings that of one item: those may
  /// well have the same identifiers.
  mutating func numberTwins() {
    for index in cards.indices {
      let own = indices(insertingInto: cards[index].name)
      number(own, Self.numberTwins(of: &cards[index], inserted: items(of: own)))
      for page in cards[index].pages.indices {
        let own = indices(insertingInto: cards[index].pages[page].name)
        number(own, Self.numberTwins(of: &cards[index].pages[page], inserted: items(of: own)))
      }
    }
  }

  /// The indices of the inputs that put items into a card's content, or may.
  private func indices(insertingInto card: String) -> [Int] {
    inputs.indices.filter { index in
      guard case .content(let content) = inputs[index].action else { return false }
      return content.inserted != nil && (content.card == nil || content.card == card)
    }
  }

  private func items(of indices: [Int]) -> [ContentText.ItemText] {
    indices.flatMap { index -> [ContentText.ItemText] in
      guard case .content(let content) = inputs[index].action else { return [] }
      return content.inserted ?? []
    }
  }

  private mutating func number(_ indices: [Int], _ twins: TwinNames) {
    for index in indices {
      guard case .content(var content) = inputs[index].action else { continue }
      content.number(twins)
      inputs[index].action = .content(content)
    }
  }

  /// - Returns: The names of all items that may be in the card's content together.
  private static func numberTwins(of card: inout CardText, inserted: [ContentText.ItemText]) -> TwinNames {
    var twins = TwinNames()
    guard case .spots(let components)? = card.content?.body else { return twins }
    let arrivals = (card.feed.atEnd ?? []) + (card.feed.atBeginning ?? [])
    for component in components { twins.add(component.items) }
    for arrival in arrivals { twins.add(arrival.items) }
    twins.add(inserted)
    for index in (card.feed.onRefresh ?? []).indices {
      guard var items = card.feed.onRefresh?[index].items else { continue }
      var refreshed = TwinNames()
      refreshed.add(items)
      for arrival in arrivals { refreshed.add(arrival.items) }
      refreshed.number(&items)
      card.feed.onRefresh?[index].items = items
    }
    card.feed.atEnd?.number(twins)
    card.feed.atBeginning?.number(twins)
    return twins
  }
}

extension [FeedText.ArrivalText] {
  fileprivate mutating func number(_ twins: TwinNames) {
    for index in indices { twins.number(&self[index].items) }
  }
}

extension ScenarioDocument.ContentInput {
  /// The items that it puts in beside those that are there; nil: none.
  fileprivate var inserted: [ContentText.ItemText]? {
    switch change {
    case .append(let items), .prepend(let items), .insert(let items, _): items
    case .update, .delete, .measure, .state, .hide, .keyboard, .slide, .select, .scroll, .choose: nil
    }
  }

  fileprivate mutating func number(_ twins: TwinNames) {
    guard var items = inserted else { return }
    twins.number(&items)
    switch change {
    case .append: change = .append(items)
    case .prepend: change = .prepend(items)
    case .insert(_, let index): change = .insert(items, at: index)
    case .update, .delete, .measure, .state, .hide, .keyboard, .slide, .select, .scroll, .choose: break
    }
  }
}
