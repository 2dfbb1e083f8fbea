import CardContent
import CardMath
import CardModel

extension ScenarioWords {
  private static var noItem: SpotsItem { SpotsItem() }

  mutating func code(_ spec: inout ContentSpec) throws(StateError) {
    try code(&spec.system)
    try code(&spec.body)
    try check(spec.system.kind == spec.body.kind)
    try code(&spec.atEnd)
    try code(&spec.atBeginning)
    try code(&spec.onRefresh)
  }

  private mutating func code(_ arrivals: inout [ContentSpec.Arrival]?) throws(StateError) {
    try code(&arrivals, blank: []) { words, arrivals throws(StateError) in
      try words.code(&arrivals, blank: ContentSpec.Arrival(items: [])) { words, arrival throws(StateError) in
        try words.code(&arrival.component, in: 0...Self.countMax)
        try words.code(&arrival.items)
      }
    }
  }

  private mutating func code(_ items: inout [SpotsItem]) throws(StateError) {
    try code(&items, blank: Self.noItem) { words, item throws(StateError) in try words.code(saved: &item) }
  }

  private mutating func code(_ body: inout ContentBody) throws(StateError) {
    var (number, spots, parts) = (0, SpotsDocument(components: []), PartsDocument(cards: []))
    switch body {
    case .spots(let own): spots = own
    case .cardParts(let own): (number, parts) = (1, own)
    }
    if try code(case: number, of: 2) == 0 {
      try code(&spots)
      body = .spots(spots)
    } else {
      try code(&parts)
      body = .cardParts(parts)
    }
  }

  private mutating func code(_ document: inout SpotsDocument) throws(StateError) {
    let blank = SpotsComponent(kind: .list, items: [])
    try code(&document.components, blank: blank) { words, component throws(StateError) in try words.code(&component) }
    try code(&document.views, blank: SpotsViewSize(view: 0, height: 0)) { words, size throws(StateError) in
      try words.code(saved: &size)
    }
    try code(&document.stretchesLast)
  }

  private mutating func code(_ component: inout SpotsComponent) throws(StateError) {
    try code(&component.name, blank: 0) { words, name throws(StateError) in try words.code(name: &name) }
    try code(&component.kind)
    try code(&component.span, in: 0...1e6)
    try check(component.span == 0 || component.span >= SpotsComponent.spanMin, .number)
    try code(length: &component.headerHeight)
    try code(length: &component.footerHeight)
    try code(&component.pagination)
    // The items, and the numbers already assigned to items.
    try code(saved: &component)
    try code(&component.layout.inset)
    try code(&component.layout.contentInset)
    try code(place: &component.layout.itemSpacing)
    try code(place: &component.layout.lineSpacing)
    try code(&component.layout.itemsPerRow, in: 1...Self.countMax)
    try code(&component.layout.hasDynamicSpan)
    try code(&component.layout.hasStickyHeader)
    try code(&component.layout.isInfinite)
    try code(&component.layout.showsEmpty)
    try code(&component.layout.pageIndicator)
  }

  private mutating func code(_ insets: inout Insets) throws(StateError) {
    try code(place: &insets.top)
    try code(place: &insets.left)
    try code(place: &insets.bottom)
    try code(place: &insets.right)
  }

  private mutating func code(_ document: inout PartsDocument) throws(StateError) {
    let blank = PartsCard(name: 0, states: [], state: 0)
    try code(&document.cards, blank: blank) { words, card throws(StateError) in try words.code(&card) }
    try code(place: &document.theme.lineSpacing)
    try code(&document.theme.cellMargins)
    try code(&document.theme.partMargins)
    try code(&document.theme.titleMargins)
    try code(&document.theme.tableMargins)
    try code(&document.theme.separatorMargins)
    try code(length: &document.tabBarHeight)
  }

  private mutating func code(_ card: inout PartsCard) throws(StateError) {
    try code(name: &card.name)
    try code(name: &card.state)
    try code(&card.states, blank: PartsCard.State(name: 0, parts: [])) { words, state throws(StateError) in
      try words.code(name: &state.name)
      try words.code(&state.parts, blank: CardPart(kind: .view, height: 0)) { words, part throws(StateError) in
        try words.code(&part)
      }
    }
    try code(&card.isHidden)
    try code(&card.hasNoVerticalMargins)
    try code(&card.isEditable)
    try code(&card.sideMargin, blank: 0) { words, margin throws(StateError) in try words.code(place: &margin) }
  }

  private mutating func code(_ part: inout CardPart) throws(StateError) {
    try code(&part.kind)
    try code(&part.button)
    try code(length: &part.height)
    try code(length: &part.cellWidth)
    try code(place: &part.cellSpacing)
    try code(&part.margins, blank: Insets()) { words, insets throws(StateError) in try words.code(&insets) }
    try code(&part.count, in: 0...Self.countMax)
  }

  mutating func code(_ change: inout ContentChange) throws(StateError) {
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
    switch try code(case: number, of: 12) {
    case 0:
      try code(&items)
      try code(element: &of)
      change = .append(items, of: of)
    case 1:
      try code(&items)
      try code(element: &place)
      try code(element: &of)
      change = .insert(items, at: place, of: of)
    case 2:
      try code(&items)
      try code(element: &place)
      try code(element: &of)
      change = .update(items, at: place, of: of)
    case 3:
      try code(element: &place)
      try code(element: &count)
      try code(element: &of)
      change = .delete(at: place, count: count, of: of)
    case 4:
      try code(saved: &size)
      change = .measure(size)
    case 5:
      try code(name: &state)
      try code(name: &card)
      change = .state(state, of: card)
    case 6:
      try code(&answer)
      try code(name: &card)
      change = .hide(answer, of: card)
    case 7:
      try code(length: &height)
      try code(place: &responderY)
      try code(length: &responderHeight)
      change = .keyboard(height: height, responderY: responderY, responderHeight: responderHeight)
    case 8:
      try code(element: &of)
      try code(element: &place)
      try code(&answer)
      change = .slide(section: of, to: place, animated: answer)
    case 9:
      try code(element: &place)
      try code(element: &of)
      change = .select(place, of: of)
    case 10:
      try code(element: &place)
      try code(element: &of)
      change = .scroll(to: place, of: of)
    default:
      try code(element: &place)
      change = .choose(place)
    }
  }

  /// The index of an element that the content may have by then.
  private mutating func code(element: inout Int) throws(StateError) { try code(&element, in: 0...Int(Int32.max)) }
}
