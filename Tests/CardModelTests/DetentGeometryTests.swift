import CardModel
import Testing

@Suite struct DetentGeometryTests {
  /// TGCardViewController's detents with a header of 84 pt, computed from its source.
  @Test(
    arguments: [
      (667, 20, 0, 70, 298.5, 583),  // iPhone SE 3
      (852, 59, 34, 71, 390.5, 734),  // iPhone 15
      (932, 59, 34, 71, 430.5, 814),  // iPhone 15 Pro Max
    ] as [(Double, Double, Double, Double, Double, Double)])
  func placesAreTripGos(
    height: Double, safeTop: Double, safeBottom: Double, extended: Double, peaking: Double, collapsed: Double
  ) {
    let screen = Screen(width: 393, height: height, safeTop: safeTop, safeBottom: safeBottom)
    let geometry = DetentGeometry()
    #expect(geometry.extended(on: screen) == extended)
    #expect(geometry.peaking(on: screen) == peaking)
    #expect(geometry.collapsed(on: screen, headerHeight: 84) == collapsed)
  }

  @Test func aLowHeaderLeavesTheLeastOfACard() {
    let expected: Double = 852 - 34 - 29.04
    #expect(DetentGeometry().collapsed(on: Fixtures.screen, headerHeight: 10) == expected)
  }
}
