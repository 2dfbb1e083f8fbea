import CardModel
import CardSimulation
import CardTimeline

/// A map of where releases land, by their y and their velocity: an even raster over both.
///
/// It stores no cells but computes them on request, so a map of a million cells needs no more memory than one of a
/// hundred: request as many rows at a time as fit.
///
/// ```swift
/// for first in stride(from: 0, to: map.ys.count, by: 64) {
///   for cell in map.cells(inRows: first..<min(first + 64, map.ys.count)) { … }
/// }
/// ```
public struct SnapMap: Sendable {
  /// The system that is mapped.
  public let system: SnapSystem

  /// The y of the release, points, as the controller believes it; ascending, so downward.
  public let ys: [Double]

  /// The finger's velocities, points per second, positive downward; ascending.
  public let velocities: [Double]

  /// The landing of one release.
  public struct Cell: Hashable, Sendable {
    /// The index of the detent that the card goes to.
    public var target: Int32

    /// The time until it has settled there, seconds; nil: it never settles.
    public var settleTime: Double?

    /// The overshoot beyond the detent, points.
    public var overshoot: Double
  }

  /// Creates a map over these y and velocities, neither of them empty, both ascending.
  public init(of system: SnapSystem, ys: [Double], velocities: [Double]) {
    precondition(!ys.isEmpty && !velocities.isEmpty, "a map without cells")
    (self.system, self.ys, self.velocities) = (system, ys, velocities)
  }

  /// The names of the detents, the lowest first; a cell's target is an index into it.
  public var names: [String] { system.names }

  /// Returns the cells of some rows, one row after the other, each with a cell for each velocity.
  ///
  /// - Parameters:
  ///   - rows: Indices into `ys`.
  ///   - threads: The most threads that work at once; nil: as many as there are cores. It changes no bit.
  public func cells(inRows rows: Range<Int>, threads: Int? = nil) -> [Cell] {
    cells(inRows: rows, threads: threads) { $0.cell($1) }
  }

  /// Returns all cells.
  public func cells(threads: Int? = nil) -> [Cell] { cells(inRows: 0..<ys.count, threads: threads) }

  /// Returns the target of each cell, in the order of the cells: far sooner than the cells, since no motion is solved.
  ///
  /// - Parameter threads: The most threads that work at once; nil: as many as there are cores. It changes no bit.
  public func targets(threads: Int? = nil) -> [Int] {
    cells(inRows: 0..<ys.count, threads: threads) { $0.target($1) }
  }

  /// Computes some cells of one row, one after the other, and keeps none of them.
  ///
  /// - Parameters:
  ///   - row: An index into `ys`.
  ///   - columns: Indices into `velocities`.
  ///   - body: Called with each column's index and cell, in order.
  public func forEachCell(inRow row: Int, columns: Range<Int>, _ body: (Int, Cell) -> Void) {
    var cells = SnapRowCells(of: system, at: ys[row], velocities)
    for column in columns { body(column, cells.cell(column)) }
  }

  /// Returns a value for each cell of some rows, computed from its row's cells and its column.
  private func cells<Value: Sendable>(
    inRows rows: Range<Int>, threads: Int?, _ value: @Sendable (inout SnapRowCells, Int) -> Value
  ) -> [Value] {
    // One cell is one piece of work, since rows may be few and long, or many and short.
    let columns = velocities.count
    return Parallel.map(rows.count * columns, threads: threads, state: { SnapRowCells?.none }) { index, known in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let y = ys[rows.lowerBound + row]
      if known?.y != y { known = SnapRowCells(of: system, at: y, velocities) }
      return value(&known!, column)
    }
  }
}

extension SnapMap.Cell {
  /// Keeps the part of a landing that a cell holds.
  init(_ landing: Landing) {
    (target, settleTime, overshoot) = (Int32(landing.target), landing.settleTime, landing.overshoot)
  }
}
