import CardMath
import CardModel

extension ScenarioWords {
  private static var noDetent: Detent { Detent(name: 0, y: 0) }

  /// A card with a single detent, which is replaced by what is read.
  private static var noCard: Card {
    Card(
      name: 0, headerHeight: 0, contentHeight: 0, hasMap: false, hasMapButtons: false, detents: [noDetent],
      preferredDetent: nil)
  }

  /// A layout with such a card.
  static var noLayout: Layout {
    Layout(screen: Screen(width: 0, height: 0, safeTop: 0, safeBottom: 0), cards: [noCard])
  }

  mutating func code(_ layout: inout Layout) throws(StateError) {
    var (screen, place) = (layout.screen, layout.place)
    var (leadsOnlyToTop, restoresOnPop) = (layout.leadsOnlyToTop, layout.restoresOnPop)
    var (isRightToLeft, isUnderStatusBar) = (layout.isRightToLeft, layout.barIsUnderStatusBar)
    var (barTop, overlapMin, cards) = (layout.barTop, layout.overlapMin, layout.cards)
    try code(length: &screen.width)
    try code(length: &screen.height)
    try code(length: &screen.safeTop)
    try code(length: &screen.safeBottom)
    try code(&place)
    try code(&leadsOnlyToTop)
    try code(&restoresOnPop)
    try code(&isRightToLeft)
    try code(&isUnderStatusBar)
    try code(place: &barTop)
    try code(place: &overlapMin)
    try code(&cards, blank: Self.noCard) { words, card throws(StateError) in try words.code(&card) }
    guard isReading else { return }
    try check(!cards.isEmpty, .count)
    for card in cards {
      let (pages, first) = (card.parts.pages, card.parts.firstPage)
      try check(pages.upperBound <= cards.count && (pages.isEmpty ? first >= 0 : (0..<pages.count).contains(first)))
    }
    layout = Layout(
      screen: screen, place: place, leadsOnlyToTop: leadsOnlyToTop, restoresOnPop: restoresOnPop, barTop: barTop,
      barIsUnderStatusBar: isUnderStatusBar, overlapMin: overlapMin, isRightToLeft: isRightToLeft, cards: cards)
  }

  private mutating func code(_ place: inout CardPlace) throws(StateError) {
    var (number, x, width) = (0, 0.0, 0.0)
    if case .besideMap(let ownX, let ownWidth) = place { (number, x, width) = (1, ownX, ownWidth) }
    guard try code(case: number, of: 2) == 1 else {
      place = .overMap
      return
    }
    try code(place: &x)
    try code(length: &width)
    place = .besideMap(x: x, width: width)
  }

  private mutating func code(_ card: inout Card) throws(StateError) {
    var (name, headerHeight, contentHeight) = (card.name, card.headerHeight, card.contentHeight)
    var (topInset, bottomInset) = (card.contentTopInset, card.contentBottomInset)
    var (hasMap, hasMapButtons, fitted) = (card.hasMap, card.hasMapButtons, card.fittedDetent)
    var (detents, asks, preferred) = (card.detents, card.asksBeforeDismissal, card.preferredDetent)
    var (parts, fades) = (card.parts, card.fades)
    try code(name: &name)
    try code(length: &headerHeight)
    try code(length: &contentHeight)
    try code(place: &topInset)
    try code(place: &bottomInset)
    try code(&hasMap)
    try code(&hasMapButtons)
    try code(&fitted, blank: Card.FittedDetent(index: 0, top: 0)) { words, fitted throws(StateError) in
      try words.code(&fitted.index, in: 0...Self.countMax)
      try words.code(place: &fitted.top)
      try words.code(&fitted.lift, blank: KeyboardLift(distance: 0, top: 0)) { words, lift throws(StateError) in
        try words.code(length: &lift.distance)
        try words.code(place: &lift.top)
      }
    }
    try code(&detents)
    try checkOrder(of: detents)
    try codeStops(of: card, among: detents)
    try code(&asks)
    try code(&preferred, blank: 0) { words, index throws(StateError) in try words.code(&index, in: 0...Self.countMax) }
    try code(&parts)
    try code(&fades)
    guard isReading else { return }
    try check(preferred.map { $0 < detents.count } ?? true)
    try check(fitted.map { $0.index < detents.count } ?? true)
    card = Card(
      name: name, headerHeight: headerHeight, contentHeight: contentHeight, hasMap: hasMap,
      hasMapButtons: hasMapButtons, detents: detents, preferredDetent: preferred, fittedDetent: fitted,
      asksBeforeDismissal: asks, parts: parts)
    card.keepClear(top: topInset, bottom: bottomInset)
    card.fades = fades
  }

  private mutating func code(_ detents: inout [Detent]) throws(StateError) {
    try code(&detents, blank: Self.noDetent) { words, detent throws(StateError) in
      try words.code(name: &detent.name)
      try words.code(place: &detent.y)
      try words.code(place: &detent.modelY)
      try words.code(&detent.reach)
      try words.code(&detent.isGone)
    }
  }

  private func checkOrder(of detents: [Detent]) throws(StateError) {
    try check(detents.contains { $0.reach == .finger })
    for (lower, higher) in zip(detents, detents.dropFirst()) {
      try check(lower.y > higher.y && lower.modelY >= lower.y && lower.modelY > higher.modelY)
    }
  }

  /// The detents that a finger reaches. They follow from all detents: those that are read must be the same.
  private mutating func codeStops(of card: Card, among detents: [Detent]) throws(StateError) {
    let stops = isReading ? Stops(among: detents) : card.stops
    var (places, lowest, highest, indices) = (stops.places, stops.lowest, stops.highest, stops.indices)
    try code(&places)
    try code(&lowest, in: 0...Self.countMax)
    try code(&highest, in: 0...Self.countMax)
    try code(&indices, blank: 0) { words, index throws(StateError) in try words.code(&index, in: 0...Self.countMax) }
    try check(places == stops.places && indices == stops.indices)
    try check(lowest == stops.lowest && highest == stops.highest)
  }

  private mutating func code(_ parts: inout CardParts) throws(StateError) {
    try code(length: &parts.barHeight)
    try code(length: &parts.pageHeaderHeight)
    try code(length: &parts.bottomViewHeight)
    try code(length: &parts.accessoryHeight)
    try code(length: &parts.mapWidgetHeight)
    try code(&parts.hasOwnBar)
    try code(&parts.hasFloatingButton)
    try code(&parts.hasOwnMap)
    var (lower, upper) = (parts.pages.lowerBound, parts.pages.upperBound)
    try code(&lower, in: 0...Self.countMax)
    try code(&upper, in: lower...Self.countMax)
    parts.pages = lower..<upper
    try code(&parts.firstPage, in: 0...Self.countMax)
  }

  private mutating func code(_ fades: inout CardFades) throws(StateError) {
    var (number, detent, values) = (0, Int32(0), [DetentValue]())
    switch fades.mapDim {
    case .byRules: break
    case .above(let own): (number, detent) = (1, own)
    case .always: number = 2
    case .values(let own): (number, values) = (3, own)
    }
    switch try code(case: number, of: 4) {
    case 0: fades.mapDim = .byRules
    case 1:
      try code(name: &detent)
      fades.mapDim = .above(detent: detent)
    case 2: fades.mapDim = .always
    default:
      try code(&values)
      fades.mapDim = .values(values)
    }
    try code(&fades.mapButton)
    try code(&fades.content)
  }

  private mutating func code(_ values: inout [DetentValue]) throws(StateError) {
    try code(&values, blank: DetentValue(detent: 0, value: 0)) { words, value throws(StateError) in
      try words.code(name: &value.detent)
      try words.code(&value.value)
    }
  }

  mutating func code(_ channel: inout Channel, before: Int) throws(StateError) {
    var (name, kind, card, values) = (channel.name, 0, Int32?.none, [DetentValue]())
    var (followed, number, index, lag) = (0, Channel.Number.cardY, 0, 0)
    switch channel.source {
    case .detents(let ownCard, let own): (card, values) = (ownCard, own)
    case .follower(.number(let own), let ownLag): (kind, number, lag) = (1, own, ownLag)
    case .follower(.channel(let own), let ownLag): (kind, followed, index, lag) = (1, 1, own, ownLag)
    }
    try code(name: &name)
    if try code(case: kind, of: 2) == 0 {
      try code(&card, blank: 0) { words, card throws(StateError) in try words.code(name: &card) }
      try code(&values)
      channel = Channel(name: name, source: .detents(card: card, values: values))
      return
    }
    let isChannel = try code(case: followed, of: 2) == 1
    if isChannel { try code(index: &index, of: before) } else { try code(&number) }
    try code(&lag, in: 1...1000)
    channel = Channel(name: name, source: .follower(of: isChannel ? .channel(index) : .number(number), lag: lag))
  }
}
