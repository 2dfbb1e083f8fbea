import CardModel
import Testing

@Suite struct CardPartsTests {
  static func card(_ change: (inout CardParts) -> Void) -> Card {
    var parts = CardParts()
    change(&parts)
    let plain = Fixtures.card()
    return Card(
      name: plain.name, headerHeight: 84, contentHeight: 1600, hasMap: true, hasMapButtons: true,
      detents: plain.detents, preferredDetent: 1, parts: parts)
  }

  @Test func withoutPartsTheContentHasAllThereIs() {
    #expect(Fixtures.card().parts == CardParts())
    #expect(Fixtures.card().viewportHeight(on: Fixtures.screen) == 697)
    #expect(Self.card { $0.hasFloatingButton = true }.viewportHeight(on: Fixtures.screen) == 697)
    #expect(Self.card { $0.mapWidgetHeight = 80 }.viewportHeight(on: Fixtures.screen) == 697)
  }

  @Test func theViewsTakeTheirRoomFromTheContent() {
    // The bottom view stands on the safe area, and the content ends above it.
    #expect(Self.card { $0.bottomViewHeight = 50 }.viewportHeight(on: Fixtures.screen) == 697 - 50 - 34)
    #expect(Self.card { $0.accessoryHeight = 30 }.viewportHeight(on: Fixtures.screen) == 697 - 30)
    #expect(Self.card { $0.accessoryHeight = 30 }.scrollRange(on: Fixtures.screen) == 1600 - 667)
    #expect(Self.card { $0.accessoryHeight = 900 }.viewportHeight(on: Fixtures.screen) == 0)
  }
}
