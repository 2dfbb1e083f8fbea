import CardContent
import CardMath
import Testing

/// A body of any kind answers as its document does.
@Suite struct ContentKindTests {
  static let spots: SpotsDocument = {
    let items = [SpotsItem(height: 80), SpotsItem(height: 30)]
    var document = SpotsDocument(components: [SpotsComponent(kind: .list, items: items)])
    document.stretchesLast = true
    return document
  }()

  static let parts = PartsDocument(cards: [
    PartsCard(
      name: 1, states: [PartsCard.State(name: 7, parts: [CardPart(kind: .view, height: 40)])], state: 7),
    PartsCard(name: 2, states: [PartsCard.State(name: 7, parts: []), PartsCard.State(name: 8, parts: [])], state: 8),
  ])

  static func agrees(_ body: ContentBody, _ document: some ContentDocument, in system: ContentSystem) -> Bool {
    var (body, document) = (body, document)
    return body.laidOut(in: system, width: 375) == document.laidOut(in: system, width: 375)
      && body.stretchesLast == document.stretchesLast && body.lastItemHeight == document.lastItemHeight
      && body.cards == document.cards && body.state(ofSection: 0) == document.state(ofSection: 0)
  }

  @Test func aBodyAnswersAsItsDocument() {
    for system in [ContentSystem.spots19, .spots75] { #expect(Self.agrees(.spots(Self.spots), Self.spots, in: system)) }
    for system in [ContentSystem.cardParts26, .cardParts40] {
      #expect(Self.agrees(.cardParts(Self.parts), Self.parts, in: system))
    }
    #expect(ContentBody.spots(Self.spots).lastItemHeight == 30)
    #expect(ContentBody.cardParts(Self.parts).state(ofSection: 1) == 8)
  }

  /// A change reaches the document that has such a part, and the other kind refuses it unchanged.
  @Test func aChangeReachesItsKind() {
    let item = SpotsItem(height: 12)
    var (spots, parts) = (ContentBody.spots(Self.spots), ContentBody.cardParts(Self.parts))
    let changed = spots.change(component: 0) { component in
      component.insert([item], at: 0)
      return true
    }
    #expect(changed)
    #expect(spots.laidOut(in: .spots75, width: 375).items.map(\.height) == [12, 80, 30])
    let missing = spots.change(component: 1) { _ in true }
    #expect(!missing)
    let other = parts.change(component: 0) { _ in true }
    #expect(!other)
    let sized = parts.setSize(SpotsViewSize(view: 3, height: 9))
    #expect(!sized)
    #expect(parts == .cardParts(Self.parts))
    parts.setCard(0, state: nil, isHidden: true)
    parts.setCard(1, state: 7, isHidden: nil)
    #expect(parts.cards.map(\.isHidden) == [true, false])
    #expect(parts.cards.map(\.state) == [7, 7])
    let before = spots
    spots.setCard(0, state: 7, isHidden: true)
    #expect(spots == before)
  }

  /// No trait belongs to both kinds: each was read in one library's source.
  @Test func traitsTellTheKindsApart() {
    let (spots, parts) = (ContentKind.spots.traits, ContentKind.cardParts.traits)
    #expect(spots.nestsScrollViews != parts.nestsScrollViews)
    #expect(spots.selectsItems != parts.selectsItems)
    #expect(spots.fetchesMore != parts.fetchesMore)
    #expect(spots.reportsVisibility != parts.reportsVisibility)
    #expect(spots.hasMenus != parts.hasMenus)
    #expect(spots.makesRoomForKeyboard != parts.makesRoomForKeyboard)
    for system in ContentSystem.allCases { #expect(system.traits == system.kind.traits) }
  }

  @Test func bothKindsAreSavedAndRestored() throws {
    for body in [ContentBody.spots(Self.spots), .cardParts(Self.parts)] {
      var (saved, archive) = (body, StateArchive())
      saved.setCard(0, state: 8, isHidden: true)
      try archive.code(&saved)
      var (restored, reader) = (body, StateArchive(words: archive.words))
      try reader.code(&restored)
      #expect(restored == saved)
    }
  }
}
