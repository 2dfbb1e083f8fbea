import CardModel
import CardSettings
import CardTestSupport
import Testing

@Suite struct PlaceSettingsTests {
  static let iPhone15 = Screen(width: 393, height: 852, safeTop: 59, safeBottom: 34)

  static func places(_ style: PlaceSettings.Style, _ change: (inout PlaceSettings) -> Void = { _ in })
    -> [PlaceSettings.Place]
  {
    var settings = PlaceSettings()
    settings.style = style
    change(&settings)
    return settings.places(on: iPhone15, headerHeight: 84, fittedY: 434, geometry: DetentGeometry())
  }

  /// The example numbers of an iPhone 15 (TG-2): the positions that show, and the model's.
  @Test func tripgos() {
    #expect(Self.places(.tripgo).map(\.y) == [734, 390.5, 71])
    #expect(Self.places(.tripgo).map(\.modelY) == [734, 390.5, 71])
    #expect(Self.places(.tripgo) { $0.collapsesToBottom = true }.map(\.modelY) == [852, 390.5, 71])
    #expect(Self.places(.tripgo) { $0.collapsesToBottom = true }.map(\.y) == [734, 390.5, 71])
    #expect(Self.places(.tripgo).map(\.name) == ["collapsed", "peaking", "extended"])
  }

  /// Heights of 158.6, 396.5 and 634.4 in 793 pt below the status bar (SC-1); the hidden detent has height 0.
  @Test func sweetCurtains() {
    let heights = Self.places(.curtain).map { 852 - $0.y }
    for (height, golden) in zip(heights, [0, 158.6, 396.5, 634.4]) { #expect(height.isNear(golden, 1e-9)) }
    #expect(Self.places(.curtain).map(\.name) == ["hide", "min", "mid", "max"])
    #expect(Self.places(.curtain).map(\.reach) == [.command, .finger, .finger, .finger])
    #expect(Self.places(.curtain) { $0.midPart = 0 }.map(\.name) == ["hide", "min", "max"])
    #expect(Self.places(.curtain) { $0.maxPart = 1 }.last!.y == 59)
  }

  @Test func heightsAreHeights() {
    #expect(Self.places(.heights).map { 852 - $0.y } == [160, 400, 640])
    #expect(Self.places(.heights).map(\.name) == ["small", "medium", "large"])
    #expect(Self.places(.heights) { $0.medium = 0 }.map { 852 - $0.y } == [160, 640])
  }

  /// A.2.6: a sheet is as high as its content and the safe area, but ends below the status bar.
  @Test func aSheetIsAsHighAsWhatIsInIt() {
    let heights: [Double] = [0, 84 + 300 + 34]
    #expect(Self.places(.sheet).map { 852 - $0.y } == heights)
    #expect(Self.places(.sheet).map(\.name) == ["dismissed", "shown"])
    #expect(Card.FittedDetent.y(on: Self.iPhone15, top: 59, parts: 84, content: 300) == 434)
    #expect(Card.FittedDetent.y(on: Self.iPhone15, top: 59, parts: 84, content: 5000) == 59)
  }

  @Test func theNamesAreThoseOfThePlaces() {
    for style in PlaceSettings.Style.allCases {
      for middle in [0.5, 0] {
        var settings = PlaceSettings()
        settings.style = style
        (settings.midPart, settings.medium) = (middle, middle * 800)
        #expect(
          settings.names
            == settings.places(on: Self.iPhone15, headerHeight: 84, fittedY: 434, geometry: DetentGeometry())
            .map(\.name))
      }
    }
  }
}
