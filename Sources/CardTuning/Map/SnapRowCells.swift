import CardSimulation

/// The cells of one row of a map, to be asked for by ascending columns: what neighbours share is found once.
struct SnapRowCells {
  /// The y of the row, points.
  let y: Double

  private let system: SnapSystem
  private let velocities: [Double]
  private var run: SnapRun?
  private var landings: SnapRowLandings

  /// Creates the cells of a system at a y, points, for some ascending velocities, points per second.
  init(of system: SnapSystem, at y: Double, _ velocities: [Double]) {
    (self.system, self.y, self.velocities) = (system, y, velocities)
    landings = SnapRowLandings(of: system, at: y)
  }

  /// Returns the target in a column.
  mutating func target(_ column: Int) -> Int {
    if let run, run.columns.contains(column) { return run.target }
    let found = SnapRun(of: system, at: y, velocities, from: column)
    run = found
    return found.target
  }

  /// Returns the landing in a column.
  mutating func landing(_ column: Int) -> Landing { landings.landing(velocities[column], to: target(column)) }

  /// Returns the cell in a column.
  mutating func cell(_ column: Int) -> SnapMap.Cell { SnapMap.Cell(landing(column)) }
}
