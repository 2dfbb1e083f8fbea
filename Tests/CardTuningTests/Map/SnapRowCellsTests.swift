import CardMath
import CardModel
import CardSimulation
import CardTestSupport
import Testing

@testable import CardTuning

/// A row shares landings among its cells: they are compared with each release landed by itself.
@Suite struct SnapRowCellsTests {
  @Test(arguments: Seeds.first(40, of: 400))
  func aRowHasTheLandingOfEachRelease(seed: UInt64) {
    var draw = RandomSystem(seed: seed)
    let system = draw.system()
    for _ in 0..<2 {
      let (y, velocities) = (draw.y(of: system), draw.velocities(of: system))
      var cells = SnapRowCells(of: system, at: y, velocities)
      for (column, velocity) in velocities.enumerated() {
        let alone = system.landing(y, velocity)
        let shared = cells.landing(column)
        #expect(shared == alone, "seed \(seed), y \(y), v \(velocity)")
        #expect(shared.overshoot.bitPattern == alone.overshoot.bitPattern)
        #expect(shared.settleTime?.bitPattern == alone.settleTime?.bitPattern)
        #expect(cells.cell(column) == SnapMap.Cell(alone))
      }
    }
  }

  /// In any order of the columns, too.
  @Test(arguments: Seeds.few)
  func theOrderDoesNotMatter(seed: UInt64) {
    var draw = RandomSystem(seed: seed)
    let system = draw.system()
    let (y, velocities) = (draw.y(of: system), draw.velocities(of: system))
    var cells = SnapRowCells(of: system, at: y, velocities)
    for _ in 0..<60 {
      let column = Int(draw.random.next(below: UInt64(velocities.count)))
      #expect(cells.landing(column) == system.landing(y, velocities[column]), "seed \(seed)")
    }
  }

  /// A map of random systems is the same cell by cell, and its targets are those of its cells.
  @Test(arguments: Seeds.first(12, of: 100))
  func aMapIsItsCells(seed: UInt64) {
    var draw = RandomSystem(seed: seed)
    let system = draw.system()
    let ys = (0..<3).map { _ in draw.y(of: system) }.sorted()
    let map = SnapMap(of: system, ys: ys, velocities: draw.velocities(of: system))
    let alone = map.ys.flatMap { y in map.velocities.map { SnapMap.Cell(system.landing(y, $0)) } }
    #expect(map.cells() == alone, "seed \(seed)")
    #expect(map.targets() == alone.map { Int($0.target) }, "seed \(seed)")
    for row in map.ys.indices {
      map.forEachCell(inRow: row, columns: 5..<40) { column, cell in
        #expect(cell == alone[row * map.velocities.count + column], "seed \(seed)")
      }
    }
  }
}
