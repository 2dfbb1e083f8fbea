import CardSim

extension Run {
  /// Where the finger's travel is, in a frame while it holds card or content: its own place, minus the card's, plus the
  /// content's offset, minus what the rubber band holds. Of a card with pages, only the first one is to be scrolled. It stays the same from the slop's crossing to the lift.
  func balance(_ sample: Sample) -> Double {
    guard let touchY = sample.touchY, let card = scenario.stack.cards.first(where: { $0.name == sample.card }) else {
      return .nan
    }
    let pages = card.parts.pages
    let page = pages.isEmpty ? card : scenario.stack.cards[pages.lowerBound + card.parts.firstPage]
    func beyond(_ value: Double, _ low: Double, _ high: Double) -> Double { value - min(max(value, low), high) }
    // The rubber band holds the overdrag but for what shows of it, both in the finger's direction.
    let shown =
      beyond(sample.cardY, card.detents.last!.y, card.detents.first!.y)
      - beyond(sample.scrollOffset, 0, page.scrollRange(on: scenario.stack.screen))
    return touchY - sample.cardY + sample.scrollOffset - (sample.overdrag - shown)
  }
}
