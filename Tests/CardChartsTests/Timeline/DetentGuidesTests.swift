import Testing

@testable import CardCharts

@Suite struct DetentGuidesTests {
  @Test func aPlaceIsNamedOnce() {
    var guides = DetentGuides()
    for (name, y) in [("peaking", 390.5), ("peaking", 390.6), ("extended", 71), ("peaking", 200), ("peaking", 390.5)] {
      guides.add(name, y: y)
    }
    #expect(guides.guides.map(\.name) == ["peaking", "extended", "peaking"])
    #expect(guides.guides.map(\.y) == [390.5, 71, 200])
    for y in 0..<1_000 { guides.add("many", y: Double(y)) }
    #expect(guides.guides.count == DetentGuides.limit)
  }
}
