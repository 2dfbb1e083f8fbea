import CardCharts
import CardExamples
import CardTuning
import Testing

@Suite struct HeatMapSnapMapTests {
  static func map() throws -> SnapMap {
    let scenario = try BuiltInScenarios.named("flick-up")!.document.scenario()
    let card = scenario.stack.topCard
    let system = SnapSystem(
      card: card, rules: scenario.stack.rules, screen: scenario.stack.screen,
      names: card.detents.map { scenario.names[$0.name] })
    return SnapMap(of: system, ys: [71, 200, 390.5, 600, 734], velocities: [-2000, -300, 0, 300, 2000])
  }

  /// The heat map of a snap map draws the map's cells.
  @Test func isTheMap() throws {
    let map = try Self.map()
    let cells = map.cells()
    let drawn = HeatMap(
      xs: map.velocities, ys: map.ys, names: map.names, cells: cells.map { Int($0.target) })
    #expect(HeatMap(map).svg() == drawn.svg())
    for name in map.names { #expect(HeatMap(map).svg().contains(name)) }
    let times = HeatMap(
      xs: map.velocities, ys: map.ys, name: "settle_ms", values: cells.map { $0.settleTime.map { $0 * 1000 } })
    #expect(HeatMap(map, showing: .settle).svg() == times.svg())
    #expect(times.svg() != drawn.svg())
    #expect(HeatMap(map, showing: .overshoot, threads: 1).svg() == HeatMap(map, showing: .overshoot).svg())
  }
}
