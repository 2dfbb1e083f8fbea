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

  @inline(never)
  mutating func code(_ layout: inout Layout) {
    var (screen, place) = (layout.screen, layout.place)
    var (leadsOnlyToTop, restoresOnPop) = (layout.leadsOnlyToTop, layout.restoresOnPop)
    var (isRightToLeft, isUnderStatusBar) = (layout.isRightToLeft, layout.barIsUnderStatusBar)
    var (barTop, overlapMin, cards) = (layout.barTop, layout.overlapMin, layout.cards)
    var resizeGoal = layout.resizeGoal
    code(length: &screen.width)
    code(length: &screen.height)
    code(length: &screen.safeTop)
    code(length: &screen.safeBottom)
    code(&place)
    code(&leadsOnlyToTop)
    code(&restoresOnPop)
    code(&resizeGoal)
    code(&isRightToLeft)
    code(&isUnderStatusBar)
    code(place: &barTop)
    code(place: &overlapMin)
    code(&cards, blank: Self.noCard) { words, card in words.code(&card) }
    guard isMaking else { return }
    check(!cards.isEmpty, .count)
    for card in cards {
      let (pages, first) = (card.parts.pages, card.parts.firstPage)
      check(pages.upperBound <= cards.count && (pages.isEmpty ? first >= 0 : (0..<pages.count).contains(first)))
    }
    guard isMaking else { return }
    layout = Layout(
      screen: screen, place: place, leadsOnlyToTop: leadsOnlyToTop, restoresOnPop: restoresOnPop,
      resizeGoal: resizeGoal, barTop: barTop, barIsUnderStatusBar: isUnderStatusBar, overlapMin: overlapMin,
      isRightToLeft: isRightToLeft, cards: cards)
  }

  @inline(never)
  private mutating func code(_ place: inout CardPlace) {
    var (number, x, width) = (0, 0.0, 0.0)
    if case .besideMap(let ownX, let ownWidth) = place { (number, x, width) = (1, ownX, ownWidth) }
    guard code(case: number, of: 2) == 1 else {
      place = .overMap
      return
    }
    code(place: &x)
    code(length: &width)
    place = .besideMap(x: x, width: width)
  }

  @inline(never)
  private mutating func code(_ card: inout Card) {
    var (name, headerHeight, contentHeight) = (card.name, card.headerHeight, card.contentHeight)
    var (topInset, bottomInset) = (card.contentTopInset, card.contentBottomInset)
    var (hasMap, hasMapButtons, fitted) = (card.hasMap, card.hasMapButtons, card.fittedDetent)
    var (detents, asks, preferred) = (card.detents, card.asksBeforeDismissal, card.preferredDetent)
    var (parts, fades) = (card.parts, card.fades)
    code(name: &name)
    code(length: &headerHeight)
    code(length: &contentHeight)
    code(place: &topInset)
    code(place: &bottomInset)
    code(&hasMap)
    code(&hasMapButtons)
    code(&fitted, blank: Card.FittedDetent(index: 0, top: 0)) { words, fitted in
      words.code(&fitted.index, in: 0...Self.countMax)
      words.code(place: &fitted.top)
      words.code(&fitted.lift, blank: KeyboardLift(distance: 0, top: 0)) { words, lift in
        words.code(length: &lift.distance)
        words.code(place: &lift.top)
      }
    }
    code(&detents)
    checkOrder(of: detents)
    codeStops(of: card, among: detents)
    code(&asks)
    code(&preferred, blank: 0) { words, index in words.code(&index, in: 0...Self.countMax) }
    code(&parts)
    code(&fades)
    guard isMaking else { return }
    check(preferred.map { $0 < detents.count } ?? true)
    check(fitted.map { $0.index < detents.count } ?? true)
    guard isMaking else { return }
    card = Card(
      name: name, headerHeight: headerHeight, contentHeight: contentHeight, hasMap: hasMap,
      hasMapButtons: hasMapButtons, detents: detents, preferredDetent: preferred, fittedDetent: fitted,
      asksBeforeDismissal: asks, parts: parts)
    card.keepClear(top: topInset, bottom: bottomInset)
    card.fades = fades
  }

  @inline(never)
  private mutating func code(_ detents: inout [Detent]) {
    code(&detents, blank: Self.noDetent) { words, detent in
      words.code(name: &detent.name)
      words.code(place: &detent.y)
      words.code(place: &detent.modelY)
      words.code(&detent.reach)
      words.code(&detent.isGone)
    }
  }

  private mutating func checkOrder(of detents: [Detent]) {
    check(detents.contains { $0.reach == .finger })
    for (lower, higher) in zip(detents, detents.dropFirst()) {
      check(lower.y > higher.y && lower.modelY >= lower.y && lower.modelY > higher.modelY)
    }
  }

  /// The detents that a finger reaches. They follow from all detents: those that are read must be the same.
  @inline(never)
  private mutating func codeStops(of card: Card, among detents: [Detent]) {
    guard error == nil else { return }
    let stops = isReading ? Stops(among: detents) : card.stops
    var (places, lowest, highest, indices) = (stops.places, stops.lowest, stops.highest, stops.indices)
    code(&places)
    code(&lowest, in: 0...Self.countMax)
    code(&highest, in: 0...Self.countMax)
    code(&indices, blank: 0) { words, index in words.code(&index, in: 0...Self.countMax) }
    check(places == stops.places && indices == stops.indices)
    check(lowest == stops.lowest && highest == stops.highest)
  }

  @inline(never)
  private mutating func code(_ parts: inout CardParts) {
    code(length: &parts.barHeight)
    code(length: &parts.pageHeaderHeight)
    code(length: &parts.bottomViewHeight)
    code(length: &parts.accessoryHeight)
    code(length: &parts.mapWidgetHeight)
    code(&parts.hasOwnBar)
    code(&parts.hasFloatingButton)
    code(&parts.hasOwnMap)
    var (lower, upper) = (parts.pages.lowerBound, parts.pages.upperBound)
    code(&lower, in: 0...Self.countMax)
    code(&upper, in: lower...Self.countMax)
    if lower <= upper { parts.pages = lower..<upper }
    code(&parts.firstPage, in: 0...Self.countMax)
  }

  @inline(never)
  private mutating func code(_ fades: inout CardFades) {
    var (number, detent, values) = (0, Int32(0), [DetentValue]())
    switch fades.mapDim {
    case .byRules: break
    case .above(let own): (number, detent) = (1, own)
    case .always: number = 2
    case .values(let own): (number, values) = (3, own)
    }
    switch code(case: number, of: 4) {
    case 0: fades.mapDim = .byRules
    case 1:
      code(name: &detent)
      fades.mapDim = .above(detent: detent)
    case 2: fades.mapDim = .always
    default:
      code(&values)
      fades.mapDim = .values(values)
    }
    code(&fades.mapButton)
    code(&fades.content)
  }

  @inline(never)
  private mutating func code(_ values: inout [DetentValue]) {
    code(&values, blank: DetentValue(detent: 0, value: 0)) { words, value in
      words.code(name: &value.detent)
      words.code(&value.value)
    }
  }

  @inline(never)
  mutating func code(_ channel: inout Channel, before: Int) {
    var (name, kind, card, values) = (channel.name, 0, Int32?.none, [DetentValue]())
    var (followed, number, index, lag) = (0, Channel.Number.cardY, 0, 0)
    switch channel.source {
    case .detents(let ownCard, let own): (card, values) = (ownCard, own)
    case .follower(.number(let own), let ownLag): (kind, number, lag) = (1, own, ownLag)
    case .follower(.channel(let own), let ownLag): (kind, followed, index, lag) = (1, 1, own, ownLag)
    }
    code(name: &name)
    if code(case: kind, of: 2) == 0 {
      code(&card, blank: 0) { words, card in words.code(name: &card) }
      code(&values)
      channel = Channel(name: name, source: .detents(card: card, values: values))
      return
    }
    let isChannel = code(case: followed, of: 2) == 1
    if isChannel { code(index: &index, of: before) } else { code(&number) }
    code(&lag, in: 1...1000)
    channel = Channel(name: name, source: .follower(of: isChannel ? .channel(index) : .number(number), lag: lag))
  }
}
