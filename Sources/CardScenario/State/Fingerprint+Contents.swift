import CardContent

extension FingerprintWords {
  /// Adds a Spots document.
  mutating func add(_ document: SpotsDocument) {
    add(document.components) { $0.add($1) }
    add(document.views) { $0.add(saved: $1) }
    add(document.stretchesLast)
  }

  private mutating func add(_ component: SpotsComponent) {
    add(component.name) { $0.add($1) }
    add(component.kind)
    add(component.span, component.headerHeight, component.footerHeight)
    add(component.pagination)
    // The items, and the numbers already assigned to items.
    add(saved: component)
    let layout = component.layout
    add(layout.inset)
    add(layout.contentInset)
    add(layout.itemSpacing, layout.lineSpacing)
    add(layout.itemsPerRow)
    add(layout.hasDynamicSpan, layout.hasStickyHeader, layout.isInfinite, layout.showsEmpty)
    add(layout.pageIndicator)
  }

  /// Adds a CardParts list.
  mutating func add(_ document: PartsDocument) {
    add(document.cards) { $0.add($1) }
    let theme = document.theme
    add(theme.lineSpacing)
    for insets in [
      theme.cellMargins, theme.partMargins, theme.titleMargins, theme.tableMargins, theme.separatorMargins,
    ] {
      add(insets)
    }
    add(document.tabBarHeight)
  }

  private mutating func add(_ card: PartsCard) {
    add(card.name, card.state)
    add(card.states) { words, state in
      words.add(state.name)
      words.add(state.parts) { $0.add($1) }
    }
    add(card.isHidden, card.hasNoVerticalMargins, card.isEditable)
    add(card.sideMargin) { $0.add($1) }
  }

  private mutating func add(_ part: CardPart) {
    add(part.kind)
    add(part.button)
    add(part.height, part.cellWidth, part.cellSpacing)
    add(part.margins) { $0.add($1) }
    add(part.count)
  }
}
