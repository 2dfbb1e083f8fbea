import CardModel
import Testing

@Suite struct LayoutTests {
  @Test func overTheMapTheCardIsAsWideAsTheScreen() {
    let layout = Layout(screen: Fixtures.screen, cards: [Fixtures.card()])
    #expect(!layout.isBesideMap)
    #expect(layout.cardX == 0)
    #expect(layout.cardWidth == 393)
    // Without a position of its own, the bar lies below the status bar.
    #expect(layout.barTop == 59)
    #expect(layout.overlapMin == 29.04)
    #expect(!layout.leadsOnlyToTop)
  }

  @Test func besideTheMapItHasAPlaceOfItsOwn() {
    let layout = Layout(
      screen: Fixtures.screen, place: .besideMap(x: 8, width: 360), barTop: 79, cards: [Fixtures.card()])
    #expect(layout.isBesideMap)
    #expect(layout.cardX == 8)
    #expect(layout.cardWidth == 360)
    #expect(layout.barTop == 79)
  }
}
