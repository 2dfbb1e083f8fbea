import CardSim

extension Run {
  /// Returns the balance of the finger's travel in a frame in which it holds card or content, points: the finger's y,
  /// minus the card's, plus the content's offset, minus the overdrag that the rubber band holds. It stays the same from
  /// the slop's crossing to the lift. Of a card with pages, only the first one may be scrolled.
  func balance(_ sample: Sample) -> Double {
    guard let touchY = sample.touchY, let card = scenario.stack.cards.first(where: { $0.name == sample.card }) else {
      return .nan
    }
    let pages = card.parts.pages
    let page = pages.isEmpty ? card : scenario.stack.cards[pages.lowerBound + card.parts.firstPage]
    func beyond(_ value: Double, _ low: Double, _ high: Double) -> Double { value - min(max(value, low), high) }
    // The rubber band holds the overdrag less the displacement that shows, both in the finger's direction.
    let shown =
      beyond(sample.cardY, card.stops.highestPlace.y, card.stops.lowestPlace.y)
      - beyond(sample.scrollOffset, 0, page.scrollRange(on: scenario.stack.screen))
    return touchY - sample.cardY + sample.scrollOffset - (sample.overdrag - shown)
  }
}
