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
    // One cell is one piece of work, since rows may be few and long, or many and short.
    let columns = velocities.count
    return Parallel.map(rows.count * columns, threads: threads, state: { Place(y: .nan, slope: 1) }) { index, place in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let y = ys[rows.lowerBound + row]
      // The slope follows from y alone, so it is computed once for each row.
      if place.y != y { place = Place(y: y, slope: system.slope(at: y)) }
      return Cell(system.landing(y, velocities[column], slope: place.slope))
    }
  }

  /// Returns all cells.
  public func cells(threads: Int? = nil) -> [Cell] { cells(inRows: 0..<ys.count, threads: threads) }

  /// Computes some cells of one row, one after the other, and keeps none of them.
  ///
  /// - Parameters:
  ///   - row: An index into `ys`.
  ///   - columns: Indices into `velocities`.
  ///   - body: Called with each column's index and cell, in order.
  public func forEachCell(inRow row: Int, columns: Range<Int>, _ body: (Int, Cell) -> Void) {
    let slope = system.slope(at: ys[row])
    for column in columns { body(column, Cell(system.landing(ys[row], velocities[column], slope: slope))) }
  }

  /// A y, and the fraction of a velocity that shows there.
  private struct Place {
    var y: Double
    var slope: Double
  }
}

extension SnapMap.Cell {
  /// Keeps the part of a landing that a cell holds.
  @inline(__always)
  init(_ landing: Landing) {
    (target, settleTime, overshoot) = (Int32(landing.target), landing.settleTime, landing.overshoot)
  }
}
