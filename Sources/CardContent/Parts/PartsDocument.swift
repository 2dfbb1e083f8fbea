import CardMath

/// The cards of a CardParts list.
public struct PartsDocument: Hashable, Sendable {
  /// The cards, in order; hidden cards keep their index.
  public var cards: [PartsCard]

  /// The theme with the cards' margins and spacing.
  public var theme: PartsTheme

  /// The height of the tab bar at the screen's bottom, points; 0 if there is none.
  public var tabBarHeight = 0.0

  /// Creates a list of cards.
  public init(cards: [PartsCard], theme: PartsTheme = .mint) {
    self.cards = cards
    self.theme = theme
  }

  /// The margins around a card in its cell, points. 2.6 has the top and bottom margins in its code, not in its themes.
  ///
  /// Source: CardParts 4.0.0, `CardCell.swift` 99 to 133; 2.6.0, the same file.
  func cellMargins(in system: ContentSystem) -> Insets {
    var margins = theme.cellMargins
    if system == .cardParts26 { (margins.top, margins.bottom) = (9, 12) }
    return margins
  }

  /// The layout of the cards at a width, points.
  ///
  /// ```
  /// cell width   round(W) − margin left − margin right   (or round(W) − 2 · its own margin)
  /// card height  margin top + Σ (part's margin top + height + margin bottom) + margin bottom
  /// next card    12 pt below
  /// below all    tab bar + 2 · 12
  /// ```
  ///
  /// The margins of two parts add up; they don't collapse. Source: CardParts 4.0.0, `CardsViewController.swift` 63 to
  /// 83, `CardPartsViewController.swift` 70 to 112.
  public func layout(in system: ContentSystem, width: Double) -> ContentLayout {
    var layout = ContentLayout()
    let margins = cellMargins(in: system)
    let whole = width.rounded(.toNearestOrAwayFromZero)
    layout.bottomInset = tabBarHeight + 2 * theme.lineSpacing
    for (index, card) in cards.enumerated() where !card.isHidden {
      if !layout.sections.isEmpty { layout.height += theme.lineSpacing }
      let cardWidth = whole - (card.sideMargin.map { 2 * $0 } ?? margins.horizontal)
      var section = ContentLayout.Section(
        index: index, name: card.name, kind: .card, width: max(0, cardWidth), contentWidth: max(0, cardWidth))
      section.x = (width - section.width) / 2
      section.y = layout.height
      let first = layout.items.count
      var y = card.hasNoVerticalMargins ? 0 : margins.top
      for (number, part) in card.parts.enumerated() {
        y = add(part, number, at: y, &section, to: &layout)
      }
      section.items = first..<layout.items.count
      section.contentHeight = y + (card.hasNoVerticalMargins ? 0 : margins.bottom)
      section.extent = max(0, section.contentHeight)
      layout.height += section.extent
      layout.sections.append(section)
    }
    return layout
  }

  /// Adds a part at a vertical position of its card. Returns the lower edge of the part's margins.
  private func add(
    _ part: CardPart, _ number: Int, at y: Double, _ section: inout ContentLayout.Section,
    to layout: inout ContentLayout
  ) -> Double {
    let around = part.margins ?? theme.margins(of: part.kind)
    let top = y + around.top
    let width = max(0, section.width - around.horizontal)
    layout.items.append(
      ContentLayout.Item(
        x: around.left, y: top, width: width, height: part.frameHeight, lineEnd: top + part.frameHeight, name: nil,
        number: Int32(number)))
    switch part.kind {
    case .paged:
      let page = max(0, width - 2 * CardPart.pageSide)
      layout.strips.append(
        Strip(
          section: layout.sections.count, y: top + CardPart.pageTop, height: part.height,
          x: section.x + around.left + CardPart.pageSide, width: page, contentWidth: page * Double(part.count),
          paging: .pages, reported: .page, count: part.count))
    case .collection where part.count > 0:
      let content = Double(part.count) * (part.cellWidth + part.cellSpacing) - part.cellSpacing
      layout.strips.append(
        Strip(
          section: layout.sections.count, y: top, height: part.height, x: section.x + around.left, width: width,
          contentWidth: content, paging: .free, reported: .nothing, count: part.count))
    case .view, .title, .separator, .verticalSeparator, .spacer, .bar, .histogram, .table, .collection: break
    }
    return top + part.frameHeight + around.bottom
  }
}

extension PartsDocument: ContentDocument {
  /// Cards that are notified of what shows of them, and have menus and keyboards.
  public static var traits: ContentTraits {
    ContentTraits(reportsVisibility: true, hasMenus: true, makesRoomForKeyboard: true)
  }

  /// Returns the layout at a width, points.
  public mutating func laidOut(in system: ContentSystem, width: Double) -> ContentLayout {
    layout(in: system, width: width)
  }

  /// The id of the state of the card at an index.
  public func state(ofSection index: Int) -> Int32? { cards[index].state }

  /// Sets the state of the card at an index, and its hiding; nil: it stays.
  public mutating func setCard(_ index: Int, state: Int32?, isHidden: Bool?) {
    if let state { cards[index].state = state }
    if let isHidden { cards[index].isHidden = isHidden }
  }

  /// Reads or writes each card's state. The rest of it never changes.
  public mutating func code(with archive: inout StateArchive) throws(StateError) {
    for index in cards.indices { try archive.code(&cards[index]) }
  }
}
