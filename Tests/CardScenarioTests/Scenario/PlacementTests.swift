import Testing

@testable import CardScenario

@Suite struct PlacementTests {
  /// A card at 400 with a header of 80 on a screen of 800: its content shows from 480 down.
  @Test(arguments: [
    (Placement.absolute, 17.0), (.header, 440), (.content, 640), (.map, 200), (.card, 640),
  ])
  func eachPlaceIsTheMiddleOfWhatShows(placement: Placement, y: Double) {
    #expect(placement.startY(of: 17, cardY: 400, headerHeight: 80, screenHeight: 800) == y)
  }

  /// The content must show for a finger's breadth, or a gesture is placed on the header.
  @Test(arguments: [(676.0, 778.0), (676.1, 716.1)])
  func aCardOfWhichLittleShowsIsTakenByItsHeader(cardY: Double, y: Double) {
    #expect(Placement.card.startY(of: 17, cardY: cardY, headerHeight: 80, screenHeight: 800) == y)
  }
}
