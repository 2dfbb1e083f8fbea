import CardMath
import Testing

@testable import CardModel

/// The room that a card makes for a keyboard.
@Suite struct KeyboardAvoidanceTests {
  static func card(_ keyboard: Double, _ rule: KeyboardAvoidance, _ card: Card = Fixtures.card()) -> Card {
    var card = card
    card.makeRoom(forKeyboard: keyboard, by: rule, on: Fixtures.screen, upTo: 71)
    return card
  }

  /// The keyboard takes the place of the 34 pt at the bottom: 336 − 34 = 302. The top stays, and half stops below it.
  @Test func aLiftedCardStandsOnTheKeyboard() {
    let card = Self.card(336, .lift)
    #expect(card.detents.map(\.y) == [432, 88.5, 71])
    #expect(card.detents.map(\.modelY) == [432, 88.5, 71])
    #expect(card.stops.places.map(\.y) == [432, 88.5, 71])
    #expect(card.contentBottomInset == 336)
    #expect(card.viewportHeight(on: Fixtures.screen) == 852 - 71 - 84)
    #expect(card.scrollRange(on: Fixtures.screen) == 1600 + 336 - 697)
  }

  @Test func anInsetCardStays() {
    let card = Self.card(336, .inset)
    #expect(card.detents == Fixtures.card().detents)
    #expect(card.contentBottomInset == 336)
  }

  static let idle: [(Double, KeyboardAvoidance)] = [(0, .lift), (0, .inset), (336, .none)]

  @Test(arguments: idle)
  func withoutAKeyboardOrARuleNothingChanges(height: Double, rule: KeyboardAvoidance) {
    #expect(Self.card(height, rule) == Fixtures.card())
  }

  /// A keyboard lower than the bottom safe area lifts nothing, and still covers content.
  @Test func aLowKeyboardLiftsNothing() {
    let card = Self.card(20, .lift)
    #expect(card.detents == Fixtures.card().detents)
    #expect(card.contentBottomInset == 20)
  }

  /// A view of 60 pt at the bottom, which stands on the 34 pt of the safe area, is covered before the content is.
  @Test(arguments: [(74, 0), (94, 0), (100, 6), (5000, 603)] as [(Double, Double)])
  func aViewAtTheBottomIsCoveredFirst(height: Double, inset: Double) {
    var parts = CardParts()
    parts.bottomViewHeight = 60
    let plain = Fixtures.card()
    let card = Card(
      name: 1, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true, detents: plain.detents,
      preferredDetent: 1, parts: parts)
    #expect(Self.card(height, .inset, card).contentBottomInset == inset)
  }

  /// Detents that a keyboard would lift to the same place stay a point apart, and one above that place stays.
  @Test func whatIsLiftedTooFarStaysInOrder() {
    let detents = [800.0, 300, 200, 71.5, 71, 20].enumerated().map { Detent(name: Int32($0), y: $1) }
    let card = Card(
      name: 1, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true, detents: detents,
      preferredDetent: nil)
    #expect(Self.card(336, .lift, card).detents.map(\.y) == [498, 73.5, 72.5, 71.5, 71, 20])
  }

  @Test func aGoneCardStaysGone() {
    let detents = [Detent(name: 0, y: 852, isGone: true), Detent(name: 1, y: 500)]
    let card = Card(
      name: 1, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true, detents: detents,
      preferredDetent: nil)
    #expect(Self.card(336, .lift, card).detents.map(\.y) == [852, 198])
  }

  /// A controller that takes the collapsed card to be at the screen's bottom edge is lifted with it.
  @Test func theModelPositionRisesToo() {
    var detents = Fixtures.card().detents
    detents[0].modelY = 852
    let card = Card(
      name: 1, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true, detents: detents,
      preferredDetent: nil)
    #expect(Self.card(336, .lift, card).detents.map(\.modelY) == [550, 88.5, 71])
  }

  /// A card as high as its content rises with it: 852 − (84 + 200 + 34) − 302, and 71 at most, also later on.
  @Test func aFittedCardRises() {
    var card = Card(
      name: 1, headerHeight: 84, contentHeight: 200, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 852, isGone: true), Detent(name: 1, y: 534)], preferredDetent: 1,
      fittedDetent: Card.FittedDetent(index: 1, top: 59))
    card = Self.card(336, .lift, card)
    #expect(card.detents[1].y == 232)
    for (content, y) in [(100.0, 332.0), (361, 71), (400, 71), (5000, 59)] {
      card.fit(on: Fixtures.screen, content: content, keyboard: 0)
      #expect(card.detents[1].y == y, "\(content)")
    }
  }

  /// For random cards and keyboards: in order, never lower than before, no higher than the keyboard lifts, and the
  /// higher the keyboard, the higher the card.
  @Test(arguments: CardStackTests.seeds)
  func randomCardsStayInOrder(seed: UInt64) {
    var random = RandomStack(seed: seed &+ 190_000)
    for card in random.stack().cards {
      var lower = card
      for height in [0, 40, 200, 336, 900] as [Double] {
        let lifted = Self.card(height, .lift, card)
        // A card refuses detents that aren't in order.
        _ = Card(
          name: 1, headerHeight: 0, contentHeight: 0, hasMap: true, hasMapButtons: true, detents: lifted.detents,
          preferredDetent: nil)
        for (index, detent) in lifted.detents.enumerated() {
          #expect(detent.y <= lower.detents[index].y)
          #expect(detent.modelY <= lower.detents[index].modelY)
          #expect(detent.y >= card.detents[index].y - height)
        }
        lower = lifted
      }
    }
  }
}
