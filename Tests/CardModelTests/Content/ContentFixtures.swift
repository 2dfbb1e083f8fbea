import CardContent
import CardMath

@testable import CardModel

extension Fixtures {
  /// A list of so many items of a height, under Spots 7.5 unless another system is named.
  static func list(_ count: Int, height: Double = 80, _ system: ContentSystem = .spots75) -> Feed {
    let items = Array(repeating: SpotsItem(height: height), count: count)
    return Feed(system: system, body: .spots(SpotsDocument(components: [SpotsComponent(kind: .list, items: items)])))
  }

  /// Cards of CardParts, each with one part, and their names from 200 on; all in the state 100.
  static func cards(_ heights: [Double], _ system: ContentSystem = .cardParts40) -> Feed {
    let cards = heights.enumerated().map { index, height in
      PartsCard(
        name: Int32(200 + index),
        states: [
          PartsCard.State(name: 100, parts: [CardPart(kind: .view, height: height)]),
          PartsCard.State(name: 101, parts: [CardPart(kind: .view, height: height * 2)]),
        ], state: 100)
    }
    return Feed(system: system, body: .cardParts(PartsDocument(cards: cards)))
  }
}

extension Hand {
  /// A card at its top with a content.
  init(_ feed: Feed, rules: Rules = Rules(), preferred: Int = 2) {
    stack = CardStack(
      layouts: [Layout(screen: Fixtures.screen, cards: [Fixtures.card(content: 0, preferred: preferred)])],
      rules: rules,
      feeds: [feed])
  }

  /// Something happens to the content that shows.
  mutating func change(_ change: ContentChange, at milliseconds: Double) {
    stack.changes.append(change)
    give(.content(change: stack.changes.count - 1, card: nil), at: milliseconds)
  }

  /// A frame.
  mutating func frame(at milliseconds: Double) -> Sample {
    let now = Hand.instant(milliseconds)
    stack.advance(to: now, into: &log)
    stack.noticeFrame(at: now, into: &log)
    return stack.sample(at: now)
  }

  /// The height of what scrolls.
  var contentHeight: Double { stack.shownCard.contentHeight }

  /// What happened, without instants; forgets it.
  mutating func take() -> [Event] {
    defer { log.removeAll() }
    return log.entries.map(\.event)
  }
}
