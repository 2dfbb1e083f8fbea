/// Identifiers that more than one item has: no table could tell these items apart, so they go by their numbers.
struct TwinNames {
  /// The number of items with each identifier. Only looked up: its order means nothing.
  private var counts: [String: Int] = [:]

  /// The numbers of items that are present besides.
  private let others: [String: Int]

  /// Creates a count of no items, besides those that another one has.
  init(besides other: TwinNames? = nil) { others = other?.counts ?? [:] }

  /// Adds items that may be present together.
  mutating func add(_ items: [ContentText.ItemText]) {
    for item in items { if let name = item.name { counts[name, default: 0] += item.count } }
  }

  /// True if no two of some items have the same identifier for sure. It takes less time than counting.
  static func areAbsent(from lists: [[ContentText.ItemText]]) -> Bool {
    // Names with different digests are different, so only equal digests make the names worth comparing.
    var digests: [UInt64] = []
    digests.reserveCapacity(lists.reduce(0) { $0 + $1.count })
    for list in lists {
      for item in list {
        guard let name = item.name else { continue }
        if item.count > 1 { return false }
        digests.append(name.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
      }
    }
    digests.sort()
    return !zip(digests, digests.dropFirst()).contains { $0 == $1 }
  }

  /// Returns the number of items with an identifier.
  func count(of name: String) -> Int { (counts[name] ?? 0) + (others[name] ?? 0) }

  /// Removes the identifiers of items that share one.
  func number(_ items: inout [ContentText.ItemText]) {
    for index in items.indices {
      if let name = items[index].name, count(of: name) > 1 { items[index].name = nil }
    }
  }
}

extension ScenarioDocument {
  /// Removes the identifiers of items that arrive, or that inputs insert, if another item has the same one.
  ///
  /// The items of a refresh replace the items before it, and the item of an update replaces one item: these may have
  /// the same identifiers as the replaced ones.
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

  /// Returns the indices of the inputs that insert, or may insert, items into a card's content.
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

  /// Removes the shared identifiers of a card's arriving items.
  ///
  /// - Returns: The names of all items that may be in the card's content together.
  private static func numberTwins(of card: inout CardText, inserted: [ContentText.ItemText]) -> TwinNames {
    var twins = TwinNames()
    guard let lists = card.content?.body.itemLists else { return twins }
    let arrivals = (card.feed.atEnd ?? []) + (card.feed.atBeginning ?? [])
    // The document's own items have no twins among themselves any more.
    if !arrivals.isEmpty || !inserted.isEmpty { for items in lists { twins.add(items) } }
    var arrived = TwinNames()
    for arrival in arrivals {
      twins.add(arrival.items)
      arrived.add(arrival.items)
    }
    twins.add(inserted)
    for index in (card.feed.onRefresh ?? []).indices {
      guard var items = card.feed.onRefresh?[index].items else { continue }
      var refreshed = TwinNames(besides: arrived)
      refreshed.add(items)
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
  /// The items that it inserts besides the present ones; nil if it inserts none.
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
