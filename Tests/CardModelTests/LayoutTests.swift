import CardModel
import Testing

@Suite struct LayoutTests {
  @Test func overTheMapTheCardIsAsWideAsTheScreen() {
    let layout = Layout(screen: Fixtures.screen, cards: [Fixtures.card()])
    #expect(!layout.isBesideMap && layout.cardX == 0 && layout.cardWidth == 393)
    // Without a place of its own, the bar lies below the status bar.
    #expect(layout.barTop == 59 && layout.overlapMin == 29.04 && !layout.leadsOnlyToTop)
  }

  @Test func besideTheMapItHasAPlaceOfItsOwn() {
    let layout = Layout(
      screen: Fixtures.screen, place: .besideMap(x: 8, width: 360), barTop: 79, cards: [Fixtures.card()])
    #expect(layout.isBesideMap && layout.cardX == 8 && layout.cardWidth == 360 && layout.barTop == 79)
  }
}
