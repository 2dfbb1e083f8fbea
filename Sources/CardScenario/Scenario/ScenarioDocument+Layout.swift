import CardContent
import CardModel
import CardSettings
import CardText
import CardTimeline

extension ScenarioDocument {
  /// The least distance of two detents, points. Nearer ones look like one, and fractions of the distance between them
  /// lose their meaning.
  private static let detentDistanceMin = 0.01

  /// Returns the layout of a screen; nil after reporting its errors.
  ///
  /// - Parameters:
  ///   - input: The index of the input that leads to the layout; nil for the first.
  ///   - heights: Those of the contents in the layouts before, which this one adds to.
  func layout(
    _ key: LayoutPlan.Key, at input: Int?, names: inout Names, heights: inout ContentHeights,
    _ diagnostics: Diagnostics
  ) -> Layout? {
    let rules = settings.layout
    let traits = key.screen.traits
    let place = rules.place(on: key.screen.screen, traits)
    let isCompact = traits.isCompactHeight && rules.compactHasOuterDetentsOnly
    var cards: [Card] = []
    for index in self.cards.indices {
      var surroundings = Surroundings(key: key, place: place, isCompact: isCompact, input: input)
      surroundings.detents = key.detents[index]
      surroundings.contentHeight = heights.height(
        of: self.cards[index], index, width: place.width(on: key.screen.screen), &names)
      if let card = card(at: index, surroundings, names: &names, diagnostics) { cards.append(card) }
    }
    guard cards.count == self.cards.count, !cards.isEmpty else { return nil }
    for (index, page) in pages {
      let surroundings = Surroundings(key: key, place: place, isCompact: isCompact, input: input)
      cards.append(self.page(page, of: cards[index], surroundings, names: &names))
    }
    return Layout(
      screen: key.screen.screen, place: place, leadsOnlyToTop: isCompact,
      restoresOnPop: place == .overMap || rules.restoresBesideMap, resizeGoal: rules.resizeGoal,
      barTop: rules.barTop(on: key.screen.screen, at: place), barIsUnderStatusBar: rules.barReach == .underStatusBar,
      overlapMin: settings.geometry.collapsedHeightMin, isRightToLeft: isRightToLeft,
      cards: cards)
  }

  /// The facts besides the card itself that its detents depend on.
  private struct Surroundings {
    var key: LayoutPlan.Key
    var place: CardPlace
    var isCompact: Bool

    /// The index of the input that leads to the layout; nil for the first.
    var input: Int?

    /// The detents that an input gave to the card; nil: it has its own.
    var detents: [DetentText]?

    /// The initial height of the card's content, points.
    var contentHeight = 0.0

    var screen: Screen { key.screen.screen }
  }

  /// Returns the detents of a card, lowest first.
  ///
  /// If the height is compact, only the outer detents remain, besides those that no finger reaches. A bar and a page
  /// header move down all detents but the lowest, which stays where the header still shows, because
  /// TGCardViewController measures them from the bars' bottom edge; a card that is gone stays gone. A detent that is as
  /// high as the content ends at that edge, and doesn't move otherwise.
  private func places(of card: CardText, _ surroundings: Surroundings) -> [PlaceSettings.Place] {
    let screen = surroundings.screen
    let parts = header(of: card) + card.accessoryHeight + card.bottomViewHeight
    func fitted(below top: Double) -> Double {
      Card.FittedDetent.y(on: screen, top: top, parts: parts, content: surroundings.contentHeight)
    }
    let shift = shift(of: card, surroundings)
    var places =
      card.detents.map { detents in
        let fitted = fitted(below: top(of: card, surroundings))
        return detents.map { detent in
          PlaceSettings.Place(
            detent.name, detent.place.y(on: screen, firstHeight: writtenHeight ?? self.screen.height, fitted: fitted),
            reach: card.reach(of: detent), isGone: detent.place == .gone, isFitted: detent.place == .content)
        }.sorted { $0.y > $1.y }
      }
      ?? settings.places.places(
        on: screen, headerHeight: header(of: card), fittedY: fitted(below: screen.safeTop),
        geometry: settings.geometry)
    func shownStops() -> [Int] { places.indices.filter { places[$0].reach == .finger && !places[$0].isGone } }
    var stops = shownStops()
    if surroundings.isCompact, stops.count > 2 {
      for index in stops.dropFirst().dropLast().reversed() { places.remove(at: index) }
      stops = shownStops()
    }
    for index in places.indices
    where shift > 0 && !places[index].isGone && !(card.detents != nil && places[index].isFitted) {
      let isAbove = index > stops.first ?? 0 || stops.count == 1 && index == stops[0]
      if isAbove { places[index].y += shift }
      // The controller counts the lowest detent from the bars' bottom edge, too, if its model position is below the
      // shown one.
      let isBelieved = settings.layout.barReach == .underStatusBar && places[index].modelY > places[index].y
      if isAbove || isBelieved { places[index].modelY += shift }
    }
    return places
  }

  /// The height of a card's header, points; the system's if the card sets none.
  private func header(of card: CardText) -> Double { card.headerHeight ?? settings.places.headerHeight }

  /// The distance, points, by which a bar and a page header move a card's detents down.
  private func shift(of card: CardText, _ surroundings: Surroundings) -> Double {
    settings.layout.barShift(
      content: barHeight(of: card, surroundings), pageHeader: card.pageHeaderHeight, on: surroundings.screen,
      at: surroundings.place)
  }

  /// The lower edge of what is above a card, points: the status bar, a bar or a page header.
  private func top(of card: CardText, _ surroundings: Surroundings) -> Double {
    let shift = shift(of: card, surroundings)
    switch settings.layout.barReach {
    case .belowStatusBar: return surroundings.screen.safeTop + shift
    case .underStatusBar: return max(surroundings.screen.safeTop, shift)
    }
  }

  private func barHeight(of card: CardText, _ surroundings: Surroundings) -> Double {
    card.barHeight ?? (surroundings.key.showsBar ? barHeight : 0)
  }

  private func card(
    at index: Int, _ surroundings: Surroundings, names: inout Names, _ diagnostics: Diagnostics
  ) -> Card? {
    var card = cards[index]
    if let detents = surroundings.detents { card.detents = detents }
    let name = names.id(of: card.name)
    let places = places(of: card, surroundings)
    let detents = places.sorted { $0.y > $1.y }
    // Errors on a later screen are attributed to the input that leads there.
    let range = surroundings.input.map { inputs[$0].range } ?? card.range
    let path = surroundings.input.map { inputs[$0].path } ?? JSONPath.root.key("cards").element(index)
    for (lower, higher) in zip(detents, detents.dropFirst())
    // The difference of two decimals isn't exact: 738.01 less 738 is below 0.01.
    where lower.y - higher.y < Self.detentDistanceMin - 1e-9 {
      diagnostics.error(
        "the detents \"\(lower.name)\" and \"\(higher.name)\" of the card \"\(card.name)\" lie at the same place "
          + "on the screen of \(screenText(surroundings.screen)): y \(lower.y.shortText)",
        at: range, path: path.text, help: "at least \(DecimalText.shortest(Self.detentDistanceMin)) pt between them")
      return nil
    }
    if detents.map({ $0.name }) != places.map({ $0.name }) {
      let found = places.map { "\($0.name) at y \($0.y.shortText)" }.joined(separator: ", ")
      diagnostics.error(
        "on this screen, with this header, the detents of the card \"\(card.name)\" aren't in order: \(found)",
        at: range, path: path.text,
        help: "a lower header, a taller screen, other settings of \"geometry\", or detents of its own")
      return nil
    }
    var parts = CardParts()
    parts.barHeight = settings.layout.barHeight(
      content: barHeight(of: card, surroundings), on: surroundings.screen, at: surroundings.place)
    parts.hasOwnBar = card.barHeight != nil
    parts.pageHeaderHeight = settings.layout.barHeight(
      content: card.pageHeaderHeight, on: surroundings.screen, at: surroundings.place)
    parts.mapWidgetHeight = card.mapWidgetHeight ?? mapWidgetHeight
    (parts.bottomViewHeight, parts.accessoryHeight) = (card.bottomViewHeight, card.accessoryHeight)
    parts.hasFloatingButton = card.hasFloatingButton
    (parts.pages, parts.firstPage) = (pageRange(of: index), card.firstPage)
    let wanted = card.detent.flatMap { name in detents.firstIndex { $0.name == name } }
    // In a compact height a card appears at its top, unless it is gone at first.
    let isAtTop = surroundings.isCompact && !(wanted.map { detents[$0].isGone } ?? false)
    var result = Card(
      name: name, headerHeight: header(of: card), contentHeight: surroundings.contentHeight, hasMap: card.hasMap,
      hasMapButtons: card.hasMapButtons,
      detents: detents.map {
        Detent(name: names.id(of: $0.name), y: $0.y, modelY: $0.modelY, reach: $0.reach, isGone: $0.isGone)
      },
      preferredDetent: isAtTop ? detents.lastIndex { $0.reach == .finger } : wanted,
      fittedDetent: fittedDetent(of: card, detents, parts, surroundings),
      asksBeforeDismissal: card.dismissal == .asks, parts: parts)
    result.fades = card.fades.fades(names: &names)
    makeRoom(for: &result, showing: card, by: settings.layout.keyboardAvoidance, surroundings)
    return result
  }

  /// Makes room for a keyboard, unless the content does so by itself.
  ///
  /// - Parameter rule: The rule of the settings; for a page, whose detents are its card's, it lifts nothing more.
  private func makeRoom(
    for result: inout Card, showing text: CardText, by rule: KeyboardAvoidance, _ surroundings: Surroundings
  ) {
    guard !(text.content?.kind.traits.makesRoomForKeyboard ?? false) else { return }
    let screen = surroundings.screen
    result.makeRoom(
      forKeyboard: surroundings.key.keyboard, by: rule, on: screen,
      upTo: settings.geometry.extended(on: screen) + shift(of: text, surroundings))
  }

  /// The size of a screen, as messages show it.
  private func screenText(_ screen: Screen) -> String {
    "\(DecimalText.shortest(screen.width)) by \(DecimalText.shortest(screen.height)) pt"
  }

  /// Returns the detent that follows the content, which is a card's own, or a sheet's highest.
  ///
  /// Bars shift a sheet's detents, and each page has a height of its own, so that neither sheet follows its content.
  private func fittedDetent(
    of card: CardText, _ detents: [PlaceSettings.Place], _ parts: CardParts, _ surroundings: Surroundings
  ) -> Card.FittedDetent? {
    let isShifted = parts.barHeight != 0 || parts.pageHeaderHeight != 0
    if card.detents == nil, isShifted || !parts.pages.isEmpty { return nil }
    return detents.firstIndex { $0.isFitted }.map { index in
      Card.FittedDetent(index: index, top: top(of: card, surroundings))
    }
  }

  /// Returns the contents of cards and pages, in the model's order; empty if none has a document.
  func specs(names: inout Names) -> [ContentSpec?] {
    let all = cards + pages.map { $0.page }
    guard all.contains(where: { $0.content != nil }) else { return [] }
    return all.map { card in card.content.map { $0.spec(card.feed, names: &names) } }
  }

  /// Returns a page as a card; it has the detents of the card that it belongs to.
  private func page(
    _ page: CardText, of card: Card, _ surroundings: Surroundings, names: inout Names
  ) -> Card {
    var parts = CardParts()
    parts.hasOwnMap = page.hasOwnMap
    (parts.bottomViewHeight, parts.accessoryHeight) = (page.bottomViewHeight, page.accessoryHeight)
    parts.hasFloatingButton = page.hasFloatingButton
    var result = Card(
      name: names.id(of: page.name), headerHeight: header(of: page), contentHeight: page.contentHeight,
      hasMap: card.hasMap, hasMapButtons: card.hasMapButtons, detents: card.detents,
      preferredDetent: card.preferredDetent, parts: parts)
    let isInset = settings.layout.keyboardAvoidance != .none
    makeRoom(for: &result, showing: page, by: isInset ? .inset : .none, surroundings)
    return result
  }
}

/// The initial heights of the contents of cards, points, which follow from the width alone: each is laid out once,
/// however many layouts there are.
struct ContentHeights {
  private struct Key: Hashable {
    var card: Int
    var width: Double
  }

  private var heights: [Key: Double] = [:]

  /// Returns the height of a card's content at a width, points.
  fileprivate mutating func height(
    of card: ScenarioDocument.CardText, _ index: Int, width: Double, _ names: inout Names
  ) -> Double {
    guard let content = card.content else { return card.contentHeight }
    let key = Key(card: index, width: width)
    if let height = heights[key] { return height }
    var spec = content.spec(card.feed, names: &names)
    let height = spec.body.laidOut(in: spec.system, width: width).height
    heights[key] = height
    return height
  }
}

extension CardPlace {
  /// Returns the width of a card there, points.
  fileprivate func width(on screen: Screen) -> Double {
    switch self {
    case .overMap: screen.width
    case .besideMap(_, let width): width
    }
  }
}
