import Testing

@testable import CardCharts

@Suite struct HeatMapTests {
  /// Three regions in stripes, `columns` × `rows` cells.
  static func names(_ columns: Int = 60, _ rows: Int = 40) -> HeatMap {
    var map = HeatMap(
      xs: (0..<columns).map { Double($0) * 10 - 300 }, ys: (0..<rows).map { Double($0) * 20 },
      names: ["extended", "peaking", "<low>"],
      cells: (0..<columns * rows).map { ($0 % columns + $0 / columns) * 3 / (columns + rows) })
    map.title = "map"
    return map
  }

  static func numbers() -> HeatMap {
    HeatMap(
      xs: (0..<30).map(Double.init), ys: (0..<20).map(Double.init), name: "settle_ms",
      values: (0..<600).map { (index: Int) -> Double? in index % 41 == 0 ? nil : Double(index) })
  }

  @Test func numbersFallIntoLevels() {
    let map = HeatMap(xs: [0, 1, 2, 3], ys: [0], name: "a", values: [0, 50, 100, nil])
    #expect(map.classes == [0, 12, 23, -1])
    #expect(map.range == 0...100)
    #expect(HeatMap(xs: [0], ys: [0], name: "a", values: [7]).classes == [0])
    #expect(HeatMap(xs: [0], ys: [0], name: "a", values: [nil]).range == nil)
    #expect(Self.names().range == nil)
  }

  @Test func cellsEndHalfway() {
    #expect(HeatMap.edges([0, 2, 6]) == [-1, 1, 4, 8])
    #expect(HeatMap.edges([5]) == [4.5, 5.5])
  }

  @Test func aThinMapHasEverySoManyCells() {
    let map = Self.names(1_000, 7).thinned(columns: 300, rows: 480)
    #expect(map.xs.count == 250 && map.ys.count == 7 && map.xs[1] == -260 && map.title == "map")
    #expect(map.classes[251] == Self.names(1_000, 7).classes[1_004])
    #expect(Self.names().thinned(columns: 60, rows: 40).xs.count == 60)
  }
}
