import CardContent
import CardMath
import CardModel

extension ScenarioWords {
  private static var noItem: SpotsItem { SpotsItem() }

  @inline(never)
  mutating func code(_ spec: inout ContentSpec) {
    code(&spec.system)
    code(&spec.body)
    check(spec.system.kind == spec.body.kind)
    code(&spec.atEnd)
    code(&spec.atBeginning)
    code(&spec.onRefresh)
  }

  @inline(never)
  private mutating func code(_ arrivals: inout [ContentSpec.Arrival]?) {
    code(&arrivals, blank: []) { words, arrivals in
      words.code(&arrivals, blank: ContentSpec.Arrival(items: [])) { words, arrival in
        words.code(&arrival.component, in: 0...Self.countMax)
        words.code(&arrival.items)
      }
    }
  }

  @inline(never)
  private mutating func code(_ items: inout [SpotsItem]) {
    code(&items, blank: Self.noItem) { words, item in words.code(saved: &item) }
  }

  @inline(never)
  private mutating func code(_ body: inout ContentBody) {
    var (number, spots, parts) = (0, SpotsDocument(components: []), PartsDocument(cards: []))
    switch body {
    case .spots(let own): spots = own
    case .cardParts(let own): (number, parts) = (1, own)
    }
    if code(case: number, of: 2) == 0 {
      code(&spots)
      body = .spots(spots)
    } else {
      code(&parts)
      body = .cardParts(parts)
    }
  }

  @inline(never)
  private mutating func code(_ document: inout SpotsDocument) {
    let blank = SpotsComponent(kind: .list, items: [])
    code(&document.components, blank: blank) { words, component in words.code(&component) }
    code(&document.views, blank: SpotsViewSize(view: 0, height: 0)) { words, size in
      words.code(saved: &size)
    }
    code(&document.stretchesLast)
  }

  @inline(never)
  private mutating func code(_ component: inout SpotsComponent) {
    code(&component.name, blank: 0) { words, name in words.code(name: &name) }
    code(&component.kind)
    code(&component.span, in: 0...1e6)
    check(component.span == 0 || component.span >= SpotsComponent.spanMin, .number)
    code(length: &component.headerHeight)
    code(length: &component.footerHeight)
    code(&component.pagination)
    // The items, and the numbers already assigned to items.
    code(saved: &component)
    code(&component.layout.inset)
    code(&component.layout.contentInset)
    code(place: &component.layout.itemSpacing)
    code(place: &component.layout.lineSpacing)
    code(&component.layout.itemsPerRow, in: 1...Self.countMax)
    code(&component.layout.hasDynamicSpan)
    code(&component.layout.hasStickyHeader)
    code(&component.layout.isInfinite)
    code(&component.layout.showsEmpty)
    code(&component.layout.pageIndicator)
  }

  @inline(never)
  private mutating func code(_ insets: inout Insets) {
    code(place: &insets.top)
    code(place: &insets.left)
    code(place: &insets.bottom)
    code(place: &insets.right)
  }

  @inline(never)
  private mutating func code(_ document: inout PartsDocument) {
    let blank = PartsCard(name: 0, states: [], state: 0)
    code(&document.cards, blank: blank) { words, card in words.code(&card) }
    code(place: &document.theme.lineSpacing)
    code(&document.theme.cellMargins)
    code(&document.theme.partMargins)
    code(&document.theme.titleMargins)
    code(&document.theme.tableMargins)
    code(&document.theme.separatorMargins)
    code(length: &document.tabBarHeight)
  }

  @inline(never)
  private mutating func code(_ card: inout PartsCard) {
    code(name: &card.name)
    code(name: &card.state)
    code(&card.states, blank: PartsCard.State(name: 0, parts: [])) { words, state in
      words.code(name: &state.name)
      words.code(&state.parts, blank: CardPart(kind: .view, height: 0)) { words, part in
        words.code(&part)
      }
    }
    code(&card.isHidden)
    code(&card.hasNoVerticalMargins)
    code(&card.isEditable)
    code(&card.sideMargin, blank: 0) { words, margin in words.code(place: &margin) }
  }

  @inline(never)
  private mutating func code(_ part: inout CardPart) {
    code(&part.kind)
    code(&part.button)
    code(length: &part.height)
    code(length: &part.cellWidth)
    code(place: &part.cellSpacing)
    code(&part.margins, blank: Insets()) { words, insets in words.code(&insets) }
    code(&part.count, in: 0...Self.countMax)
  }

  @inline(never)
  mutating func code(_ change: inout ContentChange) {
    var (number, items, place, of, count) = (0, [SpotsItem](), 0, 0, 0)
    var (size, state, card, answer) = (SpotsViewSize(view: 0, height: 0), Int32(0), Int32(0), false)
    var (height, responderY, responderHeight) = (0.0, 0.0, 0.0)
    switch change {
    case .append(let a, let b): (items, of) = (a, b)
    case .insert(let a, let b, let c): (number, items, place, of) = (1, a, b, c)
    case .update(let a, let b, let c): (number, items, place, of) = (2, a, b, c)
    case .delete(let a, let b, let c): (number, place, count, of) = (3, a, b, c)
    case .measure(let a): (number, size) = (4, a)
    case .state(let a, let b): (number, state, card) = (5, a, b)
    case .hide(let a, let b): (number, answer, card) = (6, a, b)
    case .keyboard(let a, let b, let c): (number, height, responderY, responderHeight) = (7, a, b, c)
    case .slide(let a, let b, let c): (number, of, place, answer) = (8, a, b, c)
    case .select(let a, let b): (number, place, of) = (9, a, b)
    case .scroll(let a, let b): (number, place, of) = (10, a, b)
    case .choose(let a): (number, place) = (11, a)
    }
    switch code(case: number, of: 12) {
    case 0:
      code(&items)
      code(element: &of)
      change = .append(items, of: of)
    case 1:
      code(&items)
      code(element: &place)
      code(element: &of)
      change = .insert(items, at: place, of: of)
    case 2:
      code(&items)
      code(element: &place)
      code(element: &of)
      change = .update(items, at: place, of: of)
    case 3:
      code(element: &place)
      code(element: &count)
      code(element: &of)
      change = .delete(at: place, count: count, of: of)
    case 4:
      code(saved: &size)
      change = .measure(size)
    case 5:
      code(name: &state)
      code(name: &card)
      change = .state(state, of: card)
    case 6:
      code(&answer)
      code(name: &card)
      change = .hide(answer, of: card)
    case 7:
      code(length: &height)
      code(place: &responderY)
      code(length: &responderHeight)
      change = .keyboard(height: height, responderY: responderY, responderHeight: responderHeight)
    case 8:
      code(element: &of)
      code(element: &place)
      code(&answer)
      change = .slide(section: of, to: place, animated: answer)
    case 9:
      code(element: &place)
      code(element: &of)
      change = .select(place, of: of)
    case 10:
      code(element: &place)
      code(element: &of)
      change = .scroll(to: place, of: of)
    default:
      code(element: &place)
      change = .choose(place)
    }
  }
}
