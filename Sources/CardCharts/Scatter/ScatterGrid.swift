/// A sample of any number of points, as many as a plot can show.
///
/// Each cell of a grid keeps the first point that falls into it. At first the grid is as fine as the numbers
/// themselves; if there are too many points, cells become a 1024th of the range, and then twice as large each time.
struct ScatterGrid: Sendable {
  /// A point, its name, and the detail in its tooltip.
  struct Point: Hashable, Sendable {
    var x: Double
    var y: Double
    var name: String
    var detail: String
  }

  private struct Cell: Hashable {
    var column: Int64
    var row: Int64
  }

  /// The most points that are kept.
  static let limit = 8_192

  /// The points, in order of arrival.
  private(set) var points: [Point] = []

  /// Used only for membership tests and never iterated, so its order has no influence.
  private var taken: Set<Cell> = []

  /// The size of a cell; 0: each number is a cell of its own.
  private var size = (x: 0.0, y: 0.0)

  /// The number of points that were added.
  private(set) var count = 0

  /// The range of each coordinate.
  private(set) var bounds: (x: ClosedRange<Double>, y: ClosedRange<Double>)?

  /// Adds a point with finite coordinates.
  ///
  /// - Parameter detail: Evaluated only if the point is kept.
  mutating func add(x: Double, y: Double, name: () -> String, detail: () -> String) {
    count += 1
    if let known = bounds {
      bounds = (
        min(known.x.lowerBound, x)...max(known.x.upperBound, x),
        min(known.y.lowerBound, y)...max(known.y.upperBound, y)
      )
    } else {
      bounds = (x...x, y...y)
    }
    guard taken.insert(cell(x, y)).inserted else { return }
    points.append(Point(x: x, y: y, name: name(), detail: detail()))
    while points.count > ScatterGrid.limit { coarsen() }
  }

  private func cell(_ x: Double, _ y: Double) -> Cell {
    Cell(column: ScatterGrid.index(x, size.x), row: ScatterGrid.index(y, size.y))
  }

  private static func index(_ number: Double, _ size: Double) -> Int64 {
    if size == 0 { return Int64(bitPattern: (number + 0).bitPattern) }
    let place = (number / size).rounded(.down)
    // A number further out than that falls into the outermost cell.
    return Int64(min(max(place, -0x1p60), 0x1p60))
  }

  private mutating func coarsen() {
    if let bounds {
      func next(_ size: Double, _ range: ClosedRange<Double>) -> Double {
        let thousandth = (range.upperBound - range.lowerBound) / 1_024
        return max(size * 2, thousandth.isFinite ? thousandth : 0x1p1000)
      }
      size = (next(size.x, bounds.x), next(size.y, bounds.y))
    }
    taken.removeAll(keepingCapacity: true)
    var kept: [Point] = []
    for point in points where taken.insert(cell(point.x, point.y)).inserted { kept.append(point) }
    points = kept
  }
}
