import CardMath
import CardTestSupport
import Testing

@testable import CardContent

/// A list of cards (Parts-1, Parts-3).
@Suite struct PartsDocumentTests {
  static func card(_ name: Int32 = 0, _ parts: CardPart...) -> PartsCard {
    PartsCard(name: name, states: [.init(name: 0, parts: parts)], state: 0)
  }

  /// A card with nothing but a height.
  static func card(_ name: Int32 = 0, height: Double) -> PartsCard {
    card(name, CardPart(kind: .spacer, height: height))
  }

  static func layout(
    in system: ContentSystem = .cardParts40, width: Double = 375, theme: PartsTheme = .mint, _ cards: PartsCard...
  ) -> ContentLayout {
    PartsDocument(cards: cards, theme: theme).layout(in: system, width: width)
  }

  // 2.6 has its vertical margins in its code, independent of the theme.
  @Test(
    arguments: [
      (.cardParts40, .mint, 9, 12, 351, 12), (.cardParts26, .mint, 9, 12, 351, 12),
      (.cardParts40, .turbo, 0, 0, 375, 0), (.cardParts26, .turbo, 9, 12, 375, 0),
    ] as [(ContentSystem, PartsTheme, Double, Double, Double, Double)])
  func aCardInItsCell(
    system: ContentSystem, theme: PartsTheme, top: Double, bottom: Double, width: Double, x: Double
  ) {
    let layout = Self.layout(in: system, theme: theme, Self.card(height: 100))
    #expect(layout.sections[0].width == width)
    #expect(layout.sections[0].x == x)
    #expect(layout.items.map(\.frame) == [[0, top, width, 100]])
    #expect(layout.height == top + 100 + bottom)
    #expect(layout.sections[0].contentHeight == layout.height)
    #expect(layout.sections[0].contentWidth == width)
    #expect(layout.sections[0].kind == .card)
  }

  /// Margins don't collapse: 5 + 20 + 10, then 5 + 100 + 5, then 0 + 120 + 0, then 5 + 0.5 + 5.
  @Test func marginsAreAdded() {
    let layout = Self.layout(
      Self.card(
        0, CardPart(kind: .title, height: 20), CardPart(kind: .view, height: 100), .table(rows: 2),
        CardPart(kind: .separator, height: 0.5)))
    #expect(layout.items.map(\.y) == [14, 49, 154, 279])
    #expect(layout.items.map(\.x) == [15, 15, 14, 15])
    #expect(layout.items.map(\.width) == [321, 321, 323, 321])
    #expect(layout.items.map(\.height) == [20, 100, 120, 0.5])
    #expect(layout.items.map(\.lineEnd) == [34, 149, 274, 279.5])
    #expect(layout.items.map(\.number) == [0, 1, 2, 3])
    #expect(layout.items.allSatisfy { $0.name == nil })
    #expect(layout.height == 296.5)
    #expect(layout.sections[0].items == 0..<4)
  }

  @Test func themesHaveTheirOwnMargins() {
    let layout = Self.layout(
      theme: .turbo, Self.card(0, CardPart(kind: .title, height: 20), CardPart(kind: .separator, height: 0.5)))
    #expect(layout.items.map(\.frame) == [[28, 5, 319, 20], [0, 40, 375, 0.5]])
    #expect(layout.height == 45.5)
  }

  @Test func aPartMayHaveMarginsOfItsOwn() {
    let part = CardPart(kind: .view, height: 100, margins: Insets(top: 1, left: 2, bottom: 4, right: 8))
    let layout = Self.layout(Self.card(0, part, part))
    #expect(layout.items.map(\.frame) == [[2, 10, 341, 100], [2, 115, 341, 100]])
    #expect(layout.height == 231)
    // Margins wider than the card leave a width of 0.
    let wide = CardPart(kind: .view, height: 100, margins: Insets(left: 300, right: 300))
    #expect(Self.layout(Self.card(0, wide)).items[0].width == 0)
  }

  @Test func twelvePointsAreBetweenCards() {
    let layout = Self.layout(Self.card(4, height: 79), Self.card(5, height: 29), Self.card(6, height: 0))
    #expect(layout.sections.map(\.y) == [0, 112, 174])
    #expect(layout.sections.map(\.extent) == [100, 50, 21])
    #expect(layout.height == 195)
    #expect(layout.sections.map(\.name) == [4, 5, 6])
    #expect(layout.sections.map(\.index) == [0, 1, 2])
    #expect(Self.layout().height == 0)
    #expect(Self.layout().sections.isEmpty)
  }

  /// The bottom inset is tab bar + 2 · 12, and isn't part of the content's height.
  @Test(arguments: [0.0, 49, 83]) func aTabBarIsKeptClearOf(height: Double) {
    var document = PartsDocument(cards: [Self.card(height: 79)])
    document.tabBarHeight = height
    for system in [ContentSystem.cardParts26, .cardParts40] {
      let layout = document.layout(in: system, width: 375)
      #expect(layout.bottomInset == height + 24)
      #expect(layout.height == 100)
    }
  }

  /// The list is round(W) wide, halves away from zero, and centred in W.
  @Test(
    arguments: [(375.4, 351, 12.2), (375.5, 352, 11.75), (374.5, 351, 11.75), (10, 0, 5)] as [(Double, Double, Double)])
  func theListsWidthIsRounded(width: Double, card: Double, x: Double) {
    let section = Self.layout(width: width, Self.card(height: 100)).sections[0]
    #expect(section.width == card)
    #expect(section.x.isNear(x))
  }

  // MARK: - Traits

  /// CustomMarginCardTrait: the width is cell width + l + r − 2 · margin, in any theme.
  @Test(arguments: [(20, 335, 20), (0, 375, 0), (-5, 385, -5), (300, 0, 187.5)] as [(Double, Double, Double)])
  func aMarginOfItsOwn(margin: Double, width: Double, x: Double) {
    for theme in [PartsTheme.mint, .turbo] {
      var card = Self.card(height: 100)
      card.sideMargin = margin
      let layout = Self.layout(theme: theme, card)
      #expect(layout.sections[0].width == width)
      #expect(layout.sections[0].x == x)
      #expect(layout.items[0].width == width)
      #expect(layout.height == (theme == .mint ? 121 : 100))
    }
  }

  /// NoTopBottomMarginsCardTrait removes the card's margins above and below.
  @Test(arguments: [ContentSystem.cardParts26, .cardParts40])
  func noMarginsAboveAndBelow(system: ContentSystem) {
    for theme in [PartsTheme.mint, .turbo] {
      var card = Self.card(0, CardPart(kind: .view, height: 100))
      card.hasNoVerticalMargins = true
      let layout = Self.layout(in: system, theme: theme, card, card)
      // The part's own margins stay, and so do the card's side margins.
      #expect(layout.items[0].y == 5)
      #expect(layout.sections.map(\.extent) == [110, 110])
      #expect(layout.height == 232)
      #expect(layout.sections[0].width == (theme == .mint ? 351 : 375))
    }
  }

  /// HiddenCardTrait: a hidden card is left out, with the space around it; the order stays.
  @Test func hiddenCardsAreLeftOut() {
    var cards = [Self.card(4, height: 79), Self.card(5, height: 29), Self.card(6, height: 9)]
    func layout(_ hidden: Int...) -> ContentLayout {
      for index in cards.indices { cards[index].isHidden = hidden.contains(index) }
      return PartsDocument(cards: cards).layout(in: .cardParts40, width: 375)
    }
    #expect(layout(1).sections.map(\.y) == [0, 112])
    #expect(layout(1).sections.map(\.index) == [0, 2])
    #expect(layout(1).sections.map(\.name) == [4, 6])
    #expect(layout(1).sections.map(\.items) == [0..<1, 1..<2])
    // The first visible card has no space above it.
    #expect(layout(0).sections.map(\.y) == [0, 62])
    #expect(layout(0, 1).sections.map(\.y) == [0])
    #expect(layout(2).height == 162)
    #expect(layout(0, 1, 2).height == 0)
    #expect(layout().height == 204)
  }

  /// A card in a state without parts consists of its margins only.
  @Test func statesWithoutParts() {
    var card = Self.card(height: 100)
    card.state = 3
    #expect(Self.layout(card).height == 21)
    #expect(Self.layout(in: .cardParts26, theme: .turbo, card).height == 21)
    #expect(Self.layout(theme: .turbo, card).height == 0)
    card.hasNoVerticalMargins = true
    // The card is in the layout nevertheless.
    let layout = Self.layout(card, Self.card(height: 79))
    #expect(layout.sections.map(\.y) == [0, 12])
    #expect(layout.height == 112)
    #expect(layout.items.count == 1 && layout.sections[0].items == 0..<0)
  }

  @Test func aCardIsAsHighAsItsStatesParts() {
    var card = PartsCard(
      name: 0,
      states: [
        .init(name: 1, parts: [CardPart(kind: .view, height: 40)]),
        .init(name: 2, parts: [.table(rows: 5, hasFooter: true)]),
      ],
      state: 1)
    #expect(Self.layout(card).height == 9 + 50 + 12)
    card.state = 2
    #expect(Self.layout(card).height == 9 + 301 + 12)
  }

  // MARK: - Strips

  /// A paged view has 10 pt above its pages, 40 below and 20 on each side: in a card of 351 pt the part takes 321 and a
  /// page 281 (Parts-10).
  @Test func aPagedView() {
    var paged = CardPart(kind: .paged, height: 200)
    paged.count = 3
    let layout = Self.layout(Self.card(height: 79), Self.card(0, CardPart(kind: .view, height: 30), paged))
    // 9 + 40 + 5 = 54.
    #expect(layout.items[2].frame == [15, 54, 321, 250])
    // 9 + 40 + 260 + 12
    #expect(layout.sections[1].extent == 321)
    #expect(
      layout.strips == [
        Strip(
          section: 1, y: 64, height: 200, x: 47, width: 281, contentWidth: 843, paging: .pages, reported: .page,
          count: 3)
      ])
    #expect(layout.strips[0].range == 562)
    #expect(layout.strips[0].items.isEmpty)
  }

  /// A collection of 5 cells of 100 pt with 10 between them, at any position that its margins give it.
  @Test func aCollection() {
    var collection = CardPart(kind: .collection, height: 128, margins: Insets(top: 3, left: 20, bottom: 4, right: 6))
    (collection.count, collection.cellWidth, collection.cellSpacing) = (5, 100, 10)
    let layout = Self.layout(Self.card(0, collection))
    #expect(layout.items[0].frame == [20, 12, 325, 128])
    #expect(layout.height == 9 + 135 + 12)
    #expect(
      layout.strips == [
        Strip(
          section: 0, y: 12, height: 128, x: 32, width: 325, contentWidth: 540, paging: .free, reported: .nothing,
          count: 5)
      ])
    // A collection without cells has no strip.
    collection.count = 0
    #expect(Self.layout(Self.card(0, collection)).strips.isEmpty)
  }

  @Test func onlyThoseTwoAreScrolledSideways() {
    for kind in CardPart.Kind.allCases {
      var part = CardPart(kind: kind, height: 50)
      (part.count, part.cellWidth) = (4, 100)
      #expect(Self.layout(Self.card(0, part)).strips.isEmpty == (kind != .paged && kind != .collection), "\(kind)")
    }
  }

  @Test func pagesOfANarrowCardHaveNoWidth() {
    var paged = CardPart(kind: .paged, height: 200)
    paged.count = 3
    let strip = Self.layout(width: 60, Self.card(0, paged)).strips[0]
    #expect(strip.width == 0)
    #expect(strip.contentWidth == 0)
    #expect(strip.page(at: 50) == 0)
  }

  /// Hidden cards have no strips, and the sections are counted without them.
  @Test func stripsKnowTheirSections() {
    var paged = CardPart(kind: .paged, height: 200)
    paged.count = 3
    var hidden = Self.card(0, paged)
    hidden.isHidden = true
    let layout = Self.layout(hidden, Self.card(height: 9), Self.card(0, paged, paged))
    #expect(layout.strips.map(\.section) == [1, 1])
    #expect(layout.strips.map(\.y) == [24, 284])
    #expect(layout.strip(in: 1, at: 300) == 1)
    #expect(layout.strip(in: 1, at: 30) == 0)
  }

  // MARK: - Its state

  static let document = PartsDocument(cards: [card(4, height: 79), card(5, height: 29)], theme: .turbo)

  @Test func itsStateIsSavedAndReadAgain() throws {
    var changed = Self.document
    (changed.cards[0].state, changed.cards[1].isHidden) = (8, true)
    #expect(try Fixtures.words(of: changed) == [8, 0, 0, 1])
    let copy = try Fixtures.read(Fixtures.words(of: changed), into: Self.document)
    #expect(differences(copy, changed).isEmpty)
  }

  @Test func whatCannotBeIsRefused() throws {
    #expect(try Fixtures.error(of: Self.document, word: 2, 10) == StateError(reason: .number, word: 2))
    #expect(try Fixtures.error(of: Self.document, word: 3, 2) == StateError(reason: .choice, word: 3))
    let words = try Fixtures.words(of: Self.document)
    for count in words.indices {
      #expect(Fixtures.error(Array(words.prefix(count)), into: Self.document)?.reason == .ended)
    }
    #expect(Fixtures.error(words + [0], into: Self.document)?.reason == .surplus)
  }
}
