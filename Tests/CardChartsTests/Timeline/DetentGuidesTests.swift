import CardExamples
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

  /// Those at which the card rests come first, and all others of the cards after them.
  @Test func theOthersFollow() throws {
    let scenario = try #require(BuiltInScenarios.named("flick-up")).document.scenario()
    var guides = DetentGuides()
    guides.add(scenario.stack.layout, scenario.names)
    #expect(guides.guides.map(\.name) == ["collapsed", "peaking", "extended"])
    guides.add("extended", y: 71)
    #expect(guides.guides.map(\.name) == ["extended", "collapsed", "peaking"])
    var all = DetentGuides()
    all.add("peaking", y: 200)
    all.add(guides)
    #expect(all.guides.map(\.name) == ["peaking", "extended", "collapsed", "peaking"])
  }
}
