import CardModel
import Testing

@Suite struct CardTests {
  @Test(arguments: [
    (900.0, 0), (734, 0), (563, 0), (562.25, 0), (562.24, 1), (390.5, 1), (230.75, 1), (230.74, 2), (71, 2), (-50, 2),
  ])
  func theNearestDetentIsTheLowerOfTwo(y: Double, detent: Int) {
    #expect(Fixtures.card().nearestDetent(to: y) == detent)
  }

  @Test func detentsAreFoundByName() {
    let card = Fixtures.card()
    #expect(card.detent(named: Fixtures.Name.extended.rawValue) == 2)
    #expect(card.detent(named: 99) == nil)
  }

  @Test func contentScrollsAsFarAsItDoesNotFit() {
    // The viewport at the top is 852 − 71 − 84 = 697.
    #expect(Fixtures.card(content: 1_600).scrollRange(on: Fixtures.screen) == 903)
    #expect(Fixtures.card(content: 697).scrollRange(on: Fixtures.screen) == 0)
    #expect(Fixtures.card(content: 0).scrollRange(on: Fixtures.screen) == 0)
    #expect(Fixtures.card().viewportHeight(on: Fixtures.screen) == 697)
    let low = Screen(width: 1, height: 100, safeTop: 0, safeBottom: 0)
    #expect(Fixtures.card().viewportHeight(on: low) == 0)
  }
}
