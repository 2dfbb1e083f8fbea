extension CardStack {
  /// True if everything that an input names is there: its card, layout and change of contents, by the stack's indices.
  ///
  /// A detent may be one that the top card doesn't have: the rules say where the card goes then.
  public func knows(_ input: Input) -> Bool {
    func isCard(_ index: Int?) -> Bool { index.map(layouts[0].cards.indices.contains) ?? true }
    switch input {
    case .touch(let touch): return touch.pointer >= 0
    case .push(let card, _), .swap(let card, _): return isCard(card)
    case .pop(let count, _): return count > 0
    case .page(let page, _): return page >= 0
    case .content(let change, let card): return changes.indices.contains(change) && isCard(card)
    case .layout(let layout, _): return layouts.indices.contains(layout)
    case .detents(let layout, let card, _): return layouts.indices.contains(layout) && isCard(card)
    case .keyboard(let change, let card, let layout):
      guard changes.indices.contains(change), case .keyboard = changes[change] else { return false }
      return isCard(card) && layouts.indices.contains(layout)
    case .tap, .tapAt, .key, .move, .present, .dismiss, .release, .scroll, .focus, .voiceOver, .reduceMotion,
      .mapOverlays:
      return true
    }
  }
}
