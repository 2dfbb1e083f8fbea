import Testing

@testable import CardScenario

@Suite struct PlacementTests {
  /// A card at 400 with a header of 80 on a screen of 800: its content shows from 480 on.
  @Test(arguments: [
    (Placement.absolute, 17.0), (.header, 440), (.content, 640), (.map, 200), (.card, 640),
  ])
  func eachPlaceIsTheMiddleOfWhatShows(placement: Placement, y: Double) {
    #expect(placement.startY(of: 17, cardY: 400, headerHeight: 80, screenHeight: 800) == y)
  }

  /// A finger's breadth of content must show for a gesture to be put there.
  @Test(arguments: [(676.0, 778.0), (676.1, 716.1)])
  func aCardOfWhichLittleShowsIsTakenByItsHeader(cardY: Double, y: Double) {
    #expect(Placement.card.startY(of: 17, cardY: cardY, headerHeight: 80, screenHeight: 800) == y)
  }
}
