import CardModel
import Testing

@Suite struct CardTests {
  @Test(arguments: [
    (900.0, 0), (734, 0), (563, 0), (562.25, 0), (562.24, 1), (390.5, 1), (230.75, 1), (230.74, 2), (71, 2), (-50, 2),
  ])
  func theNearestDetentIsTheLowerOfTwo(y: Double, detent: Int) {
    #expect(Fixtures.card().nearestDetent(to: y) == detent)
  }

  /// The thresholds are 346.5 = 390.5 − 44 and 690 = 734 − 44, both included; this fixture's controller uses the shown
  /// position.
  @Test(arguments: [
    (900.0, 0), (734, 0), (690.5, 0), (690, 1), (400, 1), (390.5, 1), (347, 1), (346.5, 2), (250, 2), (71, 2), (-50, 2),
  ])
  func withAMarginACardCountsAsAtTheDetentAbove(y: Double, detent: Int) {
    #expect(Fixtures.card().detent(at: y, margin: 44) == detent)
    #expect(Fixtures.card().detent(at: y, margin: .infinity) == Fixtures.card().nearestDetent(to: y))
  }

  /// A compact height has no detent at half, and half still divides: 346.5 = (852 − 71) / 2 − 44.
  @Test func whereNothingRestsAtHalfItStillDivides() {
    let card = Card(
      name: 3, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 734, modelY: 852), Detent(name: 2, y: 71)], preferredDetent: nil)
    for (y, detent) in [(852.0, 0), (700, 0), (346.51, 0), (346.5, 1), (71, 1), (-50, 1)] {
      #expect(card.detent(at: y, margin: 44, isCompact: true) == detent, "\(y)")
    }
    #expect(card.detent(at: 390.5, margin: 0, isCompact: true) == 0)
    #expect(card.detent(at: 390.49, margin: 0, isCompact: true) == 1)
    #expect(card.detent(at: 700, margin: 44) == 1)
  }

  /// Half of the distance is a y: of detents below the screen's middle it lies above both, and divides nothing.
  @Test func aLineOutsideOfTheDetentsDividesNothing() {
    let card = Card(
      name: 3, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 330), Detent(name: 2, y: 250)], preferredDetent: nil)
    for y in stride(from: 240.0, through: 340, by: 2.5) {
      for margin in [0.0, 44] {
        #expect(card.detent(at: y, margin: margin, isCompact: true) == card.detent(at: y, margin: margin), "\(y)")
      }
    }
    #expect(card.detent(at: 250, margin: 44, isCompact: true) == 1)
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

  /// TripGo's controller has a collapsed card at 852 while it shows at 734; others use the shown position.
  @Test func whatShowsKeepsTheHeaderInSight() {
    let card = Card(
      name: 3, headerHeight: 84, contentHeight: 0, hasMap: true, hasMapButtons: true,
      detents: [Detent(name: 0, y: 734, modelY: 852), Detent(name: 2, y: 71)], preferredDetent: nil)
    for (modelY, y) in [(50.0, 50.0), (400, 400), (734, 734), (800, 734), (852, 734), (900, 734)] {
      #expect(card.shownY(at: modelY) == y)
    }
    #expect(Fixtures.card().shownY(at: 800) == 800)
  }
}
