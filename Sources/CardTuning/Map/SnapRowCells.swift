import CardSimulation

/// The cells of one row of a map, best asked for by ascending columns: what neighbours share is found once.
struct SnapRowCells {
  /// The y of the row, points.
  let y: Double

  private let system: SnapSystem
  private let velocities: [Double]
  private var run: SnapRun?
  private var landings: SnapRowLandings

  /// The most columns for which it is found out together that their springs begin alike.
  private static let reach = 32

  /// Creates the cells of a system at a y, points, for some ascending velocities, points per second.
  init(of system: SnapSystem, at y: Double, _ velocities: [Double]) {
    (self.system, self.y, self.velocities) = (system, y, velocities)
    landings = SnapRowLandings(of: system, at: y)
  }

  /// Returns the target in a column.
  mutating func target(_ column: Int) -> Int { run(at: column).target }

  /// Returns the landing in a column.
  mutating func landing(_ column: Int) -> Landing {
    let run = run(at: column)
    let ahead = min(run.columns.upperBound - 1, column + SnapRowCells.reach)
    return landings.landing(velocities[column], to: run.target, ahead: velocities[ahead])
  }

  /// Returns the cell in a column.
  mutating func cell(_ column: Int) -> SnapMap.Cell { SnapMap.Cell(landing(column)) }

  /// Returns the run of a column.
  private mutating func run(at column: Int) -> SnapRun {
    if let run, run.columns.contains(column) { return run }
    let found = SnapRun(of: system, at: y, velocities, from: column)
    run = found
    return found
  }
}
