import CardScenario
import CardSettings
import CardSimulation
import CardTimeline
import CardTuning
import Testing

@Suite struct SnapMapTests {
  @Test(arguments: Preset.all.map(\.name))
  func everyWayToTheCellsIsTheSame(preset: String) throws {
    let map = MapFixtures.map(try MapFixtures.system(preset), rows: 9, columns: 31)
    let cells = map.cells(threads: 1)
    #expect(cells.count == 9 * 31)
    #expect(map.cells() == cells)
    #expect(map.cells(threads: 7) == cells)
    #expect(map.cells(inRows: 2..<5) == Array(cells[2 * 31..<5 * 31]))
    for row in 0..<9 {
      map.forEachCell(inRow: row, columns: 0..<31) { column, cell in
        #expect(cell == cells[row * 31 + column])
        let landing = map.system.landing(map.ys[row], map.velocities[column])
        #expect(Int(cell.target) == landing.target)
        #expect(cell.overshoot == landing.overshoot)
        #expect(cell.settleTime == landing.settleTime)
      }
    }
  }

  /// Beyond the range, the band shows less of a velocity: a release there overshoots less than one of the same speed
  /// inside.
  @Test func beyondTheRangeLessOfTheVelocityShows() throws {
    let system = try MapFixtures.system("standard")
    let map = SnapMap(of: system, ys: [30, 71], velocities: [-500])
    let cells = map.cells()
    #expect(cells.map(\.target) == [2, 2])
    #expect(cells[1].overshoot > 1)
    #expect(cells[0] != SnapMap.Cell(target: 2, settleTime: cells[1].settleTime, overshoot: cells[1].overshoot))
    #expect(system.landing(30, -500).startVelocity > -300)
    #expect(system.landing(71, -500).startVelocity == -500)
  }
}

extension SnapMap.Cell {
  fileprivate init(target: Int32, settleTime: Double?, overshoot: Double) {
    var cell = SnapMap(of: MapFixtures.defects, ys: [64], velocities: [0]).cells()[0]
    (cell.target, cell.settleTime, cell.overshoot) = (target, settleTime, overshoot)
    self = cell
  }
}
