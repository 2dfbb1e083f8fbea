import CardContent
import CardMath

extension CardStack {
  // MARK: - By a tap

  /// Handles a tap on the content. Returns true if an item or button there reports it.
  mutating func tapContent(atX x: Double, y: Double, at now: Instant, into log: inout EventLog) -> Bool {
    guard let live else { return false }
    let offset = content.motion.position(at: now)
    let place = y - cardY(at: now) - top.headerHeight + offset
    let across = x - world.layouts[layoutIndex].cardX
    guard let index = contents[live].layout.section(at: place) else { return false }
    let section = contents[live].layout.sections[index]
    guard place < section.maxY else { return false }
    let event: Event?
    if contents[live].traits.selectsItems {
      let isOnHeader = section.hasStickyHeader && place - offset < section.headerHeight
      event = isOnHeader ? nil : item(atX: across, y: place - section.y, in: index, at: now).map { .select(item: $0) }
    } else {
      event = button(atX: across - section.x, y: place - section.y, in: section)
    }
    guard let event else { return false }
    log.record(event, at: now)
    return true
  }

  /// Returns the item of a component at a point of it; nil: there is none.
  private func item(atX x: Double, y: Double, in index: Int, at now: Instant) -> ItemID? {
    guard let live else { return nil }
    let (layout, section) = (contents[live].layout, contents[live].layout.sections[index])
    let strip = layout.strip(in: index, at: y)
    let across =
      strip.map { x - layout.strips[$0].x + contents[live].strips[$0].scroller.motion.position(at: now) } ?? x
    var item = layout.firstItem(of: section.items, endingAfter: strip == nil ? y : across)
    while item < section.items.upperBound {
      let place = layout.items[item]
      if strip == nil ? place.y > y : place.x > across { return nil }
      if place.y <= y, y < place.y + place.height, place.x <= across, across < place.x + place.width {
        return ItemID(section: Int32(section.index), number: place.number, name: place.name)
      }
      item += 1
    }
    return nil
  }

  /// Returns the event of a button of a CardParts card: the edit button, or one at a title's right; nil: there is none.
  ///
  /// ```
  /// editing   50 by 50 pt at the card's top, 24 pt from the list's width
  /// a title   40 pt wide, as high as the title
  /// ```
  /// Source: CardParts 4.0.0, `CardsViewController.swift`, `editButtonOffset` and the lines after it;
  /// `CardPartTitleView.swift`.
  private func button(atX x: Double, y: Double, in section: ContentLayout.Section) -> Event? {
    guard let live, let name = section.name else { return nil }
    let card = contents[live].cards[section.index]
    let right = layout.cardWidth - 24
    if card.isEditable, (right - 50..<right).contains(x), (0..<50).contains(y) { return .edit(card: name) }
    for index in section.items {
      let item = contents[live].layout.items[index]
      let end = item.x + item.width
      guard item.y <= y, y < item.y + item.height, end - CardPart.titleButtonWidth <= x, x < end else { continue }
      switch card.parts[Int(item.number)].button {
      case .none: return nil
      case .menu: return .menu(card: name)
      case .action: return .titleAction(card: name)
      }
    }
    return nil
  }

  // MARK: - By the program

  /// Selects an item programmatically. Returns true if there is one.
  mutating func select(_ item: Int, of section: Int, in index: Int, at now: Instant, into log: inout EventLog) -> Bool {
    guard let id = contents[index].layout.item(item, of: section), contents[index].traits.selectsItems else {
      return false
    }
    log.record(.select(item: id), at: now)
    return true
  }

  /// Scrolls programmatically to an item of a component, so that it ends where the list does. Returns true if there is
  /// one.
  ///
  /// ```
  /// component height > H − inset − y₀:   offset = Σ heights of the items before it − H + inset + y₀
  /// ```
  /// `y₀` is the component's start; for a carousel the widths count, as in the source. It is never scrolled past its
  /// ends. Source: Spots 7.5.0, `SpotsController+iOS+Extensions.swift`, `Component.itemOffset`.
  mutating func scroll(
    to item: Int, of section: Int, in index: Int, at now: Instant, into log: inout EventLog
  ) -> Bool {
    let layout = contents[index].layout
    guard index == live, contents[index].traits.selectsItems, layout.item(item, of: section) != nil else {
      return false
    }
    if case .dragging = hold, drag.owner == .content {
      log.record(.ignored(.held), at: now)
      return true
    }
    let component = layout.sections[section]
    let isStrip = component.kind == .carousel
    let before = layout.items[component.items.prefix(item)].reduce(0) { $0 + (isStrip ? $1.width : $1.height) }
    let room = top.viewportHeight - shownCard.contentBottomInset
    guard component.extent > room - component.y else { return true }
    let target = top.nearestOffset(to: before - room + component.y)
    log.record(.scrollTo(offset: target), at: now)
    animateContent(to: target, by: rules.paging.jump, at: now)
    return true
  }

  // MARK: - By the keyboard

  /// Handles a key of a table: it moves the highlight, selects the highlighted row, or clears the highlight.
  ///
  /// The row above the first is the last one, and vice versa. A row that isn't wholly in sight is scrolled into sight:
  /// to the top if its middle lies above the middle of the visible part, otherwise to the bottom. Source:
  /// TGCardViewController 2.5.1, `TGKeyboardTableView.swift`.
  mutating func press(row key: Key.Row, at now: Instant, into log: inout EventLog) {
    guard let live, contents[live].traits.selectsItems, !contents[live].layout.items.isEmpty else {
      log.record(.ignored(.nothing), at: now)
      return
    }
    let layout = contents[live].layout
    let (old, last) = (contents[live].highlighted.flatMap { layout.index(of: $0) }, layout.items.count - 1)
    var row: Int?
    switch key {
    case .above: row = old.map { $0 > 0 ? $0 - 1 : last } ?? last
    case .below: row = old.map { $0 < last ? $0 + 1 : 0 } ?? 0
    case .first: row = 0
    case .last: row = last
    case .activate:
      guard let old, let id = layout.id(ofItem: old) else { break }
      log.record(.select(item: id), at: now)
      return
    case .clear:
      guard contents[live].highlighted != nil else { break }
      contents[live].highlighted = nil
      log.record(.highlight(item: nil), at: now)
      return
    }
    guard let row, let id = layout.id(ofItem: row) else {
      log.record(.ignored(.nothing), at: now)
      return
    }
    contents[live].highlighted = id
    log.record(.highlight(item: id), at: now)
    show(row, of: layout, at: now)
  }

  /// Scrolls a row into sight.
  private mutating func show(_ row: Int, of layout: ContentLayout, at now: Instant) {
    if case .dragging = hold, drag.owner == .content { return }
    guard let section = layout.sections.first(where: { $0.items.contains(row) }) else { return }
    let card = shownCard
    let (start, end) = (section.y + layout.items[row].y, section.y + layout.items[row].y + layout.items[row].height)
    let low = content.motion.position(at: now) + card.contentTopInset
    let high = content.motion.position(at: now) + top.viewportHeight - card.contentBottomInset
    if start >= low, end <= high { return }
    let isAbove = (start + end) / 2 < (low + high) / 2
    let place = isAbove ? start : end - (high - low)
    animateContent(to: top.nearestOffset(to: place - card.contentTopInset), by: rules.paging.jump, at: now)
  }
}
