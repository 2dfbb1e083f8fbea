import CardMath
import CardTestSupport
import Testing

@testable import CardCharts

@Suite struct ScatterGridTests {
  @Test(arguments: Seeds.few) func manyPointsStayFewAndCover(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var grid = ScatterGrid()
    var points: [(Double, Double)] = []
    let scale = seed % 3 == 0 ? 1e12 : 1.0
    for index in 0..<30_000 {
      let (x, y) = (Double(random.next() % 1_000_000) * scale, Double(random.next() % 1_000_000) / 7)
      points.append((x, y))
      grid.add(x: x, y: y, name: { "\(index)" }, detail: { "" })
    }
    #expect(grid.points.count <= ScatterGrid.limit)
    #expect(grid.points.count > 500)
    #expect(grid.count == 30_000)
    let bounds = try #require(grid.bounds)
    #expect(bounds.x == points.map(\.0).min()!...points.map(\.0).max()!)
    // A kept point lies near every point: within a 32nd of the range.
    let (width, height) = (bounds.x.upperBound / 32, bounds.y.upperBound / 32)
    for point in points.prefix(300) {
      #expect(grid.points.contains { ($0.x - point.0).magnitude < width && ($0.y - point.1).magnitude < height })
    }
    #expect(grid.points.allSatisfy { points[Int($0.name)!] == ($0.x, $0.y) })
  }

  @Test func twoAtOnePlaceAreOne() {
    var grid = ScatterGrid()
    for name in ["a", "b"] { grid.add(x: 0.1, y: -0.0, name: { name }, detail: { "" }) }
    #expect(grid.points.map(\.name) == ["a"])
    #expect(grid.count == 2)
    for far in [1e300, -1e300] { grid.add(x: far, y: far, name: { "" }, detail: { "" }) }
    #expect(grid.points.count == 3)
  }
}
