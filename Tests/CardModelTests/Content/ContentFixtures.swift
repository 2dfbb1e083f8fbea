import CardContent
import CardMath

@testable import CardModel

extension Fixtures {
  /// A list of `count` items of one height, under Spots 7.5 unless another system is given.
  static func list(_ count: Int, height: Double = 80, _ system: ContentSystem = .spots75) -> ContentSpec {
    let items = Array(repeating: SpotsItem(height: height), count: count)
    return ContentSpec(
      system: system, body: .spots(SpotsDocument(components: [SpotsComponent(kind: .list, items: items)])))
  }

  /// Cards of CardParts with one part each, named 200, 201 and so on, all in the state 100.
  static func cards(_ heights: [Double], _ system: ContentSystem = .cardParts40) -> ContentSpec {
    let cards = heights.enumerated().map { index, height in
      PartsCard(
        name: Int32(200 + index),
        states: [
          PartsCard.State(name: 100, parts: [CardPart(kind: .view, height: height)]),
          PartsCard.State(name: 101, parts: [CardPart(kind: .view, height: height * 2)]),
        ], state: 100)
    }
    return ContentSpec(system: system, body: .cardParts(PartsDocument(cards: cards)))
  }
}

extension Fixtures {
  /// A card of any name at its top detent, without a content height of its own; its pages are the cards at the given
  /// indices.
  static func card(named name: Int32, pages: Range<Int> = 0..<0) -> Card {
    let plain = card(content: 0, preferred: 2)
    var parts = CardParts()
    parts.pages = pages
    return Card(
      name: name, headerHeight: plain.headerHeight, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: plain.detents, preferredDetent: 2, parts: parts)
  }
}

extension Hand {
  /// Creates a stack of one card with a content, by default at its top detent.
  init(_ spec: ContentSpec, rules: Rules = Rules(), preferred: Int = 2) {
    stack = CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: [Fixtures.card(content: 0, preferred: preferred)])],
      rules: rules,
      specs: [spec])
  }

  /// Creates a stack of two cards at their top detents, each with or without a content; the first one shows.
  init(root: ContentSpec?, next: ContentSpec?) {
    let cards = [Fixtures.card(.trips, preferred: 2), Fixtures.card(.stop, preferred: 2)]
    stack = CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: cards)], rules: Rules(), specs: [root, next])
  }

  /// Creates a stack of two cards, the second of which covers the first.
  init(covered: ContentSpec?, by above: ContentSpec?) {
    self.init(root: covered, next: above)
    give(.push(card: 1, animated: false), at: 0)
    log.removeAll()
  }

  /// Creates a stack of a card at its top detent, with a second layout for the rotated screen.
  init(turning spec: ContentSpec) {
    let turned = Screen(width: 852, height: 393, safeTop: 0, safeBottom: 21)
    stack = CardStack(
      layouts: [
        Layout(screen: Fixtures.screen, cards: [Fixtures.card(preferred: 2)]),
        Layout(screen: turned, cards: [Fixtures.card(preferred: 2, screen: turned)]),
      ], rules: Rules(), specs: [spec])
  }

  /// Changes the visible content.
  mutating func change(_ change: ContentChange, at milliseconds: Double) {
    stack.changes.append(change)
    give(.content(change: stack.changes.count - 1, card: nil), at: milliseconds)
  }

  /// Advances the stack to a frame and returns its sample.
  mutating func frame(at milliseconds: Double) -> Sample {
    let now = Hand.instant(milliseconds)
    stack.advance(to: now, into: &log)
    stack.noticeFrame(at: now, into: &log)
    return stack.sample(at: now)
  }

  /// The height of the scrolled content, points.
  var contentHeight: Double { stack.shownCard.contentHeight }

  /// Returns the logged events without their instants, and empties the log.
  mutating func take() -> [Event] {
    defer { log.removeAll() }
    return log.entries.map(\.event)
  }
}
