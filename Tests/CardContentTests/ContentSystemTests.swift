import CardContent
import Testing

@Suite struct ContentSystemTests {
  @Test func twoOfThemAreSpots() {
    #expect(ContentSystem.allCases.filter { $0.kind == .spots } == [.spots19, .spots75])
    #expect(ContentSystem.allCases.count == 4)
  }
}
