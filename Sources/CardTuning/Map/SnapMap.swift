import CardModel
import CardSimulation

/// Where releases land, by their place and their velocity: an even raster over both.
///
/// It holds no cells but says what they are, so that a map of a million of them needs no more memory than one of a
/// hundred: ask for as many rows as fit.
///
/// ```swift
/// for first in stride(from: 0, to: map.ys.count, by: 64) {
///   for cell in map.cells(inRows: first..<min(first + 64, map.ys.count)) { … }
/// }
/// ```
public struct SnapMap: Sendable {
  /// What it is of.
  public let system: SnapSystem

  /// The places of the release, points, as the controller believes them; ascending, so downward.
  public let ys: [Double]

  /// The finger's velocities, points per second, positive downward; ascending.
  public let velocities: [Double]

  /// What becomes of one release.
  public struct Cell: Hashable, Sendable {
    /// The index of the detent that the card goes to.
    public var target: Int32

    /// Seconds until it has settled there; nil: never.
    public var settleTime: Double?

    /// How far it goes beyond, points.
    public var overshoot: Double
  }

  /// A map over these places and velocities, neither of them empty, both ascending.
  public init(of system: SnapSystem, ys: [Double], velocities: [Double]) {
    precondition(!ys.isEmpty && !velocities.isEmpty, "a map without cells")
    (self.system, self.ys, self.velocities) = (system, ys, velocities)
  }

  /// What the detents are called, the lowest first: a cell's target is an index into it.
  public var names: [String] { system.names }

  /// The cells of some rows, one row after the other, each with a cell for each velocity.
  ///
  /// - Parameters:
  ///   - rows: Indices into `ys`.
  ///   - threads: How many work at once at most; nil: as many as there are cores. It changes no bit.
  public func cells(inRows rows: Range<Int>, threads: Int? = nil) -> [Cell] {
    // A stretch of a row is a piece of work; rows may be few and long, or many and short.
    let columns = velocities.count
    return Parallel.map(rows.count * columns, threads: threads, state: { Place(y: .nan, slope: 1) }) { index, place in
      let (row, column) = index.quotientAndRemainder(dividingBy: columns)
      let y = ys[rows.lowerBound + row]
      // What a place asks for is asked for once; it follows from the place alone.
      if place.y != y { place = Place(y: y, slope: system.slope(at: y)) }
      return Cell(system.landing(y, velocities[column], slope: place.slope))
    }
  }

  /// All cells.
  public func cells(threads: Int? = nil) -> [Cell] { cells(inRows: 0..<ys.count, threads: threads) }

  /// Computes some cells of one row, one after the other, for whoever wants to keep none of them.
  ///
  /// - Parameters:
  ///   - row: An index into `ys`.
  ///   - columns: Indices into `velocities`.
  ///   - body: Called with each column's index and cell, in order.
  public func forEachCell(inRow row: Int, columns: Range<Int>, _ body: (Int, Cell) -> Void) {
    let slope = system.slope(at: ys[row])
    for column in columns { body(column, Cell(system.landing(ys[row], velocities[column], slope: slope))) }
  }

  /// A place, and how much of a velocity shows there.
  private struct Place {
    var y: Double
    var slope: Double
  }
}

extension SnapMap.Cell {
  /// What a cell keeps of a landing.
  @inline(__always)
  init(_ landing: Landing) {
    (target, settleTime, overshoot) = (Int32(landing.target), landing.settleTime, landing.overshoot)
  }
}
